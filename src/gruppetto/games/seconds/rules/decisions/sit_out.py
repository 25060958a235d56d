"""A fallen rider sits out a turn, and a card is handed in for it: `hand_in 3`; with a kept mechanic he rides all the
same: `remount` (SEC-10.12). It is decided in that turn, by option as soon as he has fallen (D-23)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import KEPT_KINDS, MECHANIC, card_name, chance_name
from gruppetto.games.seconds.rules.actions import HAND_IN, REMOUNT, REMOUNT_NOW, Move, move
from gruppetto.games.seconds.rules.decisions.held import giving_away, not_kept, values_in_hand
from gruppetto.games.seconds.rules.falls import after_fall, forget_fall
from gruppetto.games.seconds.rules.naming import of_rider
from gruppetto.games.seconds.rules.piles import bury, use_kept
from gruppetto.games.seconds.rules.position import PLAY_PHASE, SecondsOpen, SecondsPosition
from gruppetto.games.seconds.rules.view import SecondsView

VERBS: Final = (HAND_IN, REMOUNT)


def rule(race: SecondsOpen) -> str:
    return "SEC-10.12"


def actions(state: SecondsPosition) -> list[Move]:
    found = [move(HAND_IN, value) for value in values_in_hand(state)]
    if state.kept[state.rider * KEPT_KINDS + MECHANIC]:
        found.append(REMOUNT_NOW)
    return found


def why(state: SecondsPosition, action: Move) -> Refusal:
    return not_kept(state, MECHANIC)


def play(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    if action.verb == REMOUNT:
        return _remount(state, tell)
    seat, rider = state.to_decide, state.rider
    bury(state, seat, action.card)
    about = of_rider(state, rider) | _when(state)
    if after_fall(state):
        state.owing &= ~(1 << rider)
        state.paid |= 1 << rider
    else:
        forget_fall(state, rider)
    if tell is not None:
        tell(Event("handed_in", about, owner=seat, secret={"card": card_name(action.card)}))
    return True


def _remount(state: SecondsPosition, tell: Tell | None) -> bool:
    """The team mechanic: he plays a normal turn instead of skipping it; says whether that comes later."""
    rider, later = state.rider, after_fall(state)
    use_kept(state, rider, MECHANIC)
    if tell is not None:
        tell(Event("remounted", of_rider(state, rider) | _when(state)))
    forget_fall(state, rider)
    if not later:
        state.phase = PLAY_PHASE
    return later


def _when(race: SecondsOpen) -> dict[str, str]:
    """Say whether it is decided at once after the fall, or in the turn that is skipped (D-23)."""
    return {"when": "fall" if after_fall(race) else "turn"}


def question(view: SecondsView) -> Text:
    return Text("seconds-question-skip", of_rider(view.open, view.open.rider))


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    return giving_away(view, HAND_IN, "hand-in", {**_when(view.open)})


def with_mechanic(view: SecondsView) -> list[Attempt[Move]]:
    """The kept card, whenever somebody picks it."""
    if not view.open.kept_by(view.seat, MECHANIC):
        return []
    card = view.open.course.kept_card(MECHANIC)
    label = Text("seconds-try-kept", {"title": card.title})
    return [Attempt(REMOUNT_NOW, (chance_name(card),), label, Text("seconds-hint-remount"))]
