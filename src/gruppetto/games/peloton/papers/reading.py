"""Reading a position document back: every key checked for its kind, then the whole for whether it can occur.

A document without `order` is a board as it stands between two sequences: the one it names begins there.
"""

from collections.abc import Sequence
from typing import Any, Final

from gruppetto.engine import document
from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.position import Box, check_keys, course_named, flag, listing, phase_of, table
from gruppetto.games.peloton.box.edition import PelotonEdition
from gruppetto.games.peloton.box.options import GAME_ID, OPTIONS, PLAYERS
from gruppetto.games.peloton.papers.occurs import check_occurs, check_standing_start
from gruppetto.games.peloton.papers.writing import KEYS, SOLOS
from gruppetto.games.peloton.rules.actions import CARDS, DICE
from gruppetto.games.peloton.rules.ledger import Contest, StageResult
from gruppetto.games.peloton.rules.position import NO_RIDER, NONE, PelotonPosition, Phase
from gruppetto.games.peloton.rules.race import race_of
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT
from gruppetto.games.peloton.rules.turns import begin_sequence, next_turn
from gruppetto.games.peloton.rules.ways import MOST_STEPS

_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS)
_MOST: Final = 9_999
_MOST_SECONDS: Final = 9_999_999
_STANDING_KEYS: Final = (
    "game",
    "edition",
    "options",
    "seats",
    "stage",
    "sequence",
    "riders",
    "takers",
    "finishes",
    "finishers",
    "spent",
    "results",
)
"""What a board between two sequences has."""
_GROUP_KEYS: Final = ("riders", "pace", "climb", "sheltered", "brake", "reset", "breakaway", "die", "closed")


def fill_position(
    state: PelotonPosition, text: str, setup: Setup[PelotonEdition] | None, editions: Sequence[PelotonEdition]
) -> None:
    """Fills an empty position from its document; raises PositionError if it cannot be read or cannot occur."""
    fields = document.read(text)
    check_keys(fields, KEYS)
    race = course_named(fields, _BOX, race_of, setup, editions)
    state.set_out(race)
    stage = _whole(fields, "stage", least=1)
    if stage > len(race.legs):
        raise PositionError(f"stage {stage} is not one of this race's, which has {len(race.legs)}")
    state.clear_road(stage - 1)
    _read_results(state, fields)
    _read_riders(state, fields)
    _read_stage(state, fields)
    state.sequence = _whole(fields, "sequence")
    if "order" not in fields:
        _begin_here(state, fields)
        return
    state.phase = phase_of(fields, Phase)
    state.to_decide = _whole(fields, "to_decide", least=NOBODY)
    _read_line_up(state, fields)
    _read_sequence(state, fields)
    _read_turn(state, fields)
    check_occurs(state)


def _begin_here(state: PelotonPosition, fields: dict[str, Any]) -> None:
    """The named sequence begins with everybody where he stands."""
    for key in fields:
        if key not in _STANDING_KEYS:
            raise PositionError(f"{key} is there, so order must be too")
    race = state.race
    starters = state.standings().riders if state.stage_index else ()
    state.line_up = starters or tuple(range(race.teams)) * race.size
    if not race.rotation and not starters:
        state.line_up = tuple(sorted(state.line_up))
    state.placed = len(state.line_up)
    check_standing_start(state)
    state.sequence -= 1
    begin_sequence(state, None)
    if not next_turn(state, None):
        raise PositionError("nobody can ride here")
    check_occurs(state)


# --- the stage ---


def _read_results(state: PelotonPosition, fields: dict[str, Any]) -> None:
    tables = listing(fields, "results")
    if len(tables) > len(state.race.legs):
        raise PositionError(f"results has {len(tables)} stages, but the race only {len(state.race.legs)}")
    state.ledger = tuple(_result(state, table) for table in tables)
    if state.stage_index:
        state.jerseys = state.race.standings(state.ledger[: state.stage_index]).leaders


def _result(state: PelotonPosition, table: object) -> StageResult:
    if not isinstance(table, dict):
        raise PositionError("results must be a list of tables")
    for key in table:
        if key not in StageResult._fields:
            raise PositionError(f"{key!r} is not a key of a result")
    placed = tuple(_riders(state, table, "placed"))
    times = tuple(_number("times", time, _MOST_SECONDS) for time in listing(table, "times"))
    if len(times) != len(placed) or list(times) != sorted(times):
        raise PositionError("a result needs a time for each rider placed, none faster than one before")
    contests = tuple(_contest(state, contest) for contest in listing(table, "contests"))
    dropped = tuple(sorted(_riders(state, table, "dropped")))
    if set(dropped) & set(placed):
        raise PositionError("a rider is placed or has dropped out, not both")
    return StageResult(placed, times, dropped, contests, _whole(table, "last_clock", most=_MOST_SECONDS))


def _contest(state: PelotonPosition, table: object) -> Contest:
    if not isinstance(table, dict) or table.keys() != {"kind", "takers"} or table["kind"] not in (SPRINT, SUMMIT):
        raise PositionError(f"a contest has a kind, {SPRINT} or {SUMMIT}, and takers, not {table!r}")
    return Contest(table["kind"], tuple(_riders(state, table, "takers")))


def _read_riders(state: PelotonPosition, fields: dict[str, Any]) -> None:
    for bib, address in table(fields, "riders").items():
        rider = _named_rider(state, "riders", bib)
        place = _hex(state, "riders", address)
        if state.hexes[rider] >= 0 or state.road[place]:
            raise PositionError(f"{address} holds two riders, or {bib} stands on two hexes (PEL-0.15)")
        state.put(rider, place)


def _read_stage(state: PelotonPosition, fields: dict[str, Any]) -> None:
    """Lines, finishes and cards; who is out of the race follows from them."""
    takers = listing(fields, "takers")
    if len(takers) not in (0, len(state.takers)):
        raise PositionError(f"takers must have a list for each of the {len(state.takers)} lines")
    for line, riders in enumerate(takers):
        state.takers[line] = tuple(_riders(state, {"takers": riders}, "takers"))
    for bib, finish in table(fields, "finishes").items():
        rider = _named_rider(state, "finishes", bib)
        if not isinstance(finish, list) or [type(part) for part in finish] != [int, int]:
            raise PositionError(f"a finish is a sequence and a second value, not {finish!r}")
        state.finishes[rider] = (finish[0], finish[1])
    state.finishers = tuple(_riders(state, fields, "finishers"))
    state.spent = 0
    for card in listing(fields, "spent"):
        state.spent |= 1 << _choice("spent", card, CARDS)
    dropped = {rider for rider, (sequence, _) in enumerate(state.finishes) if sequence < 0}
    if state.race.dnf_out:
        dropped.update(rider for result in state.ledger for rider in result.dropped)
    state.out = sum(1 << rider for rider in dropped)


def _read_line_up(state: PelotonPosition, fields: dict[str, Any]) -> None:
    if state.stage_index:
        state.line_up = tuple(_riders(state, fields, "line_up"))
    else:
        names = state.race.team_names
        state.line_up = tuple(_choice("line_up", team, names) for team in listing(fields, "line_up"))
    state.placed = _whole(fields, "placed", most=len(state.line_up))


# --- the sequence ---


def _read_sequence(state: PelotonPosition, fields: dict[str, Any]) -> None:
    state.order = tuple(_riders(state, fields, "order"))
    state.turn = _whole(fields, "turn", least=-1)
    groups = listing(fields, "groups")
    members = [rider for group in groups for rider in _group(state, group)]
    if sorted(members) != sorted(state.order):
        raise PositionError("groups must hold every rider of order once")
    state.paces = []
    state.brakes = []
    state.breakaways = []
    state.breakaway_dice = []
    sizes: list[int] = []
    leaders: list[int] = []
    for number, group in enumerate(groups):
        riders = _group(state, group)
        sizes.append(len(riders))
        leaders.append(riders[0])
        for rider in riders:
            state.group_of[rider] = number
        _read_group(state, number, group)
    state.group_sizes = tuple(sizes)
    state.leaders = tuple(leaders)
    state.attackers = _mask(state, fields, "attackers")
    state.fallen = _mask(state, fields, "fallen")
    state.stuck = _mask(state, fields, "stuck")
    state.arrived = tuple(_riders(state, fields, "arrived"))


def _group(state: PelotonPosition, table: object) -> list[int]:
    if not isinstance(table, dict) or not table.get("riders"):
        raise PositionError(f"a group is a table with its riders, not {table!r}")
    for key in table:
        if key not in _GROUP_KEYS:
            raise PositionError(f"{key!r} is not a key of a group; the keys are {', '.join(_GROUP_KEYS)}")
    riders = _riders(state, table, "riders")
    if any(rider not in state.order for rider in riders):
        raise PositionError("a group has a rider who is not in order")
    if riders != sorted(riders, key=state.order.index):
        raise PositionError("the riders of a group must stand in the order of play")
    return riders


def _read_group(state: PelotonPosition, number: int, table: dict[str, Any]) -> None:
    bit = 1 << number
    state.paces.append(_whole(table, "pace", most=MOST_STEPS) if "pace" in table else 0)
    state.brakes.append(_whole(table, "brake", most=2) if "brake" in table else 0)
    state.breakaways.append(_whole(table, "breakaway", most=MOST_STEPS) if "breakaway" in table else 0)
    state.breakaway_dice.append(_choice("die", table["die"], DICE) if "die" in table else NONE)
    if flag(table, "climb"):
        state.climb_paces |= bit
    if flag(table, "sheltered"):
        state.sheltered |= bit
    if flag(table, "reset"):
        state.resets |= bit
    if flag(table, "closed"):
        state.closed |= bit


def _read_turn(state: PelotonPosition, fields: dict[str, Any]) -> None:
    bib = _whole(fields, "rider")
    state.rider = _rider(state, "rider", bib) if bib else NO_RIDER
    state.braked = flag(fields, "braked")
    state.die = _choice("die", fields["die"], DICE) if fields.get("die") else NONE
    state.face = _whole(fields, "face", most=6) - 1
    state.card = _choice("card", fields["card"], CARDS) if fields.get("card") else NONE
    state.solo = _choice("solo", fields.get("solo", ""), SOLOS)
    state.speed = _whole(fields, "speed", most=MOST_STEPS)
    state.rest = _whole(fields, "rest", most=MOST_STEPS)
    state.owes = flag(fields, "owes")
    state.declined = _mask(state, fields, "declined")
    offer = table(fields, "offer")
    if offer:
        state.offer_rider = _rider(state, "offer", offer.get("rider"))
        state.offer_hex = _hex(state, "offer", offer.get("hex"))


# --- kinds of value ---


def _number(key: str, value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise PositionError(f"{key} must be a whole number from 0 to {most}, not {value!r}")
    return value


def _whole(fields: dict[str, Any], key: str, *, least: int = 0, most: int = _MOST) -> int:
    value = fields.get(key)
    if type(value) is not int or not least <= value <= most:
        raise PositionError(f"{key} must be a whole number from {least} to {most}, not {value!r}")
    return value


def _choice(key: str, value: object, among: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in among:
        raise PositionError(f"{key} must be one of {', '.join(filter(None, among))}, not {value!r}")
    return among.index(value)


def _rider(state: PelotonPosition, key: str, bib: object) -> int:
    rider = state.race.rider_of_bib.get(bib) if type(bib) is int else None
    if rider is None:
        raise PositionError(f"{key}: no rider of this race has the number {bib!r}")
    return rider


def _named_rider(state: PelotonPosition, key: str, name: str) -> int:
    """A rider by the key of a table: his number as it is written everywhere, `7` and never `07`."""
    return _rider(state, key, next((bib for bib in state.race.bibs if str(bib) == name), name))


def _riders(state: PelotonPosition, fields: dict[str, Any], key: str) -> list[int]:
    riders = [_rider(state, key, bib) for bib in listing(fields, key)]
    if len(set(riders)) < len(riders):
        raise PositionError(f"{key} names a rider twice")
    return riders


def _mask(state: PelotonPosition, fields: dict[str, Any], key: str) -> int:
    return sum(1 << rider for rider in _riders(state, fields, key))


def _hex(state: PelotonPosition, key: str, address: object) -> int:
    place = state.leg.index.get(address) if isinstance(address, str) else None
    if place is None:
        raise PositionError(f"{key}: {address!r} is no hex of this stage; an address is such as T1:3.4")
    return place
