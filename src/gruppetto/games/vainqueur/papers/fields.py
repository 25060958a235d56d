"""Position documents: a readable text for every position, declared field by field.

What follows from the rest is not written: the draw pile is what is left of the deck, and totals and the yellow cap
follow from the prologue and the finished stages.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gruppetto.engine.contract import NOBODY, Setup
from gruppetto.engine.papers.kinds import (
    Bits,
    Each,
    Figures,
    Flat,
    Listing,
    Maybe,
    Member,
    OneOf,
    SubTable,
    Whole,
    Word,
)
from gruppetto.engine.papers.paper import Box, Field, Paper, check, left_of, open_document
from gruppetto.games.vainqueur.box.cards import BITS, CARD_IDS, CLIMBER, KINDS, NO_CARD
from gruppetto.games.vainqueur.box.edition import VainqueurEdition
from gruppetto.games.vainqueur.box.options import GAME_ID, OPTIONS, PLAYERS, TEAMS
from gruppetto.games.vainqueur.papers.occurs import CHECKS
from gruppetto.games.vainqueur.rules.course import Course, course_of
from gruppetto.games.vainqueur.rules.ledger import WAYS_TO_WIN, CapAward, StageResult
from gruppetto.games.vainqueur.rules.position import TOUR_END, Phase, VainqueurPosition
from gruppetto.games.vainqueur.rules.scoring import award_cap, prologue_winner, stage_places, stage_points

_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS, TEAMS)
_MOST: Final = 1_000_000
"""No number of a position is larger, however long its stage took."""


@lru_cache(maxsize=64)
def _paper(course: Course) -> Paper[VainqueurPosition]:
    figure = Whole(0, _MOST)
    seat = Word("seat", range(course.seats))
    figures = Each(figure, course.seats, "seat")
    card = Word("card", CARD_IDS)
    cards = Figures(card, figure, rest=0)
    result = SubTable({"winner": seat, "how": OneOf(*WAYS_TO_WIN), "positions": figures})
    return Paper(
        GAME_ID,
        course,
        [
            Field("phase", Member(Phase), needed=True),
            Field("stage", Word("stage", [leg.number for leg in course.legs]), "stage_index", needed=True),
            Field("round", figure, absent=0),
            Field("to_decide", Maybe(seat, NOBODY, blank=NOBODY)),
            Field("prologue", Listing(figures, least=1), "prologue_rolls", put=_put_prologue, needed=True),
            Field("results", Listing(result, most=len(course.legs)), "ledger", put=_put_results, absent=()),
            Field("positions", figures),
            Field("handicaps", Each(Maybe(card, NO_CARD), course.seats, "seat"), put=_put_handicaps),
            *([Field("struck", Each(Bits(seat), course.seats, "seat"))] if course.counts_handicaps else []),
            Field("climbers", Bits(seat)),
            Field("miss_turns", figures),
            Field("last_roll", figure),
            Field("hands", Flat(Each(cards, course.seats, "seat"), KINDS), needed=True),
            Field("drawn", Maybe(card, NO_CARD)),
            Field("discard", cards),
            Field("discard_top", Maybe(card, NO_CARD)),
        ],
        offered=OPTIONS,
    )


def write_position(state: VainqueurPosition) -> str:
    return _paper(state.course).write(state)


def fill_position(
    state: VainqueurPosition, text: str, setup: Setup[VainqueurEdition] | None, editions: Sequence[VainqueurEdition]
) -> None:
    """Fills an empty position from its document; raises PositionError if it cannot be read or cannot occur."""
    written, course = open_document(text, _BOX, course_of, setup, editions)
    state.set_out(course)
    _paper(course).read(state, written)
    state.derive()
    _count_cards(state)
    if state.phase is TOUR_END:
        state.show_hands()
    check(state, CHECKS)


def _put_prologue(state: VainqueurPosition, rounds: Sequence[list[int]]) -> None:
    state.prologue_rolls = tuple(tuple(rolls) for rolls in rounds)


def _put_handicaps(state: VainqueurPosition, kinds: list[int]) -> None:
    state.handicaps = kinds
    state.blocked = sum(1 << seat for seat, kind in enumerate(kinds) if kind != NO_CARD)


def _count_cards(state: VainqueurPosition) -> None:
    """The draw pile is what neither lies on the table or the discard pile nor is in a hand."""
    state.masks = [
        sum(BITS[kind] for kind in range(KINDS) if state.hand(seat)[kind]) for seat in range(state.course.seats)
    ]
    table = [state.handicaps.count(kind) for kind in range(KINDS)]
    table[CLIMBER] += state.climbers.bit_count()
    out = [state.discard[kind] + table[kind] + sum(state.hands[kind::KINDS]) for kind in range(KINDS)]
    state.draw = left_of(state.course.deck, out, CARD_IDS)
    state.draw_count, state.discard_count = sum(state.draw), sum(state.discard)


def _put_results(state: VainqueurPosition, results: Sequence[tuple[int, str, list[int]]]) -> None:
    """Finished stages; places, points, totals and caps are worked out again."""
    course = state.course
    first = prologue_winner(state.prologue_rolls)
    caps = [] if first is None else [CapAward(first, "VAI-11.2")]
    for number, (winner, how, positions) in enumerate(results, 1):
        places = stage_places(positions, winner, competition=course.competition)
        points = stage_points(places, course.points)
        state.ledger = (*state.ledger, StageResult(winner, how, tuple(positions), places, points))
        state.totals = [total + gain for total, gain in zip(state.totals, points, strict=True)]
        if caps and number < len(course.legs):
            history = [past.places for past in state.ledger]
            caps.append(award_cap(state.totals, history, caps[-1].seat, to_winner=course.cap_to_winner))
    state.caps = tuple(caps)
    state.cap = caps[-1].seat if caps else -1
