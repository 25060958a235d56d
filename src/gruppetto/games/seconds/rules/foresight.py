"""What a ride will bring, as a sentence and as signs: slipstream, exchange, chance, lines, the finish, a crash."""

from gruppetto.engine.event import Params
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.look.rows import seconds
from gruppetto.games.seconds.rules.ledger import Finish
from gruppetto.games.seconds.rules.naming import bib
from gruppetto.games.seconds.rules.position import SecondsOpen
from gruppetto.games.seconds.rules.scoring import stage_time


def ride_hint(
    race: SecondsOpen, number: int, lane: int, steps: int, *, slowed: bool = False, braked: bool = False
) -> Text:
    """What it means to end there with a card that gives so many steps; `slowed`: fewer than it counts."""
    if number > race.leg.length:
        past = number - race.leg.length
        if race.leg.trial:
            return Text("seconds-hint-finish-trial", {"past": past})
        return Text("seconds-hint-finish", {"past": past, "time": seconds(_time(race, past))})
    ridden = number - race.numbers[race.rider]
    args: Params = {
        "cells": min(ridden, steps),
        "slip": max(0, ridden - steps),
        "uphill": "no" if not slowed else "cells" if race.course.per_cell else "halved",
        "special": _special(race, number, lane),
        "line": _line(race, number),
    }
    return Text("seconds-hint-brake" if braked else "seconds-hint-ride", args)


def ride_signs(race: SecondsOpen, number: int, lane: int, steps: int) -> tuple[str, ...]:
    """The same at a glance."""
    if number > race.leg.length:
        return ("mark-finish",)
    slip = number - race.numbers[race.rider] > steps
    special, line = _special(race, number, lane), _line(race, number)
    signs = ("mark-slipstream" if slip else "", f"mark-{special}", f"mark-{line}")
    return tuple(sign for sign in signs if sign and not sign.endswith("none"))


def crash_hint(race: SecondsOpen, number: int, bit: int) -> Text:
    """Who falls with him (SEC-10.6); behind an earlier crash he is the last in its line (SEC-10.9)."""
    side = race.leg.side[number][bit]
    fallen = [r for r, lane in enumerate(race.lanes) if lane & side and race.numbers[r] == number and r != race.rider]
    if not fallen:
        return Text("seconds-hint-crash-joined", {"number": number})
    return Text("seconds-hint-crash", {"number": number, "bibs": [bib(rider) for rider in fallen]})


def _special(race: SecondsOpen, number: int, lane: int) -> str:
    bit = 1 << lane - 1
    if race.leg.exchange[number] & bit:
        return "exchange"
    return "chance" if race.course.chance_count and race.leg.chance[number] & bit else "none"


def _line(race: SecondsOpen, number: int) -> str:
    """The last line passed on the way for which there is still an award (SEC-9.3)."""
    found = "none"
    for place, at in enumerate(race.leg.sprints):
        awards = race.leg.road.sprints[place].awards
        if race.numbers[race.rider] < at <= number and race.passed[place].bit_count() < len(awards):
            found = "summit" if race.leg.up[at - 1] else "sprint"
    return found


def _time(race: SecondsOpen, past: int) -> int:
    """The time of a finish so far past the line in this round (SEC-12.2)."""
    first = min((finished for finished in race.finish_rounds if finished), default=race.round)
    return stage_time(Finish(race.round - first, past, 0), race.leg.length)
