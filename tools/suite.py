"""The parts of the test suite, by size.

`fast` needs no browser and no compiler; `full` is `make test`; `long` adds what takes hours or needs more than a bare
machine has.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from hatch_compile import can_compile

ROOT = Path(__file__).resolve().parents[1]
REPORTS = ROOT / "build" / "test-reports"
COMPILED = ROOT / "build" / "compiled-O0"
BYTECODE = ROOT / "build" / "bytecode"
BIN = Path(sys.executable).parent

Size = Literal["fast", "full", "long"]
SIZES: Final[tuple[Size, ...]] = ("fast", "full", "long")


@dataclass(frozen=True)
class Part:
    """A command of the suite, the cores it keeps busy, and the parts that must pass before it starts."""

    name: str
    command: Sequence[str]
    cores: int = 1
    after: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    folder: Path = ROOT

    @property
    def report(self) -> Path:
        """The JUnit report of a part that runs tests."""
        return REPORTS / f"{self.name}.xml"


@dataclass(frozen=True)
class LeftOut:
    """A part or kind of tests that a run does not contain, and the reason."""

    name: str
    reason: str


def parts_of(size: Size) -> tuple[list[Part], list[LeftOut]]:
    """Return the parts of a size in the order they should start, and what the size or this machine leaves out."""
    if size == "fast":
        return [*_static(), _pytest("python", f"{NOT_BULK} and not slow and not long")], [*FULL_ONLY, LONG_ONLY]
    compiling, left_out = _compiled(size)
    if size == "full":
        left_out.append(LONG_ONLY)
    parts = [*compiling, *_static(), *_browser(size), _pytest("python", f"{NOT_BULK}{_up_to(size)}", size=size)]
    return [*parts, *(_long_runs() if size == "long" else ())], left_out


def chosen(parts: Sequence[Part], names: Iterable[str]) -> list[Part]:
    """Return the parts with these names and all parts they need, in the order of the suite."""
    named = {part.name: part for part in parts}
    wanted: set[str] = set()
    missing = list(names)
    while missing:
        name = missing.pop()
        if name not in named:
            raise LookupError(f"no part is called {name}; there are {', '.join(named)}")
        wanted.add(name)
        missing += [each for each in named[name].after if each not in wanted]
    return [part for part in parts if part.name in wanted]


FULL_ONLY = [LeftOut(name, "make test runs them") for name in ("browser tests", "compiled tests", "slow tests")]
LONG_ONLY = LeftOut("long tests", "make test-long runs them")
NOT_BULK = "not browser and not bulk"
HEAVY_ENGINE_TESTS = ("tests/bots", "tests/conformance", "tests/engine/test_chance.py", "tests/engine/test_compiled.py")
"""Whole matches of every game with all checks, records and bots: what a compiler could break."""


def _static() -> list[Part]:
    web = ROOT / "web"
    vitest = ["npm", "run", "test", "--", "--reporter=dot", "--reporter=junit", f"--outputFile={REPORTS}/vitest.xml"]
    path = {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    return [
        Part("ruff", [str(BIN / "ruff"), "check", "."]),
        Part("format", [str(BIN / "ruff"), "format", "--check", "."]),
        Part("svelte-check", ["npm", "run", "check"], folder=web, environment=path),
        Part("mypy", [str(BIN / "mypy")]),
        Part("vitest", vitest, folder=web, environment=path),
    ]


def _compiled(size: Size) -> tuple[list[Part], list[LeftOut]]:
    """The engine compiled and the bulk tests on it; without a compiler, the bulk tests on the sources."""
    if not can_compile():
        reason = "no C compiler with the headers of this Python; the bulk tests run on the sources"
        return [_pytest("bulk", f"bulk{_up_to(size)}", size=size)], [LeftOut("compiled", reason)]
    records = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/games/*/test_records.py"))]
    return [
        Part("compile", ["make", "--no-print-directory", "LEVEL=0", "compiled"]),
        _pytest(
            "compiled",
            f"not browser{_up_to(size)}",
            *HEAVY_ENGINE_TESTS,
            *records,
            after=("compile",),
            environment={"PYTHONPATH": str(COMPILED)},
            size=size,
        ),
    ], []


def _browser(size: Size) -> list[Part]:
    level = {"GRUPPETTO_PACK_LEVEL": "3"}
    pack = Part("offline-pack", ["make", "--no-print-directory", "offline-pack"], environment=level)
    return [pack, _pytest("browser", f"browser{_up_to(size)}", "tests/browser", after=("offline-pack",), size=size)]


def _long_runs() -> list[Part]:
    """Return the fuzzers of all that strangers may send, and the measure of the waits of others meanwhile."""
    fuzz = [sys.executable, "-m", "gruppetto.testing.fuzz"]
    return [
        Part("fuzz-messages", [*fuzz, "--messages", "1000000"]),
        Part("fuzz-requests", [*fuzz, "--requests", "100000"]),
        Part("slow-inputs", [sys.executable, "-m", "gruppetto.testing.pings"]),
    ]


def _up_to(size: Size) -> str:
    return "" if size == "long" else " and not long"


def _pytest(
    name: str,
    markers: str,
    *paths: str,
    after: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    size: Size = "full",
) -> Part:
    """Return a part that runs pytest with both cores; the tests of one browser module share a worker.

    A worker with a browser waits for answers now and then, so a third one uses what two leave.
    """
    workers, spread = ("3", "loadfile") if name == "browser" else ("2", "worksteal")
    options = ["-q", "-n", workers, "--dist", spread, "-m", markers, f"--junitxml={REPORTS / name}.xml"]
    return Part(
        name,
        [str(BIN / "pytest"), *options, *paths],
        cores=2,
        after=after,
        environment={"GRUPPETTO_TEST_SIZE": size, **(environment or {})},
    )
