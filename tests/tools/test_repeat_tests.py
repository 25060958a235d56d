"""Repeating a part under load: failures are counted by test."""

import sys
from pathlib import Path

import pytest

from tools.repeat_tests import prepare, run_once, told
from tools.suite import ROOT, Part

FLAKY = "def test_rides(): pass\ndef test_crashes(): assert False\n"


def test_a_run_names_the_tests_that_failed_and_keeps_its_output(tmp_path: Path) -> None:
    (tmp_path / "test_flaky.py").write_text(FLAKY, "utf-8")
    part = Part("flaky", [sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", str(tmp_path)], folder=ROOT)

    failed, passed = run_once(part, tmp_path / "1", ["-p", "no:cacheprovider"])

    assert (failed, passed) == (["test_flaky: test_crashes"], False)
    assert "1 failed, 1 passed" in (tmp_path / "1" / "output.txt").read_text("utf-8")


def test_nothing_is_repeated_where_a_part_that_it_needs_fails() -> None:
    broken = Part("compile", [sys.executable, "-c", "raise SystemExit(1)"])

    with pytest.raises(SystemExit, match="a part that the tests need failed"):
        prepare([broken])


def test_runs_and_failures_are_counted() -> None:
    assert told(["a", "b", "a"], 18, 20).splitlines() == ["18 of 20 runs passed", "  2 x a", "  1 x b"]
