"""Sheets of every game that can be kept, with names as long as a sheet allows and every kind of table."""

from __future__ import annotations

from typing import Any

from tests.browser.scorer import fact

Sheet = tuple[dict[str, Any], list[dict[str, Any]]]

NAMES = ("Bernadette van Steenbergen-Claes", "Rennrodelweltmeisterschaftsteam", "Jo")
COLOURS = ("rouge", "azur", "mandarine")


def _plan(edition: str, stages: list[str], riders: int = 0, **options: str) -> dict[str, Any]:
    teams = [
        {"name": name, "team": team, "riders": [f"{name[:28]} {place}" for place in range(riders)]}
        for name, team in zip(NAMES, COLOURS, strict=True)
    ]
    return {"edition": edition, "teams": teams, "stages": [{"id": stage} for stage in stages], "options": options}


def _home() -> dict[str, Any]:
    return {f"rider:{rider}": {"past": rider % 6, "tie": rider + 1} for rider in range(9)}


def _by_position() -> Sheet:
    order = [[f"player:{seat}"] for seat in range(3)]
    stood = {f"player:{seat}": {"at": 200} for seat in (1, 2)}
    return _plan("rulebook", ["1", "2"]), [
        fact(0, "prologue", winner="player:1"),
        fact(1, "stage", stage=1, winner="player:0", positions=stood),
        fact(2, "order", stage=2, order=order),
    ]


def _by_seconds() -> Sheet:
    counts = {f"player:{seat}": {"lowest": 90 + seat} for seat in range(3)}
    return _plan("reconstruction", ["flat-95", "flat-95:ttt", "flat-95"], 3), [
        fact(0, "finish", stage=1, after=0, riders=_home()),
        fact(1, "lowest", stage=2, teams=counts),
    ]


def _by_places() -> Sheet:
    finish = ["rider:0", "rider:3", "rider:4", "rider:1", "rider:6", "rider:2"]
    colours = ["player:0", "player:1", "player:0", "player:1", "player:2", "player:0"]
    return _plan("reconstruction-1", ["1", "3", "5"], 3), [
        fact(0, "riders", stage=1, finish=finish, green=["rider:0"]),
        fact(1, "colours", stage=2, finish=colours, green=["player:1"]),
    ]


def _by_sequences() -> Sheet:
    riders = [f"rider:{team * 6 + place}" for team in range(3) for place in (1, 2, 3)]
    return _plan("reconstruction", ["carcassonne-foix", "paris"], 3, race="stage_race", team_size="3"), [
        fact(0, "start", stage=1),
        fact(1, "sprint", stage=1, line="S1", riders=riders[:4]),
        fact(4, "summit", stage=1, line="M1", riders=riders[:4]),
        fact(2, "finish", stage=1, seconds=14, riders=riders[:-1]),
        fact(3, "dnf", stage=1, riders=riders[-1:]),
    ]


SHEETS: dict[str, Sheet] = {
    "vainqueur": _by_position(),
    "seconds": _by_seconds(),
    "bostock": _by_places(),
    "peloton": _by_sequences(),
}
