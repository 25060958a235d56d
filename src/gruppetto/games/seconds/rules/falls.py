"""Option `fall_card: at_once`: the card for a crash is handed in when the turn is over, not when it is skipped (D-23).

It is the card of the turn to be skipped, so it counts as held until then. Who needs all his cards in this round hands
it in when the next one begins, with new ones.
"""

from collections.abc import Iterable

from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules.naming import of_rider
from gruppetto.games.seconds.rules.position import NO_RIDER, SKIP_PHASE, SecondsOpen, SecondsPosition, team


def after_fall(race: SecondsOpen) -> bool:
    """Tell if a card is asked for at once, between two turns."""
    return race.phase is SKIP_PHASE and race.rider != NO_RIDER and bool(race.owing >> race.rider & 1)


def ask_fallen(state: SecondsPosition) -> bool:
    """Ask the owner of the next fallen rider for a card before play goes on; False where none is due (SEC-10.12)."""
    rider = next_owing(state) if state.owing else NO_RIDER
    if rider == NO_RIDER:
        return False
    state.phase = SKIP_PHASE
    state.to_decide = rider // RIDERS
    state.rider = rider
    return True


def next_owing(race: SecondsOpen) -> int:
    """The first in the line of the fallen whose owner has a card to spare, or NO_RIDER."""
    owing = (rider for rider in race.arrivals if race.owing >> rider & 1)
    return next((rider for rider in owing if _has_spare_card(race, rider)), NO_RIDER)


def _has_spare_card(race: SecondsOpen, rider: int) -> bool:
    """Tell if the hand has more cards than this round still takes for the others of his team."""
    seat = rider // RIDERS
    others = [mate for mate in _to_come(race, seat) if mate != rider and not race.paid >> mate & 1]
    return race.hand_sizes[seat] - race.due[seat] > len(others)


def _to_come(race: SecondsOpen, seat: int) -> Iterable[int]:
    """The riders of a team for whom this round still takes cards, between two turns: ridden, skipped or finished."""
    following = race.order[race.turn + 1 :]
    if not race.leg.trial:
        return [rider for rider in following if rider // RIDERS == seat]
    if seat in following:
        return team(seat)
    in_turn = race.turn >= 0 and seat == race.order[race.turn]
    return waiting(race, seat) if in_turn else ()


def waiting(race: SecondsOpen, seat: int) -> list[int]:
    """The riders who have not had their part of this team turn (SEC-17.3)."""
    return [rider for rider in team(seat) if not (race.moved >> rider & 1 or race.finish_rounds[rider])]


def cards_ahead(race: SecondsOpen, seat: int) -> int:
    """The cards that a team has handed in for turns still to be skipped."""
    return sum(race.paid >> rider & 1 for rider in team(seat))


def sits_out(state: SecondsPosition, rider: int, tell: Tell | None) -> bool:
    """Tell if the turn of a rider passes by itself, since his card has been handed in."""
    if not state.paid >> rider & 1:
        return False
    forget_fall(state, rider)
    if tell is not None:
        tell(Event("sat_out", of_rider(state, rider)))
    return True


def forget_fall(state: SecondsPosition, rider: int) -> None:
    """He has no turn to skip any more."""
    others = ~(1 << rider)
    state.skips &= others
    state.owing &= others
    state.paid &= others
