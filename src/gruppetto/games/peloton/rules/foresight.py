"""What a choice will bring, as a sentence and as signs: wind, lines and their points, the finish, who rides beside."""

from typing import Final

from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules.actions import CARDS, DICE, POLKA
from gruppetto.games.peloton.rules.attacks import may_choose
from gruppetto.games.peloton.rules.course import BRIDGE, LINE_KINDS, SPRINT
from gruppetto.games.peloton.rules.pace import exposed, terrain
from gruppetto.games.peloton.rules.position import PelotonOpen

_NO_LINE: Final = -1


def throw_hint(table: PelotonOpen, die: int) -> Text:
    """What the die gives to the rider in turn, whether the wind takes some of it, and whether he may attack."""
    wind = "no" if not exposed(table) else "bridge" if terrain(table) == BRIDGE else "yes"
    attack = "no"
    if may_choose(table, die):
        attack = "catch" if table.breakaways[table.group_of[table.rider]] else "yes"
    lone = "yes" if table.group_sizes[table.group_of[table.rider]] == 1 else "no"
    return Text(f"peloton-hint-throw-{DICE[die]}", {"wind": wind, "attack": attack, "lone": lone})


def card_hint(table: PelotonOpen, card: int) -> Text:
    """A solo attack in attack position, else the green die or, with the polka dot card, four steps (PEL-25)."""
    attack = "yes" if table.attackers >> table.rider & 1 else "no"
    return Text(f"peloton-hint-card-{CARDS[card]}", {"attack": attack})


def adopt_hint(table: PelotonOpen) -> Text:
    return Text("peloton-hint-adopt", {"pace": table.paces[table.group_of[table.rider]]})


def attack_hint(table: PelotonOpen, how: str) -> Text:
    """What attacking, catching or declining is worth: 2 on the flat, 1 uphill, and the green die."""
    first = 1 if POLKA in (table.die, table.card) else 2
    value = table.breakaways[table.group_of[table.rider]]
    return Text(f"peloton-hint-{how}", {"first": first, "value": value})


def move_hint(table: PelotonOpen, rider: int, place: int, steps: int, rest: int) -> Text:
    """What it means to end there."""
    leg = table.leg
    line = best_line(table, rider, place)
    rank = len(table.takers[line]) + 1 if line != _NO_LINE else 0
    return Text(
        "peloton-hint-move",
        {
            "steps": steps,
            "rest": rest,
            "line": LINE_KINDS[leg.lines[line].kind] if line != _NO_LINE else "none",
            "rank": rank,
            "points": _points(table, line)[rank - 1] if rank else 0,
            "finish": "yes" if place >= leg.stretch else "no",
            "seconds": leg.seconds[place],
            "beside": _beside(table, rider, place),
        },
    )


def move_signs(table: PelotonOpen, rider: int, place: int) -> tuple[str, ...]:
    """The same at a glance."""
    if place >= table.leg.stretch:
        return ("mark-finish",)
    line = best_line(table, rider, place)
    return () if line == _NO_LINE else (f"mark-{LINE_KINDS[table.leg.lines[line].kind]}",)


def best_line(table: PelotonOpen, rider: int, place: int) -> int:
    """The last line reached on the way at which there are still points (PEL-20.3)."""
    reached = table.leg.reached[place] & ~table.leg.reached[table.hexes[rider]]
    lines = [line for line in range(len(table.leg.lines)) if reached >> line & 1]
    open_lines = [line for line in lines if len(table.takers[line]) < len(_points(table, line))]
    return open_lines[-1] if open_lines else _NO_LINE


def _points(table: PelotonOpen, line: int) -> tuple[int, ...]:
    edition = table.race.edition
    return edition.sprint_points if table.leg.lines[line].kind == SPRINT else edition.summit_points


def _beside(table: PelotonOpen, rider: int, place: int) -> int:
    """How many riders stand beside a hex; alone one rides into the wind."""
    return sum(1 for near in table.leg.neighbours[place] if table.road[near] and table.road[near] != rider + 1)
