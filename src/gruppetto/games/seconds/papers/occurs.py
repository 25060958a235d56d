"""Can this position occur? The checks behind a position document: each yields what would be wrong and why."""

from typing import Final

from gruppetto.engine.papers.paper import Checks, Reasons, decision_reasons, differs, tour_reasons
from gruppetto.games.seconds.box.cards import BRIDGE, CARDS_A_RIDER, MOST_VALUE, MOVE, NO_CARD, RIDERS, SWAP
from gruppetto.games.seconds.rules.decisions.swap import EXCHANGED
from gruppetto.games.seconds.rules.falls import after_fall, cards_ahead, next_owing, waiting
from gruppetto.games.seconds.rules.naming import RIDER_NAMES
from gruppetto.games.seconds.rules.position import Phase, SecondsPosition
from gruppetto.games.seconds.rules.rounds import first_order, owed_cards, seats_from
from gruppetto.games.seconds.rules.scoring import deals_before
from gruppetto.games.seconds.rules.trials import finished, start_order, team_turn

_TO_RIDE: Final = (Phase.SKIP, Phase.PLAY)
_CARD_USED: Final = (Phase.EXCHANGE, Phase.LANE, Phase.SWAP)
"""The phases in which the rider in turn has used his card already."""
_EFFECTS: Final = {Phase.LANE: (MOVE, BRIDGE), Phase.SWAP: (SWAP,)}
"""The phases to which only some chance cards lead."""


def checks_of(state: SecondsPosition) -> Checks[SecondsPosition]:
    if state.phase is Phase.TOUR_END:
        return (*_ALWAYS, _end)
    order, hand = (_trial_order, _trial_hands) if state.leg.trial else (_road_order, _road_hands)
    turn = _asked if state.phase in (Phase.SURRENDER, Phase.CHOOSE_RIDER) else _riding
    return (*_ALWAYS, order, turn, *_TURN, _trial_turn, _due, *_CHOICES, hand)


# --- the stage and its riders ---


def _stage(state: SecondsPosition) -> Reasons:
    over = state.phase is Phase.TOUR_END
    yield from tour_reasons(state.stage_index, len(state.course.legs), len(state.ledger), over=over)
    yield from decision_reasons(state.to_decide, over=over)


def _sprints(state: SecondsPosition) -> Reasons:
    for at, passed, passing in zip(state.leg.sprints, state.passed, state.passing, strict=True):
        yield passing & ~passed, "whoever passes a sprint in this round has passed it"
        for rider, number in enumerate(state.numbers):
            wrong = number >= at and not passed >> rider & 1
            yield wrong, f"{RIDER_NAMES[rider]} is beyond the sprint at {at} and must have passed it (SEC-9.2)"


def _cards_for_falls(state: SecondsPosition) -> Reasons:
    told = state.owing | state.paid
    yield told and not state.course.card_at_once, "a card for a crash is handed in at once only by option (SEC-10.12)"
    wrong = told & ~state.skips or state.owing & state.paid
    yield wrong, "who owes a card for a crash, or has handed it in, skips a turn; and nobody has done both"


def _zones(state: SecondsPosition) -> Reasons:
    for number, lanes in state.zones:
        wrong = number > state.leg.length or lanes not in state.leg.side[number]
        yield wrong, f"a crash zone bars one carriageway of a number before the finish, not so at {number}"
    yield len(set(state.zones)) < len(state.zones), "a crash zone is there twice"


def _cells(state: SecondsPosition) -> Reasons:
    taken = list(state.zones)
    for rider, cell in enumerate(zip(state.numbers, state.lanes, strict=True)):
        wrong = any(cell[0] == number and cell[1] & lanes for number, lanes in taken)
        yield wrong, f"{RIDER_NAMES[rider]} is on a cell that is taken or lies in a crash zone (SEC-3.9)"
        taken.append(cell)
    yield sorted(state.arrivals) != list(range(state.course.riders)), "arrivals must name every rider once"


def _riders(state: SecondsPosition) -> Reasons:
    for rider, delta in enumerate(state.deltas):
        wrong = state.skips >> rider & 1 and not state.besides[rider]
        yield wrong, f"{RIDER_NAMES[rider]} skips a turn and so must be beside the road (SEC-10.12)"
        yield abs(delta) > MOST_VALUE, f"the next card of {RIDER_NAMES[rider]} cannot count {delta} more"


def _finishers(state: SecondsPosition) -> Reasons:
    """Who is past the line has finished, who has finished before this round is home, and nobody else is."""
    for rider, crossed in enumerate(state.finish_rounds):
        name, on_cell = RIDER_NAMES[rider], bool(state.lanes[rider])
        wrong = _past(state, rider) != bool(crossed) or crossed > state.round
        yield wrong, f"{name} must be past the line exactly if he has finished, in a round so far"
        home = crossed < state.round or state.phase is Phase.TOUR_END
        wrong = state.numbers[rider] > state.leg.length and on_cell == home
        yield wrong, f"{name} is on the run-out in the round in which he finishes, and home afterwards (SEC-12.9)"


def _on_board(state: SecondsPosition) -> Reasons:
    for rider, number in enumerate(state.numbers):
        there = state.lanes[rider] or state.besides[rider] or state.finish_rounds[rider]
        wrong = number and not there and not _off(state, rider)
        yield wrong, f"{RIDER_NAMES[rider]} is off the board, but his team has not finished a time trial (SEC-17.9)"


def _past(state: SecondsPosition, rider: int) -> bool:
    """Beyond the line, or right on it, where he is on no cell."""
    if state.numbers[rider] != state.leg.length:
        return state.numbers[rider] > state.leg.length
    return not (state.lanes[rider] or state.besides[rider] or _off(state, rider))


def _off(state: SecondsPosition, rider: int) -> bool:
    """A rider of a team that has finished a time trial before the line."""
    if not state.leg.trial or state.finish_rounds[rider]:
        return False
    return state.phase is Phase.TOUR_END or finished(state, rider // RIDERS, state.round - 1)


def _shown(state: SecondsPosition) -> Reasons:
    for seat, shown in enumerate(state.shown):
        wrong = shown and any(more > held for more, held in zip(shown, state.hand(seat), strict=True))
        yield wrong, f"seat {seat} has shown cards that are not in its hand"


def _end(state: SecondsPosition) -> Reasons:
    wrong = state.zones or state.skips or differs(state, SecondsPosition.rest)
    yield wrong, "nobody decides, rides or lies beside the road after the tour"
    wrong = any(map(any, (state.hand_sizes, state.lanes, state.besides, state.due, state.kept)))
    yield wrong, "after the tour the board and all hands are empty"
    wrong = not state.leg.trial and 0 in state.finish_rounds
    yield wrong, "a road stage ends when every rider has finished (SEC-12.10)"


# --- the turn ---


def _trial_order(state: SecondsPosition) -> Reasons:
    started = [seat for seat in start_order(state) if team_turn(state, seat, state.round) >= 1]
    wanted = [seat for seat in started if not _finished_before(state, seat)]
    yield list(state.order) != wanted, f"in this round the teams {wanted} ride in this order (SEC-17.4)"


def _road_order(state: SecondsPosition) -> Reasons:
    racing = [rider for rider, crossed in enumerate(state.finish_rounds) if crossed in (0, state.round)]
    yield sorted(state.order) != racing, "order must name every rider who has not finished before this round, once"
    wrong = state.round == 1 and list(state.order) != first_order(state)
    yield wrong, "in round 1 the order goes by seat from the starter (SEC-4.2)"
    ridden = state.turn + (not _has_to_ride(state))
    for rider in state.order[max(0, ridden) :]:
        yield state.finish_rounds[rider], f"{RIDER_NAMES[rider]} has finished before his turn in this round"


def _finished_before(state: SecondsPosition, seat: int) -> bool:
    """Whether a team had finished a time trial before this round began."""
    crossed = _crossed(state, seat)
    all_in = all(crossed) and max(crossed) < state.round
    return all_in or team_turn(state, seat, state.round - 1) >= state.course.trial_turns


def _crossed(state: SecondsPosition, seat: int) -> tuple[int, ...]:
    return state.finish_rounds[seat * RIDERS : (seat + 1) * RIDERS]


def _asked(state: SecondsPosition) -> Reasons:
    """Cards are surrendered, or a rider is chosen."""
    yield state.turn >= len(state.order), f"turn must be a place in order, not {state.turn}"
    trial = state.leg.trial
    yield state.phase is Phase.CHOOSE_RIDER and not trial, "riders are chosen in time trials only (SEC-17.3)"
    wrong = state.rider >= 0 or (state.turn >= 0) != trial
    yield wrong, "nobody is in turn while cards are surrendered or a rider is chosen"
    seats = seats_from(state.starter, state.course.seats)
    asked = [seat for seat in seats if state.due[seat] and state.hand_sizes[seat]]
    if trial:
        asked = [state.order[state.turn]]
    yield not asked, "nobody has a card to surrender"
    yield asked[0] != state.to_decide, f"seat {asked[0]} is to decide here, not {state.to_decide}"


def _riding(state: SecondsPosition) -> Reasons:
    yield state.turn >= len(state.order), f"turn must be a place in order, not {state.turn}"
    wrong = state.rider < 0 or (state.turn < 0 and not after_fall(state))
    yield wrong, f"somebody is in turn in the phase {state.phase.name.lower()}"
    seat = state.rider // RIDERS
    if after_fall(state):
        yield state.rider != next_owing(state), f"{RIDER_NAMES[state.rider]} is not the one who hands in a card now"
    else:
        wrong = state.order[state.turn] != (seat if state.leg.trial else state.rider)
        yield wrong, f"{RIDER_NAMES[state.rider]} is not the one whose turn it is in order"
    yield state.to_decide != seat, f"seat {seat} is to decide here, not {state.to_decide}"


def _has_to_ride(state: SecondsPosition) -> bool:
    """Tell if the card of the present turn is still to be used."""
    return state.phase in _TO_RIDE and not after_fall(state)


def _team_in_turn(state: SecondsPosition) -> int:
    return state.order[state.turn] if state.turn >= 0 else state.to_decide


def _to_ride(state: SecondsPosition) -> Reasons:
    if state.phase not in _TO_RIDE:
        return
    wrong = (state.phase is Phase.SKIP) != bool(state.skips >> state.rider & 1)
    yield wrong, "a fallen rider skips his turn, and nobody else does (SEC-10.12)"
    yield state.paid >> state.rider & 1, f"the card of {RIDER_NAMES[state.rider]} is handed in already (SEC-10.12)"
    yield state.finish_rounds[state.rider], f"{RIDER_NAMES[state.rider]} has finished and has no turn"


def _moved(state: SecondsPosition) -> Reasons:
    yield state.phase in _CARD_USED and not state.lanes[state.rider], "the rider in turn stands on no special cell"
    team = 0b111 << _team_in_turn(state) * RIDERS if state.leg.trial else 0
    yield state.moved & ~team, "only riders of the team in turn have moved in its team turn (SEC-17.3)"


def _trial_turn(state: SecondsPosition) -> Reasons:
    if not state.leg.trial:
        return
    seat, moved = state.to_decide, state.moved
    wrong = state.rider >= 0 and not (after_fall(state) or moved >> state.rider & 1)
    yield wrong, "the rider in turn is one of those who have moved (SEC-17.3)"
    yield state.phase is Phase.CHOOSE_RIDER and not waiting(state, seat), "there is no rider left to choose"
    wrong = state.phase is Phase.SURRENDER and (moved != 0 or not state.due[seat])
    yield wrong, "cards are surrendered before the first rider of a team moves"


def _due(state: SecondsPosition) -> Reasons:
    waits = state.phase is Phase.SURRENDER or (after_fall(state) and state.turn < 0)
    for seat, due in enumerate(state.due):
        wrong = due > (_owed(state, seat) if waits else 0)
        yield wrong, f"seat {seat} has no {due} cards to surrender now (SEC-13.3)"


# --- choices ---


def _to_discard(state: SecondsPosition) -> Reasons:
    swaps = state.phase in (Phase.EXCHANGE, Phase.SWAP)
    wrong = swaps != bool(state.to_discard) or (state.swapped and not swaps)
    yield wrong, "cards wait to be discarded exactly in an exchange or swap"
    yield state.to_discard > state.hand_sizes[state.to_decide], "more cards wait to be discarded than the hand has"


def _lanes(state: SecondsPosition) -> Reasons:
    lanes = state.choice_lanes
    yield (state.phase is Phase.LANE) != bool(lanes), "there are lanes to choose from exactly in the phase lane"
    wrong = lanes and (lanes.bit_count() < 2 or lanes & state.blocked[state.choice_number])
    yield wrong, "the lanes to choose from are several free cells of one number (SEC-8.12)"


def _chance(state: SecondsPosition) -> Reasons:
    card = state.chance_card
    wrong = card != NO_CARD and (state.phase not in _CARD_USED or card not in state.chance_bottom)
    yield wrong, "a chance card is carried out only while its owner decides, and lies under the pile already"
    wrong = state.phase in _EFFECTS and _effect(state)[0] not in _EFFECTS[state.phase]
    yield wrong, f"chance_card must name a card that leads to the phase {state.phase.name.lower()}"


def _effect(state: SecondsPosition) -> tuple[str, int]:
    """Effect and amount of the chance card that is carried out."""
    if state.chance_card == NO_CARD:
        return "", 0
    card = state.course.chance_cards[state.chance_card]
    return card.effect, card.amount


def _where_it_leads(state: SecondsPosition) -> Reasons:
    """A choice of lanes lies as far away as its chance card may lead; an exchange is on its cell."""
    number = state.numbers[state.rider]
    far, most = state.choice_number - number, _effect(state)[1]
    wrong = state.phase is Phase.LANE and not (0 < far <= most or most <= far < 0)
    yield wrong, "the lanes to choose from lie where the chance card leads (SEC-8.12)"
    wrong = state.phase is Phase.EXCHANGE and not state.leg.exchange[number] & state.lanes[state.rider]
    yield wrong, f"{RIDER_NAMES[state.rider]} is on no exchange cell (SEC-8.1)"


def _swapped(state: SecondsPosition) -> Reasons:
    effect, amount = _effect(state)
    most = EXCHANGED if state.phase is Phase.EXCHANGE else amount if effect == SWAP else 0
    wrong = state.to_discard + state.swapped > most
    yield wrong, f"at most {most} cards are swapped here, not {state.to_discard + state.swapped}"


# --- hands (SEC-13.4, 17.2) ---


def _owed(state: SecondsPosition, seat: int) -> int:
    """The cards that a seat surrenders in this round, or in its team turn."""
    before = [rounds if rounds < state.round else 0 for rounds in _crossed(state, seat)]
    if state.leg.trial:
        return sum(rounds > 0 for rounds in before) if 0 in before else 0
    return owed_cards(state, before)


def _misses(state: SecondsPosition, seat: int, wanted: int) -> Reasons:
    held = state.hand_sizes[seat]
    yield held != wanted, f"seat {seat} has {held} cards, but holds {wanted} at this moment (SEC-13.4, SEC-17.2)"


def _road_hands(state: SecondsPosition) -> Reasons:
    """What is left of the last deal after the rounds since and the cards of this round."""
    done = max(0, state.turn + (state.phase in _CARD_USED or after_fall(state)))
    for seat in range(state.course.seats):
        used = sum(rider // RIDERS == seat for rider in state.order[:done]) + _owed(state, seat) - state.due[seat]
        used += cards_ahead(state, seat)
        swapped = state.swapped if seat == state.to_decide else 0
        in_hand = any(rounds in (0, state.round) for rounds in _crossed(state, seat))
        yield from _misses(state, seat, _left_of_deal(state, seat) - used - swapped if in_hand else 0)


def _left_of_deal(state: SecondsPosition, seat: int) -> int:
    """The cards of a team when this round began."""
    dealt = deals_before(state.round)
    riders = sum(rounds == 0 or rounds > dealt for rounds in _crossed(state, seat))
    return (RIDERS if state.course.refill_finished else riders) * (CARDS_A_RIDER - (state.round - 1 - dealt))


def _trial_hands(state: SecondsPosition) -> Reasons:
    for seat in range(state.course.seats):
        if _finished_before(state, seat):
            yield from _misses(state, seat, 0)
        else:
            yield from _refill(state, seat)
            yield from _misses(state, seat, _trial_hand(state, seat))


def _refill(state: SecondsPosition, seat: int) -> Reasons:
    """The second deal comes when one card a rider is left, to a team that still races (SEC-17.2)."""
    late = _turns_over(state, seat) >= CARDS_A_RIDER - 1
    wrong = bool(state.refilled >> seat & 1) != late and (not late or state.racing(seat))
    yield wrong, f"a team has its second deal after its turn {CARDS_A_RIDER - 1}, not so seat {seat}"


def _turns_over(state: SecondsPosition, seat: int) -> int:
    """The team turns of a seat that are over."""
    turn = team_turn(state, seat, state.round)
    return turn if turn >= 1 and state.order.index(seat) < state.turn else turn - 1


def _trial_hand(state: SecondsPosition, seat: int) -> int:
    """Fifteen, as many again once, less three for each team turn."""
    cards = RIDERS * (CARDS_A_RIDER + state.course.trial_refill * (state.refilled >> seat & 1))
    cards -= RIDERS * max(0, _turns_over(state, seat)) + cards_ahead(state, seat)
    if seat != state.order[state.turn]:
        return cards
    used = state.moved.bit_count() - _has_to_ride(state) + _owed(state, seat) - state.due[seat]
    return cards - used - state.swapped


_ALWAYS: Final = (_stage, _sprints, _cards_for_falls, _zones, _cells, _riders, _finishers, _on_board, _shown)
_TURN: Final = (_to_ride, _moved)
_CHOICES: Final = (_to_discard, _lanes, _chance, _where_it_leads, _swapped)
