"""Legal is what no rule forbids: for a game that lists what might be tried and says of each whether a rule forbids it.

So what is legal and why the rest is not come from one predicate. A game that bots search deeply looks its actions up.
"""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic

from gruppetto.engine.contract import NOBODY, A
from gruppetto.engine.refusal import Refusal


class Forbidding(Generic[A]):
    """For a state: `actions`, `refusal` and `why`."""

    __slots__ = ()

    to_decide: int
    over_rule: ClassVar[str]
    """The rule by which nobody moves after the end."""
    turn_rule: ClassVar[str]
    """The rule by which one moves after the other."""

    @abstractmethod
    def tried(self) -> Iterable[A]:
        """Whatever the seat to decide might try, in the order of actions."""

    @abstractmethod
    def forbidden(self, action: A) -> Refusal | None:
        """The first rule that forbids it to the seat to decide."""

    def actions(self) -> list[A]:
        return [] if self.to_decide == NOBODY else [each for each in self.tried() if self.forbidden(each) is None]

    def refusal(self, seat: int, action: A) -> Refusal | None:
        if self.to_decide == NOBODY:
            return Refusal(self.over_rule)
        if seat != self.to_decide:
            return Refusal(self.turn_rule, {"turn": f"player:{self.to_decide}"})
        return self.forbidden(action)

    def why(self, action: A) -> Refusal:
        refusal = self.forbidden(action)
        assert refusal is not None
        return refusal
