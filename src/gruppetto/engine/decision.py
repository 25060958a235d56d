"""A decision has one home, a module: what is offered, why not, what it does, how it is asked and how it is picked."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import A
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text

Asked = TypeVar("Asked", contravariant=True)
"""What the question is put about: the open part, or the view of who is asked."""
Position = TypeVar("Position", contravariant=True)
Done = TypeVar("Done", contravariant=True)
Seen = TypeVar("Seen", contravariant=True)
Why = TypeVar("Why", bound=Refusal | None, covariant=True)
Ended = TypeVar("Ended", covariant=True)


class Choice(Protocol[Position, Done, Why, Ended]):
    """What can be done with some verbs."""

    def why(self, state: Position, action: Done, /) -> Why:
        """The first rule against an action of the seat to decide that is not legal."""

    def play(self, state: Position, action: Done, chance: Chance, tell: Tell | None, /) -> Ended:
        """Carries a legal action out; says what is over with it, if the game asks that."""


class Decision(Choice[Position, A, Why, Ended], Protocol[Position, A, Why, Ended, Asked, Seen]):
    """What can be done in a phase."""

    def actions(self, state: Position, /) -> Sequence[A]:
        """What is legal, in order."""

    def question(self, asked: Asked, /) -> Text:
        """The one imperative line for the seat to decide."""

    def attempts(self, view: Seen, /) -> list[Attempt[A]]:
        """What somebody in front of this view might try, legal or not, as paths of things to pick. Nothing there
        decides what is legal."""
