"""Every decision of the game, one module each: what is offered, why not, what it does, how it is asked and picked.

race_card     a race card is played or laid down, before it a kept Risk card (BOS-4.2, 5, 8)
numbers       the numbers of a card are handed out to riders (BOS-4 to 6)
wheel         which team mate gives up his wheel (BOS-8.6, 9)
feed          cards are swapped in the Feed zone (BOS-8.6)
commissaires  which of the best cards is laid off (BOS-8.6)
nomination    who rides the individual time trial (BOS-14.1, 14.2)
trial         a card is laid face down against the clock (BOS-14.6 to 14.8)

The phase of a position says which one is to be made.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from gruppetto.engine.contract import NO_GUIDE
from gruppetto.engine.decision import Decision
from gruppetto.engine.event import Params
from gruppetto.engine.picks import Attempt, Guide
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.rules.actions import NO_RIDER, WITH_CARD, Move
from gruppetto.games.bostock.rules.decisions import commissaires, feed, nomination, numbers, race_card, trial, wheel
from gruppetto.games.bostock.rules.naming import player
from gruppetto.games.bostock.rules.position import MOVE_PHASE, OVER_PHASE, SWAP_PHASE, BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.turns import Over
from gruppetto.games.bostock.rules.view import BostockView


class InTime(Decision[BostockPosition, Move, Refusal | None, Over, BostockOpen, BostockView], Protocol):
    """What each module provides. Its `why` is None for an action that just has its time in another decision."""

    @property
    def VERBS(self) -> Mapping[int, str]:  # noqa: N802 - a constant of its module
        """Its actions, each with the rule that says when it has its time."""


DECISIONS: Final[tuple[InTime, ...]] = (race_card, numbers, wheel, feed, commissaires, nomination, trial)
"""By phase."""
_GUIDES: Final[dict[int, Callable[[BostockView], Guide]]] = {MOVE_PHASE: numbers.guide, SWAP_PHASE: feed.guide}
_TIMES: Final = {verb: rule for decision in DECISIONS for verb, rule in decision.VERBS.items()}


def question(table: BostockOpen) -> Text:
    return Text("bostock-question-over") if table.phase is OVER_PHASE else DECISIONS[table.phase].question(table)


def guide(view: BostockView) -> Guide:
    found = _GUIDES.get(view.open.phase)
    return found(view) if found else NO_GUIDE


def why(state: BostockPosition, action: Move) -> Refusal:
    """For the seat to decide: why this action is not among its legal ones."""
    decision = DECISIONS[state.phase]
    who: Params = {"who": player(state.to_decide)}
    nobodys = action.figure != NO_RIDER and state.course.rider_of[action.figure] == NO_RIDER
    if action.verb in decision.VERBS and nobodys:
        return Refusal("BOS-1.3", who)
    return decision.why(state, action) or Refusal(_TIMES[action.verb], {**who, **race_card.of_window(state)})


def attempts(view: BostockView) -> list[Attempt[Move]]:
    """First what lies on the road, then card by card in the order of the hand, at last the kept Risk card.

    Each card and each rider of the seat has at least one attempt, so that one which cannot be used now says why not."""
    if view.seat < 0 or view.seat != view.open.to_decide:
        return []
    decision = DECISIONS[view.open.phase]
    tried = decision.attempts(view)
    if not any(verb in WITH_CARD for verb in decision.VERBS):
        tried += [race_card.to_play(view, kind) for kind in dict.fromkeys(view.hand)]
    return tried + race_card.to_play_risk(view)
