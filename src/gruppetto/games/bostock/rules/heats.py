"""The heats of the individual time trial: who rides when, fresh cards, ride-offs (BOS-14.3 to 14.5, 14.9 to 14.12)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.games.bostock.box.stages import HEAT
from gruppetto.games.bostock.rules.naming import player
from gruppetto.games.bostock.rules.piles import deal
from gruppetto.games.bostock.rules.position import RIDE_PHASE, BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.scoring import first_player, tied_for_points
from gruppetto.games.bostock.rules.turns import NOTHING, STAGE, Over


def seats_in_order(race: BostockOpen) -> list[int]:
    """Clockwise from the dealer's left."""
    seats = race.course.seats
    first = first_player(race.dealer, seats)
    return [(first + place) % seats for place in range(seats)]


def start_ride(state: BostockPosition, contenders: list[int], chance: Chance, tell: Tell | None) -> None:
    """The whole stage for these seats, heat by heat."""
    state.waiting = tuple(contenders)
    state.distances = [0] * state.course.seats
    state.used = [0] * state.course.seats
    _start_heat(state, chance, tell)


def _start_heat(state: BostockPosition, chance: Chance, tell: Tell | None) -> None:
    """Two riders side by side, or the odd one alone, with fresh cards: of a full deck, unless one serves the heats of a
    ride, laid cards shuffled in again when it runs out (BOS-14.3 to 14.5, D-34)."""
    ridden = sum(1 for used in state.used if used)
    riders = ridden + len(state.waiting)
    state.heat, state.waiting = state.waiting[:HEAT], state.waiting[HEAT:]
    state.automatic = 0
    if not ridden or not state.course.deck_of_ride:
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


def next_cards(state: BostockPosition, chance: Chance, tell: Tell | None) -> Over:
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
    tied = tied_for_points(state.rides, state.course.points, edition.ride_off_limit)
    if not tied:
        return STAGE
    contenders = [seat for seat in seats_in_order(state) if seat in tied]
    if tell is not None:
        rides = state.rides[contenders[0]]
        riders = [player(seat) for seat in contenders]
        tell(Event("ride_off", {"riders": riders, "number": len(rides), "used": rides[-1]}))
    start_ride(state, contenders, chance, tell)
    return NOTHING
