"""Which module has the decision of a phase, and what all decisions share: whose it is, when it is, a card not held."""

from typing import Final, Protocol

from gruppetto.engine.contract import NO_GUIDE
from gruppetto.engine.decision import Decision
from gruppetto.engine.picks import Attempt, Guide
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import card_name
from gruppetto.games.seconds.rules.actions import Move
from gruppetto.games.seconds.rules.decisions import choose_rider, lane, ride, sit_out, surrender, swap
from gruppetto.games.seconds.rules.naming import of_rider, player
from gruppetto.games.seconds.rules.position import Phase, SecondsOpen, SecondsPosition
from gruppetto.games.seconds.rules.view import SecondsView


class WithVerbs(Decision[SecondsPosition, Move, Refusal, bool, SecondsView, SecondsView], Protocol):
    """What each of these modules has. `why` is asked about an action in its time, with a card that is held; `play` says
    whether the turn is over."""

    @property
    def VERBS(self) -> tuple[int, ...]: ...  # noqa: N802 - a constant of its module


class Interlude(WithVerbs, Protocol):
    """A decision before somebody rides on."""

    def rule(self, race: SecondsOpen, /) -> str:
        """The rule that says when it is made: asked about it at other times, and about a ride in its time."""


INTERLUDES: Final[dict[Phase, Interlude]] = {
    Phase.SURRENDER: surrender,
    Phase.SKIP: sit_out,
    Phase.EXCHANGE: swap,
    Phase.SWAP: swap,
    Phase.LANE: lane,
    Phase.CHOOSE_RIDER: choose_rider,
}
DECISIONS: Final[dict[Phase, WithVerbs]] = {Phase.PLAY: ride, **INTERLUDES}
_BY_VERB: Final = {verb: decision for decision in INTERLUDES.values() for verb in decision.VERBS}


def out_of_turn(race: SecondsOpen) -> Refusal:
    """For a seat that does not decide now."""
    if race.phase is Phase.TOUR_END:
        return Refusal("SEC-16.1")
    rule = "SEC-17.4" if race.leg.trial else "SEC-4.2" if race.round == 1 else "SEC-4.3"
    return Refusal(rule, {"who": player(race.to_decide)})


def why(state: SecondsPosition, action: Move) -> Refusal:
    """For the seat to decide: the rule against an action that is not among its legal ones."""
    decision = DECISIONS[state.phase]
    if action.verb not in decision.VERBS:
        of_time = INTERLUDES[state.phase] if action.verb in ride.VERBS else _BY_VERB[action.verb]
        about = of_rider(state, state.rider) if state.rider >= 0 else {"who": player(state.to_decide)}
        return Refusal(of_time.rule(state), about | {"due": state.due[state.to_decide]})
    if action.card and not (action.card < state.course.kinds and state.hand(state.to_decide)[action.card]):
        return Refusal("SEC-5.1", {"card": card_name(action.card)})
    return decision.why(state, action)


def question(view: SecondsView) -> Text:
    """The one imperative line for the seat to decide."""
    decision = DECISIONS.get(view.open.phase)
    return decision.question(view) if decision else Text("seconds-question-over")


def guide(view: SecondsView) -> Guide:
    return swap.guide(view) if DECISIONS.get(view.open.phase) is swap else NO_GUIDE


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    """Everything somebody in front of the table might try, legal or not, as a path of things to pick.

    First what is to be decided, then the kept chance cards. Each card has at least one attempt, so that one which
    cannot be used now says why not. Nothing of it decides what is legal.
    """
    decision = DECISIONS.get(view.open.phase)
    tried = decision.attempts(view) if decision else []
    return tried + ride.with_kept(view) + sit_out.with_mechanic(view) if any(view.hand) else tried
