"""Work that takes long, in the browser's other worker: what is asked for travels there pickled, and back.

Both workers run the same code of ours, so that neither reads a stranger's pickle.
"""

import asyncio
import base64
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec, TypeVar

from gruppetto.table.work import Visitor

P = ParamSpec("P")
T = TypeVar("T")

Carry = Callable[[str], Awaitable[str]]
"""Takes a text to the other worker, and brings its answer; an empty one where there is none any more."""


class Elsewhere:
    """A `VisitorWork` whose work is done in the other worker, one piece after the other."""

    def __init__(self, carry: Carry) -> None:
        self._carry = carry
        self._turn = asyncio.Lock()

    async def __call__(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """What `job`, a function of a module, makes of its arguments."""
        async with self._turn:
            answer = await self._carry(_packed((job, args)))
        if not answer:  # a browser may have no room for two: then everybody waits, and nobody for ever
            return job(*args, **nothing)
        done, result = _unpacked(answer)
        if not done:
            raise result
        made: T = result
        return made


def work(text: str) -> str:
    """In the other worker: does what was asked for. What that needs is imported with the first that needs it."""
    job, args = _unpacked(text)
    try:
        return _packed((True, job(*args)))
    except Exception as error:
        return _packed((False, error))


async def at_once(job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
    """Work where there is nowhere else to do it."""
    return job(*args, **nothing)


async def at_once_for(who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
    return job(*args, **nothing)


def _packed(value: Any) -> str:
    return base64.b64encode(pickle.dumps(value)).decode()


def _unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))
