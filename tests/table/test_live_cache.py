"""Live things are loaded once, kept while they are used, and make room for others when they are not."""

import asyncio
from dataclasses import dataclass, field

import pytest

from gruppetto.table.live_cache import LiveCache


@dataclass
class Thing:
    id: str
    idle: bool = True


@dataclass
class Shelf:
    """Where things are loaded from; one that is `slow` waits until it may go on."""

    slow: str = ""
    loads: list[str] = field(default_factory=list)
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    goes_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def load(self, name: str) -> Thing:
        self.loads.append(name)
        if name == self.slow:
            self.reached.set()
            await self.goes_on.wait()
        return Thing(name)


def filled(*things: Thing, most: int, rest: float = 0.0, clock: list[float] | None = None) -> LiveCache[Thing]:
    """A cache to which these were added one after the other."""
    now = clock if clock is not None else [0.0]
    cache = LiveCache[Thing](most, rest, lambda: now[0])
    for thing in things:
        cache.add(thing)
    return cache


def names(cache: LiveCache[Thing]) -> str:
    return "".join(thing.id for thing in cache.all())


def test_one_that_many_want_is_loaded_once() -> None:
    async def everybody() -> tuple[int, list[str]]:
        shelf, cache = Shelf(), LiveCache[Thing](8)
        found = await asyncio.gather(*(cache.load("a", shelf.load) for _ in range(5)))
        return len({id(thing) for thing in found}), shelf.loads

    assert asyncio.run(everybody()) == (1, ["a"])


def test_a_slow_one_holds_up_nobody_who_wants_another() -> None:
    async def scenario() -> bool:
        shelf, cache = Shelf(slow="a"), LiveCache[Thing](8)
        waits = asyncio.create_task(cache.load("a", shelf.load))
        await shelf.reached.wait()
        await cache.load("b", shelf.load)
        still_waits = not waits.done()
        shelf.goes_on.set()
        await waits
        return still_waits

    assert asyncio.run(scenario())


def test_one_that_cannot_be_loaded_is_tried_again_by_the_next() -> None:
    async def scenario() -> str:
        cache = LiveCache[Thing](8)

        async def broken(name: str) -> Thing:
            raise LookupError(name)

        with pytest.raises(LookupError):
            await cache.load("a", broken)
        return (await cache.load("a", Shelf().load)).id

    assert asyncio.run(scenario()) == "a"


def test_one_that_is_here_is_found_and_others_are_not() -> None:
    thing = Thing("a")
    cache = filled(thing, most=8)
    assert cache.get("a") is thing
    assert cache.get("b") is None


def test_there_are_never_more_than_so_many_idle_ones() -> None:
    assert names(filled(*map(Thing, "abcdef"), most=3)) == "def"


def test_the_least_recently_used_goes_first() -> None:
    cache = filled(*map(Thing, "abc"), most=3)
    cache.get("a")
    cache.add(Thing("d"))
    assert names(cache) == "cad"


def test_one_in_use_stays_however_many_come() -> None:
    assert names(filled(Thing("a", idle=False), *map(Thing, "bcdef"), most=2)) == "af"


def test_more_in_use_than_there_is_room_for_all_stay() -> None:
    assert names(filled(*(Thing(name, idle=False) for name in "abcd"), most=2)) == "abcd"


def test_one_just_asked_for_is_left_alone_for_a_while() -> None:
    now = [0.0]
    cache = filled(*map(Thing, "abc"), most=2, rest=30.0, clock=now)
    assert names(cache) == "abc"
    now[0] = 29.0
    cache.get("b")
    now[0] = 30.0
    cache.add(Thing("d"))
    assert names(cache) == "bd"
