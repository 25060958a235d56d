"""The individual time trial: naming, heats, hidden cards, riding on by itself, ride-offs (BOS-14)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.box.stages import HEAT
from gruppetto.games.bostock.rules.actions import Move
from gruppetto.games.bostock.rules.naming import card_pick, of_rider, player
from gruppetto.games.bostock.rules.piles import deal, discard, leave_hand
from gruppetto.games.bostock.rules.position import NO_RIDER, NOMINATE_PHASE, RIDE_PHASE, BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.risks import best_cards
from gruppetto.games.bostock.rules.scoring import first_player, tied_for_points
from gruppetto.games.bostock.rules.turns import NOTHING, STAGE, Over


def seats_in_order(race: BostockOpen) -> list[int]:
    """Clockwise from the dealer's left."""
    seats = race.course.seats
    first = first_player(race.dealer, seats)
    return [(first + place) % seats for place in range(seats)]


def begin_naming(state: BostockPosition) -> None:
    state.phase = NOMINATE_PHASE
    state.to_decide = seats_in_order(state)[0]


def nominate(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """Openly, one after the other; then the first heat begins (BOS-14.1, 14.2)."""
    state.named[state.to_decide] = action.rider
    if tell is not None:
        tell(Event("nominated", of_rider(action.rider)))
    left = [seat for seat in seats_in_order(state) if state.named[seat] == NO_RIDER]
    if left:
        state.to_decide = left[0]
    else:
        _start_ride(state, seats_in_order(state), chance, tell)
    return NOTHING


def _start_ride(state: BostockPosition, contenders: list[int], chance: Chance, tell: Tell | None) -> None:
    """The whole stage for these seats, heat by heat."""
    state.waiting = tuple(contenders)
    state.distances = [0] * state.course.seats
    state.used = [0] * state.course.seats
    _start_heat(state, chance, tell)


def _start_heat(state: BostockPosition, chance: Chance, tell: Tell | None) -> None:
    """Two riders side by side, or the odd one alone, with fresh cards (BOS-14.3 to 14.5)."""
    ridden = sum(1 for used in state.used if used)
    riders = ridden + len(state.waiting)
    state.heat, state.waiting = state.waiting[:HEAT], state.waiting[HEAT:]
    state.automatic = 0
    state.gather()
    if tell is not None:
        about: Params = {
            "heat": ridden // HEAT + 1,
            "of": (riders + 1) // HEAT,
            "riders": [player(seat) for seat in state.heat],
            "ride_off": len(state.rides[state.heat[0]]),
        }
        tell(Event("heat_started", about))
    deal(state, list(state.heat), state.leg.stage.deal, chance, tell)
    state.phase = RIDE_PHASE
    state.to_decide = state.heat[0]


def riding(race: BostockOpen) -> list[int]:
    """The seats of the heat that have not finished (BOS-14.8)."""
    return [seat for seat in race.heat if race.distances[seat] < race.leg.stage.length]


def ride(state: BostockPosition, kind: int, chance: Chance, tell: Tell | None) -> Over:
    """A card of the seat to decide, and whatever follows by itself (D-44)."""
    over = _lay(state, state.to_decide, kind, chance, tell)
    while over is NOTHING and state.automatic >> state.to_decide & 1:
        over = _lay(state, state.to_decide, best_cards(state, state.to_decide)[0], chance, tell)
    return over


def ride_on(state: BostockPosition, chance: Chance, tell: Tell | None) -> Over:
    """From now on until the heat ends, the greatest sum every time."""
    seat = state.to_decide
    state.automatic |= 1 << seat
    if tell is not None:
        tell(Event("rides_on", {"who": player(seat)}))
    return ride(state, best_cards(state, seat)[0], chance, tell)


def _lay(state: BostockPosition, seat: int, kind: int, chance: Chance, tell: Tell | None) -> Over:
    """Face down; the cards are turned over when all who ride have laid one (BOS-14.6)."""
    leave_hand(state, seat, kind)
    state.chosen[seat] = kind
    racing = riding(state)
    if tell is not None and len(racing) > 1:  # also for the last one: what he then sees cannot be taken back alone
        card = card_pick(state.course.codes[kind])
        tell(Event("card_chosen", {"who": player(seat)}, owner=seat, secret={"card": card}))
    left = [other for other in racing if state.chosen[other] == NO_CARD]
    if left:
        state.to_decide = left[0]
        return NOTHING
    for rider in racing:
        _turn_over(state, rider, tell)
    return _next_cards(state, chance, tell)


def _turn_over(state: BostockPosition, seat: int, tell: Tell | None) -> None:
    """He rides the sum of his card, whatever its colour (BOS-14.6, 14.7)."""
    kind = state.chosen[seat]
    state.chosen[seat] = NO_CARD
    discard(state, kind)
    state.distances[seat] += state.course.totals[kind]
    state.used[seat] += 1
    if tell is not None:
        about: Params = {
            **of_rider(state.named[seat]),
            "card": card_pick(state.course.codes[kind]),
            "steps": state.course.totals[kind],
            "distance": state.distances[seat],
            "used": state.used[seat],
        }
        tell(Event("rode", about))
    if state.distances[seat] >= state.leg.stage.length:
        _come_home(state, seat, tell)


def _come_home(state: BostockPosition, seat: int, tell: Tell | None) -> None:
    """The cards he has left are discarded (D-34)."""
    left = state.hands[seat]
    state.hands[seat] = ()
    for kind in left:
        discard(state, kind)
    if tell is not None:
        tell(Event("trial_home", {**of_rider(state.named[seat]), "used": state.used[seat]}))
        if left:
            cards = [card_pick(state.course.codes[kind]) for kind in left]
            tell(Event("hand_laid", {"who": player(seat), "cards": cards}))


def _next_cards(state: BostockPosition, chance: Chance, tell: Tell | None) -> Over:
    """Who has no cards left gets new ones (BOS-14.9); then the next cards, the next heat, or the end."""
    racing = riding(state)
    if racing:
        deal(state, [seat for seat in racing if not state.hands[seat]], state.leg.stage.deal, chance, tell)
        state.to_decide = racing[0]
        return NOTHING
    if state.waiting:
        _start_heat(state, chance, tell)
        return NOTHING
    return _end_ride(state, chance, tell)


def _end_ride(state: BostockPosition, chance: Chance, tell: Tell | None) -> Over:
    """Who is tied for a scoring place, and only he, rides again (BOS-14.10, 14.12)."""
    for seat, used in enumerate(state.used):
        if used:
            state.rides[seat] = (*state.rides[seat], used)
    edition = state.course.edition
    tied = tied_for_points(state.rides, edition.points, edition.ride_off_limit)
    if not tied:
        return STAGE
    contenders = [seat for seat in seats_in_order(state) if seat in tied]
    if tell is not None:
        rides = state.rides[contenders[0]]
        riders = [player(seat) for seat in contenders]
        tell(Event("ride_off", {"riders": riders, "number": len(rides), "used": rides[-1]}))
    _start_ride(state, contenders, chance, tell)
    return NOTHING
