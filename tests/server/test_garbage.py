"""The garbage collector has nothing to do with what a server keeps for good."""

import gc
from collections.abc import Iterator

import pytest

from gruppetto.games import all_games
from gruppetto.server.garbage import spare_what_stays


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """This process goes on with other tests, and some before may have started a server in it."""
    threshold = gc.get_threshold()
    gc.unfreeze()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


def looked_at(thing: object) -> bool:
    return any(each is thing for each in gc.get_objects())


def test_a_full_collection_does_not_look_at_what_was_loaded_before() -> None:
    edition = next(iter(all_games().values())).editions()[0]
    assert looked_at(edition)
    spare_what_stays()
    assert not looked_at(edition)


def test_it_looks_at_what_comes_later() -> None:
    spare_what_stays()
    table: list[object] = []
    table.append(table)
    assert looked_at(table)


def test_no_look_but_a_full_one_is_at_more_than_a_few_ten_thousand_things() -> None:
    spare_what_stays()
    young, middle, _ = gc.get_threshold()
    assert young * (middle + 1) <= 40_000
