"""The turn of a rider, decision by decision (SEC-4.7). Each function says whether the turn is over."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.box.cards import BOOST, BRAKES, MECHANIC, RIDERS, card_name
from gruppetto.games.seconds.rules.actions import BOOSTED, BRAKE, CRASH, LINE, STAY, Move
from gruppetto.games.seconds.rules.crashes import crash_cell, stops
from gruppetto.games.seconds.rules.fortune import land
from gruppetto.games.seconds.rules.landing import bring_down, pass_lines, settle_on
from gruppetto.games.seconds.rules.naming import at_cell, of_rider, player, printed
from gruppetto.games.seconds.rules.piles import bury, draw_cards, lay_open, show_hand, use_kept
from gruppetto.games.seconds.rules.position import PLAY_PHASE, SecondsPosition
from gruppetto.games.seconds.rules.riding import reach, steps_of


def ride(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    """A seconds card is played for the rider in turn (SEC-5)."""
    rider = state.rider
    extra = state.course.boost if action.verb == BOOSTED else 0
    steps = steps_of(state, rider, action.card + extra)
    lay_open(state, state.to_decide, action.card)
    state.deltas[rider] = 0
    if action.verb == BOOSTED:
        use_kept(state, rider, BOOST)
    elif action.verb == BRAKE:
        use_kept(state, rider, BRAKES)
    elif action.verb == CRASH:
        _crash(state, rider, steps, action, tell)
        return True
    if action.number == STAY:
        if tell is not None:
            tell(Event("stayed", of_rider(rider) | _card(action)))
        return True
    length = state.leg.length
    number = action.number
    if number < 0:
        number = length if number == LINE else length - number
    bit = 1 << action.lane - 1 if action.lane else 0
    if tell is not None:
        tell(Event("rode", of_rider(rider) | _card(action) | _way(state, rider, number, action.lane, steps)))
    settle_on(state, rider, number, bit)
    pass_lines(state, rider, number, tell)
    return land(state, rider, chance, tell)


def _card(action: Move) -> dict[str, str | bool]:
    return {"card": card_name(action.card), "boost": action.verb == BOOSTED, "brake": action.verb == BRAKE}


def _way(state: SecondsPosition, rider: int, number: int, lane: int, steps: int) -> dict[str, str | int]:
    start = state.numbers[rider]
    return {
        "from": start,
        "to": printed(state, number),
        "cell": at_cell(state, number, lane) if lane else "line",
        "slip": max(0, number - start - steps) if number <= state.leg.length else 0,
    }


def _crash(state: SecondsPosition, rider: int, steps: int, action: Move, tell: Tell | None) -> None:
    """He rides on as long as a free path exists, then falls; his hand is the proof (SEC-10.3, 10.4)."""
    if tell is not None:
        tell(Event("could_not_avoid", of_rider(rider) | {"card": card_name(action.card)}))
    show_hand(state, state.to_decide, tell)
    number, bit = crash_cell(stops(state, state.numbers[rider], reach(state, rider, steps)))
    bring_down(state, rider, number, bit, tell)


def surrender(state: SecondsPosition, action: Move, tell: Tell | None) -> None:
    """A card for a rider who has finished, face down (SEC-13.3)."""
    seat = state.to_decide
    bury(state, seat, action.card)
    state.due[seat] -= 1
    if tell is not None:
        tell(Event("surrendered", {"who": player(seat)}, owner=seat, secret={"card": card_name(action.card)}))


def hand_in(state: SecondsPosition, action: Move, tell: Tell | None) -> None:
    """A card for the turn that a fallen rider skips, face down (SEC-10.12)."""
    seat, rider = state.to_decide, state.rider
    bury(state, seat, action.card)
    state.skips &= ~(1 << rider)
    if tell is not None:
        tell(Event("handed_in", of_rider(rider), owner=seat, secret={"card": card_name(action.card)}))


def remount(state: SecondsPosition, tell: Tell | None) -> None:
    """The team mechanic: he plays a normal turn instead of skipping it."""
    rider = state.rider
    use_kept(state, rider, MECHANIC)
    state.skips &= ~(1 << rider)
    state.phase = PLAY_PHASE
    if tell is not None:
        tell(Event("remounted", of_rider(rider)))


def discard(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    """One card of an exchange or swap (SEC-8.1)."""
    seat = state.rider // RIDERS
    bury(state, seat, action.card)
    state.to_discard -= 1
    state.swapped += 1
    if tell is not None:
        cards = [card_name(action.card)]
        tell(Event("swapped", {"who": player(seat), "count": 1}, owner=seat, secret={"cards": cards}))
    return not state.to_discard and stop_swapping(state, chance, tell)


def stop_swapping(state: SecondsPosition, chance: Chance, tell: Tell | None) -> bool:
    """As many new cards as were discarded: first all discards, then the draw (D-16)."""
    seat = state.rider // RIDERS
    if state.swapped:
        draw_cards(state, seat, state.swapped, chance, tell)
    elif tell is not None:
        tell(Event("hand_kept", {"who": player(seat)}))
    return True
