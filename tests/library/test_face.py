"""The public face: small, typed, cheap to import, and thin over the engine."""

import doctest
import importlib
import pkgutil
import subprocess
import sys

import pytest

import gruppetto
from gruppetto import library

MODULES = ["gruppetto", *(f"gruppetto.library.{module.name}" for module in pkgutil.iter_modules(library.__path__))]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_the_docstrings_are_true(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    examples = [len(test.examples) for name in MODULES for test in finder.find(importlib.import_module(name))]

    assert sum(examples) >= 30


def test_what_is_offered_is_what_the_library_offers() -> None:
    assert gruppetto.__all__ == library.__all__
    assert all(hasattr(gruppetto, name) for name in gruppetto.__all__)
    assert set(gruppetto.__all__) <= set(dir(gruppetto))


def test_what_is_not_offered_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'gruppetto' has no attribute 'chess'"):
        _ = gruppetto.chess  # type: ignore[attr-defined]  # that is the point


def loaded(code: str) -> set[str]:
    """The modules that a fresh Python has after this."""
    told = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(told.stdout.split())


@pytest.mark.slow
def test_nothing_is_imported_before_it_is_used() -> None:
    assert {name for name in loaded("import gruppetto") if name.startswith("gruppetto")} == {"gruppetto"}


@pytest.mark.slow
def test_the_command_line_does_without_the_library() -> None:
    assert "gruppetto.library" not in loaded("import gruppetto.cli.commands")


@pytest.mark.slow
def test_the_library_does_without_a_server_and_pyarrow() -> None:
    needed = loaded("import gruppetto; gruppetto.game('vainqueur')")

    assert "gruppetto.library.match" in needed
    assert {"starlette", "uvicorn", "sqlalchemy", "pyarrow", "rich"} & needed == set()
