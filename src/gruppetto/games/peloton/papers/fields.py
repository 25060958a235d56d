"""Position documents: a readable text for every position, declared field by field.

Riders are written by the numbers on their backs, teams by their colours, hexes by their addresses. Groups are lists of
riders in the order of play, the leader first. What follows from the rest is not written: the jerseys follow from the
results, and the ways to share from where everybody stands.

A document without `order` is a board as it stands between two sequences: the one it names begins there.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.papers.kinds import (
    Bits,
    Each,
    Figures,
    Flag,
    Kind,
    Listing,
    Maybe,
    Member,
    OneOf,
    Pattern,
    Table,
    Whole,
    Word,
    stages,
)
from gruppetto.engine.papers.paper import Box, Field, Paper, check, open_document
from gruppetto.games.peloton.box.edition import CARDS, DICE, PelotonEdition
from gruppetto.games.peloton.box.options import GAME_ID, OPTIONS, PLAYERS
from gruppetto.games.peloton.papers.occurs import RESULTS, STANDING_START, checks_of
from gruppetto.games.peloton.rules.ledger import Contest, StageResult
from gruppetto.games.peloton.rules.position import NO_RIDER, NONE, OFF, PelotonPosition, Phase
from gruppetto.games.peloton.rules.race import Race, race_of
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT
from gruppetto.games.peloton.rules.turns import begin_sequence, next_turn
from gruppetto.games.peloton.rules.ways import MOST_STEPS

Fields = Iterable[Field[PelotonPosition]]
_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS)
_STEPS: Final = Whole(0, MOST_STEPS)
_SECONDS: Final = Whole(0, 9_999_999)
_DIE: Final = Word("die", DICE)
_CARD: Final = Word("card", CARDS)
_SOLOS: Final = ("", "die", "card")
_BETWEEN: Final = ("stage", "sequence", "riders", "takers", "finishes", "finishers", "spent", "results")
"""What a board between two sequences has."""


@lru_cache(maxsize=64)
def _paper(race: Race, stage: int, between: bool = False) -> Paper[PelotonPosition]:
    fields = _fields(race, stage)
    if not between:
        return Paper(GAME_ID, race, fields)
    return Paper(GAME_ID, race, [field for field in fields if field.key in _BETWEEN], "position without order")


def _fields(race: Race, stage: int) -> Sequence[Field[PelotonPosition]]:
    leg = race.legs[stage]
    bib = Word("rider", race.bibs)
    name = Word("rider", [str(bib) for bib in race.bibs])
    place = Word("hex", leg.address)
    starters = bib if stage else Word("team", race.team_names)
    finish = Pattern(list, _read_finish, "a sequence and a second value")
    return (
        Field("stage", stages(len(race.legs)), "stage_index", needed=True),
        Field("phase", Member(Phase), needed=True),
        Field("to_decide", Maybe(Word("seat", range(race.seats)), NOBODY, blank=NOBODY), needed=True),
        Field("line_up", Listing(starters)),
        Field("placed", Whole(0, race.riders), needed=True),
        Field("sequence", Whole(0, 9_999), needed=True),
        Field("riders", Figures(name, place, rest=OFF), "hexes"),
        *_sequence(bib),
        *_turn(bib, place),
        Field("takers", Each(Listing(bib, once=True), len(leg.lines), "line", rest=())),
        Field("finishes", Figures(name, finish, rest=(0, 0))),
        Field("finishers", Listing(bib, once=True)),
        Field("spent", Bits(_CARD)),
        Field("results", Listing(_result(bib), most=len(race.legs)), "ledger", put=_put_results),
    )


def _sequence(bib: Word) -> Fields:
    return (
        Field("order", Listing(bib, once=True)),
        Field("turn", Whole(-1, 9_999), needed=True),
        Field("groups", Listing(_group(bib)), get=_groups, put=_put_groups, absent=()),
        Field("attackers", Bits(bib)),
        Field("fallen", Bits(bib)),
        Field("stuck", Bits(bib)),
        Field("arrived", Listing(bib, once=True)),
    )


def _turn(bib: Word, place: Word) -> Fields:
    offer = Table({"rider": bib, "hex": place})
    return (
        Field("rider", Maybe(bib, NO_RIDER, blank=0), needed=True),
        Field("braked", Flag()),
        Field("die", Maybe(_DIE, NONE)),
        Field("face", Maybe(Word("face", range(1, 7)), NONE, blank=0), needed=True),
        Field("card", Maybe(_CARD, NONE)),
        Field("solo", Word("solo attack", _SOLOS)),
        Field("speed", _STEPS, needed=True),
        Field("rest", _STEPS, needed=True),
        Field("owes", Flag()),
        Field("declined", Bits(bib)),
        Field("offer", Maybe(offer, (NO_RIDER, NONE), blank={}), "offer_rider offer_hex"),
    )


def write_position(state: PelotonPosition) -> str:
    return _paper(state.race, state.stage_index).write(state)


def fill_position(
    state: PelotonPosition, text: str, setup: Setup[PelotonEdition] | None, editions: Sequence[PelotonEdition]
) -> None:
    """Fills an empty position from its document; raises PositionError if it cannot be read or cannot occur."""
    written, race = open_document(text, _BOX, race_of, setup, editions)
    stage = stages(len(race.legs)).read("stage", written.get("stage"))
    state.set_out(race)
    state.clear_road(stage)
    between = "order" not in written
    _paper(race, stage, between).read(state, written)
    check(state, RESULTS)
    _follow(state)
    if between:
        _begin_here(state)
    check(state, checks_of(state))


def _follow(state: PelotonPosition) -> None:
    """What follows from hexes, finishes and results: the road, who is out of the race, the jerseys."""
    race = state.race
    dropped = {rider for rider, (sequence, _) in enumerate(state.finishes) if sequence < 0}
    if race.dnf_out:
        dropped.update(rider for result in state.ledger for rider in result.dropped)
    state.out = sum(1 << rider for rider in dropped)
    if state.stage_index:
        state.jerseys = race.standings(state.ledger[: state.stage_index]).leaders
    state.derive()


def _begin_here(state: PelotonPosition) -> None:
    """The named sequence begins with everybody where he stands."""
    race = state.race
    teams = tuple(range(race.teams)) * race.size
    starters = state.standings().riders if state.stage_index else ()
    state.line_up = starters or (teams if race.rotation else tuple(sorted(teams)))
    state.placed = len(state.line_up)
    check(state, STANDING_START)
    state.sequence -= 1
    begin_sequence(state, None)
    if not next_turn(state, None):
        raise PositionError("nobody can ride here")


# --- groups ---


def _group(bib: Word) -> Table:
    kinds: dict[str, Kind[Any]] = {
        "riders": Listing(bib, once=True, least=1),
        "pace": _STEPS,
        "climb": Flag(),
        "sheltered": Flag(),
        "brake": Whole(0, 2),
        "reset": Flag(),
        "breakaway": _STEPS,
        "die": _DIE,
        "closed": Flag(),
    }
    return Table(kinds, rest={**dict.fromkeys(list(kinds)[1:], 0), "climb": None, "die": NONE})


def _groups(state: PelotonPosition) -> Iterable[tuple[Any, ...]]:
    """By group its riders and what it has met; whether it climbs is told with its pace only."""
    members: list[list[int]] = [[] for _ in state.leaders]
    for rider in state.order:
        members[state.group_of[rider]].append(rider)
    for group, riders in enumerate(members):
        pace, brake, breakaway = state.paces[group], state.brakes[group], state.breakaways[group]
        climb = state.climb_paces >> group & 1 if pace else None
        sheltered, reset, closed = (mask >> group & 1 for mask in (state.sheltered, state.resets, state.closed))
        yield riders, pace, climb, sheltered, brake, reset, breakaway, state.breakaway_dice[group], closed


def _put_groups(state: PelotonPosition, groups: Sequence[tuple[Any, ...]]) -> None:
    members = [group[0] for group in groups]
    if sorted(rider for riders in members for rider in riders) != sorted(state.order):
        raise PositionError("groups must hold every rider of order once")
    for number, (riders, pace, climb, sheltered, brake, reset, breakaway, die, closed) in enumerate(groups):
        if list(riders) != sorted(riders, key=state.order.index):
            raise PositionError("the riders of a group must stand in the order of play")
        for rider in riders:
            state.group_of[rider] = number
        state.paces.append(pace)
        state.climb_paces |= bool(climb) << number
        state.sheltered |= sheltered << number
        state.brakes.append(brake)
        state.resets |= reset << number
        state.breakaways.append(breakaway)
        state.breakaway_dice.append(die)
        state.closed |= closed << number
    state.leaders = tuple(riders[0] for riders in members)
    state.group_sizes = tuple(map(len, members))


# --- results ---


def _read_finish(written: Any) -> tuple[int, int] | None:
    if not isinstance(written, list) or [type(part) for part in written] != [int, int]:
        return None
    return written[0], written[1]


def _result(bib: Word) -> Table:
    riders = Listing(bib, once=True)
    contest = Table({"kind": OneOf(SPRINT, SUMMIT), "takers": riders})
    return Table(
        {
            "placed": riders,
            "times": Listing(_SECONDS),
            "dropped": riders,
            "contests": Listing(contest),
            "last_clock": _SECONDS,
        }
    )


def _put_results(state: PelotonPosition, results: Sequence[tuple[Any, ...]]) -> None:
    state.ledger = tuple(
        StageResult(placed, times, tuple(sorted(dropped)), tuple(Contest(*contest) for contest in contests), last_clock)
        for placed, times, dropped, contests, last_clock in results
    )
