"""Refusals: why an action is not allowed, as a value with the id of the rule that forbids it."""

from dataclasses import dataclass, field

from gruppetto.engine.event import Params


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule that forbids an action, and the figures its sentence needs.

    The sentence is in the game's catalogues under `<game>-refusal-<RULE-ID with dashes for dots>`.
    """

    rule: str
    params: Params = field(default_factory=dict)


class Refused(Exception):
    """Raised by a match when it is asked to play what a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by {refusal.rule}")
        self.refusal = refusal


class NotationError(ValueError):
    """A text that is no action of this game. The message is one sentence that says what is wrong."""
