"""Why an action is not allowed: the first rule that forbids it. What is legal is decided in `rules` and `riding`.

Each function is asked only about an action that is not among the legal ones, and always finds a rule.
"""

from typing import Final

from gruppetto.engine.event import Params
from gruppetto.engine.refusal import Refusal
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS, SPRINT
from gruppetto.games.bostock.rules.actions import (
    END,
    FINISH,
    LAY_OFF,
    MOVE,
    NOMINATE,
    PASS,
    PICK,
    PLAY,
    RIDE,
    RIDE_ON,
    RISK,
    STOP,
    SWAP,
    WITH_CARD,
    Move,
)
from gruppetto.games.bostock.rules.course import LANE_OF
from gruppetto.games.bostock.rules.naming import card_pick, of_rider, player
from gruppetto.games.bostock.rules.position import (
    CHOOSE_PHASE,
    LAY_OFF_PHASE,
    MOVE_PHASE,
    NOMINATE_PHASE,
    OVER_PHASE,
    PICK_PHASE,
    RIDE_PHASE,
    SWAP_PHASE,
    BostockPosition,
    Phase,
)
from gruppetto.games.bostock.rules.riding import can_step, line_open, must_move, ways, zero_with_bonus
from gruppetto.games.bostock.rules.risks import must_play_kept

_WHEN: Final[dict[int, tuple[Phase, str]]] = {
    RISK: (CHOOSE_PHASE, "BOS-8.7"),
    PLAY: (CHOOSE_PHASE, "BOS-4.2"),
    PASS: (CHOOSE_PHASE, "BOS-5.2"),
    MOVE: (MOVE_PHASE, "BOS-4.2"),
    END: (MOVE_PHASE, "BOS-5.2"),
    PICK: (PICK_PHASE, "BOS-8.6"),
    SWAP: (SWAP_PHASE, "BOS-8.6"),
    STOP: (SWAP_PHASE, "BOS-8.6"),
    LAY_OFF: (LAY_OFF_PHASE, "BOS-8.6"),
    NOMINATE: (NOMINATE_PHASE, "BOS-14.1"),
    RIDE: (RIDE_PHASE, "BOS-14.6"),
    RIDE_ON: (RIDE_PHASE, "BOS-14.6"),
}
"""When a verb has its time, and the rule that says so."""

_FIRST: Final[dict[Phase, str]] = {
    PICK_PHASE: "BOS-8.4",
    SWAP_PHASE: "BOS-8.4",
    LAY_OFF_PHASE: "BOS-8.4",
    NOMINATE_PHASE: "BOS-14.1",
    RIDE_PHASE: "BOS-14.6",
}
"""What must be done before anything else, by phase."""


def out_of_turn(state: BostockPosition, seat: int) -> Refusal:
    """For a seat that does not decide now."""
    if state.phase is OVER_PHASE:
        return Refusal("BOS-15.2")
    waits = state.phase is RIDE_PHASE and seat >= 0 and state.chosen[seat] != NO_CARD
    return Refusal("BOS-14.6" if waits else "BOS-2.5", {"who": player(state.to_decide)})


def refused(state: BostockPosition, action: Move) -> Refusal:
    """For the seat to decide: why this action is not among its legal ones."""
    verb, phase = action.verb, state.phase
    who: Params = {"who": player(state.to_decide)}
    wanted, rule = _WHEN[verb]
    if phase is CHOOSE_PHASE and verb != RISK and must_play_kept(state):
        return Refusal("BOS-8.11", {**who, **_held(state)})
    if phase is not wanted:
        return Refusal(_too_early(state, verb, rule), who)
    if action.rider >= state.course.riders:
        return Refusal("BOS-1.3", who)
    if verb == RISK:
        return Refusal("BOS-8.7", {**who, **_held(state)})
    if verb in WITH_CARD:
        return _not_this_card(state, action)
    if verb == MOVE:
        return _not_this_move(state, action)
    if verb == END:
        return Refusal("BOS-5.3", who)
    about = of_rider(action.rider)
    if verb == NOMINATE:
        return Refusal("BOS-14.1", about)
    return Refusal("BOS-1.2" if _is_foreign(state, action.rider) else "BOS-8.6", about)


def _held(state: BostockPosition) -> Params:
    kind = state.held[state.to_decide]
    return {} if kind == NO_CARD else {"card": state.course.risk_cards[kind].pick}


def _too_early(state: BostockPosition, verb: int, rule: str) -> str:
    """The rule against an action that has its time in another phase."""
    if state.phase in _FIRST:
        return _FIRST[state.phase]
    if state.phase is MOVE_PHASE and verb in (PLAY, PASS):
        return "BOS-5.3" if state.gift_count or must_move(state) else "BOS-4.2"
    if state.phase is CHOOSE_PHASE and verb in (MOVE, END) and state.still:
        return "BOS-8.6"
    return rule


def _is_foreign(state: BostockPosition, rider: int) -> bool:
    return rider // RIDERS != state.to_decide


def _not_this_card(state: BostockPosition, action: Move) -> Refusal:
    about: Params = {"who": player(state.to_decide), "card": card_pick(action.card)}
    kind = state.course.kind_of.get(action.card, NO_CARD)
    if kind not in state.hands[state.to_decide]:
        return Refusal("BOS-4.2", about)
    if action.verb == LAY_OFF or (action.verb == PLAY and state.still):
        return Refusal("BOS-8.6", about)
    return Refusal("BOS-5.5" if action.verb == PLAY else "BOS-5.2", about)


# --- moves ---


def _not_this_move(state: BostockPosition, action: Move) -> Refusal:
    rider = action.rider
    about: Params = {**of_rider(rider), "number": action.number}
    if _is_foreign(state, rider):
        return Refusal("BOS-1.2", about)
    if state.is_home(rider) or state.lost[rider]:
        return Refusal("BOS-6.10", {**about, "turns": state.lost[rider]})
    rule = _rule_against_gift(state, action) if state.gift_count else _rule_against_use(state, action)
    return Refusal(rule or _rule_against_way(state, action), about)


def _rule_against_gift(state: BostockPosition, action: Move) -> str:
    """The steps of a Risk card are for its riders, and as many as it says."""
    if action.bonus:
        return "BOS-8.14"
    if not state.gift_riders >> action.rider & 1:
        return "BOS-8.8"
    return "" if action.number == state.gift_steps else "BOS-4.5"


def _rule_against_use(state: BostockPosition, action: Move) -> str:
    """The bonus, the number, the rider who has moved (BOS-4)."""
    moved = not state.unmoved >> action.rider & 1
    if action.bonus and (rule := _rule_against_bonus(state, moved)):
        return rule
    if moved or action.number not in state.numbers:
        return "BOS-4.5"
    return "BOS-4.3" if action.number == 0 and not action.bonus else ""


def _rule_against_bonus(state: BostockPosition, moved: bool) -> str:
    colour = state.course.colours[state.card]
    if colour == SPRINT:
        return "BOS-4.8"
    if colour != state.to_decide:
        return "BOS-4.7"
    if state.headwind:
        return "BOS-8.6"
    return "BOS-4.9" if moved or not state.bonus else ""


def _rule_against_way(state: BostockPosition, action: Move) -> str:
    """The rider may use this number, but not so."""
    rider = action.rider
    if action.row == FINISH:
        return _rule_against_finish(state, action)
    if rule := _rule_against_cell(state, rider, action.row, action.lane):
        return rule
    counted = counted_steps(state, action)
    gained = action.row - state.rows[rider]
    if gained > counted:
        return "BOS-4.3"
    if state.occupied[action.row] >> action.lane - 1 & 1:
        return "BOS-6.5"
    reached = ways(state, rider, counted, is_open=line_open(state, state.to_decide))
    if action.bonus and (rule := _rule_against_extra_step(state, action, len(reached) - 1)):
        return rule
    if gained < len(reached) - 1:
        return "BOS-6.7"
    return _rule_against_blocked(state, action, gained)


def counted_steps(state: BostockPosition, action: Move) -> int:
    """The steps of a move's number, doubled in a breakaway, with the bonus."""
    twice = action.rider == state.breakaway and not state.gift_count
    return action.number * (2 if twice else 1) + action.bonus


def _rule_against_cell(state: BostockPosition, rider: int, row: int, lane: int) -> str:
    """Backwards, sideways, out of the lane, off the road."""
    leg = state.leg
    start, own = state.rows[rider], LANE_OF[state.lanes[rider]]
    if row < start:
        return "BOS-6.3"
    if row == start:
        return "BOS-6.7" if lane == own else "BOS-6.4"
    if leg.team_trial and lane != own:
        return "BOS-13.1"
    if row > leg.last or not leg.full[row] >> lane - 1 & 1:
        return "BOS-6.5"
    return "BOS-6.1" if abs(lane - own) > row - start else ""


def _rule_against_extra_step(state: BostockPosition, action: Move, distance: int) -> str:
    """The bonus must be really ridden (BOS-4.10), and no number dodged with a 0 (BOS-4.11)."""
    if distance < counted_steps(state, action):
        return "BOS-4.10"
    is_open = line_open(state, state.to_decide)
    team = range(state.to_decide * RIDERS, (state.to_decide + 1) * RIDERS)
    able = [mate for mate in team if state.unmoved >> mate & 1 and can_step(state, mate, is_open=is_open)]
    if action.number == 0 and not zero_with_bonus(state, len(able) - 1):
        return "BOS-4.11"
    return ""


def _rule_against_blocked(state: BostockPosition, action: Move, gained: int) -> str:
    """Squeezed out, or behind a wall."""
    table = state.leg.unsqueezed
    reached = ways(state, action.rider, gained, is_open=True, table=table)
    free = len(reached) > gained and reached[gained] >> action.lane - 1 & 1
    return "BOS-6.6" if free else "BOS-6.5"


def _rule_against_finish(state: BostockPosition, action: Move) -> str:
    counted = counted_steps(state, action)
    if counted < state.leg.last + 1 - state.rows[action.rider]:
        return "BOS-4.3"
    reached = ways(state, action.rider, counted, is_open=True)
    if reached[-1] < 0 and not line_open(state, state.to_decide):
        return "BOS-8.10"
    if reached[-1] < 0:
        return _rule_against_extra_step(state, action, len(reached) - 1) or "BOS-4.10"
    return "BOS-6.5"
