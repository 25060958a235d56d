"""A turn on the road and in a team time trial: a card, moves, lines, the end of the turn (BOS-4, BOS-5, BOS-7, BOS-10).

Each function that carries an action out says what is over with it.
"""

from enum import IntEnum
from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.rules.actions import FINISH, Move
from gruppetto.games.bostock.rules.course import LANE_OF
from gruppetto.games.bostock.rules.naming import card_pick, cell_pick, of_rider, player, yes
from gruppetto.games.bostock.rules.piles import discard, draw_card, draw_cards, lay_down, refill
from gruppetto.games.bostock.rules.position import CHOOSE_PHASE, MOVE_PHASE, BostockPosition
from gruppetto.games.bostock.rules.riding import has_card_move, has_gift_move, team_can_step
from gruppetto.games.bostock.rules.risks import draw_risk, draws_risk, lay_off, lose_kept, play_kept, turn_rider


class Over(IntEnum):
    """What an action has ended."""

    NOTHING = 0
    TURN = 1
    STAGE = 2


NOTHING: Final = Over.NOTHING
TURN: Final = Over.TURN
STAGE: Final = Over.STAGE


def begin_turn(state: BostockPosition, seat: int) -> None:
    state.clear_turn()
    state.to_decide = seat
    state.phase = CHOOSE_PHASE
    state.cards_due = 1
    for rider in range(seat * RIDERS, (seat + 1) * RIDERS):
        if state.lost[rider]:
            state.turned |= 1 << rider


def go_on(state: BostockPosition) -> Over:
    """The next decision of this turn, or its end: choices, gifts, the race card, a second one (section 4.2)."""
    if state.risk_card != NO_CARD:
        return NOTHING
    if state.gift_count:
        if has_gift_move(state):
            state.phase = MOVE_PHASE
            return NOTHING
        state.clear_gift()
    if state.card != NO_CARD:
        if has_card_move(state):
            state.phase = MOVE_PHASE
            return NOTHING
        state.clear_card()
    if state.cards_due and (not state.cards_played or _can_play_again(state)):
        state.phase = CHOOSE_PHASE
        return NOTHING
    return TURN


def _can_play_again(state: BostockPosition) -> bool:
    """Second wind lapses if nobody can step after the first card."""
    return bool(state.hands[state.to_decide]) and team_can_step(state, state.to_decide)


def end_turn(state: BostockPosition, chance: Chance, tell: Tell | None) -> None:
    """Refill the hand, then count lost turns (BOS-4.12, 9.3)."""
    seat = state.to_decide
    refill(state, seat, chance, tell)
    if state.turned:
        for rider in range(seat * RIDERS, (seat + 1) * RIDERS):
            if state.turned >> rider & 1 and state.lost[rider]:
                state.lost[rider] -= 1
                if tell is not None and not state.lost[rider]:
                    tell(Event("upright", of_rider(rider)))


# --- cards ---


def play_risk(state: BostockPosition, tell: Tell | None) -> Over:
    play_kept(state, tell)
    return go_on(state)


def play_card(state: BostockPosition, action: Move, tell: Tell | None) -> Over:
    """A race card face up; its numbers and its bonus are now to be used (BOS-4.2 to 4.9)."""
    course, seat = state.course, state.to_decide
    kind = course.kind_of[action.card]
    lay_down(state, seat, kind)
    state.cards_due -= 1
    state.cards_played += 1
    state.card = kind
    numbers = course.numbers[kind]
    state.numbers = tuple([max(0, number - 1) for number in numbers]) if state.headwind else numbers
    own = course.colours[kind] == seat
    state.bonus = own and not state.headwind
    for rider in range(seat * RIDERS, (seat + 1) * RIDERS):
        if not state.is_home(rider):
            state.unmoved |= 1 << rider
    if tell is not None:
        tell(Event("card_played", {"who": player(seat), "card": card_pick(action.card), "own": yes(own)}))
    return go_on(state)


def pass_card(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """Nobody can step, and another card goes the same way (BOS-5.5); or the team waits at a level crossing."""
    course, seat = state.course, state.to_decide
    lay_down(state, seat, course.kind_of[action.card])
    if tell is not None:
        cause = "crossing" if state.still else "stuck"
        tell(Event("card_passed", {"who": player(seat), "card": card_pick(action.card), "cause": cause}))
    if not state.still:
        kind = draw_card(state, chance, tell)
        discard(state, kind)
        if tell is not None:
            tell(Event("card_turned", {"who": player(seat), "card": card_pick(course.codes[kind])}))
    return TURN


def end_moves(state: BostockPosition, tell: Tell | None) -> Over:
    """The colour bonus is left (BOS-4.7)."""
    if tell is not None:
        tell(Event("bonus_left", {"who": player(state.to_decide)}))
    state.clear_card()
    return go_on(state)


# --- choices of Risk cards ---


def pick_rider(state: BostockPosition, action: Move, tell: Tell | None) -> Over:
    turns = state.course.risk_cards[state.risk_card].amount
    state.clear_choice()
    turn_rider(state, action.rider, turns, tell)
    return go_on(state)


def choose_card_off(state: BostockPosition, action: Move, tell: Tell | None) -> Over:
    state.clear_choice()
    lay_off(state, state.to_decide, state.course.kind_of[action.card], tell)
    return go_on(state)


def swap_card(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """One card more for the Feed zone; with the last one the new ones are drawn (D-45)."""
    seat = state.to_decide
    lay_down(state, seat, state.course.kind_of[action.card])
    state.swapped += 1
    if tell is not None:
        tell(Event("swapped", {"who": player(seat), "cards": [card_pick(action.card)]}))
    return stop_swapping(state, chance, tell) if not state.hands[seat] else NOTHING


def stop_swapping(state: BostockPosition, chance: Chance, tell: Tell | None) -> Over:
    count = state.swapped
    state.clear_choice()
    if not count and tell is not None:
        tell(Event("hand_kept", {"who": player(state.to_decide)}))
    draw_cards(state, state.to_decide, count, chance, tell)
    return go_on(state)


# --- moves ---


def move(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """Relocate, green line, finish; then a Risk card where a race card ended on a dot (section 4.2)."""
    seat = state.to_decide
    rider = action.rider
    gift = state.gift_count > 0
    _use(state, action, rider, gift)
    start = state.rows[rider]
    end = state.leg.last + 1 if action.row == FINISH else action.row
    _relocate(state, rider, end, action.lane, action, gift, tell)
    if start <= state.leg.green_after < end and len(state.across) < 2:
        _cross_green_line(state, rider, tell)
    if action.row == FINISH:
        _finish(state, rider, tell)
        if state.leg.road and state.is_complete(seat):
            return STAGE
    elif draws_risk(state, seat, end, action.lane):
        draw_risk(state, rider, chance, tell)
    return go_on(state)


def _use(state: BostockPosition, action: Move, rider: int, gift: bool) -> None:
    """The number, the rider's turn to move, the bonus are used up (BOS-4.5)."""
    if gift:
        state.gift_riders &= ~(1 << rider)
        state.gift_count -= 1
        if not state.gift_count:
            state.clear_gift()
        return
    place = state.numbers.index(action.number)
    state.numbers = state.numbers[:place] + state.numbers[place + 1 :]
    state.unmoved &= ~(1 << rider)
    if action.bonus:
        state.bonus = False


def _relocate(
    state: BostockPosition, rider: int, end: int, lane: int, action: Move, gift: bool, tell: Tell | None
) -> None:
    start, bit = state.rows[rider], state.lanes[rider]
    state.occupied[start] &= ~bit
    state.rows[rider] = end
    state.lanes[rider] = 1 << lane - 1 if lane else 0
    state.occupied[end] |= state.lanes[rider]
    if tell is not None:
        about = {
            **of_rider(rider),
            "number": action.number,
            "bonus": yes(action.bonus),
            "steps": end - start,
            "cell": cell_pick(end, lane) if lane else "finish",
            "from": cell_pick(start, LANE_OF[bit]),
            "by": "risk" if gift else "race",
        }
        tell(Event("moved", about))


def _cross_green_line(state: BostockPosition, rider: int, tell: Tell | None) -> None:
    """The first wins points and the jersey; in yellow he keeps yellow, and the second has the jersey (BOS-7)."""
    state.across = (*state.across, rider)
    points = state.course.edition.points
    second = len(state.across) > 1
    if second and state.across[0] != state.yellow:
        return
    jersey = rider != state.yellow
    if jersey:
        state.green = rider
    if tell is not None:
        won = points.green_second if second else points.green_first
        tell(Event("green_line", {**of_rider(rider), "place": 1 + second, "points": won, "jersey": yes(jersey)}))


def _finish(state: BostockPosition, rider: int, tell: Tell | None) -> None:
    """Off the road and onto the stage result (BOS-10.1)."""
    state.placed = (*state.placed, rider)
    state.unmoved &= ~(1 << rider)
    if tell is not None:
        tell(Event("finished", {**of_rider(rider), "place": len(state.placed)}))
        if state.leg.team_trial and state.is_complete(rider // RIDERS):
            tell(Event("team_home", {"who": player(rider // RIDERS)}))
    lose_kept(state, rider, tell)
