"""A collision that no card avoids: `crash 5` (SEC-10.2 to 10.5), or with kept brakes `brake 5 12.1` (D-50).

It is decided in the turn of a rider, instead of a ride: `ride` asks here when no card leads to a free cell.
"""

from typing import Final

from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import BRAKES, KEPT_KINDS, card_name
from gruppetto.games.seconds.rules.actions import BRAKE, CRASH, STAY, Move, move, moves_to
from gruppetto.games.seconds.rules.crashes import crash_cell, stops
from gruppetto.games.seconds.rules.decisions.held import not_kept
from gruppetto.games.seconds.rules.landing import bring_down
from gruppetto.games.seconds.rules.naming import of_rider
from gruppetto.games.seconds.rules.piles import show_hand
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition
from gruppetto.games.seconds.rules.riding import reach
from gruppetto.road.lane_board import cell_id

VERBS: Final = (BRAKE, CRASH)


def actions(race: SecondsOpen, values: list[int], masks: list[int]) -> list[Move]:
    """When every card would crash: the brakes if he has them (D-50), else the crash with any card (SEC-10.3)."""
    rider = race.rider
    if not race.kept[rider * KEPT_KINDS + BRAKES]:
        return [move(CRASH, value) for value in values]
    stop = len(masks) - 1
    if stop == 0:
        return [move(BRAKE, value, STAY) for value in values]
    number = race.numbers[rider] + stop
    return [found for value in values for found in moves_to(BRAKE, value, number, masks[stop])]


def why(state: SecondsPosition, action: Move, *, forced: bool) -> Refusal:
    """`forced`: a collision cannot be avoided, so it is the way to brake that is wrong."""
    if action.verb == BRAKE and not state.kept[state.rider * KEPT_KINDS + BRAKES]:
        return not_kept(state, BRAKES)
    about = of_rider(state, state.rider) | {"card": card_name(action.card)}
    return Refusal("SEC-10.4" if forced else "SEC-10.2", about)


def crash(state: SecondsPosition, steps: int, action: Move, tell: Tell | None) -> None:
    """He rides on as long as a free path exists, then falls; his hand is the proof (SEC-10.3, 10.4)."""
    rider = state.rider
    if tell is not None:
        tell(Event("could_not_avoid", of_rider(state, rider) | {"card": card_name(action.card)}))
    show_hand(state, state.to_decide, tell)
    number, bit = crash_cell(stops(state, state.numbers[rider], reach(state, rider, steps)))
    bring_down(state, rider, number, bit, tell)


def attempt(race: SecondsOpen, value: int, masks: list[int]) -> Attempt[Move]:
    """No way through with this card: where it ends is not for the player to choose (SEC-10.5)."""
    card = card_name(value)
    number, bit = crash_cell(stops(race, race.numbers[race.rider], masks))
    picks = (card, cell_id(race.leg.road, number, bit.bit_length()))
    label = Text("seconds-try-crash", {"card": card})
    return Attempt(move(CRASH, value), picks, label, _hint(race, number, bit), signs=("mark-crash",), harms=True)


def _hint(race: SecondsOpen, number: int, bit: int) -> Text:
    """Who falls with him (SEC-10.6); behind an earlier crash he is the last in its line (SEC-10.9)."""
    side = race.leg.side[number][bit]
    fallen = [r for r, lane in enumerate(race.lanes) if lane & side and race.numbers[r] == number and r != race.rider]
    if not fallen:
        return Text("seconds-hint-crash-joined", {"number": number})
    return Text("seconds-hint-crash", {"number": number, "bibs": [race.course.bibs[rider] for rider in fallen]})
