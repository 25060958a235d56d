"""Work that may take long, as a table asks for it: whoever runs the table says where it is done.

A server has worker processes and a thread; where there are none, the work is simply done.
"""

from collections.abc import Awaitable, Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Visitor = str | None
"""Who asks for work, as `limits.visitor` tells them apart; None is the server itself."""


class Work(Protocol):
    """Where work is done beside the event loop, and refused with `Denied` when it is too much."""

    def __call__(self, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> Awaitable[T]: ...


class VisitorWork(Protocol):
    """The same, for a visitor whose share of it is limited."""

    def __call__(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> Awaitable[T]: ...
