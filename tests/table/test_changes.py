"""Patches of pictures: what changed and nothing else, and with it the old picture becomes the new one."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Mark, Picture, Piece, Text
from gruppetto.games import all_games
from gruppetto.table.changes import Change, Patch, patch, patched

ALONE = Piece("rider:0", 0, "rouge", 1, "cell:0", 0.0)
BEHIND = Piece("rider:1", 1, "azur", 2, "cell:0", 0.0)
LAST = Piece("rider:2", 2, "mandarine", 3, "cell:0", 0.0)


def travelled(thing: object) -> Any:
    """What is left of it when it was sent."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def test_nothing_changed() -> None:
    assert not patch([ALONE], [Piece("rider:0", 0, "rouge", 1, "cell:0", 0.0)])


def test_a_field_of_one_thing_in_a_list() -> None:
    ahead = replace(BEHIND, cell="cell:40", along=0.2)

    changes = [Change((1, "cell"), "cell:40"), Change((1, "along"), 0.2)]
    assert patch([ALONE, BEHIND], [ALONE, ahead]) == Patch(changes=changes)


def test_a_thing_that_came_is_put_in_its_place() -> None:
    assert patch([ALONE, LAST], [ALONE, BEHIND, LAST]) == Patch(new=[Change((1,), BEHIND)])


def test_a_thing_that_moved_is_taken_out_and_put_in_again() -> None:
    more = [replace(LAST, id=f"rider:{n}") for n in (3, 4)]

    found = patch([ALONE, BEHIND, LAST, *more], [LAST, ALONE, BEHIND, *more])
    assert found == Patch(gone=[(2,)], new=[Change((0,), LAST)])


def test_things_that_went_are_taken_out_from_behind() -> None:
    assert patch([ALONE, BEHIND, LAST], [BEHIND]) == Patch(gone=[(2,), (0,)])


def test_a_thing_that_stayed_has_its_new_place_in_what_changed_of_it() -> None:
    ahead = replace(LAST, cell="cell:40")

    other = replace(LAST, id="rider:3")
    found = patch([ALONE, LAST, other], [BEHIND, ahead, other])
    assert found == Patch(gone=[(0,)], new=[Change((0,), BEHIND)], changes=[Change((1, "cell"), "cell:40")])


def test_a_list_within_a_thing_whose_place_moved_is_told_whole() -> None:
    fallen, tired = Mark("pic-fall", Text("fallen")), Mark("pic-tired", Text("tired"))
    before, after = replace(LAST, marks=[fallen]), replace(LAST, marks=[fallen, tired])

    found = patch([ALONE, before], [after])
    assert found == Patch(gone=[(0,)], changes=[Change((0, "marks"), [fallen, tired])])


@pytest.mark.parametrize(
    ("old", "new"),
    [([ALONE, BEHIND, LAST], [LAST, BEHIND, ALONE]), ([ALONE], [BEHIND, LAST]), ([1, 2], [1, 2, 3])],
    ids=["shuffled", "renewed", "without names"],
)
def test_a_list_that_cannot_be_told_in_parts_is_told_whole(old: list[object], new: list[object]) -> None:
    assert patch(old, new) == Patch(changes=[Change((), new)])


def test_something_that_was_nothing_is_told_whole() -> None:
    mark = Mark("pic-fall", Text("fallen"))

    assert patch(None, mark) == Patch(changes=[Change((), mark)])


@pytest.mark.parametrize("game", all_games())
def test_the_old_picture_and_its_patch_are_the_new_picture(game: str) -> None:
    played = all_games()[game]
    luck = random.Random(3)
    chance = SampledChance(luck.random)
    state = played.start(played.setup(2), chance)

    def seen() -> list[object]:
        return [played.picture(state.view(SPECTATOR)), played.own(state.view(0)), played.own(state.view(1))]

    before = seen()
    for _ in range(150):
        if state.to_decide < 0:
            break
        state.play(luck.choice(state.actions()), chance)
        after = seen()
        for was, now in zip(before, after, strict=True):
            assert patched(travelled(was), travelled(patch(was, now))) == travelled(now)
        before = after
    assert isinstance(before[0], Picture)
