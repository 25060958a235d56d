"""Events: what happened, in the words of the game, with who may know it.

Events drive the log, animation, sound and the screen reader. Their sentences are in the game's catalogues under
`<game>-event-<kind>`; a parameter that names a thing is written like a pick: `player:2`, `card:km40`, `stage:3`. A
stage is always named by its number in this tour, whatever the box prints on it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Param = str | int | bool | Sequence[str | int] | dict[str, str]
Params = Mapping[str, Param]

SPECTATOR = -1
"""The seat of somebody who only watches: it sees what is public and nothing else."""


class Event:
    """Something that happened. `params` is for everybody; `secret` is added for the seat `owner` alone.

    With `params` None the others do not even learn that it happened.
    """

    __slots__ = ("kind", "owner", "params", "secret")

    def __init__(
        self, kind: str, params: Params | None, *, owner: int = SPECTATOR, secret: Params | None = None
    ) -> None:
        self.kind = kind
        self.params = params
        self.owner = owner
        self.secret = secret

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        """The parameters this seat may know, or None when it must not learn of the event."""
        if self.secret is not None and seat == self.owner and seat != SPECTATOR:
            return {**(self.params or {}), **self.secret}
        return None if self.params is None else dict(self.params)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.params!r}, owner={self.owner}, secret={self.secret!r})"


def of_stage(order: int, of: int) -> dict[str, Any]:
    """The parameters that name a stage: the thing, its number in this tour, and how many there are."""
    return {"stage": f"stage:{order}", "order": order, "of": of}


Tell = Callable[[Event], None]
