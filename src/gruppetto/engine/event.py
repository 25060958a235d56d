"""Events: what happened, in the words of the game, with who may know it.

Events drive the log, animation, sound and the screen reader. Their sentences are in the game's catalogues under
`<game>-event-<kind>`; a parameter that names a thing is written like a pick: `player:2`, `card:km40`, `stage:3`. A
stage is always named by its number in this tour, whatever the box prints on it.

A screen never guesses from the kind of an event. What it shows besides the sentence is declared: by a `Cue`
(`engine/cue.py`), and by the parameters that mean the same in all games, which are sent as fields of their own:

| parameter | form | what a screen does with it |
|---|---|---|
| `who` | `player:2` | shows this seat's plate beside the sentence, |
| `bib` | a number | or that of its rider with this number |
| `card` | `card:km40` | lets the card fly from the hand of `who`, if it is seen by everybody |
| `target` | `player:1` | towards this seat |
| `stage` | `stage:3` | opens a chapter of the log when it is another stage than before |
| `text` | words by language | reads the printed words out, to everybody and a little longer |
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from gruppetto.engine.cue import Cue

Param = str | int | bool | Sequence[str | int] | dict[str, str]
Params = Mapping[str, Param]

SPECTATOR = -1
"""The seat of somebody who only watches: it sees what is public and nothing else."""


class Event:
    """Something that happened. `params` is for everybody; `secret` is added for the seat `owner` alone.

    With `params` None the others do not even learn that it happened.
    """

    __slots__ = ("cue", "kind", "owner", "params", "secret")

    def __init__(
        self,
        kind: str,
        params: Params | None,
        *,
        owner: int = SPECTATOR,
        secret: Params | None = None,
        cue: "Cue | None" = None,
    ) -> None:
        self.kind = kind
        self.cue = cue
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


class About(NamedTuple):
    """What the parameters say that mean the same in all games; -1, 0 and "" where they say nothing."""

    seat: int
    bib: int
    target: int
    card: str
    stage: int
    reads_out: bool


def about(params: Params) -> About:
    bib, card = params.get("bib"), params.get("card")
    who, target, stage = params.get("who"), params.get("target"), params.get("stage")
    return About(
        seat=_number(who, "player", SPECTATOR) if isinstance(who, str) else SPECTATOR,
        bib=bib if isinstance(bib, int) else 0,
        target=_number(target, "player", SPECTATOR) if isinstance(target, str) else SPECTATOR,
        card=card if isinstance(card, str) else "",
        stage=_number(stage, "stage", 0) if isinstance(stage, str) else 0,
        reads_out=isinstance(params.get("text"), dict),
    )


@lru_cache(maxsize=256)
def _number(thing: str, kind: str, nothing: int) -> int:
    """The number in the name of a thing of this kind."""
    found, _, number = thing.partition(":")
    return int(number) if found == kind and number.isdecimal() else nothing


def of_stage(order: int, of: int) -> dict[str, Any]:
    """The parameters that name a stage: the thing, its number in this tour, and how many there are."""
    return {"stage": f"stage:{order}", "order": order, "of": of}


Tell = Callable[[Event], None]
