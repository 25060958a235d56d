"""What a ride will bring, as a sentence and as signs: slipstream, exchange, chance, lines, the finish, a crash."""

from gruppetto.engine.event import Params
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.ledger import Finish
from gruppetto.games.seconds.naming import bib
from gruppetto.games.seconds.rows import seconds
from gruppetto.games.seconds.scoring import stage_time
from gruppetto.games.seconds.view import SecondsView


def ride_hint(
    view: SecondsView, number: int, lane: int, steps: int, *, slowed: bool = False, braked: bool = False
) -> Text:
    """What it means to end there with a card that gives so many steps; `slowed`: fewer than it counts."""
    if number > view.leg.length:
        past = number - view.leg.length
        if view.leg.trial:
            return Text("seconds-hint-finish-trial", {"past": past})
        return Text("seconds-hint-finish", {"past": past, "time": seconds(_time(view, past))})
    ridden = number - view.numbers[view.rider]
    args: Params = {
        "cells": min(ridden, steps),
        "slip": max(0, ridden - steps),
        "uphill": "no" if not slowed else "cells" if view.course.per_cell else "halved",
        "special": _special(view, number, lane),
        "line": _line(view, number),
    }
    return Text("seconds-hint-brake" if braked else "seconds-hint-ride", args)


def ride_signs(view: SecondsView, number: int, lane: int, steps: int) -> tuple[str, ...]:
    """The same at a glance."""
    if number > view.leg.length:
        return ("mark-finish",)
    slip = number - view.numbers[view.rider] > steps
    special, line = _special(view, number, lane), _line(view, number)
    signs = ("mark-slipstream" if slip else "", f"mark-{special}", f"mark-{line}")
    return tuple(sign for sign in signs if sign and not sign.endswith("none"))


def crash_hint(view: SecondsView, number: int, bit: int) -> Text:
    """Who falls with him (SEC-10.6); behind an earlier crash he is the last in its line (SEC-10.9)."""
    side = view.leg.side[number][bit]
    fallen = [r for r, lane in enumerate(view.lanes) if lane & side and view.numbers[r] == number and r != view.rider]
    if not fallen:
        return Text("seconds-hint-crash-joined", {"number": number})
    return Text("seconds-hint-crash", {"number": number, "bibs": [bib(rider) for rider in fallen]})


def _special(view: SecondsView, number: int, lane: int) -> str:
    bit = 1 << lane - 1
    if view.leg.exchange[number] & bit:
        return "exchange"
    return "chance" if view.course.chance_count and view.leg.chance[number] & bit else "none"


def _line(view: SecondsView, number: int) -> str:
    """The last line passed on the way for which there is still an award (SEC-9.3)."""
    found = "none"
    for place, at in enumerate(view.leg.sprints):
        awards = view.leg.road.sprints[place].awards
        if view.numbers[view.rider] < at <= number and view.passed[place].bit_count() < len(awards):
            found = "summit" if view.leg.up[at - 1] else "sprint"
    return found


def _time(view: SecondsView, past: int) -> int:
    """The time of a finish so far past the line in this round (SEC-12.2)."""
    first = min((finished for finished in view.finish_rounds if finished), default=view.round)
    return stage_time(Finish(view.round - first, past, 0), view.leg.length)
