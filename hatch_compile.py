"""Compiles the hot modules with mypyc while a wheel is built: the same source, some times faster.

python hatch_compile.py           fails where this machine cannot compile them
python hatch_compile.py FOLDER    puts the extension modules into a folder, laid out as in the package
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

SKIP = "GRUPPETTO_SKIP_COMPILE"
LEVEL = "GRUPPETTO_COMPILE_LEVEL"
"""How hard the C compiler tries, 0 to 3: tests want it soon, players want it fast."""
NEEDS = ["mypy>=2.4", "setuptools>=77"]
SOURCES = Path(__file__).parent / "src"

HOT = (
    *(f"engine/{name}.py" for name in ("action", "chance", "compiled", "judgement", "open", "parts")),
    "bots/*.py",
    "games/*/box/cards.py",
    "games/*/rules/*.py",
    "games/*/rules/decisions/*.py",
    "games/*/bots/*.py",
)
"""What a playout or a search goes through. Left out are the contract (its protocols are open to games that are not
compiled, and a call through them costs little), what tells and shows (events, refusals, `look`, `papers`, `keeper`: at
most once a move), what is read before play (editions, `road`), and every `__init__.py`, which only lays a table."""


def hot_modules() -> list[Path]:
    """The modules to compile, by their place below the sources."""
    package = SOURCES / "gruppetto"
    found = {path for pattern in HOT for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(SOURCES) for path in found)


def can_compile() -> bool:
    """Whether this machine has a C compiler and the headers of this Python, and nobody said no."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return os.environ.get(SKIP) != "1" and shutil.which(compiler) is not None and headers.is_file()


def compile_into(folder: Path) -> str:
    """Compiles in a process of its own, since mypy may end it; what went wrong, or nothing."""
    command = [sys.executable, str(Path(__file__).resolve()), str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout.strip() or "no reason given" if done.returncode else ""


def main(folder: str) -> None:
    # Only where it is compiled are these there.
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(SOURCES)  # a module is named by its place here
    with tempfile.TemporaryDirectory() as work:
        # The build knows mypy but not what the package needs at run time: what is not compiled is taken on trust, and
        # `make lint` is where types are checked.
        trust = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", "--explicit-package-bases"]
        extensions = mypycify(
            [*trust, f"--cache-dir={work}/types", *map(str, hot_modules())],
            opt_level=os.environ.get(LEVEL, "3"),
            debug_level="0",
            multi_file=True,
            target_dir=f"{work}/c",
            group_name="gruppetto",
        )
        build = _build_command()(Distribution({"ext_modules": extensions}))
        build.build_lib, build.build_temp, build.parallel = folder, f"{work}/o", os.cpu_count() or 1
        build.ensure_finalized()
        build.run()


def _build_command() -> Any:
    """setuptools builds extensions side by side, but the files of one, and here one holds them all, in turn."""
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            self.compiler.compile = _each_apart(self.compiler.compile, self.parallel)
            super().build_extensions()

    return SideBySide


def _each_apart(compile_all: Callable[..., list[str]], at_once: int) -> Callable[..., list[str]]:
    def compile_each(sources: Sequence[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(at_once) as pool:
            made = pool.map(lambda source: compile_all([source], **how), sources)
            return [each for objects in made for each in objects]

    return compile_each


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(not can_compile())
    main(os.path.abspath(sys.argv[1]))
