"""The race as television shows it: who rides with whom, how far behind, at which pace, and who may attack."""

from typing import Final

from gruppetto.engine.scene import Group, Mark, Text
from gruppetto.games.peloton.course import CLIMB
from gruppetto.games.peloton.naming import piece
from gruppetto.games.peloton.rows import gap
from gruppetto.games.peloton.state import SPEED_PHASE, SYMBOL_PHASE
from gruppetto.games.peloton.view import PelotonView
from gruppetto.road.hex_profile import along_profile

HEX_SECONDS: Final = 15
"""A group rides about four hexes in a sequence, which is a minute; so a hex of road is a quarter of it."""
_WINDS: Final = {"L": "left", "R": "right"}


def groups(view: PelotonView) -> list[Group]:
    """The groups of this sequence from the head of the race on; nobody has one before the start."""
    found = [number for number in range(len(view.leaders)) if riding(view, number)]
    found.sort(key=lambda number: -foremost(view, number))
    if not found:
        return []
    largest = max(found, key=lambda number: (len(riding(view, number)), foremost(view, number)))
    behind = found.index(largest)
    return [_group(view, number, _kind(view, number, place, behind)) for place, number in enumerate(found)]


def riding(view: PelotonView, number: int) -> list[int]:
    """The riders of a group who are on the road, in the order of play."""
    return [rider for rider in view.group(number) if view.hexes[rider] >= 0]


def foremost(view: PelotonView, number: int) -> int:
    """The hex of its first rider as they stand now."""
    return max(view.hexes[rider] for rider in riding(view, number))


def time_gap(view: PelotonView, place: int) -> int:
    """About how many seconds a hex lies behind the head of the race; somebody must be on the road."""
    home = view.leg.steps_home
    return (home[place] - home[max(view.hexes)]) * HEX_SECONDS


def along(view: PelotonView, place: int) -> float:
    """The place of a hex on the profile strip."""
    return along_profile(view.leg.road, view.leg.section[place], view.leg.places[place])


def attack_marks(view: PelotonView, rider: int) -> list[Mark]:
    """Who may attack if he throws the symbol, and why: he leads his group, or has free road ahead (PEL-11.2, 11.3)."""
    if not view.attackers >> rider & 1 or rider not in view.order[max(view.turn, 0) :]:
        return []
    if rider == view.rider and view.phase not in (SPEED_PHASE, SYMBOL_PHASE):
        return []
    group = view.group_of[rider]
    if view.closed >> group & 1 or view.breakaways[group]:
        return []
    why = "lead" if view.leaders[group] == rider else "free"
    return [Mark("attack", Text(f"peloton-mark-attack-{why}"))]


def _kind(view: PelotonView, number: int, place: int, bunch: int) -> str:
    if len(riding(view, number)) == 1:
        return "lone"
    if place == bunch:
        return "bunch"
    if place > bunch:
        return "gruppetto"
    return "head" if place == 0 else "chase"


def _group(view: PelotonView, number: int, kind: str) -> Group:
    riders = riding(view, number)
    place = foremost(view, number)
    bib = view.race.bibs[riders[0]]
    behind = time_gap(view, place)
    return Group(
        id=f"group:{bib}",
        kind=kind,
        name=Text(f"peloton-group-{kind}", {"bib": bib, "riders": len(riders)}),
        pieces=[piece(view.race, rider) for rider in riders],
        along=along(view, place),
        pace=str(view.paces[number]) if view.paces[number] and kind != "lone" else "",
        gap=gap(behind) if behind else "",
        note=_note(view, riders[0]),
        marks=_marks(view, number),
    )


def _note(view: PelotonView, leader: int) -> Text:
    """Who leads it, and from where the wind blows; on a climb it does not matter. On a circuit also the lap."""
    place = view.hexes[leader]
    section = view.leg.road.sections[view.leg.section[place]]
    wind = "none" if view.leg.terrain[place] == CLIMB else _WINDS[section.segment.wind]
    laps = view.leg.road.stage.laps
    lap = section.lap if laps and "#" in view.leg.address[place] else 0
    return Text(
        "peloton-group-note",
        {"bib": view.race.bibs[leader], "wind": wind, "lap": lap, "laps": laps.times if laps else 0},
    )


def _marks(view: PelotonView, number: int) -> list[Mark]:
    marks: list[Mark] = []
    if view.breakaways[number]:
        marks.append(Mark("attack", Text("peloton-mark-breakaway", {"value": view.breakaways[number]})))
    if view.brakes[number]:
        marks.append(Mark("pic-headwind", Text("peloton-mark-braked", {"count": view.brakes[number]})))
    if view.resets >> number & 1:
        marks.append(Mark("mark-crash", Text("peloton-mark-reset")))
    return marks
