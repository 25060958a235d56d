"""Riding with a kilometre card (VAI-12.1, 13.2), laying a climber (VAI-7.6 to 7.9), sprinting home (VAI-7.4, 12.3)."""

from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.cards import BITS, CLIMBER, NAMES, NO_CARD, SPRINTER
from gruppetto.games.vainqueur.rules.actions import CLIMB, CLIMB_UP, RIDE, RIDES, SPRINT_HOME, Play
from gruppetto.games.vainqueur.rules.cues import LAST_CLIMB, SPRINT_ZONE, SPRINTED
from gruppetto.games.vainqueur.rules.naming import player
from gruppetto.games.vainqueur.rules.position import ROAD_TURN, VainqueurPosition
from gruppetto.games.vainqueur.rules.tour import put_on_discard
from gruppetto.games.vainqueur.rules.view import VainqueurView

LAST_CLIMB_KM = 40
"""So near to the finish of a mountain stage one long card may win it."""


def why(state: VainqueurPosition, action: Play) -> Refusal:
    """Why a card in hand does not move this rider now: the first rule of the specification's table."""
    leg, at = state.leg, state.positions[state.to_decide]
    handicap = state.handicaps[state.to_decide]
    if action.verb == RIDE:
        if handicap != NO_CARD:
            return Refusal("VAI-5.4", {"card": NAMES[handicap]})
        return Refusal("VAI-13.2", {"card": NAMES[action.card], "km": state.course.kilometres[action.card]})
    if action.verb == CLIMB:
        return Refusal("VAI-7.9" if leg.mountain else "VAI-7.6")
    if leg.mountain:
        return Refusal("VAI-13.1")
    if at < leg.sprint_from:
        return Refusal("VAI-12.3", {"at": at, "from": leg.sprint_from})
    return Refusal("VAI-7.4", {"card": NAMES[handicap]})


def ride(state: VainqueurPosition, seat: int, card: int, tell: Tell | None) -> bool:
    """Moves the rider, surplus kilometres lapsing (VAI-15.3); says whether that wins the stage."""
    put_on_discard(state, card)
    length = state.leg.length
    start = state.positions[seat]
    km = state.course.kilometres[card]
    to = min(start + km, length)
    state.positions[seat] = to
    if tell is not None:
        tell(Event("rode", {"who": player(seat), "card": NAMES[card], "km": km, "from": start, "to": to}))
        _tell_of_the_end(state, seat, start, tell)
    return to == length


def _tell_of_the_end(state: VainqueurPosition, seat: int, start: int, tell: Tell) -> None:
    """The first who comes near the finish without reaching it: the sprint zone, in the mountains the last 40 km."""
    leg = state.leg
    near, cue = (leg.length - LAST_CLIMB_KM, LAST_CLIMB) if leg.mountain else (leg.sprint_from, SPRINT_ZONE)
    others = [at for other, at in enumerate(state.positions) if other != seat]
    if start < near <= state.positions[seat] < leg.length and max(others) < near:
        left = leg.length - state.positions[seat]
        tell(Event("last_kilometres", {"who": player(seat), "left": left, "mountain": leg.mountain}, cue=cue))


def lay_climber(state: VainqueurPosition, seat: int, tell: Tell | None) -> None:
    state.climbers |= BITS[seat]
    if tell is not None:
        tell(Event("climber_laid", {"who": player(seat)}))


def sprint(state: VainqueurPosition, seat: int, tell: Tell | None) -> None:
    """The sprinter stays in front of its player until the clean-up; the rider is put on the finish (D-14)."""
    if tell is not None:
        about: Params = {"who": player(seat), "from": state.positions[seat], "to": state.leg.length}
        tell(Event("sprinted", about, cue=SPRINTED))
    state.positions[seat] = state.leg.length


def attempt_ride(view: VainqueurView, kind: int) -> Attempt[Play]:
    km = view.open.course.kilometres[kind]
    label = Text("vainqueur-try-ride", {"km": km})
    if view.open.phase is not ROAD_TURN:  # a kilometre card has no cell to go to on the track (VAI-14.2)
        return Attempt(RIDES[kind], (NAMES[kind],), label)
    at = min(view.open.positions[view.seat] + km, view.open.leg.length)
    return Attempt(RIDES[kind], (NAMES[kind], f"cell:{at}"), label, _ride_hint(view, at))


def _ride_hint(view: VainqueurView, at: int) -> Text:
    """Where the ride ends: the finish, the sprint zone, beside others, in the lead, or alone."""
    table = view.open
    if at == table.leg.length:
        return Text("vainqueur-hint-win")
    if table.positions[view.seat] < table.leg.sprint_from <= at:
        return Text("vainqueur-hint-ride-zone", {"at": at})
    others = {seat: place for seat, place in enumerate(table.positions) if seat != view.seat}
    beside = [player(seat) for seat, place in others.items() if place == at]
    if len(beside) == 1:
        return Text("vainqueur-hint-ride-beside", {"at": at, "other": beside[0]})
    if beside:
        return Text("vainqueur-hint-ride-among", {"at": at, "others": beside})
    return Text("vainqueur-hint-ride-lead" if at > max(others.values()) else "vainqueur-hint-ride-alone", {"at": at})


def attempt_climb(view: VainqueurView) -> Attempt[Play]:
    picks = (NAMES[CLIMBER], player(view.seat))
    return Attempt(CLIMB_UP, picks, Text("vainqueur-try-climb"), Text("vainqueur-hint-climb"))


def attempt_sprint(view: VainqueurView) -> Attempt[Play]:
    picks = (NAMES[SPRINTER], f"cell:{view.open.leg.length}")
    return Attempt(SPRINT_HOME, picks, Text("vainqueur-try-sprint"), Text("vainqueur-hint-win"))
