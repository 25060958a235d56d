"""How things are named on the screen and in sentences: riders, teams, cards, dice, hexes, buttons, refusals."""

from typing import Any, Final

from gruppetto.engine.option import told
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Die, Text
from gruppetto.games.peloton.box.edition import BIG_CRASH, CARDS, CRASH, DICE, GREEN, POLKA, SYMBOL, YELLOW
from gruppetto.games.peloton.rules.position import NO_RIDER, PelotonOpen
from gruppetto.games.peloton.rules.race import Race

CARD_LOOKS: Final = {YELLOW: ("breakaway", "chance"), POLKA: ("climber", "climber"), GREEN: ("sprinter", "sprinter")}
"""The picture and the frame of a jersey's card."""


def player(seat: int) -> str:
    return f"player:{seat}"


def piece(race: Race, rider: int) -> str:
    return f"rider:{race.bibs[rider]}"


def team_of(race: Race, rider: int) -> str:
    return race.team_names[race.team_of[rider]]


def die_name(die: int) -> str:
    return f"die:{DICE[die]}"


_FALLS: Final = {CRASH: ("CRASH", "crash"), BIG_CRASH: ("BIG", "big_crash")}


def lying_die(die: int, shown: int) -> Die:
    """A die that fell, with what it shows in words: a number, an attack or a fall."""
    value = shown % SYMBOL
    face, word = _FALLS.get(shown) or ((f"A{value}", "attack") if shown > SYMBOL else (str(value), "number"))
    colour = DICE[die]
    shows = Text(f"peloton-shows-{word}", {"value": value} if word == "number" else {})
    return Die(die_name(die), f"die-{colour}-{face}", Text(f"peloton-die-{colour}"), value, shows, die_name(die))


def card_name(card: int) -> str:
    return f"card:{CARDS[card]}"


def button(choice: str) -> str:
    """A choice that is no thing on the table."""
    return f"choice:{choice}"


def of_rider(table: PelotonOpen, rider: int) -> dict[str, Any]:
    """The parameters that name a rider: his player, the number on his back, the thing on the screen, his team."""
    race = table.race
    return {
        "who": player(race.owners[rider]),
        "bib": race.bibs[rider],
        "piece": piece(race, rider),
        "team": f"team:{team_of(race, rider)}",
    }


def of_hex(table: PelotonOpen, place: int) -> dict[str, Any]:
    """The parameters that name a hex: the thing on the board, and its name for people.

    Several segments may be ridden over one cell: sentences must not tell a move in P5 as the way to another segment's
    hex."""
    return {"cell": table.leg.cells[place], "hex": table.leg.printed[place]}


def not_given(table: PelotonOpen, *, own: bool = False) -> Refusal:
    """No steps for this rider: one of an opponent's, or of another team of the same player (PEL-19.5)."""
    options = told(table.race.options, "share_with_opponents")
    return forbidden(table, "PEL-19.5", own="yes" if own else "no", **options)


def forbidden(table: PelotonOpen, rule: str, **figures: str | int) -> Refusal:
    """A refusal by this rule; it names who is to decide and the rider in turn."""
    params: dict[str, str | int] = {"turn": player(table.to_decide)}
    if table.rider != NO_RIDER:
        params["bib"] = table.race.bibs[table.rider]
    return Refusal(rule, {**params, **figures})
