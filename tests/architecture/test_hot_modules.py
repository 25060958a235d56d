"""The modules that are compiled are fit for it; that they do the same is shown by `make test-compiled`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

sys.path.insert(0, str(ROOT))

import hatch_compile

HOT = [hatch_compile.SOURCES / module for module in hatch_compile.hot_modules()]


def slotted_dataclasses(tree: ast.Module) -> Iterator[str]:
    """A dataclass with slots is a second class, and the compiler has made the first."""
    for made in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
        for decorator in made.decorator_list:
            if isinstance(decorator, ast.Call) and any(word.arg == "slots" for word in decorator.keywords):
                yield f"{made.name} is a dataclass with slots"


def test_every_game_is_among_them() -> None:
    games = {path.parent.parent.name for path in HOT if path.name == "state.py"}

    assert games == {path.parent.name for path in (ROOT / "src/gruppetto/games").glob("*/game.py")}


@pytest.mark.parametrize("module", HOT, ids=lambda path: str(path.relative_to(hatch_compile.SOURCES)))
def test_no_dataclass_there_has_slots(module: Path) -> None:
    assert list(slotted_dataclasses(ast.parse(module.read_text(encoding="utf-8")))) == []


def test_one_that_has_would_be_found() -> None:
    tree = ast.parse("@dataclass(frozen=True, slots=True)\nclass Leg: ...")

    assert list(slotted_dataclasses(tree)) == ["Leg is a dataclass with slots"]


def test_nothing_is_compiled_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hatch_compile.SKIP, "1")

    assert not hatch_compile.can_compile()


def test_nothing_is_compiled_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "cc")

    assert not hatch_compile.can_compile()


def test_what_goes_wrong_is_told_and_nothing_is_raised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    assert hatch_compile.compile_into(tmp_path) == "no reason given"
