"""What a ride will bring, as a sentence and as signs: slipstream, exchange, chance, lines, the finish."""

from gruppetto.engine.event import Params
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.rules.ledger import Finish
from gruppetto.games.seconds.rules.naming import seconds
from gruppetto.games.seconds.rules.position import SecondsOpen
from gruppetto.games.seconds.rules.scoring import stage_time

_NOTHING = "none"


def ride_brings(
    race: SecondsOpen, number: int, lane: int, steps: int, *, slowed: bool, braked: bool
) -> tuple[Text, tuple[str, ...]]:
    """What it means to end there with a card that gives so many steps, in words and at a glance.

    `slowed`: the climb takes a part of the card."""
    if number > race.leg.length:
        return _finish(race, number - race.leg.length), ("mark-finish",)
    ridden = number - race.numbers[race.rider]
    special, line = _special(race, number, lane), _line(race, number)
    args: Params = {
        "cells": min(ridden, steps),
        "slip": max(0, ridden - steps),
        "uphill": "no" if not slowed else "cells" if race.course.per_cell else "halved",
        "special": special,
        "line": line,
    }
    signs = ("slipstream" if ridden > steps else _NOTHING, special, line)
    hint = Text("seconds-hint-brake" if braked else "seconds-hint-ride", args)
    return hint, tuple(f"mark-{sign}" for sign in signs if sign != _NOTHING)


def _finish(race: SecondsOpen, past: int) -> Text:
    if race.leg.trial:
        return Text("seconds-hint-finish-trial", {"past": past})
    return Text("seconds-hint-finish", {"past": past, "time": seconds(_time(race, past))})


def _special(race: SecondsOpen, number: int, lane: int) -> str:
    bit = 1 << lane - 1
    if race.leg.exchange[number] & bit:
        return "exchange"
    return "chance" if race.course.chance_count and race.leg.chance[number] & bit else _NOTHING


def _line(race: SecondsOpen, number: int) -> str:
    """The last line passed on the way for which there is still an award (SEC-9.3)."""
    found = _NOTHING
    for place, at in enumerate(race.leg.sprints):
        awards = race.leg.road.sprints[place].awards
        if race.numbers[race.rider] < at <= number and race.passed[place].bit_count() < len(awards):
            found = "summit" if race.leg.up[at - 1] else "sprint"
    return found


def _time(race: SecondsOpen, past: int) -> int:
    """The time of a finish so far past the line in this round (SEC-12.2)."""
    first = min((finished for finished in race.finish_rounds if finished), default=race.round)
    return stage_time(Finish(race.round - first, past, 0), race.leg.length)
