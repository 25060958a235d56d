"""A move ends: the rider stands on his hex, lines he has reached are scored, the stretch notes his arrival (PEL-20)."""

from gruppetto.engine.event import Tell
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.course import LINE_KINDS
from gruppetto.games.peloton.rules.position import PelotonOpen, PelotonPosition

LAST_HEXES = 6
"""From so few hexes before the line one good throw leads over it."""


def end_move(state: PelotonPosition, rider: int, place: int, tell: Tell | None) -> None:
    """After every move, leg or shared move (PEL-19.8, 20.4, 21.6)."""
    leg, hexes, bits = state.leg, state.hexes, state.ways.bits
    before = hexes[rider]
    state.road[before] = 0
    state.road[place] = rider + 1
    state.taken ^= bits[before] | bits[place]
    hexes[rider] = place
    if leg.reached[place] != leg.reached[before] and not state.race.lines_by_distance:
        for line, rank, points in lines_on_the_way(state, before, place):
            _score(state, rider, line, rank, points, tell)
    if tell is not None and _first_near_the_finish(state, before, place):
        telling.last_kilometre(state, rider, tell)
    if place >= leg.stretch:
        state.arrived = (*(other for other in state.arrived if other != rider), rider)


def _score(state: PelotonPosition, rider: int, line: int, rank: int, points: int, tell: Tell | None) -> None:
    state.takers[line] = (*state.takers[line], rider)
    if tell is not None:
        telling.line_reached(state, rider, line, rank, points, tell)


def score_by_distance(state: PelotonPosition, tell: Tell | None) -> None:
    """The lines reached in the sequence that ends, furthest rider first, where that is the reading (PEL-20.4; D-25)."""
    if not state.race.lines_by_distance:
        return
    for line, contest in enumerate(state.leg.lines):
        worth = state.race.points[contest.kind]
        for rider in waiting_for_points(state, line):
            taken = len(state.takers[line])
            if taken < len(worth):
                _score(state, rider, line, taken + 1, worth[taken], tell)


def waiting_for_points(table: PelotonOpen, line: int) -> list[int]:
    """Riders who stand on a line or beyond it without having scored there, furthest first."""
    takers, reached, hexes = table.takers[line], table.leg.reached, table.hexes
    over = [who for who, at in enumerate(hexes) if at >= 0 and reached[at] >> line & 1 and who not in takers]
    return sorted(over, key=hexes.__getitem__, reverse=True)


def _first_near_the_finish(table: PelotonOpen, before: int, place: int) -> bool:
    """Whether a rider who came there is the first of the stage with so few hexes to go."""
    home = table.leg.steps_home
    if not 0 < home[place] <= LAST_HEXES < home[before] or table.arrived or table.finishers:
        return False
    return not any(table.road[near] for near in range(table.leg.size) if near != place and home[near] <= LAST_HEXES)


def lines_on_the_way(table: PelotonOpen, start: int, place: int) -> list[tuple[int, int, int]]:
    """The lines between two hexes with points left: which, the rank to take, its points (PEL-20.3, 20.4); by distance
    the rank as things stand (D-25)."""
    crossed = table.leg.reached[place] & ~table.leg.reached[start]
    found: list[tuple[int, int, int]] = []
    for line, contest in enumerate(table.leg.lines if crossed else ()):
        points, taken = table.race.points[contest.kind], len(table.takers[line])
        if crossed >> line & 1 and table.race.lines_by_distance:
            taken += sum(table.hexes[other] > place for other in waiting_for_points(table, line))
        if crossed >> line & 1 and taken < len(points):
            found.append((line, taken + 1, points[taken]))
    return found


# --- what a move will bring, as a sentence and as signs ---


def move_hint(table: PelotonOpen, rider: int, place: int, steps: int, rest: int) -> Text:
    leg = table.leg
    kind, rank, points = _last_line(table, rider, place)
    provisional = "_distance" if kind and table.race.lines_by_distance else ""
    return Text(
        "peloton-hint-move",
        {
            "steps": steps,
            "rest": rest,
            "line": f"{kind}{provisional}" or "none",
            "rank": rank,
            "points": points,
            "finish": "yes" if place >= leg.stretch else "no",
            "seconds": leg.seconds[place],
            "beside": sum(table.road[near] not in (0, rider + 1) for near in leg.neighbours[place]),
        },
    )


def move_signs(table: PelotonOpen, rider: int, place: int) -> tuple[str, ...]:
    """The same at a glance."""
    if place >= table.leg.stretch:
        return ("mark-finish",)
    kind, _, _ = _last_line(table, rider, place)
    return (f"mark-{kind}",) if kind else ()


def _last_line(table: PelotonOpen, rider: int, place: int) -> tuple[str, int, int]:
    """Of the last line on the way that gives points its kind, the rank to take, and its points."""
    found = lines_on_the_way(table, table.hexes[rider], place)
    if not found:
        return "", 0, 0
    line, rank, points = found[-1]
    return LINE_KINDS[table.leg.lines[line].kind], rank, points
