"""Whether a position can occur: what the rules would never lead to is refused with its reason."""

from collections.abc import Sequence

from gruppetto.engine.contract import NOBODY, PositionError
from gruppetto.games.bostock.box.cards import (
    ADVANCES,
    COLOURS,
    DOUBLE,
    EXTRA_CARD,
    LOSE_BEST_CARD,
    LOSE_TURN_OTHER,
    MINUS_ONE,
    NO_CARD,
    RIDER_NAMES,
    RIDERS,
    STAND_STILL,
    SWAP_HAND,
)
from gruppetto.games.bostock.box.edition import MOST_TURNS
from gruppetto.games.bostock.box.stages import HEAT, Stage
from gruppetto.games.bostock.rules.course import Course
from gruppetto.games.bostock.rules.hands import hand_size
from gruppetto.games.bostock.rules.position import (
    CHOOSE_PHASE,
    LAY_OFF_PHASE,
    MOVE_PHASE,
    NO_RIDER,
    NOMINATE_PHASE,
    OVER_PHASE,
    PICK_PHASE,
    RIDE_PHASE,
    SWAP_PHASE,
    BostockPosition,
)
from gruppetto.games.bostock.rules.riding import has_card_move, has_gift_move, team_can_step
from gruppetto.games.bostock.rules.risks import upright_mates
from gruppetto.games.bostock.rules.scoring import first_player, tied_for_points
from gruppetto.games.bostock.rules.trials import riding, seats_in_order


def _demand(true: bool, reason: str) -> None:
    if not true:
        raise PositionError(reason)


def check_occurs(state: BostockPosition) -> None:
    """Raises PositionError for what cannot occur."""
    seats, over = state.course.seats, state.phase is OVER_PHASE
    _demand(state.dealer in range(seats), f"dealer must be a seat, 0 to {seats - 1}, not {state.dealer}")
    if over:
        _demand(state.to_decide == NOBODY, "nobody is to decide when the tour is over")
        _demand(len(state.results) == len(state.course.legs), "the tour is over when all its stages have a result")
        _demand(state.stage_index == len(state.course.legs) - 1, "the tour ends with its last stage")
    else:
        _demand(state.to_decide in range(seats), f"to_decide must be a seat, 0 to {seats - 1}, not {state.to_decide}")
        _demand(len(state.results) == state.stage_index, "results must be there for every stage before this one")
    if state.leg.solo_trial:
        _check_trial(state)
        return
    _demand(state.phase not in (NOMINATE_PHASE, RIDE_PHASE), f"there is no phase {state.phase.name.lower()} on a road")
    _check_riders(state)
    _check_risk(state)
    if over:
        _check_end(state)
        return
    _check_race_goes_on(state)
    _check_hands(state)
    _check_turn(state)
    _check_phase(state)


# --- the road ---


def _check_riders(state: BostockPosition) -> None:
    course, leg = state.course, state.leg
    home = [rider for rider in range(course.riders) if state.is_home(rider)]
    _demand(sorted(state.placed) == home, "placed must be the riders who are home, each once")
    beyond = [rider for rider in range(course.riders) if state.rows[rider] > leg.green_after]
    across = state.across
    known = len(set(across)) == len(across) == min(2, len(beyond)) and set(across) <= set(beyond)
    _demand(known, "across must be the first two riders beyond the green line")
    for rider in range(course.riders):
        _demand(state.lost[rider] <= MOST_TURNS, f"{RIDER_NAMES[rider]} cannot lose {state.lost[rider]} turns")
        _demand(not (state.is_home(rider) and state.lost[rider]), f"{RIDER_NAMES[rider]} is home and sits out nothing")
    if leg.team_trial:
        _check_lanes(state)


def _check_lanes(state: BostockPosition) -> None:
    """In a team time trial everybody keeps his lane and his place in the file (BOS-13.1, 13.2)."""
    _demand(not any(state.lost) and not any(kind != NO_CARD for kind in state.held), "a time trial has no Risk cards")
    _demand(not state.risk_bottom, "a time trial has no Risk cards")
    for seat in range(state.course.seats):
        team = range(seat * RIDERS, (seat + 1) * RIDERS)
        own = 1 << state.leg.stage.start_lanes[seat] - 1
        in_lane = all(state.lanes[rider] == own for rider in team if not state.is_home(rider))
        rows = [state.rows[rider] for rider in team]
        placed = [rider for rider in state.placed if rider in team]
        in_file = rows == sorted(rows, reverse=True) and placed == sorted(placed)
        _demand(in_lane and in_file, f"the riders of {COLOURS[seat]} ride in file in their own lane (BOS-13.1)")


def _check_risk(state: BostockPosition) -> None:
    for seat, kind in enumerate(state.held):
        if kind == NO_CARD:
            continue
        card, rider = state.course.risk_cards[kind], state.held_by[seat]
        _demand(card.keep, f"{card.id} is not a card to keep")
        lost = card.tied and state.is_home(rider)
        _demand(not lost, f"{RIDER_NAMES[rider]} is home and holds {card.id} no longer (BOS-8.9)")


def _check_end(state: BostockPosition) -> None:
    finish = tuple(state.entry(rider) for rider in state.placed)
    last = state.results[-1]
    across = tuple(state.entry(rider) for rider in state.across)
    _demand(finish == last.finish and across == last.across, "the last result must be that of the stage on the board")
    _demand(not state.cards_due and not state.turned and not state.cards_played, "no turn goes on after the tour")
    idle = state.card == NO_CARD and not state.gift_count and state.risk_card == NO_CARD
    _demand(idle and not (state.risk_played or state.still or state.headwind), "no turn goes on after the tour")
    _demand(state.breakaway == NO_RIDER and not state.unmoved and not state.numbers, "no turn goes on after the tour")
    _demand(not (state.bonus or state.swapped or state.gift_riders or state.gift_steps), "no turn goes on")
    _demand(state.risk_rider == NO_RIDER, "no turn goes on after the tour")
    lapsed = not any(state.lost) and all(kind == NO_CARD for kind in state.held)
    _demand(lapsed, "kept cards and lost turns lapse with the stage (BOS-8.15)")
    for seat, hand in enumerate(state.hands):
        fits = len(hand) == hand_size(state, seat) <= state.course.hand_size
        _demand(fits, f"{COLOURS[seat]} cannot hold {len(hand)} cards after the stage")


def _check_race_goes_on(state: BostockPosition) -> None:
    """On the road nobody is complete; in a time trial only who has had his turn of this round (BOS-10.2, 13.5)."""
    seats = state.course.seats
    first = first_player(state.dealer, seats)
    turn = (state.to_decide - first) % seats
    for seat in range(seats):
        ridden = (seat - first) % seats < turn
        if state.is_complete(seat):
            allowed = state.leg.team_trial and ridden
            _demand(allowed, f"all riders of {COLOURS[seat]} are home, so the stage or its turn is over")


def _check_hands(state: BostockPosition) -> None:
    size, seat = state.course.hand_size, state.to_decide
    for other, hand in enumerate(state.hands):
        if other != seat:
            _demand(len(hand) == size, f"{COLOURS[other]} must hold {size} cards, not {len(hand)}")
    held = len(state.hands[seat]) + state.cards_played + state.swapped
    commissaires = _played_effect(state) == LOSE_BEST_CARD and state.phase is not LAY_OFF_PHASE
    laid_off = commissaires and size > 1  # a hand of one had nothing left that they could take
    _demand(held == size - laid_off, f"{COLOURS[seat]} cannot hold {len(state.hands[seat])} cards in this turn")


def _played_effect(state: BostockPosition) -> str:
    """What the Risk card does that was played in this turn: it is the last one under the pile (BOS-8.13)."""
    if not state.risk_played:
        return ""
    _demand(bool(state.risk_bottom), "a Risk card that was played lies under the pile (BOS-8.13)")
    return state.course.risk_cards[state.risk_bottom[-1]].effect


def _check_turn(state: BostockPosition) -> None:
    seat = state.to_decide
    own = 0b111 << seat * RIDERS
    lost = sum(1 << rider for rider in range(seat * RIDERS, (seat + 1) * RIDERS) if state.lost[rider])
    _demand(not state.turned & ~lost, "turned must be riders of the team in turn who sit out")
    if not state.cards_played and not state.risk_played:
        _demand(state.turned == lost, "who sits out when a turn begins is turned")
    _demand(not state.unmoved & ~own and not state.gift_riders & ~own, "only riders of the team in turn can move")
    _demand(1 <= state.cards_due + state.cards_played <= 2, "one race card is played a turn, or two with a second wind")
    _check_played_risk(state)
    if state.breakaway != NO_RIDER:
        _demand(state.breakaway // RIDERS == seat, "the breakaway is by a rider of the team in turn")
    _demand(not (state.still and state.cards_played), "nobody plays on after a level crossing")
    _check_card(state)
    _check_gift(state)


def _check_played_risk(state: BostockPosition) -> None:
    """A turn has the marks of the one Risk card that was played in it, and no others (BOS-8.7)."""
    effect = _played_effect(state)
    marks = {
        MINUS_ONE: state.headwind,
        STAND_STILL: state.still,
        DOUBLE: state.breakaway != NO_RIDER,
        EXTRA_CARD: state.cards_due + state.cards_played == 2,
    }
    for mark, present in marks.items():
        _demand(present == (mark == effect), f"{mark} is in force if its Risk card was played in this turn, not else")


def _check_card(state: BostockPosition) -> None:
    """The numbers left of the race card, and who may use them."""
    if state.card == NO_CARD:
        empty = not (state.numbers or state.unmoved or state.bonus)
        _demand(empty, "numbers, unmoved and bonus belong to a race card")
        return
    course = state.course
    _demand(state.cards_played > 0, "a race card is used only after it was played")
    printed = [max(0, number - state.headwind) for number in course.numbers[state.card]]
    left = list(printed)
    for number in state.numbers:
        _demand(number in left, "numbers must be some of those on the card")
        left.remove(number)
    _demand(list(state.numbers) == sorted(state.numbers, reverse=True), "numbers must be written from the greatest on")
    _demand(len(left) <= RIDERS - state.unmoved.bit_count(), "every number used has moved a rider (BOS-4.5)")
    home = any(state.unmoved >> rider & 1 for rider in state.placed)
    _demand(not home, "who is home does not move")
    own = course.colours[state.card] == state.to_decide and not state.headwind
    _demand(own or not state.bonus, "there is no bonus with this card (BOS-4.7)")
    _demand(not own or state.bonus or bool(left), "the bonus goes with a number")


def _check_gift(state: BostockPosition) -> None:
    if not state.gift_count:
        _demand(not state.gift_steps and not state.gift_riders, "gift must have a count")
        return
    _demand(_played_effect(state) in ADVANCES, "no Risk card that gives steps was played in this turn")
    steps = state.course.risk_cards[state.risk_bottom[-1]].amount
    _demand(state.gift_steps == steps, f"the Risk card gives {steps} steps, not {state.gift_steps}")
    _demand(state.gift_count <= state.gift_riders.bit_count(), "gift must name who may take the steps")
    _demand(state.phase is MOVE_PHASE, "the steps of a Risk card are taken at once")


def _check_phase(state: BostockPosition) -> None:
    """Each phase has what it asks for, and somebody can answer."""
    phase, seat = state.phase, state.to_decide
    asking = {PICK_PHASE: LOSE_TURN_OTHER, SWAP_PHASE: SWAP_HAND, LAY_OFF_PHASE: LOSE_BEST_CARD}
    if phase in asking:
        _demand(state.risk_card != NO_CARD, "risk_card must be the card that asks for a choice")
        card, rider = state.course.risk_cards[state.risk_card], state.risk_rider
        fits = card.effect == asking[phase] and not card.keep and rider // RIDERS == seat
        _demand(fits and state.risk_played, f"{card.id} does not ask for this choice")
        lies = bool(state.risk_bottom) and state.risk_bottom[-1] == state.risk_card
        _demand(lies, f"{card.id} lies under the pile when it is carried out (BOS-8.13)")
        _demand(state.card != NO_CARD and not state.gift_count, "a Risk card is drawn while a race card is used")
        on_dot = state.leg.dots[state.rows[rider]] & state.lanes[rider]
        _demand(on_dot != 0, f"{RIDER_NAMES[rider]} stands on no red dot")
    else:
        none = state.risk_card == NO_CARD and state.risk_rider == NO_RIDER
        _demand(none, "risk_card and risk_rider are for a choice")
    _demand(not state.swapped or phase is SWAP_PHASE, "cards are swapped only in the phase swap")
    if phase is PICK_PHASE:
        _demand(len(upright_mates(state, state.risk_rider)) > 1, "there are no two team mates to choose from")
    elif phase in (LAY_OFF_PHASE, SWAP_PHASE):
        _demand(bool(state.hands[seat]), "there is no card in hand to lay down")
    elif phase is MOVE_PHASE:
        _demand(has_gift_move(state) if state.gift_count else has_card_move(state), "nobody can move")
    elif phase is CHOOSE_PHASE:
        _check_choose(state)


def _check_choose(state: BostockPosition) -> None:
    _demand(state.card == NO_CARD, "a race card is in use, so it is time to move")
    _demand(state.cards_due > 0, "a race card must still be due")
    if state.cards_played:
        can = bool(state.hands[state.to_decide]) and team_can_step(state, state.to_decide)
        _demand(can, "a second card lapses if nobody can step")


# --- the individual time trial ---


def check_rides(course: Course, stage: Stage, rides: Sequence[tuple[int, ...]], *, whole: bool) -> tuple[int, ...]:
    """Whether ride-offs were ridden by those who were tied, and only by them; returns who is to ride now."""
    edition = course.edition
    fewest = -(-stage.length // max(course.totals))
    for cards in rides:
        for used in cards:
            _demand(fewest <= used <= stage.length, f"nobody rides {stage.length} steps with {used} cards")
    contenders: tuple[int, ...] = tuple(range(course.seats))
    depth = [0] * course.seats
    while contenders and all(len(rides[seat]) > depth[seat] for seat in contenders):
        for seat in contenders:
            depth[seat] += 1
        so_far = [cards[:ridden] for cards, ridden in zip(rides, depth, strict=True)]
        contenders = tied_for_points(so_far, edition.points, edition.ride_off_limit)
    _demand(depth == [len(cards) for cards in rides], "only those who are tied ride again, all of them (BOS-14.12)")
    _demand(not whole or not contenders, "who is tied for a scoring place must ride again (BOS-14.12)")
    return contenders


def _check_trial(state: BostockPosition) -> None:
    phase = state.phase
    _demand(phase in (NOMINATE_PHASE, RIDE_PHASE, OVER_PHASE), "in an individual time trial nobody moves on a road")
    order = seats_in_order(state)
    for seat, rider in enumerate(state.named):
        own = rider == NO_RIDER or rider // RIDERS == seat
        _demand(own, f"{COLOURS[seat]} must name a rider of its own (BOS-14.1)")
    if phase is NOMINATE_PHASE:
        _check_naming(state, order)
        return
    _demand(NO_RIDER not in state.named, "everybody has named a rider before the first heat")
    contenders = check_rides(state.course, state.leg.stage, state.rides, whole=phase is OVER_PHASE)
    if phase is OVER_PHASE:
        rides, named = state.results[-1].rides, state.results[-1].named
        ended = rides == tuple(state.rides) and named == tuple(rider % RIDERS + 1 for rider in state.named)
        _demand(ended, "the last result must be that of the stage on the board")
        _demand(not any(state.hands) and not state.waiting, "no cards are in hand after the last heat")
        _demand(all(kind == NO_CARD for kind in state.chosen), "no cards are chosen after the last heat")
        return
    _check_heat(state, [seat for seat in order if seat in contenders])
    _check_ridden(state)
    _check_chosen(state)


def _check_naming(state: BostockPosition, order: list[int]) -> None:
    left = [seat for seat in order if state.named[seat] == NO_RIDER]
    done = len(order) - len(left)
    _demand(bool(left) and left == order[done:], "riders are named clockwise from the dealer's left (BOS-14.2)")
    _demand(state.to_decide == left[0], f"seat {left[0]} is to name a rider")
    nothing = not (state.heat or state.waiting or any(state.used) or any(state.distances) or any(state.rides))
    _demand(nothing and not state.automatic, "nobody rides before all riders are named")
    cards = any(state.hands) or any(state.discards) or any(kind != NO_CARD for kind in state.chosen)
    _demand(not cards, "nobody has cards before all riders are named")


def _check_heat(state: BostockPosition, contenders: list[int]) -> None:
    """Heats are formed in order, two by two (BOS-14.2, 14.3)."""
    ridden = len(contenders) - len(state.waiting) - len(state.heat)
    heat, waiting = contenders[ridden : ridden + HEAT], contenders[ridden + HEAT :]
    fits = ridden >= 0 and ridden % HEAT == 0 and list(state.heat) == heat and list(state.waiting) == waiting
    _demand(fits and bool(state.heat), "heats are formed clockwise from the dealer's left, two by two")
    length = state.leg.stage.length
    for seat in range(state.course.seats):
        if seat in contenders[:ridden]:
            _demand(state.distances[seat] >= length, f"{COLOURS[seat]} has ridden and must be home")
        elif seat not in heat:
            idle = not state.distances[seat] and not state.used[seat]
            _demand(idle, f"{COLOURS[seat]} has not ridden yet")


def _check_ridden(state: BostockPosition) -> None:
    """Cards and distances go together."""
    stage, most = state.leg.stage, max(state.course.totals)
    for seat in range(state.course.seats):
        used, distance = state.used[seat], state.distances[seat]
        fits = used <= distance <= used * most and distance < stage.length + most
        _demand(fits, f"{COLOURS[seat]} cannot be at {distance} after {used} cards")
        racing = seat in state.heat and distance < stage.length
        held = len(state.hands[seat]) + (state.chosen[seat] != NO_CARD)
        due = stage.deal - used % stage.deal if racing else 0
        _demand(held == due, f"{COLOURS[seat]} must have {due} cards, not {held}")
    racing_seats = riding(state)
    _demand(bool(racing_seats), "a heat ends when all its riders are home")


def _check_chosen(state: BostockPosition) -> None:
    """The first of two riders chooses, then the other, then both cards are turned over (BOS-14.6)."""
    racing = riding(state)
    chosen = [seat for seat in range(state.course.seats) if state.chosen[seat] != NO_CARD]
    turn = racing.index(state.to_decide) if state.to_decide in racing else -1
    _demand(turn >= 0 and chosen == racing[:turn], "cards are chosen in the order of the heat")
    automatic = [seat for seat in range(state.course.seats) if state.automatic >> seat & 1]
    _demand(set(automatic) <= set(state.heat), "only riders of the heat ride on by themselves")
    _demand(state.to_decide not in automatic, "who rides on by himself is not asked")
