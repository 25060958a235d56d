"""Run the parts of the test suite and print a summary: `python -m tools.run_tests fast|full|long`.

Parts that keep one core busy run side by side; a part with workers of its own has both cores. A failing part does not
stop the others, so one run names every fault. The last line counts the tests in a form that CI systems read.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.suite import BYTECODE, REPORTS, SIZES, LeftOut, Part, chosen, parts_of

CORES = 2
"""Cores that the parts of a run share; the figures in CONTRIBUTING are measured with two."""


@dataclass(frozen=True)
class Report:
    """Tests counted by outcome, skipped ones counted by reason, and the names of failed ones."""

    tests: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Outcome:
    """The result of a part; `seconds` is None for one that was not started."""

    part: Part
    failed: bool
    seconds: float | None = None
    report: Report = field(default_factory=Report)


class Run:
    """Starts every part as soon as its cores are free and the parts before it have passed."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._waiting = list(parts)
        self._names = {part.name for part in parts}
        self._running: set[str] = set()
        self._free = CORES
        self._outcomes: dict[str, Outcome] = {}
        self._changed = threading.Condition()

    def outcomes(self) -> list[Outcome]:
        """Run all parts and return their outcomes in the order they ended."""
        with self._changed:
            while self._waiting or self._running:
                self._drop_those_that_cannot_run()
                while part := self._next():
                    self._start(part)
                if self._running:
                    self._changed.wait()
                elif self._waiting:
                    raise RuntimeError(f"nothing can start: {', '.join(part.name for part in self._waiting)}")
        return list(self._outcomes.values())

    def _next(self) -> Part | None:
        """Return the first waiting part that can start. A large part is not overtaken for ever: order decides."""
        ready = (part for part in self._waiting if part.cores <= self._free and self._passed(part.after))
        return next(ready, None)

    def _passed(self, names: Iterable[str]) -> bool:
        return all(name in self._outcomes for name in names if name in self._names)

    def _drop_those_that_cannot_run(self) -> None:
        while part := next((part for part in self._waiting if self._failed(part.after)), None):
            self._waiting.remove(part)
            self._outcomes[part.name] = Outcome(part, failed=True)

    def _failed(self, names: Iterable[str]) -> bool:
        return any(name in self._outcomes and self._outcomes[name].failed for name in names)

    def _start(self, part: Part) -> None:
        self._waiting.remove(part)
        self._running.add(part.name)
        self._free -= part.cores
        threading.Thread(target=self._finish, args=(part,)).start()

    def _finish(self, part: Part) -> None:
        """Run a part to its end. One that cannot be run counts as failed, so that the run goes on."""
        started = time.monotonic()
        try:
            outcome = run_part(part)
        except Exception as error:
            print(f"[{part.name}] {type(error).__name__}: {error}", flush=True)
            outcome = Outcome(part, failed=True, seconds=time.monotonic() - started)
        with self._changed:
            self._outcomes[part.name] = outcome
            self._running.remove(part.name)
            self._free += part.cores
            self._changed.notify_all()


def run_part(part: Part) -> Outcome:
    """Run one part, its output line by line behind its name."""
    part.report.unlink(missing_ok=True)
    started = time.monotonic()
    process = subprocess.Popen(
        part.command,
        cwd=part.folder,
        env=environment_of(part),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    assert process.stdout is not None
    for line in process.stdout:
        print(f"[{part.name}] {line}", end="", flush=True)
    failed = process.wait() != 0
    return Outcome(part, failed, time.monotonic() - started, read_report(part.report))


def environment_of(part: Part) -> dict[str, str]:
    """Return the environment of a part; bytecode is kept for the many processes that tests start."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(BYTECODE), **part.environment}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def read_report(path: Path) -> Report:
    """Read the JUnit report of a part; without one, or with one that breaks off, no tests are counted."""
    report = Report()
    try:
        cases = ElementTree.parse(path).iter("testcase")
    except (FileNotFoundError, ElementTree.ParseError):
        return report
    for case in cases:
        skip = case.find("skipped")
        if skip is not None:
            report.tests["skipped"] += 1
            report.skipped[skip.get("message") or "no reason given"] += 1
        elif case.find("failure") is not None or case.find("error") is not None:
            report.tests["failed"] += 1
            report.failed.append(f"{case.get('classname', '')}: {case.get('name', '')}")
        else:
            report.tests["passed"] += 1
    return report


def summary(outcomes: Sequence[Outcome], left_out: Sequence[LeftOut], seconds: float) -> str:
    """Tell what ran, how long each part took, and what was skipped and why."""
    lines = ["", f"{'part':<16} {'time':>6}  result"]
    lines += [f"{outcome.part.name:<16} {_time(outcome.seconds):>6}  {_result(outcome)}" for outcome in outcomes]
    lines += [f"{each.name:<16} {'-':>6}  left out: {each.reason}" for each in left_out]
    lines += [f"{'all':<16} {_time(seconds):>6}", ""]
    reports = [outcome.report for outcome in outcomes]
    reasons = sum((report.skipped for report in reports), Counter[str]())
    lines += [f"skipped {count} x: {reason}" for reason, count in reasons.most_common()]
    for outcome in outcomes:
        if outcome.failed:
            lines += [f"FAILED: {outcome.part.name}", *(f"  {name}" for name in outcome.report.failed)]
    tests = sum((report.tests for report in reports), Counter[str]())
    broken = sum(outcome.failed and not outcome.report.failed for outcome in outcomes)
    lines.append(f"{tests['passed']} passed, {tests['failed'] + broken} failed, {tests['skipped']} skipped")
    return "\n".join(lines)


def _time(seconds: float | None) -> str:
    if seconds is None:
        return "-"
    tenths = round(seconds * 10)
    return f"{tenths // 600}:{tenths % 600 / 10:04.1f}"


def _result(outcome: Outcome) -> str:
    if outcome.seconds is None:
        return "not started: a part it needs failed"
    counted = ", ".join(f"{count} {name}" for name, count in sorted(outcome.report.tests.items()))
    return f"{'FAILED' if outcome.failed else 'ok'}{': ' * bool(counted)}{counted}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("size", choices=SIZES)
    parser.add_argument("--only", metavar="PART", nargs="+", help="run these parts and those they need")
    arguments = parser.parse_args()
    parts, left_out = parts_of(arguments.size)
    if arguments.only:
        try:
            parts, left_out = chosen(parts, arguments.only), []
        except LookupError as error:
            parser.error(error.args[0])
    REPORTS.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    outcomes = Run(parts).outcomes()
    print(summary(outcomes, left_out, time.monotonic() - started), flush=True)
    sys.exit(any(outcome.failed for outcome in outcomes))


if __name__ == "__main__":
    main()
