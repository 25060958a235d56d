"""Risk cards: drawn on a dot, kept or carried out, and every effect (BOS-8, BOS-9)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.games.bostock.box import cards
from gruppetto.games.bostock.box.cards import ADVANCES, NO_CARD, RIDERS, RIDERS_OF, RiskCard
from gruppetto.games.bostock.rules import cues
from gruppetto.games.bostock.rules.course import Course
from gruppetto.games.bostock.rules.naming import of_rider, yes
from gruppetto.games.bostock.rules.piles import put_under, turn_risk_card
from gruppetto.games.bostock.rules.position import NO_RIDER, BostockOpen, BostockPosition, Phase
from gruppetto.games.bostock.rules.riding import can_step, has_gift_move, line_open, team_can_step

_ASKING: Final = {
    cards.LOSE_TURN_OTHER: Phase.PICK,
    cards.SWAP_HAND: Phase.SWAP,
    cards.LOSE_BEST_CARD: Phase.LAY_OFF,
}
"""Effects that ask for a choice, and when it is made."""


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
        drawn = {**_about(state.course, card, rider), "colour": card.colour, "keep": yes(card.keep)}
        tell(Event("risk_drawn", drawn, cue=cues.risk_card(state.course, card)))
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
    put_back(state, seat)
    state.risk_played = True
    if tell is not None:
        about = {**_about(state.course, card, rider), "colour": card.colour}
        tell(Event("risk_played", about, cue=cues.risk_card(state.course, card)))
    _carry_out(state, kind, rider, tell)


def keep_on(state: BostockPosition, tell: Tell | None) -> None:
    """The kept card is not played after the race card either."""
    seat = state.to_decide
    if tell is not None:
        card = state.course.risk_cards[state.held[seat]]
        tell(Event("risk_kept", _about(state.course, card, state.held_by[seat])))


def lose_kept(state: BostockPosition, rider: int, tell: Tell | None) -> None:
    """A blue card tied to a rider is lost when he finishes (BOS-8.9); with a red one he could not (BOS-8.10)."""
    seat = rider // RIDERS
    if state.held_by[seat] != rider:
        return
    card = state.course.risk_cards[state.held[seat]]
    if card.tied:
        put_back(state, seat)
        if tell is not None:
            tell(Event("risk_lost", _about(state.course, card, rider)))


def put_back(state: BostockPosition, seat: int) -> None:
    """The kept card of a seat goes under the pile (BOS-8.13)."""
    put_under(state, state.held[seat])
    state.held[seat], state.held_by[seat] = NO_CARD, NO_RIDER


def can_play_kept(race: BostockOpen) -> bool:
    """None was played this turn, and its condition holds (BOS-8.7); after the race card only what helps then (D-18)."""
    seat = race.to_decide
    if race.held[seat] == NO_CARD or race.risk_played:
        return False
    effect = race.course.risk_cards[race.held[seat]].effect
    if not race.cards_due and not (race.course.kept_after and effect in cards.LATE):
        return False
    return _condition(race, seat, effect, race.held_by[seat])


def _condition(race: BostockOpen, seat: int, effect: str, rider: int) -> bool:
    if effect in ADVANCES:
        return team_can_step(race, seat, _gift_riders(race, effect, rider))
    if effect == cards.DOUBLE:
        return can_step(race, rider, is_open=line_open(race, seat))
    if effect == cards.UPRIGHT_TEAM:
        return any(race.lost[seat * RIDERS : (seat + 1) * RIDERS])
    if effect == cards.EXTRA_CARD:
        return team_can_step(race, seat)
    if effect == cards.SIT_OUT_SELF:
        return not race.is_home(rider) and not race.lost[rider]
    return any(can_step(race, mate, is_open=True) for mate in RIDERS_OF[seat])


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
    elif effect == cards.DOUBLE:
        state.breakaway = rider
    elif effect == cards.UPRIGHT_TEAM:
        _set_straight(state, seat, tell)
    elif effect == cards.EXTRA_CARD:
        state.cards_due = 2 - state.cards_played
    elif effect == cards.SIT_OUT_SELF:
        turn_rider(state, rider, 1, tell)
        state.turned |= 1 << rider
    elif effect == cards.MINUS_ONE:
        state.headwind = True
    elif effect == cards.STAND_STILL:
        state.still = True
    elif effect in _ASKING:
        _ask(state, kind, rider, tell)
    elif effect == cards.FALL:
        _fall(state, rider, card.amount, tell)
    elif effect == cards.LOSE_TURN_SELF:
        turn_rider(state, rider, card.amount, tell)


def _gift_riders(race: BostockOpen, effect: str, rider: int) -> int:
    """Who takes the steps, one bit each."""
    if effect == cards.ADVANCE_SELF:
        return 1 << rider
    without = rider if effect == cards.ADVANCE_OTHER else NO_RIDER
    return sum(1 << mate for mate in RIDERS_OF[rider // RIDERS] if mate != without and not race.is_home(mate))


def _give_steps(state: BostockPosition, card: RiskCard, rider: int, tell: Tell | None) -> None:
    state.gift_steps = card.amount
    state.gift_riders = _gift_riders(state, card.effect, rider)
    state.gift_count = state.gift_riders.bit_count() if card.effect == cards.ADVANCE_TEAM else 1
    if not has_gift_move(state):
        state.clear_gift()
        _idle(state, card, rider, tell)


def _set_straight(state: BostockPosition, seat: int, tell: Tell | None) -> None:
    """All turned riders of the team ride again, this turn too (Service car)."""
    for mate in RIDERS_OF[seat]:
        if state.lost[mate]:
            state.lost[mate] = 0
            if tell is not None:
                tell(Event("upright", of_rider(state.course, mate)))
    state.turned = 0


def turn_rider(state: BostockPosition, rider: int, turns: int, tell: Tell | None) -> None:
    """He sits out; lost turns do not add up (BOS-9.2, 9.4)."""
    if turns > state.lost[rider]:
        state.lost[rider] = turns
        if tell is not None:
            tell(Event("turned", {**of_rider(state.course, rider), "turns": turns}, cue=cues.turned(turns)))


def _fall(state: BostockPosition, rider: int, turns: int, tell: Tell | None) -> None:
    """The rider and everybody on the cells around him, or these alone (BOS-8.12, D-23)."""
    row, lane = state.rows[rider], state.lanes[rider]
    around = lane | lane << 1 | lane >> 1
    spared = rider if state.course.faller_spared else NO_RIDER
    for other in range(state.course.riders):
        if other != spared and abs(state.rows[other] - row) <= 1 and state.lanes[other] & around:
            turn_rider(state, other, turns, tell)


def upright_mates(race: BostockOpen, rider: int) -> list[int]:
    """The other riders of his team who are on the road and do not sit out."""
    team = RIDERS_OF[rider // RIDERS]
    return [mate for mate in team if mate != rider and not race.lost[mate] and not race.is_home(mate)]


def _ask(state: BostockPosition, kind: int, rider: int, tell: Tell | None) -> None:
    """If there is a choice. For cards he is asked whatever he holds, since the question would tell (D-45)."""
    card, mates = state.course.risk_cards[kind], upright_mates(state, rider)
    if card.effect == cards.LOSE_TURN_OTHER and len(mates) < 2:
        turn_rider(state, mates[0] if mates else rider, card.amount, tell)
    elif card.effect != cards.LOSE_TURN_OTHER and not state.hands[rider // RIDERS]:
        _idle(state, card, rider, tell)
    else:
        state.risk_card, state.risk_rider, state.phase = kind, rider, _ASKING[card.effect]


def _idle(state: BostockPosition, card: RiskCard, rider: int, tell: Tell | None) -> None:
    if tell is not None:
        tell(Event("risk_idle", _about(state.course, card, rider)))


def _about(course: Course, card: RiskCard, rider: int) -> Params:
    return {**of_rider(course, rider), "card": card.pick, "title": card.title}
