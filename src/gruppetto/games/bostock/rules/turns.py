"""The frame of a turn on the road: its beginning, what is decided next, its end (BOS-5.1, BOS-9.3)."""

from enum import IntEnum
from typing import Any, Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS_OF
from gruppetto.games.bostock.rules import cues
from gruppetto.games.bostock.rules.naming import of_rider, player
from gruppetto.games.bostock.rules.piles import draw_cards
from gruppetto.games.bostock.rules.position import CHOOSE_PHASE, MOVE_PHASE, BostockPosition
from gruppetto.games.bostock.rules.riding import has_card_move, has_gift_move, team_can_step
from gruppetto.games.bostock.rules.risks import can_play_kept


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
    for rider in RIDERS_OF[seat]:
        if state.lost[rider]:
            state.turned |= 1 << rider


def go_on(state: BostockPosition, tell: Tell | None) -> Over:
    """The next decision of this turn, or its end: choices, gifts, the race card, a second one (section 4.2)."""
    if state.risk_card != NO_CARD:
        return NOTHING
    if state.gift_count:
        if has_gift_move(state):
            state.phase = MOVE_PHASE
            return NOTHING
        if tell is not None:
            tell(Event("steps_lost", _unused(state, state.gift_riders) | {"steps": state.gift_steps}, cue=cues.LOST))
        state.clear_gift()
    if state.card != NO_CARD:
        if has_card_move(state):
            state.phase = MOVE_PHASE
            return NOTHING
        left = [number for number in state.numbers if number]
        if left and tell is not None:
            about = {"numbers": left, "count": len(left)}
            tell(Event("numbers_lost", _unused(state, state.unmoved) | about, cue=cues.LOST))
        state.clear_card()
    seat = state.to_decide
    # Second wind lapses if nobody can step after the first card.
    if state.cards_due and (not state.cards_played or (state.hands[seat] and team_can_step(state, seat))):
        state.phase = CHOOSE_PHASE
        return NOTHING
    if state.cards_due and tell is not None:
        tell(Event("second_lost", {"who": player(seat)}, cue=cues.LOST))
    return late_risk(state)


def late_risk(state: BostockPosition) -> Over:
    """The end of the turn, unless a kept Risk card may be played after the race card (D-18)."""
    if not state.course.kept_after or state.cards_due or not can_play_kept(state):
        return TURN
    state.phase = CHOOSE_PHASE
    return NOTHING


def _unused(state: BostockPosition, riders: int) -> dict[str, Any]:
    """Those of these riders (bits) who have not moved and cannot: boxed in, or none of them but who sits out."""
    upright = [rider for rider in RIDERS_OF[state.to_decide] if riders >> rider & 1 and not state.is_home(rider)]
    boxed = [state.course.bibs[rider] for rider in upright if not state.lost[rider]]
    return {"who": player(state.to_decide), "bibs": boxed, "boxed": len(boxed)}


def end_turn(state: BostockPosition, chance: Chance, tell: Tell | None) -> None:
    """Refill the hand, then count lost turns (BOS-4.12, 9.3)."""
    seat = state.to_decide
    draw_cards(state, seat, state.course.hand_size - len(state.hands[seat]), chance, tell)
    if state.turned:
        for rider in RIDERS_OF[seat]:
            if state.turned >> rider & 1 and state.lost[rider]:
                state.lost[rider] -= 1
                if tell is not None and not state.lost[rider]:
                    tell(Event("upright", of_rider(state.course, rider)))
