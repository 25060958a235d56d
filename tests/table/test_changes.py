"""Patches of pictures: what changed and nothing else, and with it the old picture becomes the new one."""

import random

import msgspec
import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Mark, Piece, Text
from gruppetto.games import all_games
from gruppetto.table.changes import Change, changes
from tests.table.screen import patched

ALONE = Piece("rider:0", 0, "rouge", 1, "cell:0", 0.0)
BEHIND = Piece("rider:1", 1, "azur", 2, "cell:0", 0.0)


def test_nothing_changed() -> None:
    assert list(changes([ALONE], [Piece("rider:0", 0, "rouge", 1, "cell:0", 0.0)])) == []


def test_a_field_of_one_thing_in_a_list() -> None:
    ahead = Piece("rider:1", 1, "azur", 2, "cell:40", 0.2)

    assert list(changes([ALONE, BEHIND], [ALONE, ahead])) == [
        Change((1, "cell"), "cell:40"),
        Change((1, "along"), 0.2),
    ]


def test_a_list_that_grew_is_told_whole() -> None:
    assert list(changes([ALONE], [ALONE, BEHIND])) == [Change((), [ALONE, BEHIND])]


def test_something_that_was_nothing_is_told_whole() -> None:
    mark = Mark("pic-fall", Text("fallen"))

    assert list(changes(None, mark)) == [Change((), mark)]


@pytest.mark.parametrize("game", all_games())
def test_the_old_picture_and_its_patch_are_the_new_picture(game: str) -> None:
    played = all_games()[game]
    luck = random.Random(3)
    chance = SampledChance(luck.random)
    state = played.start(played.setup(2), chance)
    before = played.picture(state.view(SPECTATOR))
    for _ in range(60):
        state.play(luck.choice(state.actions()), chance)
        after = played.picture(state.view(SPECTATOR))
        rebuilt = msgspec.to_builtins(before)
        for path, value in msgspec.to_builtins(list(changes(before, after))):
            rebuilt = patched(rebuilt, path, value)
        assert rebuilt == msgspec.to_builtins(after)
        before = after
