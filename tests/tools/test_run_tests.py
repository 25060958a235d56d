"""The runner of the test suite: what runs when, and what the summary says."""

import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from tools import run_tests, suite
from tools.run_tests import Outcome, Report, Run, read_report, summary
from tools.suite import HEAVY_ENGINE_TESTS, ROOT, LeftOut, Part, Size, chosen, parts_of


@pytest.fixture(autouse=True)
def _own_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the reports of the run that these tests belong to."""
    monkeypatch.setattr(suite, "REPORTS", tmp_path)


def says(name: str, code: str, *after: str, cores: int = 1) -> Part:
    return Part(name, [sys.executable, "-c", code], cores, after)


def reports(name: str, *cases: str, exit_code: int = 0) -> Part:
    """Return a part that writes a JUnit report with these test cases."""
    written = f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>"
    path = str(suite.REPORTS / f"{name}.xml")
    return says(name, f"open({path!r}, 'w').write({written!r}); raise SystemExit({exit_code})")


def test_a_failing_part_stops_only_those_that_need_it() -> None:
    parts = [says("build", "raise SystemExit(1)"), says("play", "", "build"), says("lint", "")]

    outcomes = {outcome.part.name: outcome for outcome in Run(parts).outcomes()}

    assert {name: outcome.failed for name, outcome in outcomes.items()} == {"build": True, "play": True, "lint": False}
    assert outcomes["play"].seconds is None


def test_a_failing_part_stops_those_that_need_it_at_second_hand_in_any_order() -> None:
    parts = [says("watch", "", "play"), says("play", "", "build"), says("build", "raise SystemExit(1)")]

    outcomes = Run(parts).outcomes()

    assert {outcome.part.name: outcome.seconds is None for outcome in outcomes[1:]} == {"watch": True, "play": True}


def test_a_part_whose_program_is_missing_fails(capsys: pytest.CaptureFixture[str]) -> None:
    missing = Part("lint", ["/no/such/program"])

    (outcome,) = Run([missing]).outcomes()

    assert outcome.failed
    assert capsys.readouterr().out.startswith("[lint] FileNotFoundError: ")


def test_a_part_that_needs_more_cores_than_there_are_is_a_fault_of_the_suite() -> None:
    too_large = says("python", "", cores=run_tests.CORES + 1)

    with pytest.raises(RuntimeError, match="nothing can start: python"):
        Run([too_large]).outcomes()


def test_a_report_that_breaks_off_has_no_tests(tmp_path: Path) -> None:
    report = tmp_path / "python.xml"
    report.write_text("<testsuites><testsuite><testcase/>", encoding="utf-8")

    assert read_report(report) == Report()


def test_parts_that_need_a_core_each_run_side_by_side(tmp_path: Path) -> None:
    """Each of the two ends only when the other has started."""
    meet = "import pathlib\nwhile not pathlib.Path({theirs!r}).exists(): pathlib.Path({mine!r}).touch()"
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    last = "pathlib.Path({mine!r}).touch()"
    parts = [
        says("one", f"{meet}\n{last}".format(mine=one, theirs=two)),
        says("two", f"{meet}\n{last}".format(mine=two, theirs=one)),
    ]

    assert [outcome.failed for outcome in Run(parts).outcomes()] == [False, False]


def test_a_part_with_workers_of_its_own_runs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part waits a moment for a second one, which fails both if it comes."""
    running: list[str] = []
    lock, met = threading.Lock(), threading.Event()

    def run(part: Part) -> Outcome:
        with lock:
            running.append(part.name)
            if len(running) > 1:
                met.set()
        failed = met.wait(0.2)
        with lock:
            running.remove(part.name)
        return Outcome(part, failed, seconds=0.0)

    monkeypatch.setattr(run_tests, "run_part", run)
    parts = [says("python", "", cores=run_tests.CORES), says("lint", ""), says("browser", "", cores=run_tests.CORES)]

    assert not any(outcome.failed for outcome in Run(parts).outcomes())


def test_the_output_of_a_part_stands_behind_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    Run([says("lint", "print('all is well')")]).outcomes()

    assert capsys.readouterr().out == "[lint] all is well\n"


def test_the_summary_counts_tests_and_names_those_that_failed_or_were_skipped() -> None:
    python = reports("python", "<testcase/>", "<testcase><skipped message='no Firefox'/></testcase>")
    broken = "<testcase classname='tests.browser.test_{0}' name='test_{0}'><{1}/></testcase>"
    failing = ("<testcase/>", broken.format("ride", "failure"), broken.format("sound", "error"))
    browser = replace(reports("browser", *failing, exit_code=1), after=("python",))

    told = summary(Run([python, browser]).outcomes(), [LeftOut("compiled", "no compiler")], 61.5).splitlines()

    assert [" ".join(line.split()[:1] + line.split()[2:]) for line in told[2:6]] == [
        "python ok: 1 passed, 1 skipped",
        "browser FAILED: 2 failed, 1 passed",
        "compiled left out: no compiler",
        "all",
    ]
    assert "1:01.5" in told[5]
    assert told[-5:] == [
        "skipped 1 x: no Firefox",
        "FAILED: browser",
        "  tests.browser.test_ride: test_ride",
        "  tests.browser.test_sound: test_sound",
        "2 passed, 2 failed, 1 skipped",
    ]


def test_a_time_is_rounded_before_its_minutes_are_told() -> None:
    (told,) = [line for line in summary([], [], 59.97).splitlines() if line.startswith("all")]

    assert told.split() == ["all", "1:00.0"]


def test_a_part_that_fails_without_a_report_counts_as_one_failure() -> None:
    told = summary(Run([says("lint", "raise SystemExit(1)")]).outcomes(), [], 0.0)

    assert told.endswith("0 passed, 1 failed, 0 skipped")


def test_the_fast_size_needs_neither_browser_nor_compiler() -> None:
    parts, _ = parts_of("fast")

    assert {part.name for part in parts} == {"ruff", "format", "svelte-check", "mypy", "vitest", "python"}


def test_chosen_parts_bring_those_they_need_in_the_order_of_the_suite() -> None:
    parts = [says("build", ""), says("lint", ""), says("play", "", "build"), says("watch", "", "play")]

    assert [part.name for part in chosen(parts, ["watch", "play"])] == ["build", "play", "watch"]


def test_an_unknown_part_is_refused_with_the_names_of_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["run_tests", "fast", "--only", "chess"])

    with pytest.raises(SystemExit):
        run_tests.main()

    expected = "no part is called chess; there are ruff, format, svelte-check, mypy, vitest, python\n"
    assert capsys.readouterr().err.endswith(expected)


def test_without_a_compiler_the_bulk_tests_run_on_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "can_compile", lambda: False)

    parts, left_out = parts_of("full")

    assert "bulk" in {part.name for part in parts}
    assert left_out[0].name == "compiled"


@pytest.mark.parametrize(
    ("size", "names"),
    [
        ("fast", ["browser tests", "compiled tests", "slow tests", "long tests"]),
        ("full", ["long tests"]),
        ("long", []),
    ],
)
def test_a_size_names_what_it_leaves_out(monkeypatch: pytest.MonkeyPatch, size: Size, names: list[str]) -> None:
    monkeypatch.setattr(suite, "can_compile", lambda: True)

    _, left_out = parts_of(size)

    assert [each.name for each in left_out] == names


def test_the_long_size_has_all_that_the_full_one_has_and_more() -> None:
    full, long = ({part.name for part in parts_of(size)[0]} for size in ("full", "long"))

    assert full < long


def test_bulk_tests_lie_where_the_compiled_part_looks_for_them() -> None:
    bulk = [path for path in (ROOT / "tests").rglob("test_*.py") if "pytest.mark.bulk" in path.read_text("utf-8")]
    found = [path.relative_to(ROOT).as_posix() for path in bulk if path != Path(__file__)]

    assert found
    assert [path for path in found if not path.startswith(HEAVY_ENGINE_TESTS)] == []


def test_processes_of_a_part_keep_their_bytecode(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

    Run([says("part", "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix is not None)")]).outcomes()

    assert capsys.readouterr().out == "[part] False True\n"
