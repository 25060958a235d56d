"""Faults: what the kit raises when a game breaks its contract."""

from typing import Any

from gruppetto.engine.contract import State


class Fault(AssertionError):
    """What was broken, in one sentence, and the document of the position in which it was."""

    def __init__(self, claim: str, state: State[Any] | None = None) -> None:
        self.claim = claim
        self.position = "" if state is None else state.document()
        super().__init__(f"{claim}\nin this position:\n{self.position}" if self.position else claim)


def expect(holds: bool, claim: str, state: State[Any] | None = None) -> None:
    if not holds:
        raise Fault(claim, state)
