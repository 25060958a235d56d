"""Can this position occur? The checks behind a position document, each with its reason."""

from gruppetto.engine.contract import NOBODY, PositionError
from gruppetto.games.seconds.box.cards import BRIDGE, CARDS_A_RIDER, MOST_VALUE, MOVE, NO_CARD, RIDERS, SWAP
from gruppetto.games.seconds.rules.landing import EXCHANGED
from gruppetto.games.seconds.rules.naming import RIDER_NAMES
from gruppetto.games.seconds.rules.position import (
    CHOOSE_PHASE,
    EXCHANGE_PHASE,
    LANE_PHASE,
    PLAY_PHASE,
    SKIP_PHASE,
    SURRENDER_PHASE,
    SWAP_PHASE,
    TOUR_END,
    SecondsPosition,
)
from gruppetto.games.seconds.rules.rounds import first_order, owed_cards, seats_from
from gruppetto.games.seconds.rules.scoring import deals_before
from gruppetto.games.seconds.rules.trials import finished, start_order, team_turn

_CARD_USED = (EXCHANGE_PHASE, LANE_PHASE, SWAP_PHASE)
"""The phases in which the rider in turn has used his card already."""
_EFFECTS = {LANE_PHASE: (MOVE, BRIDGE), SWAP_PHASE: (SWAP,)}
"""The phases to which only some chance cards lead."""


def check_occurs(state: SecondsPosition) -> None:
    """Raises PositionError with the first reason why this position cannot occur."""
    _check_stage(state)
    _check_riders(state)
    _check_finishers(state)
    if state.phase is TOUR_END:
        _check_end(state)
        return
    _check_order(state)
    _check_turn(state)
    _check_choices(state)
    for seat in range(state.course.seats):
        _check_hand(state, seat)


def _check_stage(state: SecondsPosition) -> None:
    legs = state.course.legs
    over = state.phase is TOUR_END
    wanted = len(legs) if over else state.stage_index
    if len(state.ledger) != wanted:
        raise PositionError(f"{wanted} finished stages are expected here, but results has {len(state.ledger)}")
    if over and state.stage_index != len(legs) - 1:
        raise PositionError(f"a tour ends with stage {len(legs)}")
    if state.starter not in range(state.course.seats):
        raise PositionError(f"starter must be a seat, not {state.starter}")
    for sprint, at in enumerate(state.leg.sprints):
        if state.passing[sprint] & ~state.passed[sprint]:
            raise PositionError("whoever passes a sprint in this round has passed it")
        for rider, number in enumerate(state.numbers):
            if number >= at and not state.passed[sprint] >> rider & 1:
                raise PositionError(
                    f"{RIDER_NAMES[rider]} is beyond the sprint at {at} and must have passed it (SEC-9.2)"
                )


def _check_riders(state: SecondsPosition) -> None:
    for number, lanes in state.zones:
        if number > state.leg.length or lanes not in state.leg.side[number]:
            raise PositionError(f"a crash zone bars one carriageway of a number before the finish, not so at {number}")
    if len(set(state.zones)) < len(state.zones):
        raise PositionError("a crash zone is there twice")
    for rider in range(state.course.riders):
        name = RIDER_NAMES[rider]
        if state.skips >> rider & 1 and not state.besides[rider]:
            raise PositionError(f"{name} skips a turn and so must be beside the road (SEC-10.12)")
        if abs(state.deltas[rider]) > MOST_VALUE:
            raise PositionError(f"the next card of {name} cannot count {state.deltas[rider]} more")


def _check_finishers(state: SecondsPosition) -> None:
    """Who is past the line has finished, who has finished before this round is home, and nobody else is."""
    length = state.leg.length
    for rider, crossed in enumerate(state.finish_rounds):
        name, number, lane = RIDER_NAMES[rider], state.numbers[rider], state.lanes[rider]
        on_line = number == length and not lane and not state.besides[rider] and not _off(state, rider)
        past = number > length or on_line
        if past != bool(crossed) or crossed > state.round or (state.besides[rider] and crossed):
            raise PositionError(f"{name} must be past the line exactly if he has finished, in a round so far")
        if number and not (lane or state.besides[rider] or crossed or _off(state, rider)):
            raise PositionError(f"{name} is off the board, but his team has not finished a time trial (SEC-17.9)")
        away = crossed and (crossed < state.round or state.phase is TOUR_END)
        if number > length and bool(lane) == bool(away):
            raise PositionError(
                f"{name} is on the run-out in the round in which he finishes, and home afterwards (SEC-12.9)"
            )


def _off(state: SecondsPosition, rider: int) -> bool:
    """A rider of a team that has finished a time trial before the line."""
    if not state.leg.trial or state.finish_rounds[rider]:
        return False
    return state.phase is TOUR_END or finished(state, rider // RIDERS, state.round - 1)


def _check_end(state: SecondsPosition) -> None:
    if state.to_decide != NOBODY or state.rider >= 0 or state.turn >= 0 or state.zones or state.skips:
        raise PositionError("nobody decides, rides or lies beside the road after the tour")
    if any(state.hand_sizes) or any(state.lanes) or any(state.besides) or any(state.due) or any(state.kept):
        raise PositionError("after the tour the board and all hands are empty")
    if not state.leg.trial and 0 in state.finish_rounds:
        raise PositionError("a road stage ends when every rider has finished (SEC-12.10)")
    if state.to_discard or state.swapped or state.choice_lanes or state.chance_card != NO_CARD:
        raise PositionError("nothing waits to be chosen after the tour")


def _check_order(state: SecondsPosition) -> None:
    if state.leg.trial:
        wanted = tuple(
            seat
            for seat in start_order(state)
            if team_turn(state, seat, state.round) >= 1 and not finished_before(state, seat)
        )
        if state.order != wanted:
            raise PositionError(f"in this round the teams {list(wanted)} ride in this order (SEC-17.4)")
        return
    racing = [rider for rider, crossed in enumerate(state.finish_rounds) if crossed in (0, state.round)]
    if sorted(state.order) != racing:
        raise PositionError("order must name every rider who has not finished before this round, once")
    if state.round == 1 and list(state.order) != first_order(state):
        raise PositionError("in round 1 the order goes by seat from the starter (SEC-4.2)")
    for place, rider in enumerate(state.order):
        waits = place > state.turn or (place == state.turn and state.phase in (SKIP_PHASE, PLAY_PHASE))
        if waits and state.finish_rounds[rider]:
            raise PositionError(f"{RIDER_NAMES[rider]} has finished before his turn in this round")


def finished_before(state: SecondsPosition, seat: int) -> bool:
    """Whether a team had finished a time trial before this round began."""
    crossed = state.finish_rounds[seat * RIDERS : (seat + 1) * RIDERS]
    all_in = all(crossed) and max(crossed) < state.round
    return all_in or team_turn(state, seat, state.round - 1) >= state.course.trial_turns


def _check_turn(state: SecondsPosition) -> None:
    phase, trial = state.phase, state.leg.trial
    if not -1 <= state.turn < len(state.order):
        raise PositionError(f"turn must be a place in order, not {state.turn}")
    if phase in (SURRENDER_PHASE, CHOOSE_PHASE):
        if phase is CHOOSE_PHASE and not trial:
            raise PositionError("riders are chosen in time trials only (SEC-17.3)")
        if state.rider >= 0 or (state.turn >= 0) != trial:
            raise PositionError("nobody is in turn while cards are surrendered or a rider is chosen")
        decides = state.order[state.turn] if trial else _first_due(state)
    else:
        if state.rider < 0 or state.turn < 0:
            raise PositionError(f"somebody is in turn in the phase {phase.name.lower()}")
        decides = state.rider // RIDERS
        expected = decides if trial else state.rider
        if state.order[state.turn] != expected:
            raise PositionError(f"{RIDER_NAMES[state.rider]} is not the one whose turn it is in order")
    if state.to_decide != decides:
        raise PositionError(f"seat {decides} is to decide here, not {state.to_decide}")
    _check_phase(state)


def _first_due(state: SecondsPosition) -> int:
    for seat in seats_from(state.starter, state.course.seats):
        if state.due[seat] and state.hand_sizes[seat]:
            return seat
    raise PositionError("nobody has a card to surrender")


def _check_phase(state: SecondsPosition) -> None:
    phase = state.phase
    if phase in (SKIP_PHASE, PLAY_PHASE):
        if (phase is SKIP_PHASE) != bool(state.skips >> state.rider & 1):
            raise PositionError("a fallen rider skips his turn, and nobody else does (SEC-10.12)")
        if state.finish_rounds[state.rider]:
            raise PositionError(f"{RIDER_NAMES[state.rider]} has finished and has no turn")
    if phase in _CARD_USED and not state.lanes[state.rider]:
        raise PositionError("the rider in turn stands on no special cell")
    seat = state.to_decide
    own = range(seat * RIDERS, (seat + 1) * RIDERS)
    others = [rider for rider in range(state.course.riders) if rider not in own and state.moved >> rider & 1]
    if others or (state.moved and not state.leg.trial):
        raise PositionError("only riders of the team in turn have moved in its team turn (SEC-17.3)")
    if state.leg.trial:
        if state.rider >= 0 and not state.moved >> state.rider & 1:
            raise PositionError("the rider in turn is one of those who have moved (SEC-17.3)")
        if phase is CHOOSE_PHASE and all(state.moved >> rider & 1 or state.finish_rounds[rider] for rider in own):
            raise PositionError("there is no rider left to choose")
        if phase is SURRENDER_PHASE and (state.moved or not state.due[seat]):
            raise PositionError("cards are surrendered before the first rider of a team moves")
    for other, due in enumerate(state.due):
        if (due and phase is not SURRENDER_PHASE) or due > _owed(state, other):
            raise PositionError(f"seat {other} has no {due} cards to surrender now (SEC-13.3)")


def _check_choices(state: SecondsPosition) -> None:
    phase = state.phase
    if (phase in (EXCHANGE_PHASE, SWAP_PHASE)) != bool(state.to_discard) or (state.swapped and not state.to_discard):
        raise PositionError("cards wait to be discarded exactly in an exchange or swap")
    if state.to_discard and state.to_discard > state.hand_sizes[state.to_decide]:
        raise PositionError("more cards wait to be discarded than the hand has")
    if (phase is LANE_PHASE) != bool(state.choice_lanes):
        raise PositionError("there are lanes to choose from exactly in the phase lane")
    lanes = state.choice_lanes
    if lanes and (not lanes & (lanes - 1) or lanes & state.blocked[state.choice_number]):
        raise PositionError("the lanes to choose from are several free cells of one number (SEC-8.12)")
    card = state.chance_card
    if card != NO_CARD and (phase not in _CARD_USED or card not in state.chance_bottom):
        raise PositionError(
            "a chance card is carried out only while its owner decides, and lies under the pile already"
        )
    effect = state.course.chance_cards[card].effect if card != NO_CARD else ""
    if phase in _EFFECTS and effect not in _EFFECTS[phase]:
        raise PositionError(f"chance_card must name a card that leads to the phase {phase.name.lower()}")
    if phase is LANE_PHASE:
        _check_lanes(state)
    if phase is EXCHANGE_PHASE and not state.leg.exchange[state.numbers[state.rider]] & state.lanes[state.rider]:
        raise PositionError(f"{RIDER_NAMES[state.rider]} is on no exchange cell (SEC-8.1)")
    most = EXCHANGED if phase is EXCHANGE_PHASE else state.course.chance_cards[card].amount if effect == SWAP else 0
    if state.to_discard + state.swapped > most:
        raise PositionError(f"at most {most} cards are swapped here, not {state.to_discard + state.swapped}")


def _check_lanes(state: SecondsPosition) -> None:
    """The number of the choice lies as far away as its chance card may lead."""
    far = state.choice_number - state.numbers[state.rider]
    most = state.course.chance_cards[state.chance_card].amount
    if not (0 < far <= most or most <= far < 0):
        raise PositionError("the lanes to choose from lie where the chance card leads (SEC-8.12)")


# --- hands (SEC-13.4, 17.2) ---


def _check_hand(state: SecondsPosition, seat: int) -> None:
    wanted = _trial_hand(state, seat) if state.leg.trial else _road_hand(state, seat)
    if state.hand_sizes[seat] != wanted:
        raise PositionError(
            f"seat {seat} has {state.hand_sizes[seat]} cards, but holds {wanted} at this moment (SEC-13.4, SEC-17.2)"
        )


def _owed(state: SecondsPosition, seat: int) -> int:
    """The cards that a seat surrenders in this round, or in its team turn."""
    crossed = state.finish_rounds[seat * RIDERS : (seat + 1) * RIDERS]
    before = [rounds if rounds < state.round else 0 for rounds in crossed]
    if state.leg.trial:
        return sum(rounds > 0 for rounds in before) if 0 in before else 0
    return owed_cards(state, before)


def _road_hand(state: SecondsPosition, seat: int) -> int:
    """What is left of the last deal after the rounds since and the cards of this round."""
    crossed = state.finish_rounds[seat * RIDERS : (seat + 1) * RIDERS]
    if all(0 < rounds < state.round for rounds in crossed):
        return 0
    dealt = deals_before(state.round)
    riders = sum(rounds == 0 or rounds > dealt for rounds in crossed)
    if state.course.refill_finished:
        riders = RIDERS
    done = state.turn + (state.phase in _CARD_USED)
    used = sum(rider // RIDERS == seat for rider in state.order[: max(0, done)])
    surrendered = _owed(state, seat) - state.due[seat]
    start = riders * (CARDS_A_RIDER - (state.round - 1 - dealt))
    return start - used - surrendered - (state.swapped if seat == state.to_decide else 0)


def _check_refill(state: SecondsPosition, seat: int, turn: int) -> None:
    """The second deal comes when one card a rider is left, to a team that still races (SEC-17.2)."""
    over = turn if turn >= 1 and state.order.index(seat) < state.turn else turn - 1
    late = over >= CARDS_A_RIDER - 1
    if bool(state.refilled >> seat & 1) != late and (not late or state.racing(seat)):
        raise PositionError(f"a team has its second deal after its turn {CARDS_A_RIDER - 1}, not so seat {seat}")


def _trial_hand(state: SecondsPosition, seat: int) -> int:
    """Fifteen, as many again once, less three for each team turn."""
    turn = team_turn(state, seat, state.round)
    if finished_before(state, seat):
        return 0
    _check_refill(state, seat, turn)
    cards = RIDERS * CARDS_A_RIDER
    if state.refilled >> seat & 1:
        cards += RIDERS * state.course.trial_refill
    if turn < 1:
        return cards
    place = state.order.index(seat)
    if place < state.turn:
        return cards - RIDERS * turn
    cards -= RIDERS * (turn - 1)
    if place > state.turn:
        return cards
    waits = state.phase in (SKIP_PHASE, PLAY_PHASE)
    used = state.moved.bit_count() - waits + _owed(state, seat) - state.due[seat]
    return cards - used - state.swapped
