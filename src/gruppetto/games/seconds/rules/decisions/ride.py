"""A rider plays a card and rides: `play 9 14.2`, with a kept boost `boost 9 17.1` (SEC-5 to SEC-8, SEC-11, SEC-12).

Offered is what ends on a free cell and locks in nobody. Where no card does that, `collision` has what is left.
"""

from collections.abc import Set
from functools import lru_cache
from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.option import told
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import BOOST, BRAKES, KEPT_KINDS, card_name, chance_name
from gruppetto.games.seconds.rules.actions import BOOSTED, BRAKE, CRASH, LINE, PLAY, STAY, Move, move, moves_to
from gruppetto.games.seconds.rules.course import MASKS
from gruppetto.games.seconds.rules.decisions import collision
from gruppetto.games.seconds.rules.decisions.held import held, not_kept, values_in_hand
from gruppetto.games.seconds.rules.fortune import land
from gruppetto.games.seconds.rules.ledger import Finish
from gruppetto.games.seconds.rules.naming import called, of_rider, printed, seconds, unprinted
from gruppetto.games.seconds.rules.piles import lay_open, use_kept
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition, changed
from gruppetto.games.seconds.rules.riding import Tight, draughts, reach, start_lanes, steps_of, tight_cells, worth_of
from gruppetto.games.seconds.rules.scoring import stage_time
from gruppetto.games.seconds.rules.view import SecondsView

VERBS: Final = (PLAY, BOOSTED, *collision.VERBS)
_NOTHING: Final = "none"
_SLIPSTREAM: Final = ("slipstream_diagonal", "slipstream_uphill", "descent_overtake")
"""The options that refusals of a slipstream are told."""


# --- what is offered ---


def actions(state: SecondsPosition) -> list[Move]:
    """All legal actions of the rider in turn: crash-free and fair, else crash-free, brake, crash (SEC-11.5)."""
    rider = state.rider
    values = values_in_hand(state)
    boost = state.course.boost if state.kept[rider * KEPT_KINDS + BOOST] else 0
    masks = reach(state, rider, steps_of(state, values[-1] + boost) + 2)  # the most, slipstream included
    tight = tight_cells(state)
    found = _rides(state, values, masks, tight, PLAY, 0)
    if not found and tight:
        tight = {}
        found = _rides(state, values, masks, tight, PLAY, 0)
    if not found:
        return collision.actions(state, values, masks)
    if boost:
        found += _rides(state, values, masks, tight, BOOSTED, boost)
    return found


def _rides(race: SecondsOpen, values: list[int], masks: list[int], tight: Tight, verb: int, extra: int) -> list[Move]:
    """The rides that end on a free cell and lock in nobody."""
    leg = race.leg
    rider = race.rider
    start = race.numbers[rider]
    delta = race.deltas[rider] + extra
    steps = leg.steps[start]
    slips = leg.extra[start]
    length = leg.length
    far = len(masks) - 1
    found: list[Move] = []
    for value in values:
        counted = value + delta
        ride = steps[counted if counted > 1 else 1]
        to = start + ride
        if to > length:
            reached = start + (ride if ride < far else far)
            if reached == length:
                found.append(move(verb, value, LINE))
            elif reached > length:
                found += moves_to(verb, value, length - reached, masks[reached - start])
        elif ride == 0:
            if not tight.get(start, 0) & race.lanes[rider]:
                found.append(move(verb, value, STAY))
        elif ride <= far:
            lanes = masks[ride]
            if to in tight:
                lanes &= ~tight[to]
            found += moves_to(verb, value, to, lanes)
            for slip in range(1, slips + 1):
                number = to + slip
                if ride + slip > far or number > length:
                    break
                if not leg.sheltered[slip][number]:
                    continue
                lanes = masks[ride + slip] & draughts(race, number, slip)
                if lanes:
                    found += moves_to(verb, value, number, lanes & ~tight.get(number, 0))
    return found


# --- why not ---


def why(state: SecondsPosition, action: Move) -> Refusal:
    if action.verb in collision.VERBS:
        return collision.why(state, action, forced=action.verb == BRAKE and _all_crash(state))
    rider = state.rider
    if action.verb == BOOSTED and not state.kept[rider * KEPT_KINDS + BOOST]:
        return not_kept(state, BOOST)
    steps = steps_of(state, _value(state, action.verb, action.card))
    about = of_rider(state, rider) | {"card": card_name(action.card), "steps": steps, "to": action.number}
    about |= told(state.course.options, *_SLIPSTREAM) | _in_the_way(state, action, steps)
    return Refusal(_rule_against(state, action, steps), about)


def _in_the_way(race: SecondsOpen, action: Move, steps: int) -> dict[str, int | list[int]]:
    """Who stands there, where the way ends, or beside the last cell before: the numbers on their backs."""
    start, number = race.numbers[race.rider], unprinted(race, action.number)
    bit = 1 << action.lane - 1 if action.lane else 0
    ended = start + len(reach(race, race.rider, max(steps, 1)))
    places = [(number, bit), (ended, MASKS - 1), (number - 1, bit << 1 | bit | bit >> 1)]
    found = [[race.course.bibs[each] for each in _standing(race, at, lanes)] for at, lanes in places]
    by = next(filter(None, found), [])
    return {"by": by, "count": len(by)}


def _standing(race: SecondsOpen, number: int, lanes: int) -> list[int]:
    others = [rider for rider in range(race.course.riders) if rider != race.rider]
    return [rider for rider in others if race.numbers[rider] == number and race.lanes[rider] & lanes]


def _value(race: SecondsOpen, verb: int, card: int) -> int:
    return card + race.course.boost if verb == BOOSTED else card


def _all_crash(state: SecondsPosition) -> bool:
    return actions(state)[0].verb in collision.VERBS


def _rule_against(state: SecondsPosition, action: Move, steps: int) -> str:
    """The rule against riding there with a card that gives so many steps."""
    leg = state.leg
    start = state.numbers[state.rider]
    if action.number == STAY:
        return "SEC-11.4" if steps == 0 else "SEC-5.6"
    number, lane = unprinted(state, action.number), action.lane
    if action.number != LINE and (number > leg.end or not leg.full[number] >> lane - 1 & 1):
        return "SEC-3.2"
    if number <= start:
        return "SEC-5.4"
    if steps == 0:
        return "SEC-5.8"
    masks = reach(state, state.rider, steps + 2)
    far = min(steps, len(masks) - 1)
    if start + far < min(start + steps, leg.length):
        return "SEC-10.5" if _all_crash(state) else "SEC-10.2"
    if start + steps > leg.length:
        return _rule_at_the_finish(state, action, number, masks[: far + 1])
    if action.number == LINE:
        return "SEC-12.6"
    if number < start + steps:
        return "SEC-5.6"
    if number > start + steps:
        return _rule_against_slip(state, masks, number, lane, number - start - steps)
    return _rule_against_lane(state, masks, number, lane)


def _rule_at_the_finish(state: SecondsPosition, action: Move, number: int, masks: list[int]) -> str:
    """The card leads past the line: as far as possible, and only then on the line (SEC-12.4, 12.6)."""
    if number <= state.leg.length and action.number != LINE:
        return "SEC-5.6"
    if action.number == LINE or number != state.numbers[state.rider] + len(masks) - 1:
        return "SEC-12.4"
    return _rule_against_lane(state, masks, number, action.lane)


def _rule_against_slip(state: SecondsPosition, masks: list[int], number: int, lane: int, slip: int) -> str:
    leg = state.leg
    start = state.numbers[state.rider]
    if number > leg.length:
        return "SEC-6.12"
    extra = leg.extra[start]
    if not extra or not leg.sheltered[min(slip, 2)][number]:
        return "SEC-6.8"
    rule = "SEC-6.9" if leg.down[start] else "SEC-6.1"
    bit = 1 << lane - 1
    if slip > extra or number - start >= len(masks) or not draughts(state, number, slip) & bit:
        return "SEC-3.9" if slip <= 2 and state.blocked[number] & bit else rule
    return _rule_against_lane(state, masks, number, lane)


def _rule_against_lane(state: SecondsPosition, masks: list[int], number: int, lane: int) -> str:
    """The number is right, the lane is not: taken, out of reach, across a divider, barred, or unfair."""
    leg = state.leg
    start = state.numbers[state.rider]
    bit = 1 << lane - 1
    if state.blocked[number] & bit:
        return "SEC-3.9" if not any(at == number and zone & bit for at, zone in state.zones) else "SEC-5.5"
    if masks[number - start] & bit:
        return "SEC-11.4"
    wide = own = start_lanes(state, state.rider)
    for at in range(start, number):
        wide = (wide << 1 | wide | wide >> 1) & leg.full[at + 1] if at else leg.full[1]
        own = leg.onward[at][own]
    if not wide & bit & MASKS - 1:
        return "SEC-5.3"
    return "SEC-5.5" if own & bit else "SEC-3.7"


# --- what it does ---


def play(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    """A seconds card is played for the rider in turn (SEC-5)."""
    rider, verb = state.rider, action.verb
    steps = steps_of(state, _value(state, verb, action.card))
    lay_open(state, state.to_decide, action.card)
    if state.deltas[rider]:
        state.deltas = changed(state.deltas, rider, 0)
    if verb == BOOSTED:
        use_kept(state, rider, BOOST)
    elif verb == BRAKE:
        use_kept(state, rider, BRAKES)
    elif verb == CRASH:
        collision.crash(state, steps, action, tell)
        return True
    if action.number == STAY:
        if tell is not None:
            tell(Event("stayed", of_rider(state, rider) | _card(action)))
        return True
    number = unprinted(state, action.number)
    if tell is not None:
        tell(Event("rode", of_rider(state, rider) | _card(action) | _way(state, rider, number, action.lane, steps)))
    return land(state, number, 1 << action.lane - 1 if action.lane else 0, chance, tell)


def _card(action: Move) -> dict[str, str | bool]:
    return {"card": card_name(action.card), "boost": action.verb == BOOSTED, "brake": action.verb == BRAKE}


def _way(state: SecondsPosition, rider: int, number: int, lane: int, steps: int) -> dict[str, str | int]:
    start = state.numbers[rider]
    return {
        "from": start,
        "to": printed(state, number),
        "cell": called(state, number, lane) if lane else "line",
        "slip": max(0, number - start - steps) if number <= state.leg.length else 0,
    }


# --- how it is asked and picked ---


def question(view: SecondsView) -> Text:
    """Whether every card would crash only its owner knows."""
    verb = view.actions[0].verb if view.actions else PLAY
    key = {CRASH: "crash", BRAKE: "brake"}.get(verb, "ride")
    return Text(f"seconds-question-{key}", of_rider(view.open, view.open.rider))


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    """A card and the cell where it ends."""
    legal = {*map(id, view.actions)}  # each action exists once
    return [attempt for value in held(view) for attempt in _with_card(view.open, value, legal)]


def not_yet(view: SecondsView) -> list[Attempt[Move]]:
    """Any card while a lane or a rider is to be chosen first."""
    cards = [(move(PLAY, value, 1, 1), card_name(value)) for value in held(view)]
    return [Attempt(action, (card,), Text("seconds-try-card", {"card": card})) for action, card in cards]


def with_kept(view: SecondsView) -> list[Attempt[Move]]:
    """Kept boost or brakes, whenever somebody picks them: the legal ways, or an attempt that tells why not."""
    race = view.open
    tried: list[Attempt[Move]] = []
    for kept, verb in ((BOOST, BOOSTED), (BRAKES, BRAKE)):
        if race.kept_by(view.seat, kept):
            card = race.course.kept_card(kept)
            legal = [action for action in view.actions if action.verb == verb]
            tried += [_kept_ride(race, action, chance_name(card)) for action in legal]
            if not legal:
                near = max(race.numbers[race.rider], 1) if race.rider >= 0 else 1
                label = Text("seconds-try-kept", {"title": card.title})
                tried.append(Attempt(move(verb, held(view)[-1], near, 1), (chance_name(card),), label))
    return tried


def _kept_ride(race: SecondsOpen, action: Move, card: str) -> Attempt[Move]:
    picks = (card, card_name(action.card))
    if not action.lane:
        return _to_no_cell(action, picks)
    ride = _to_cell(action.verb, action.card, action.number, action.lane, picks)
    return _with_gains(race, ride, unprinted(race, action.number))


def _with_card(race: SecondsOpen, value: int, legal: Set[int]) -> list[Attempt[Move]]:
    """The cells a card might be thought to lead to, and what happens where it leads to none; `legal` are the ids of the
    legal actions."""
    picks, rider = (card_name(value),), race.rider
    steps = steps_of(race, value)
    if steps == 0:
        return [_to_no_cell(move(PLAY, value, STAY), picks)]
    masks = reach(race, rider, steps)
    start, length = race.numbers[rider], race.leg.length
    tried: list[Attempt[Move]] = []
    reached = start + len(masks) - 1
    if reached < min(start + steps, length):
        tried.append(collision.attempt(race, value, masks))
    elif reached == length < start + steps:
        tried.append(_to_no_cell(move(PLAY, value, LINE), picks, ("mark-finish",)))
    crash = [attempt.picks for attempt in tried]  # the cell of a crash is offered, so it is not also refused
    for number in _numbers(race, value, steps, reached):
        for ride in _across(value, printed(race, number), race.leg.full[number].bit_length()):
            if ride.picks not in crash:
                tried.append(_with_gains(race, ride, number) if id(ride.action) in legal else ride)
    return tried


def _numbers(race: SecondsOpen, value: int, steps: int, reached: int) -> list[int]:
    """Where the card leads, one short of it, what slipstream might add, and on a climb what is printed on the card."""
    start, length, end = race.numbers[race.rider], race.leg.length, race.leg.end
    to = start + steps
    thought = {to - 1, to, to + 1, to + 2, start + value} if to <= length else {reached, reached - 1}
    return sorted(number for number in thought if start < number <= end)


@lru_cache(maxsize=4096)
def _across(card: int, number: int, lanes: int) -> tuple[Attempt[Move], ...]:
    """Rides to all cells with this number on them, whatever comes of them: a question has fifty, most in vain."""
    return tuple(_to_cell(PLAY, card, number, lane, (card_name(card),)) for lane in range(1, lanes + 1))


def _to_cell(verb: int, card: int, number: int, lane: int, first: tuple[str, ...]) -> Attempt[Move]:
    cell = f"cell:{number}.{lane}"
    label = Text("seconds-try-ride", {"card": card_name(card), "cell": cell})
    return Attempt(move(verb, card, number, lane), (*first, cell), label)


def _with_gains(race: SecondsOpen, ride: Attempt[Move], number: int) -> Attempt[Move]:
    """With what it brings, which is worked out for a legal one only: nobody is told of the others."""
    action = ride.action
    value = _value(race, action.verb, action.card)
    hint, signs = _brings(race, number, action.lane, value, braked=action.verb == BRAKE)
    return Attempt(action, ride.picks, ride.label, hint, signs=signs)


def _to_no_cell(action: Move, picks: tuple[str, ...], signs: tuple[str, ...] = ()) -> Attempt[Move]:
    """He stays where he is, or comes to the finish line itself."""
    card = {"card": card_name(action.card)}
    if action.number == STAY:
        return Attempt(action, picks, Text("seconds-try-stay", card), Text("seconds-hint-stay"))
    return Attempt(action, picks, Text("seconds-try-line", card), Text("seconds-hint-line"), signs=signs)


# --- what it will bring ---


def _brings(race: SecondsOpen, number: int, lane: int, value: int, *, braked: bool) -> tuple[Text, tuple[str, ...]]:
    """What it means to end there with a card that counts so much, in words and at a glance."""
    if number > race.leg.length:
        return _at_the_finish(race, number - race.leg.length), ("mark-finish",)
    steps = steps_of(race, value)
    slowed = steps < worth_of(race, value)
    ridden = number - race.numbers[race.rider]
    uphill = "no" if not slowed else "cells" if race.course.per_cell else "halved"
    special, line = _special(race, number, lane), _line(race, number)
    return _in_words(braked, min(ridden, steps), max(0, ridden - steps), uphill, special, line)


@lru_cache(maxsize=4096)
def _in_words(
    braked: bool, cells: int, slip: int, uphill: str, special: str, line: str
) -> tuple[Text, tuple[str, ...]]:
    args: Params = {"cells": cells, "slip": slip, "uphill": uphill, "special": special, "line": line}
    signs = ("slipstream" if slip else _NOTHING, special, line)
    hint = Text("seconds-hint-brake" if braked else "seconds-hint-ride", args)
    return hint, tuple(f"mark-{sign}" for sign in signs if sign != _NOTHING)


def _at_the_finish(race: SecondsOpen, past: int) -> Text:
    """With the time of a finish so far past the line in this round (SEC-12.2)."""
    if race.leg.trial:
        return Text("seconds-hint-finish-trial", {"past": past})
    first = min((finished for finished in race.finish_rounds if finished), default=race.round)
    time = stage_time(Finish(race.round - first, past, 0), race.leg.length)
    return Text("seconds-hint-finish", {"past": past, "time": seconds(time)})


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
