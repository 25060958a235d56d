"""Why an action is not allowed: the rule that forbids it. What is legal is decided in `rules` and `riding`.

Each function is asked only about an action that is not among the legal ones, and always finds a rule.
"""

from typing import Final

from gruppetto.engine.event import Params
from gruppetto.engine.refusal import Refusal
from gruppetto.games.seconds.box.cards import BOOST, BRAKES, KEPT_KINDS, MECHANIC, RIDERS, card_name
from gruppetto.games.seconds.rules.actions import (
    BOOSTED,
    BRAKE,
    CRASH,
    DISCARD,
    HAND_IN,
    LANE,
    LINE,
    REMOUNT,
    RIDER,
    RIDING,
    STAY,
    STOP,
    SURRENDER,
    Move,
)
from gruppetto.games.seconds.rules.course import MASKS
from gruppetto.games.seconds.rules.naming import of_rider, player
from gruppetto.games.seconds.rules.position import (
    CHOOSE_PHASE,
    EXCHANGE_PHASE,
    LANE_PHASE,
    PLAY_PHASE,
    SKIP_PHASE,
    SURRENDER_PHASE,
    SWAP_PHASE,
    TOUR_END,
    Phase,
    SecondsPosition,
)
from gruppetto.games.seconds.rules.riding import draughts, reach, start_lanes, steps_of

_WHEN: Final[dict[int, tuple[tuple[Phase, ...], str]]] = {
    SURRENDER: ((SURRENDER_PHASE,), "SEC-13.3"),
    HAND_IN: ((SKIP_PHASE,), "SEC-10.12"),
    REMOUNT: ((SKIP_PHASE,), "SEC-10.12"),
    RIDER: ((CHOOSE_PHASE,), "SEC-17.3"),
    DISCARD: ((EXCHANGE_PHASE, SWAP_PHASE), "SEC-8.1"),
    STOP: ((SWAP_PHASE,), "SEC-8.1"),
    LANE: ((LANE_PHASE,), "SEC-8.12"),
}
"""When a verb has its time, and the rule that says so."""

_FIRST: Final[dict[Phase, str]] = {
    SURRENDER_PHASE: "SEC-13.3",
    SKIP_PHASE: "SEC-10.12",
    EXCHANGE_PHASE: "SEC-8.1",
    LANE_PHASE: "SEC-8.12",
    SWAP_PHASE: "SEC-8.4",
    CHOOSE_PHASE: "SEC-17.3",
}
"""What must be done before anybody rides on, by phase."""


def out_of_turn(state: SecondsPosition) -> Refusal:
    """For a seat that does not decide now."""
    if state.phase is TOUR_END:
        return Refusal("SEC-16.1")
    rule = "SEC-17.4" if state.leg.trial else "SEC-4.2" if state.round == 1 else "SEC-4.3"
    return Refusal(rule, {"who": player(state.to_decide)})


def refused(state: SecondsPosition, action: Move) -> Refusal:
    """For the seat to decide: why this action is not among its legal ones."""
    verb = action.verb
    if verb in RIDING:
        if state.phase is not PLAY_PHASE:
            return Refusal(_FIRST[state.phase], _about(state))
    else:
        phases, rule = _WHEN[verb]
        if state.phase not in phases:
            return Refusal("SEC-4.3" if verb == RIDER and not state.leg.trial else rule, _about(state))
    if action.card and not _held(state, action.card):
        return Refusal("SEC-5.1", {"card": card_name(action.card)})
    if verb in RIDING:
        return _not_so(state, action)
    return _not_this(state, action)


def _about(state: SecondsPosition) -> Params:
    return of_rider(state.rider) if state.rider >= 0 else {"who": player(state.to_decide)}


def _held(state: SecondsPosition, card: int) -> bool:
    return card < state.course.kinds and state.hands[state.to_decide * state.course.kinds + card] > 0


def _not_this(state: SecondsPosition, action: Move) -> Refusal:
    """In its time, but not this one."""
    if action.verb == REMOUNT:
        return _not_kept(state, MECHANIC)
    if action.verb == LANE:
        return Refusal("SEC-8.12", {"lane": action.lane, "number": state.choice_number})
    rider = state.to_decide * RIDERS + action.number - 1
    return Refusal("SEC-17.6" if state.finish_rounds[rider] else "SEC-17.3", of_rider(rider))


def _not_kept(state: SecondsPosition, kept: int) -> Refusal:
    kind = state.course.kept_kinds[kept]
    cards = state.course.edition.chance_cards
    card: Params = {"card": f"card:{cards[kind].id}"} if kind >= 0 else {}
    return Refusal("SEC-8.5", {**of_rider(state.rider), **card})


def _not_so(state: SecondsPosition, action: Move) -> Refusal:
    """A ride, brake or crash that is not possible so."""
    verb, rider = action.verb, state.rider
    about: Params = {**of_rider(rider), "card": card_name(action.card)}
    if verb == CRASH:
        return Refusal("SEC-10.2", about)
    for kept, needed in ((BOOST, BOOSTED), (BRAKES, BRAKE)):
        if verb == needed and not state.kept[rider * KEPT_KINDS + kept]:
            return _not_kept(state, kept)
    if verb == BRAKE:
        return Refusal("SEC-10.4" if _all_crash(state) else "SEC-10.2", about)
    extra = state.course.boost if verb == BOOSTED else 0
    steps = steps_of(state, rider, action.card + extra)
    return Refusal(_rule_against(state, action, steps), {**about, "steps": steps, "to": action.number})


def _all_crash(state: SecondsPosition) -> bool:
    return state.actions()[0].verb in (BRAKE, CRASH)


def _rule_against(state: SecondsPosition, action: Move, steps: int) -> str:
    """The rule against riding there with a card that gives so many steps."""
    leg = state.leg
    start = state.numbers[state.rider]
    masks = reach(state, state.rider, steps + 2)
    number, lane = action.number, action.lane
    if number < 0:
        number = leg.length if number == LINE else leg.length - number
    elif number == STAY:
        return "SEC-11.4" if steps == 0 else "SEC-5.6"
    if action.number != LINE and (number > leg.end or not leg.full[number] >> lane - 1 & 1):
        return "SEC-3.2"
    if number <= start:
        return "SEC-5.4"
    if steps == 0:
        return "SEC-5.8"
    if start + min(steps, len(masks) - 1) < min(start + steps, leg.length):
        return "SEC-10.5" if _all_crash(state) else "SEC-10.2"
    if start + steps > leg.length:
        return _rule_at_the_finish(state, action, number, min(steps, len(masks) - 1))
    if action.number == LINE:
        return "SEC-12.6"
    if number < start + steps:
        return "SEC-5.6"
    if number > start + steps:
        return _rule_against_slip(state, masks, number, lane, number - start - steps)
    return _rule_against_lane(state, masks, number, lane)


def _rule_at_the_finish(state: SecondsPosition, action: Move, number: int, far: int) -> str:
    """The card leads past the line: as far as possible, and only then on the line (SEC-12.4, 12.6)."""
    start = state.numbers[state.rider]
    if number <= state.leg.length and action.number != LINE:
        return "SEC-5.6"
    if action.number == LINE or number != start + far:
        return "SEC-12.4"
    return _rule_against_lane(state, reach(state, state.rider, far), number, action.lane)


def _rule_against_slip(state: SecondsPosition, masks: list[int], number: int, lane: int, slip: int) -> str:
    leg = state.leg
    start = state.numbers[state.rider]
    if number > leg.length:
        return "SEC-6.12"
    if leg.up[start] or any(leg.up[number - slip : number + 1]):
        return "SEC-6.8"
    downhill = leg.down[start]
    rule = "SEC-6.9" if downhill else "SEC-6.1"
    bit = 1 << lane - 1
    if slip > (2 if downhill else 1) or number - start >= len(masks) or not draughts(state, number, slip) & bit:
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
