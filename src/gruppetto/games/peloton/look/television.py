"""The race as television shows it: who rides with whom, how far behind, at which pace, and who may attack."""

from typing import Final

from gruppetto.engine.remembered import MANY_PIECES, remembered
from gruppetto.engine.scene import Group, Mark, Text
from gruppetto.games.peloton.box.edition import POLKA, YELLOW
from gruppetto.games.peloton.look.rows import gap
from gruppetto.games.peloton.rules.course import CLIMB
from gruppetto.games.peloton.rules.naming import piece
from gruppetto.games.peloton.rules.pace import may_catch, offered_pace
from gruppetto.games.peloton.rules.position import SPEED_PHASE, SYMBOL_PHASE, PelotonOpen
from gruppetto.games.peloton.rules.race import Race
from gruppetto.road.hex_profile import along_profile

HEX_SECONDS: Final = 15
"""A group rides about four hexes in a sequence, which is a minute; so a hex of road is a quarter of it."""
_WINDS: Final = {"L": "left", "R": "right"}


def groups(table: PelotonOpen) -> list[Group]:
    """The groups of this sequence from the head of the race on; nobody has one before the start."""
    hexes = table.hexes
    riding = [[rider for rider in table.group(number) if hexes[rider] >= 0] for number in range(len(table.leaders))]
    found = [(max(hexes[rider] for rider in riders), number) for number, riders in enumerate(riding) if riders]
    found.sort(reverse=True)
    bunch = max(range(len(found)), key=lambda rank: len(riding[found[rank][1]]), default=0)
    return [
        _group_of(table, number, riding[number], foremost, _kind(len(riding[number]), rank, bunch))
        for rank, (foremost, number) in enumerate(found)
    ]


def time_gap(table: PelotonOpen, place: int, head: int) -> int:
    """About how many seconds a hex lies behind that of the head of the race.

    In a bend the rider who plays first may have further to go than one beside him, who is not behind for it.
    """
    home = table.leg.steps_home
    return max(0, home[place] - home[head]) * HEX_SECONDS


def along(table: PelotonOpen, place: int) -> float:
    """The place of a hex on the profile strip."""
    return _all_along(table)[place]


def road_of(table: PelotonOpen) -> tuple[object, ...]:
    """What rests on the road alone rests on this."""
    return (table.leg,)


@remembered(road_of)
def _all_along(table: PelotonOpen) -> list[float]:
    """By hex; every rider of every picture asks for his."""
    leg = table.leg
    return [along_profile(leg.road, leg.section[place], leg.places[place]) for place in range(leg.size)]


def may_attack(table: PelotonOpen, rider: int) -> str:
    """Why he may attack if he throws the symbol: he leads his group, or has free road ahead (PEL-11.2, 11.3); nothing
    where he may not. Where not everybody catches (D-12), also who may catch."""
    group = table.group_of[rider]
    moved = rider == table.rider and table.phase not in (SPEED_PHASE, SYMBOL_PHASE)
    if moved or not table.attackers >> rider & 1 or rider not in table.order[max(table.turn, 0) :]:
        return ""
    if table.breakaways[group]:
        die = POLKA if table.leg.terrain[table.hexes[rider]] == CLIMB else YELLOW
        return "catch" if table.race.catch_in_position and may_catch(table, rider, die) else ""
    if table.closed >> group & 1:
        return ""
    return "lead" if table.leaders[group] == rider else "free"


def _kind(riders: int, rank: int, bunch: int) -> str:
    if riders == 1:
        return "lone"
    if rank == bunch:
        return "bunch"
    if rank > bunch:
        return "gruppetto"
    return "head" if rank == 0 else "chase"


def _group_of(table: PelotonOpen, number: int, riders: list[int], place: int, kind: str) -> Group:
    behind, lead = time_gap(table, place, max(table.hexes)), table.hexes[riders[0]]
    pace = offered_pace(table, number) if kind != "lone" else 0
    tags = (table.breakaways[number], table.brakes[number], table.resets >> number & 1)
    return _group(table, tuple(riders), place, lead, kind, pace, behind, tags)


def _ridden(table: PelotonOpen) -> tuple[object, ...]:
    """What a group rests on besides its riders."""
    return (table.race, table.leg)


@remembered(_ridden, MANY_PIECES)
def _group(
    table: PelotonOpen,
    riders: tuple[int, ...],
    place: int,
    lead: int,
    kind: str,
    pace: int,
    behind: int,
    tags: tuple[int, int, int],
) -> Group:
    """Riders whose foremost stands on `place` and whose leader on `lead`. Few groups change with a move."""
    bib = table.race.bibs[riders[0]]
    return Group(
        id=f"group:{bib}",
        kind=kind,
        name=Text(f"peloton-group-{kind}", {"bib": bib, "riders": len(riders)}),
        pieces=[piece(table.race, rider) for rider in riders],
        along=along(table, place),
        pace=str(pace) if pace else "",
        gap=gap(behind) if behind else "",
        note=_note(table, riders[0], lead),
        marks=_marks(table.race, *tags),
    )


def _note(table: PelotonOpen, leader: int, place: int) -> Text:
    """Who leads it, and from where the wind blows; on a climb it does not matter. On a circuit also the lap."""
    section = table.leg.road.sections[table.leg.section[place]]
    wind = "none" if table.leg.terrain[place] == CLIMB else _WINDS[section.segment.wind]
    laps = table.leg.road.stage.laps
    lap = section.lap if laps and "#" in table.leg.address[place] else 0
    return Text(
        "peloton-group-note",
        {"bib": table.race.bibs[leader], "wind": wind, "lap": lap, "laps": laps.times if laps else 0},
    )


def _marks(race: Race, breakaway: int, brakes: int, reset: int) -> list[Mark]:
    marks: list[Mark] = []
    if breakaway:
        key = "peloton-mark-breakaway-position" if race.catch_in_position else "peloton-mark-breakaway"
        text = Text(key, {"value": breakaway})
        marks.append(Mark("attack", text, explain="mark:breakaway"))
    if brakes:
        text = Text("peloton-mark-braked", {"count": brakes})
        marks.append(Mark("pic-headwind", text, explain="mark:braked"))
    if reset:
        marks.append(Mark("mark-crash", Text("peloton-mark-reset"), explain="mark:reset"))
    return marks
