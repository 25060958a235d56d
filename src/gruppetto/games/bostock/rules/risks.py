"""Risk cards: drawn on a dot, kept or carried out, and every effect (BOS-8, BOS-9)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.games.bostock.box.cards import (
    ADVANCE_OTHER,
    ADVANCE_SELF,
    ADVANCE_TEAM,
    ADVANCES,
    DOUBLE,
    EXTRA_CARD,
    FALL,
    LOSE_BEST_CARD,
    LOSE_TURN_OTHER,
    LOSE_TURN_SELF,
    MINUS_ONE,
    NO_CARD,
    RIDERS,
    SIT_OUT_SELF,
    STAND_STILL,
    SWAP_HAND,
    UPRIGHT_TEAM,
    RiskCard,
)
from gruppetto.games.bostock.rules.naming import card_pick, of_rider, player, yes
from gruppetto.games.bostock.rules.piles import lay_down, put_under, turn_risk_card
from gruppetto.games.bostock.rules.position import (
    LAY_OFF_PHASE,
    NO_RIDER,
    PICK_PHASE,
    SWAP_PHASE,
    BostockOpen,
    BostockPosition,
)
from gruppetto.games.bostock.rules.riding import any_can_step, can_step, has_gift_move, line_open, team_can_step


def draws_risk(race: BostockOpen, seat: int, row: int, lane: int) -> bool:
    """A rider who stops there draws, unless a card is held or was played (BOS-8.1 to 8.3).

    Steps of a Risk card never draw, because that card was played in this turn (D-17)."""
    on_dot = race.leg.dots[row] >> lane - 1 & 1
    return on_dot != 0 and race.held[seat] == NO_CARD and not race.risk_played


def draw_risk(state: BostockPosition, rider: int, chance: Chance, tell: Tell | None) -> None:
    """The top card is kept or carried out (BOS-8.4, 8.6); a choice it asks for is left in `risk_card`."""
    seat = rider // RIDERS
    kind = turn_risk_card(state, chance)
    card = state.course.risk_cards[kind]
    if tell is not None:
        tell(Event("risk_drawn", {**_about(card, rider), **_colour(card), "keep": yes(card.keep)}))
    if card.keep:
        state.held[seat] = kind
        state.held_by[seat] = rider
        return
    state.risk_played = True
    put_under(state, kind)
    _carry_out(state, kind, rider, tell)


def play_kept(state: BostockPosition, tell: Tell | None) -> None:
    """The kept card of the seat in turn (BOS-8.7, 8.13)."""
    seat = state.to_decide
    kind, rider = state.held[seat], state.held_by[seat]
    card = state.course.risk_cards[kind]
    state.held[seat] = NO_CARD
    state.held_by[seat] = NO_RIDER
    state.risk_played = True
    put_under(state, kind)
    if tell is not None:
        tell(Event("risk_played", {**_about(card, rider), **_colour(card)}))
    _carry_out(state, kind, rider, tell)


def lose_kept(state: BostockPosition, rider: int, tell: Tell | None) -> None:
    """A blue card tied to a rider is lost when he finishes (BOS-8.9); with a red one he could not (BOS-8.10)."""
    seat = rider // RIDERS
    kind = state.held[seat]
    if kind == NO_CARD or state.held_by[seat] != rider:
        return
    card = state.course.risk_cards[kind]
    if not card.tied:
        return
    state.held[seat] = NO_CARD
    state.held_by[seat] = NO_RIDER
    put_under(state, kind)
    if tell is not None:
        tell(Event("risk_lost", _about(card, rider)))


def can_play_kept(race: BostockOpen) -> bool:
    """None was played this turn, and its condition holds (BOS-8.7); after a race card only Second wind asks again."""
    seat = race.to_decide
    if race.held[seat] == NO_CARD or race.risk_played:
        return False
    return _condition(race, seat, race.course.risk_cards[race.held[seat]], race.held_by[seat])


def _condition(race: BostockOpen, seat: int, card: RiskCard, rider: int) -> bool:
    effect = card.effect
    if effect in ADVANCES:
        return any_can_step(race, _gift_riders(race, effect, rider))
    if effect == DOUBLE:
        return can_step(race, rider, is_open=line_open(race, seat))
    if effect == UPRIGHT_TEAM:
        return any(race.lost[seat * RIDERS : (seat + 1) * RIDERS])
    if effect == EXTRA_CARD:
        return team_can_step(race, seat)
    if effect == SIT_OUT_SELF:
        return not race.is_home(rider) and not race.lost[rider]
    return any(can_step(race, mate, is_open=True) for mate in range(seat * RIDERS, (seat + 1) * RIDERS))


def must_play_kept(race: BostockOpen) -> bool:
    """A red card is forced as soon as a rider of the team stands before the line (BOS-8.11)."""
    seat = race.to_decide
    if line_open(race, seat) or race.leg.last not in race.rows[seat * RIDERS : (seat + 1) * RIDERS]:
        return False
    return can_play_kept(race)


# --- effects ---


def _carry_out(state: BostockPosition, kind: int, rider: int, tell: Tell | None) -> None:
    card = state.course.risk_cards[kind]
    effect = card.effect
    seat = rider // RIDERS
    if effect in ADVANCES:
        _give_steps(state, card, rider, tell)
    elif effect == DOUBLE:
        state.breakaway = rider
    elif effect == UPRIGHT_TEAM:
        _set_straight(state, seat, tell)
    elif effect == EXTRA_CARD:
        state.cards_due = 2
    elif effect == SIT_OUT_SELF:
        turn_rider(state, rider, 1, tell)
        state.turned |= 1 << rider
    elif effect == MINUS_ONE:
        state.headwind = True
    elif effect == STAND_STILL:
        state.still = True
    elif effect in (SWAP_HAND, LOSE_BEST_CARD):
        _touch_hand(state, kind, rider, tell)
    elif effect == FALL:
        _fall(state, rider, card.amount, tell)
    elif effect == LOSE_TURN_SELF:
        turn_rider(state, rider, card.amount, tell)
    elif effect == LOSE_TURN_OTHER:
        _give_up_wheel(state, kind, rider, tell)


def _gift_riders(race: BostockOpen, effect: str, rider: int) -> int:
    """Who takes the steps, one bit each."""
    if effect == ADVANCE_SELF:
        return 1 << rider
    team = 0
    first = rider // RIDERS * RIDERS
    for mate in range(first, first + RIDERS):
        if not race.is_home(mate) and not (effect == ADVANCE_OTHER and mate == rider):
            team |= 1 << mate
    return team


def _give_steps(state: BostockPosition, card: RiskCard, rider: int, tell: Tell | None) -> None:
    state.gift_steps = card.amount
    state.gift_riders = _gift_riders(state, card.effect, rider)
    state.gift_count = state.gift_riders.bit_count() if card.effect == ADVANCE_TEAM else 1
    if not has_gift_move(state):
        state.clear_gift()
        _idle(card, rider, tell)


def _set_straight(state: BostockPosition, seat: int, tell: Tell | None) -> None:
    """All turned riders of the team ride again, this turn too (Service car)."""
    for mate in range(seat * RIDERS, (seat + 1) * RIDERS):
        if state.lost[mate]:
            state.lost[mate] = 0
            if tell is not None:
                tell(Event("upright", of_rider(mate)))
    state.turned = 0


def turn_rider(state: BostockPosition, rider: int, turns: int, tell: Tell | None) -> None:
    """He sits out; lost turns do not add up (BOS-9.2, 9.4)."""
    if turns > state.lost[rider]:
        state.lost[rider] = turns
        if tell is not None:
            tell(Event("turned", {**of_rider(rider), "turns": turns}))


def _fall(state: BostockPosition, rider: int, turns: int, tell: Tell | None) -> None:
    """The rider and everybody on the cells around him (BOS-8.12)."""
    row, lane = state.rows[rider], state.lanes[rider]
    around = lane | lane << 1 | lane >> 1
    for other in range(state.course.riders):
        if abs(state.rows[other] - row) <= 1 and state.lanes[other] & around:
            turn_rider(state, other, turns, tell)


def upright_mates(race: BostockOpen, rider: int) -> list[int]:
    """The other riders of his team who are on the road and do not sit out."""
    first = rider // RIDERS * RIDERS
    return [
        mate
        for mate in range(first, first + RIDERS)
        if mate != rider and not race.lost[mate] and not race.is_home(mate)
    ]


def _give_up_wheel(state: BostockPosition, kind: int, rider: int, tell: Tell | None) -> None:
    mates = upright_mates(state, rider)
    if len(mates) > 1:
        _ask(state, kind, rider)
        state.phase = PICK_PHASE
    else:
        turn_rider(state, mates[0] if mates else rider, state.course.risk_cards[kind].amount, tell)


def best_cards(state: BostockPosition, seat: int) -> list[int]:
    """The kinds in hand with the greatest sum."""
    totals = state.course.totals
    hand = state.hands[seat]
    best = max([totals[kind] for kind in hand], default=0)
    return [kind for kind in dict.fromkeys(hand) if totals[kind] == best]


def _touch_hand(state: BostockPosition, kind: int, rider: int, tell: Tell | None) -> None:
    """Feed zone and commissaires; the player is asked whatever he holds, since the question would tell (D-45)."""
    seat = rider // RIDERS
    card = state.course.risk_cards[kind]
    if not state.hands[seat]:
        _idle(card, rider, tell)
        return
    _ask(state, kind, rider)
    state.phase = SWAP_PHASE if card.effect == SWAP_HAND else LAY_OFF_PHASE


def lay_off(state: BostockPosition, seat: int, kind: int, tell: Tell | None) -> None:
    lay_down(state, seat, kind)
    if tell is not None:
        tell(Event("laid_off", {"who": player(seat), "card": card_pick(state.course.codes[kind])}))


def _ask(state: BostockPosition, kind: int, rider: int) -> None:
    state.risk_card = kind
    state.risk_rider = rider


def _idle(card: RiskCard, rider: int, tell: Tell | None) -> None:
    if tell is not None:
        tell(Event("risk_idle", _about(card, rider)))


def _about(card: RiskCard, rider: int) -> Params:
    return {**of_rider(rider), "card": card.pick, "title": card.title}


def _colour(card: RiskCard) -> dict[str, str]:
    return {"colour": "red" if card.red else "blue"}
