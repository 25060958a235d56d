"""Scripts of lessons: how they are read, where a pupil is in one, and what is refused."""

from pathlib import Path

import pytest

from gruppetto.engine.edition import Document, EditionError
from gruppetto.engine.lesson import Act, Lesson, lesson_in, read_script

SCRIPT = """
seed = "any"
rivals = ["Jos", "An"]
[[steps]]
say = "welcome"
at = "card:a"
[[steps]]
say = "ride"
line = ["0 ride a", "1 ride b", "2 ride c"]
[[steps]]
say = "twice"
line = ["0 ride d", "0 ride e", "1 ride f"]
[[steps]]
say = "alone"
"""
LINE = (Act(0, "ride a"), Act(1, "ride b"), Act(2, "ride c"), Act(0, "ride d"), Act(0, "ride e"), Act(1, "ride f"))


def read(script: str = SCRIPT) -> Lesson:
    return read_script(Document.parse(script, "script.toml"), "a position")


def said(acts: int) -> list[tuple[int, str]]:
    return [(page.number, page.step.say) for page in read().pages(LINE[:acts])]


def test_the_line_is_all_acts_one_after_the_other() -> None:
    assert read().line == LINE


def test_what_is_said_is_what_stands_before_the_next_act() -> None:
    assert said(0) == [(1, "welcome"), (2, "ride")]
    assert said(3) == [(3, "twice")]


def test_a_step_of_several_acts_is_said_until_the_last() -> None:
    assert said(4) == [(3, "twice")]


def test_at_the_end_of_the_line_the_last_step_is_said() -> None:
    assert said(6) == [(4, "alone")]
    assert read().next_act(LINE) is None


def test_the_next_act_is_that_of_the_line() -> None:
    assert read().next_act(LINE[:1]) == Act(1, "ride b")


def test_who_does_something_else_has_left_the_lesson() -> None:
    other = [Act(0, "ride z")]
    assert read().next_act(other) is None
    assert read().pages(other) == []


def test_beyond_its_end_nothing_is_said() -> None:
    assert read().pages([*LINE, Act(0, "ride g")]) == []


def test_the_same_words_are_the_same_luck() -> None:
    assert read().seed == read().seed
    assert read().seed != read(SCRIPT.replace('"any"', '"other"')).seed


def test_a_game_without_a_script_has_no_lesson(tmp_path: Path) -> None:
    assert lesson_in(tmp_path) is None


@pytest.mark.parametrize(
    ("was", "written", "reason"),
    [
        ('seed = "any"', "", "script.toml: seed: is missing"),
        ('say = "welcome"', "", r"steps\[1\].say: is missing"),
        ('say = "twice"', 'say = "ride"', "'ride' comes twice"),
        ('at = "card:a"', 'points = "card:a"', r"steps\[1\].points: is not a key of this format"),
        ('"0 ride a"', '"1 ride a"', r"steps\[2\].line: must begin with what the pupil does on seat 0, not seat 1"),
        ('"1 ride b"', '"ride b"', "must be acts such as '0 ride km40', a seat and a notation, not 'ride b'"),
        ('"2 ride c"', '"3 ride c"', "there is no seat 3: the pupil and 2 rivals ride"),
        ('say = "alone"', 'say = "alone"\nline = ["0 ride g"]', "must end with a step that only says how it goes on"),
    ],
)
def test_a_broken_script_is_refused_with_the_place_and_the_reason(was: str, written: str, reason: str) -> None:
    assert was in SCRIPT
    with pytest.raises(EditionError, match=reason):
        read(SCRIPT.replace(was, written))
