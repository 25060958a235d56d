"""Positions to test from: a race is set up through a position document, with what does not matter filled in."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from gruppetto.engine import document
from gruppetto.engine.chance import Chance, RecordedChance, SampledChance
from gruppetto.engine.contract import Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.event import Event
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.box.cards import CARD_IDS, CLIMBER, KIND_OF, KINDS
from gruppetto.games.vainqueur.box.edition import VainqueurEdition
from gruppetto.games.vainqueur.rules.state import VainqueurState

A, B, C, D, E, F = range(6)
FILLERS = ("gear_change", "feed", "spare_wheel", "spare_bike", "km20", "km40", "km60")
"""What fills a hand up, in this order, when a test names only the cards that matter."""

Cards = str
"""Cards by id, separated by blanks: `km20 km20 sprinter`."""


def edition(*changes: tuple[str, str]) -> VainqueurEdition:
    """The edition of the package with some of its text replaced."""
    text = GAME.editions()[0].document.text
    for old, new in changes:
        assert old in text, f"{old!r} is not in the edition"
        text = text.replace(old, new)
    return GAME.edition(Document.parse(text, "my.toml"))


def setup_for(
    seats: int, options: Mapping[str, object] | None = None, data: VainqueurEdition | None = None
) -> Setup[VainqueurEdition]:
    return GAME.setup(seats, dict(options or {}), data)


class Given(TypedDict, total=False):
    """What a test says of a race; the rest is filled in."""

    seats: int
    turn: int
    hand: Cards
    """Of the seat to decide."""
    hands: Mapping[int, Cards]
    """Of the others."""
    at: Sequence[int]
    blocked: Mapping[int, str]
    climbers: Sequence[int]
    miss: Mapping[int, int]
    cap: int
    results: Sequence[tuple[int, Sequence[int]]]
    """Winner and positions of each finished stage; by default the cap wearer has won them all."""
    draw_pile: int
    """How many cards are left face down; by default nothing is discarded yet."""
    options: Mapping[str, object]
    data: VainqueurEdition
    race_round: int


def fields(stage: int = 1, **given: Unpack[Given]) -> dict[str, Any]:
    """The fields of a position document in the middle of a stage."""
    seats, turn, cap = given.get("seats", 4), given.get("turn", A), given.get("cap", A)
    setup = setup_for(seats, given.get("options"), given.get("data"))
    data = setup.edition
    trial = data.stages[stage].type == "time_trial"
    handicaps = [given.get("blocked", {}).get(seat, "") for seat in range(seats)]
    climbers = list(given.get("climbers", ()))
    named = {turn: given.get("hand", ""), **given.get("hands", {})}
    left = list(data.deck)
    for name in filter(None, handicaps):
        left[KIND_OF[name]] -= 1
    left[CLIMBER] -= len(climbers)
    hands = _deal(left, [named.get(seat, "") for seat in range(seats)], data.hand_size, -1 if trial else turn)
    discard, top = _discard(left, given.get("draw_pile"))
    return {
        "game": "vainqueur",
        "edition": data.id,
        "options": setup.options,
        "seats": seats,
        "phase": "tt_turn" if trial else "road_turn",
        "stage": stage,
        "round": given.get("race_round", 30),
        "to_decide": turn,
        "prologue": [[6 if seat == cap else 1 for seat in range(seats)]],
        "results": _results(setup, stage, cap, given.get("results")),
        "positions": list(given.get("at", [0] * seats)),
        "handicaps": handicaps,
        "climbers": climbers,
        "miss_turns": [given.get("miss", {}).get(seat, 0) for seat in range(seats)],
        "last_roll": 0,
        "hands": hands,
        "drawn": "" if trial else next(iter(hands[turn])),
        "discard": discard,
        "discard_top": top,
    }


def _results(
    setup: Setup[VainqueurEdition], stage: int, cap: int, given: Sequence[tuple[int, Sequence[int]]] | None
) -> list[dict[str, object]]:
    tour = setup.edition.tours[str(setup.options["tour"])]
    before = [setup.edition.stages[number] for number in tour[: tour.index(stage)]]
    if given is None:
        given = [(cap, [past.length if seat == cap else 0 for seat in range(setup.seats)]) for past in before]
    return [
        {"winner": winner, "how": "die" if past.type == "time_trial" else "ride", "positions": list(positions)}
        for past, (winner, positions) in zip(before, given, strict=True)
    ]


def _deal(left: list[int], wanted: list[Cards], size: int, turn: int) -> list[dict[str, int]]:
    """The named cards to each hand first, then fillers up to the size of the hand."""
    hands = [[0] * KINDS for _ in wanted]
    for hand, cards in zip(hands, wanted, strict=True):
        for name in cards.split():
            hand[KIND_OF[name]] += 1
            left[KIND_OF[name]] -= 1
    for seat in sorted(range(len(wanted)), key=lambda seat: seat != turn):
        hand = hands[seat]
        for kind in (KIND_OF[name] for name in FILLERS):
            more = min(left[kind], size + (seat == turn) - sum(hand))
            hand[kind] += more
            left[kind] -= more
    return [_by_id(hand) for hand in hands]


def _discard(left: list[int], draw_pile: int | None) -> tuple[dict[str, int], str]:
    """So much of the rest that `draw_pile` cards stay face down; none if not asked."""
    discard = [0] * KINDS
    top = ""
    surplus = 0 if draw_pile is None else sum(left) - draw_pile
    for kind in range(KINDS):
        discard[kind] = min(left[kind], surplus - sum(discard))
        top = CARD_IDS[kind] if discard[kind] else top
    return _by_id(discard), top


def _by_id(counts: Sequence[int]) -> dict[str, int]:
    return {CARD_IDS[kind]: count for kind, count in enumerate(counts) if count}


def race(stage: int = 1, **given: Unpack[Given]) -> VainqueurState:
    """The race as it stands in the middle of a stage."""
    setup = setup_for(given.get("seats", 4), given.get("options"), given.get("data"))
    return GAME.position(document.write(fields(stage, **given)), setup)


def any_luck(seed: int = 1) -> Chance:
    return SampledChance(random.Random(seed).random)


def scripted(*outcomes: int | str) -> RecordedChance:
    """Luck with these outcomes in order: die faces, and drawn cards by their ids."""
    return RecordedChance([KIND_OF[met] if isinstance(met, str) else met for met in outcomes])


def play(state: VainqueurState, *moves: str, luck: Sequence[int | str] | None = None) -> list[Event]:
    """Plays legal moves for whoever is to decide and returns what was told.

    `luck` gives the outcomes as in `scripted`; without it any luck will do.
    """
    chance = any_luck() if luck is None else scripted(*luck)
    events: list[Event] = []
    for move in moves:
        action = GAME.parse(move, setup_for(state.course.seats))
        assert state.refusal(state.to_decide, action) is None, f"{move} is refused"
        state.play(action, chance, events.append)
    return events


def refused(state: VainqueurState, move: str, seat: int | None = None) -> str:
    """The rule that refuses a move, or nothing when it is legal."""
    action = GAME.parse(move, setup_for(state.course.seats))
    refusal = state.refusal(state.to_decide if seat is None else seat, action)
    return refusal.rule if refusal else ""


def legal(state: VainqueurState) -> list[str]:
    return [str(action) for action in state.actions()]


def until(state: VainqueurState, seat: int) -> VainqueurState:
    """The others throw fillers away, or roll, until it is this seat's turn."""
    while state.to_decide != seat:
        state.play(state.actions()[-1], any_luck())
    return state


def held(state: VainqueurState, seat: int, card: str) -> int:
    return state.hand(seat)[KIND_OF[card]]


def start(seats: int, options: Mapping[str, object] | None = None) -> VainqueurState:
    return GAME.start(setup_for(seats, options), any_luck())


def kinds_told(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
