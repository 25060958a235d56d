"""How things are named on the screen and in sentences: riders, teams, cards, dice, hexes."""

from typing import Any

from gruppetto.games.peloton.rules.actions import CARDS, DICE
from gruppetto.games.peloton.rules.course import Leg
from gruppetto.games.peloton.rules.race import Race


def player(seat: int) -> str:
    return f"player:{seat}"


def piece(race: Race, rider: int) -> str:
    return f"rider:{race.bibs[rider]}"


def team_of(race: Race, rider: int) -> str:
    return race.team_names[race.team_of[rider]]


def die_name(die: int) -> str:
    return f"die:{DICE[die]}"


def card_name(card: int) -> str:
    return f"card:{CARDS[card]}"


def of_rider(race: Race, rider: int) -> dict[str, Any]:
    """The parameters that name a rider: his player, the number on his back, the thing on the screen, his team."""
    return {
        "who": player(race.owners[rider]),
        "bib": race.bibs[rider],
        "piece": piece(race, rider),
        "team": f"team:{team_of(race, rider)}",
    }


def of_hex(leg: Leg, place: int) -> dict[str, Any]:
    """The parameters that name a hex: the thing on the board, and its name as the notation writes it.

    Several segments may be ridden over one cell, and every lap of a circuit is: sentences must not tell `move P5:1.0`
    as the way to another segment's hex."""
    return {"cell": leg.cells[place], "hex": leg.address[place]}
