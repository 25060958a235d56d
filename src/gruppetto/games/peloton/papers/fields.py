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
from gruppetto.engine.papers import kinds
from gruppetto.engine.papers.paper import Box, Field, Paper, check, open_document
from gruppetto.games.peloton.box.edition import CARDS, DICE, PelotonEdition
from gruppetto.games.peloton.box.options import GAME_ID, OPTIONS, PLAYERS, TEAMS
from gruppetto.games.peloton.papers.occurs import RESULTS, STANDING_START, checks_of
from gruppetto.games.peloton.rules.ledger import Contest, StageResult
from gruppetto.games.peloton.rules.position import NO_RIDER, NONE, OFF, PelotonPosition, Phase
from gruppetto.games.peloton.rules.race import Race, race_of
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT
from gruppetto.games.peloton.rules.turns import begin_sequence, next_turn
from gruppetto.games.peloton.rules.ways import MOST_STEPS

Fields = Iterable[Field[PelotonPosition]]
_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS, TEAMS)
_STEPS: Final = kinds.Whole(0, MOST_STEPS)
_SECONDS: Final = kinds.Whole(0, 9_999_999)
_DIE: Final = kinds.Word("die", DICE)
_CARD: Final = kinds.Word("card", CARDS)
_SOLOS: Final = ("", "die", "card")
_BETWEEN: Final = ("stage", "sequence", "riders", "takers", "finishes", "finishers", "spent", "results")
"""What a board between two sequences has."""


@lru_cache(maxsize=64)
def _paper(race: Race, stage: int, between: bool = False) -> Paper[PelotonPosition]:
    fields = _fields(race, stage)
    if not between:
        return Paper(GAME_ID, race, fields, offered=OPTIONS)
    kept = [field for field in fields if field.key in _BETWEEN]
    return Paper(GAME_ID, race, kept, "position without order", offered=OPTIONS)


def _fields(race: Race, stage: int) -> Sequence[Field[PelotonPosition]]:
    leg = race.legs[stage]
    bib = kinds.Word("rider", race.bibs)
    name = kinds.Word("rider", [str(bib) for bib in race.bibs])
    place = kinds.Word("hex", leg.address)
    starters = bib if stage else kinds.Word("team", race.team_names)
    finish = kinds.Pattern(list, _read_finish, "a sequence and a second value")
    return (
        Field("stage", kinds.stages(len(race.legs)), "stage_index", needed=True),
        Field("phase", kinds.Member(Phase), needed=True),
        Field("to_decide", kinds.Maybe(kinds.Word("seat", range(race.seats)), NOBODY, blank=NOBODY), needed=True),
        Field("line_up", kinds.Listing(starters)),
        Field("placed", kinds.Whole(0, race.riders), needed=True),
        Field("sequence", kinds.Whole(0, 9_999), needed=True),
        Field("riders", kinds.Figures(name, place, rest=OFF), "hexes"),
        *_sequence(bib),
        *_turn(bib, place),
        Field("takers", kinds.Each(kinds.Listing(bib, once=True), len(leg.lines), "line", rest=())),
        Field("finishes", kinds.Figures(name, finish, rest=(0, 0))),
        Field("finishers", kinds.Listing(bib, once=True)),
        Field("spent", kinds.Bits(_CARD)),
        Field("results", kinds.Listing(_result(bib), most=len(race.legs)), "ledger", put=_put_results),
    )


def _sequence(bib: kinds.Word) -> Fields:
    return (
        Field("order", kinds.Listing(bib, once=True)),
        Field("turn", kinds.Whole(-1, 9_999), needed=True),
        Field("groups", kinds.Listing(_group(bib)), get=_groups, put=_put_groups, absent=()),
        Field("attackers", kinds.Bits(bib)),
        Field("fallen", kinds.Bits(bib)),
        Field("stuck", kinds.Bits(bib)),
        Field("arrived", kinds.Listing(bib, once=True)),
    )


def _turn(bib: kinds.Word, place: kinds.Word) -> Fields:
    offer = kinds.SubTable({"rider": bib, "hex": place})
    return (
        Field("rider", kinds.Maybe(bib, NO_RIDER, blank=0), needed=True),
        Field("braked", kinds.Flag()),
        Field("die", kinds.Maybe(_DIE, NONE)),
        Field("face", kinds.Maybe(kinds.Word("face", range(1, 7)), NONE, blank=0), needed=True),
        Field("card", kinds.Maybe(_CARD, NONE)),
        Field("solo", kinds.Word("solo attack", _SOLOS)),
        Field("speed", _STEPS, needed=True),
        Field("rest", _STEPS, needed=True),
        Field("owes", kinds.Flag()),
        Field("declined", kinds.Bits(bib)),
        Field("offer", kinds.Maybe(offer, (NO_RIDER, NONE), blank={}), "offer_rider offer_hex"),
    )


def write_position(state: PelotonPosition) -> str:
    return _paper(state.race, state.stage_index).write(state)


def fill_position(
    state: PelotonPosition, text: str, setup: Setup[PelotonEdition] | None, editions: Sequence[PelotonEdition]
) -> None:
    """Fills an empty position from its document; raises PositionError if it cannot be read or cannot occur."""
    written, race = open_document(text, _BOX, race_of, setup, editions)
    stage = kinds.stages(len(race.legs)).read("stage", written.get("stage"))
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
    teams = tuple(range(race.team_count)) * race.size
    starters = state.standings().riders if state.stage_index else ()
    state.line_up = starters or (teams if race.rotation else tuple(sorted(teams)))
    state.placed = len(state.line_up)
    check(state, STANDING_START)
    state.sequence -= 1
    begin_sequence(state, None)
    if not next_turn(state, None):
        raise PositionError("nobody can ride here")


# --- groups ---


def _group(bib: kinds.Word) -> kinds.SubTable:
    columns: dict[str, kinds.Kind[Any]] = {
        "riders": kinds.Listing(bib, once=True, least=1),
        "pace": _STEPS,
        "climb": kinds.Flag(),
        "sheltered": kinds.Flag(),
        "brake": kinds.Whole(0, 2),
        "reset": kinds.Flag(),
        "breakaway": _STEPS,
        "die": _DIE,
        "closed": kinds.Flag(),
        "hard": kinds.Flag(),
    }
    return kinds.SubTable(columns, rest={**dict.fromkeys(list(columns)[1:], 0), "climb": None, "die": NONE})


def _groups(state: PelotonPosition) -> Iterable[tuple[Any, ...]]:
    """By group its riders and what it has met; whether it climbs is told with its pace only."""
    members: list[list[int]] = [[] for _ in state.leaders]
    for rider in state.order:
        members[state.group_of[rider]].append(rider)
    for group, riders in enumerate(members):
        pace, brake, breakaway = state.paces[group], state.brakes[group], state.breakaways[group]
        climb = state.climb_paces >> group & 1 if pace else None
        masks = (state.sheltered, state.resets, state.closed, state.hard_paces)
        sheltered, reset, closed, hard = (mask >> group & 1 for mask in masks)
        yield riders, pace, climb, sheltered, brake, reset, breakaway, state.breakaway_dice[group], closed, hard


def _put_groups(state: PelotonPosition, groups: Sequence[tuple[Any, ...]]) -> None:
    members = [group[0] for group in groups]
    if sorted(rider for riders in members for rider in riders) != sorted(state.order):
        raise PositionError("groups must hold every rider of order once")
    for number, (riders, pace, climb, sheltered, brake, reset, breakaway, die, closed, hard) in enumerate(groups):
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
        state.hard_paces |= hard << number
    state.leaders = tuple(riders[0] for riders in members)
    state.group_sizes = tuple(map(len, members))


# --- results ---


def _read_finish(written: Any) -> tuple[int, int] | None:
    if not isinstance(written, list) or [type(part) for part in written] != [int, int]:
        return None
    return written[0], written[1]


def _result(bib: kinds.Word) -> kinds.SubTable:
    riders = kinds.Listing(bib, once=True)
    contest = kinds.SubTable({"kind": kinds.OneOf(SPRINT, SUMMIT), "takers": riders})
    return kinds.SubTable(
        {
            "placed": riders,
            "times": kinds.Listing(_SECONDS),
            "dropped": riders,
            "contests": kinds.Listing(contest),
            "last_clock": _SECONDS,
        }
    )


def _put_results(state: PelotonPosition, results: Sequence[tuple[Any, ...]]) -> None:
    state.ledger = tuple(
        StageResult(placed, times, tuple(sorted(dropped)), tuple(Contest(*contest) for contest in contests), last_clock)
        for placed, times, dropped, contests, last_clock in results
    )
