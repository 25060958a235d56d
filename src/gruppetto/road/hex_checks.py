"""What a hex road must be before anybody rides it: no overlaps, no dead ends, room to start, a way home."""

from collections.abc import Iterator

from gruppetto.engine.edition import Document, TomlTable
from gruppetto.road.hex_layout import HexRoad, lay_out
from gruppetto.road.hex_stages import LEAST_LANES, MOST_LANES, hex_stages, read_hex_stages
from gruppetto.road.hexes import Hex, around

Place = tuple[int, Hex]
"""A hex in one section."""


def read_hex_roads(document: Document) -> dict[str, HexRoad]:
    """The roads of a stage file, laid out and checked; raises EditionError with file, key and reason."""
    return {name: checked(lay_out(*found), found[1]) for name, found in read_hex_stages(document).items()}


def hex_roads(entry: TomlTable) -> dict[str, HexRoad]:
    """The roads of the table `hex_stages` of an edition, laid out and checked."""
    return {name: checked(lay_out(*found), found[1]) for name, found in hex_stages(entry).items()}


def checked(road: HexRoad, entry: TomlTable) -> HexRoad:
    """The road itself, if nothing is wrong with it."""
    for check in (_check_widths, _check_corridor, _check_overlaps, _check_touching, _check_stretch, _check_ways):
        check(road, entry)
    return road


def _check_widths(road: HexRoad, entry: TomlTable) -> None:
    """The widths of scanned segments; those of the others were read within their limits."""
    for name, section in zip(road.names, road.sections, strict=True):
        if not LEAST_LANES <= section.width <= MOST_LANES:
            reason = f"{name} is {section.width} lanes wide; a road has {LEAST_LANES} to {MOST_LANES}"
            raise entry.fail("segments", reason)


def _check_corridor(road: HexRoad, entry: TomlTable) -> None:
    room = len(road.corridor)
    if room < road.stage.riders:
        raise entry.fail("start", f"the corridor has {room} hexes; {road.stage.riders} riders need one each")


def _check_overlaps(road: HexRoad, entry: TomlTable) -> None:
    """No hex lies in two sections, except those of one segment in several laps and of the declared junction."""
    for place, sections in road.places.items():
        for one, other in _pairs(sections):
            if not _may_share(road, one, other):
                names = f"{road.names[one]} and {road.names[other]}"
                raise entry.fail("segments", f"{names} lie on the same hex [{place[0]}, {place[1]}]")


def _check_touching(road: HexRoad, entry: TomlTable) -> None:
    """Only sections that follow each other in some lap have hexes side by side."""
    following = {(road.sections[n].segment.id, road.sections[n + 1].segment.id) for n in range(road.stretch)}
    for place, sections in road.places.items():
        for near in around(place):
            for one in sections:
                for other in road.places.get(near, ()):
                    ids = road.sections[one].segment.id, road.sections[other].segment.id
                    if one < other and not (ids in following or ids[::-1] in following or _may_share(road, one, other)):
                        names = f"{road.names[one]} and {road.names[other]}"
                        raise entry.fail("segments", f"{names} touch at the hex [{place[0]}, {place[1]}]")


def _may_share(road: HexRoad, one: int, other: int) -> bool:
    ids = road.sections[one].segment.id, road.sections[other].segment.id
    laps = road.stage.laps
    return ids[0] == ids[1] or (laps is not None and all(name in laps.junction for name in ids))


def _check_stretch(road: HexRoad, entry: TomlTable) -> None:
    """Each hex of the stretch needs a second value."""
    stretch = road.sections[-1]
    for place in stretch.hexes:
        if stretch.level(place) <= stretch.base:
            name = f"{road.names[-1]}:{stretch.address(place)}"
            raise entry.fail("finish", f"the hex {name} of the stretch lies before the finish line")


def _check_ways(road: HexRoad, entry: TomlTable) -> None:
    """Every hex before the stretch leads on and home, and somebody can get there."""
    everywhere = [(number, place) for number, section in enumerate(road.sections) for place in section.hexes]
    ahead = {at: tuple(road.forward(*at)) for at in everywhere}
    for number, place in everywhere:
        if number != road.stretch and not ahead[number, place]:
            raise entry.fail("segments", f"the hex {_named(road, (number, place))} leads nowhere")
    came: set[Place] = {(0, place) for place in road.corridor}
    waiting = list(came)
    while waiting:
        for to in ahead[waiting.pop()]:
            if to not in came:
                came.add(to)
                waiting.append(to)
    for at in everywhere:
        if at not in came:
            raise entry.fail("segments", f"nobody can reach the hex {_named(road, at)} from the corridor")
    home = _leads_home(road, ahead)
    for at in everywhere:
        if at not in home:
            raise entry.fail("segments", f"there is no way from the hex {_named(road, at)} to the finish line")


def _leads_home(road: HexRoad, ahead: dict[Place, tuple[Place, ...]]) -> set[Place]:
    behind: dict[Place, list[Place]] = {}
    for at, after in ahead.items():
        for to in after:
            behind.setdefault(to, []).append(at)
    home: set[Place] = {(road.stretch, place) for place in road.sections[-1].hexes}
    waiting = list(home)
    while waiting:
        for at in behind.get(waiting.pop(), ()):
            if at not in home:
                home.add(at)
                waiting.append(at)
    return home


def _named(road: HexRoad, at: Place) -> str:
    number, place = at
    return f"{road.names[number]}:{road.sections[number].address(place)}"


def _pairs(sections: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    return ((one, other) for place, one in enumerate(sections) for other in sections[place + 1 :])
