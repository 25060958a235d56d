"""What it will bring to end a move on a hex, as a sentence and as signs: lines and points, the finish, company."""

from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules.course import LINE_KINDS
from gruppetto.games.peloton.rules.position import PelotonOpen


def move_hint(table: PelotonOpen, rider: int, place: int, steps: int, rest: int) -> Text:
    leg = table.leg
    lines = _scored(table, rider, place)
    kind, rank, points = "none", 0, 0
    if lines:
        taken = len(table.takers[lines[-1]])
        number = leg.lines[lines[-1]].kind
        kind, rank, points = LINE_KINDS[number], taken + 1, table.race.points[number][taken]
    return Text(
        "peloton-hint-move",
        {
            "steps": steps,
            "rest": rest,
            "line": kind,
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
    return tuple(f"mark-{LINE_KINDS[table.leg.lines[line].kind]}" for line in _scored(table, rider, place)[-1:])


def _scored(table: PelotonOpen, rider: int, place: int) -> list[int]:
    """The lines reached on the way at which there are still points (PEL-20.3)."""
    reached = table.leg.reached[place] & ~table.leg.reached[table.hexes[rider]]
    return [
        number
        for number, line in enumerate(table.leg.lines)
        if reached >> number & 1 and len(table.takers[number]) < len(table.race.points[line.kind])
    ]
