"""Two machines play the same games only where they have the same program."""

from dataclasses import replace
from pathlib import Path

import pytest

from gruppetto.build import fingerprint
from gruppetto.lab.program import Program

OURS = Program("1.2", "3.11", (("tiny", "4"), ("huge", "1")), "abc")


def test_the_same_program_has_no_difference() -> None:
    assert OURS.difference(replace(OURS)) == ""


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        (replace(OURS, gruppetto="1.1", code="x"), "Gruppetto 1.1, not 1.2"),
        (replace(OURS, python="3.14"), "Python 3.14, not 3.11"),
        (replace(OURS, rules=(("tiny", "4"), ("huge", "2")), code="x"), "version 2 of the rules of huge, not 1"),
        (replace(OURS, rules=OURS.rules[:1], code="x"), "other files of the same version of Gruppetto"),
    ],
)
def test_the_most_telling_difference_is_told(theirs: Program, said: str) -> None:
    assert OURS.difference(theirs) == said


def test_files_are_compared_whatever_the_ends_of_their_lines(tmp_path: Path) -> None:
    for name, text in {"unix": b"a = 1\n", "windows": b"a = 1\r\n", "other": b"a = 2\n"}.items():
        (tmp_path / name / "engine").mkdir(parents=True)
        (tmp_path / name / "engine" / "a.py").write_bytes(text)

    unix, windows, other = (fingerprint(tmp_path / name, ["engine"]) for name in ("unix", "windows", "other"))
    assert unix == windows != other
