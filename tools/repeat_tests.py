"""Run one part of the suite many times under load and count its failures: `python -m tools.repeat_tests browser`.

Runs go side by side, so each is the load of the others: two runs of three workers keep six browsers and six servers
busy. A test that fails here depends on time.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.run_tests import Run, environment_of, read_report
from tools.suite import REPORTS, Part, chosen, parts_of


def run_once(part: Part, folder: Path, options: Sequence[str]) -> tuple[list[str], bool]:
    """Run a part with its output in a folder; return the tests that failed and whether all passed."""
    folder.mkdir(parents=True, exist_ok=True)
    report = folder / "report.xml"
    report.unlink(missing_ok=True)
    with (folder / "output.txt").open("wb") as output:
        command = [*part.command, f"--junitxml={report}", f"--basetemp={folder / 'pages'}", *options]
        done = subprocess.run(
            command, cwd=part.folder, env=environment_of(part), stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    return read_report(report).failed, done.returncode == 0


def told(failures: Iterable[str], passed: int, times: int) -> str:
    """Tell how many runs passed and how often each test failed."""
    counted = Counter(failures).most_common()
    return "\n".join([f"{passed} of {times} runs passed", *(f"  {count} x {name}" for name, count in counted)])


def prepare(parts: Sequence[Part]) -> None:
    """Run the parts that the repeated one needs, once; the program ends where one of them fails."""
    if any(outcome.failed for outcome in Run(parts).outcomes()):
        sys.exit("a part that the tests need failed, as told above")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", help="a part of pytest: browser, python, compiled")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--at-once", type=int, default=2, metavar="RUNS")
    parser.add_argument("--folder", type=Path, default=REPORTS / "repeated", help="where output and pages are kept")
    parser.add_argument("options", nargs="*", help="more options of pytest, after --")
    arguments = parser.parse_args()
    suite, _ = parts_of("full")
    parts = {part.name: part for part in suite if part.command[0].endswith("pytest")}
    if arguments.part not in parts:
        parser.error(f"no part of pytest is called {arguments.part}; there are {', '.join(parts)}")
    prepare(chosen(suite, parts[arguments.part].after))

    def run(number: int) -> tuple[list[str], bool]:
        started = time.monotonic()
        failed, passed = run_once(parts[arguments.part], arguments.folder / str(number), arguments.options)
        minutes = (time.monotonic() - started) / 60
        print(f"run {number}: {'passed' if passed else 'FAILED'} in {minutes:.1f} min", *failed, sep="\n  ", flush=True)
        return failed, passed

    with ThreadPoolExecutor(arguments.at_once) as pool:
        outcomes = list(pool.map(run, range(1, arguments.times + 1)))
    passed = sum(whole for _, whole in outcomes)
    print(told((name for failed, _ in outcomes for name in failed), passed, arguments.times))
    sys.exit(passed != arguments.times)


if __name__ == "__main__":
    main()
