"""The kit finds lessons that do not work out: a script that points at nothing, breaks a rule, or says too much."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from gruppetto.testing import Fault, teaches
from tests.toy import GAME
from tests.toy.game import Tiny


@pytest.fixture
def bent(tmp_path: Path) -> Callable[..., Tiny]:
    """The toy with a lesson in which something was changed."""
    for part in ("editions", "lesson"):
        shutil.copytree(GAME.folder / part, tmp_path / part)

    def change(file: str, was: str, written: str) -> Tiny:
        path = tmp_path / "lesson" / file
        text = path.read_text(encoding="utf-8")
        assert was in text
        path.write_text(text.replace(was, written), encoding="utf-8")

        class Bent(Tiny):
            folder = tmp_path

        return Bent()

    return change


def test_the_lesson_of_the_toy_works_out() -> None:
    assert teaches(GAME).over


@pytest.mark.parametrize(
    ("file", "was", "written", "claim"),
    [
        ("script.toml", '"rider:0"', '"card:km9"', "the step 'welcome' points at card:km9, which is not on the screen"),
        ("script.toml", "0 play km2", "0 play km3", "the step 'ride', 'play km3' of seat 0: rule TIN-3.2 forbids it"),
        ("script.toml", "0 play km2", "0 ride km2", "the step 'ride', 'ride km2' of seat 0: .* is no action"),
        ("script.toml", "0 push 1", "0 push  1", "the step 'push', 'push  1' of seat 0"),
        ("script.toml", ', "1 play km1"', "", "the step 'push': not the pupil but seat 1 is to decide"),
        ("script.toml", '["Jos"]', '["Jos", "An"]', "position.toml has 2 seats, but the pupil and 2 rivals ride"),
        ("script.toml", 'say = "push"', 'say = "shove"', "lesson/en.ftl lacks what a step says, or says more"),
        ("position.toml", "places = [0, 2]", "places = [0, 99]", "position.toml: "),
        ("position.toml", "places = [0, 2]", "places = [9, 2]", "the step 'ride', 'play km1' of seat 1"),
        ("nl.ftl", "tiny-lesson-push = ", "tiny-lesson-shove = ", "lesson/nl.ftl lacks what a step says, or says more"),
        ("de.ftl", "Spiel *2*.", "Spiel *3*.", "lesson/de.ftl: tiny-lesson-ride has other figures than in English"),
        ("fr.ftl", "Roulez seul", "Allez. Allez. Roulez seul", "tiny-lesson-alone has more than 2 sentences"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    bent: Callable[..., Tiny], file: str, was: str, written: str, claim: str
) -> None:
    with pytest.raises(Fault, match=claim):
        teaches(bent(file, was, written))


def test_a_game_without_one_is_told_so(tmp_path: Path) -> None:
    class Untaught(Tiny):
        folder = tmp_path

    with pytest.raises(Fault, match="has no lesson"):
        teaches(Untaught())
