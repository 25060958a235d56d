"""Names: no game is named outside its folder, no file is long, and nothing is called a helper."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from gruppetto.games import all_games
from tests.architecture.source import ROOT, Source, documentation, sources

LINES = 450
ORDINARY_WORDS = {"seconds", "peloton"}
"""Ids that are also words of cycling and of clocks: of these only a text that something is compared with, a key that
begins with it, or its folder names the game."""
VAGUE = re.compile(r"(utils?|helpers?|managers?)(?![a-z])", re.IGNORECASE)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<=\s)//[^\n]*", re.DOTALL)


def written(folders: Iterable[str], endings: tuple[str, ...]) -> list[Path]:
    """Files that people wrote; the built pages are not."""
    found = (path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings)
    return [path for path in found if "server/pages" not in path.as_posix()]


@cache
def naming(*games: str) -> re.Pattern[str]:
    """Return the content of a text that names one of these games."""
    ordinary = (rf"^== {game}$|^{game}-|games\.{game}\b" for game in games if game in ORDINARY_WORDS)
    others = (rf"(\b|_){game}(\b|_)" for game in games if game not in ORDINARY_WORDS)
    return re.compile("|".join([*ordinary, *others]), re.IGNORECASE)


@cache
def names_a_game(text: str, *games: str) -> bool:
    return naming(*games).search(text) is not None


def words_of(source: Source) -> Iterator[tuple[str, int]]:
    """Every text and every name in a file's code, with its line; prose does not count."""
    prose = documentation(source.nodes)
    for node in source.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value, node.lineno
        elif isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                if isinstance(side, ast.Constant) and isinstance(side.value, str):
                    yield f"== {side.value}", side.lineno
        elif isinstance(node, ast.Name):
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute):
            yield node.attr, node.lineno
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno
    yield from source.imports()


def client_words(text: str) -> Iterator[str]:
    """Every word, and what a text is compared with."""
    for compared, word in re.findall(r"""={2,3} ?["'`]([\w-]+)["'`]|([\w-]+)""", text):
        yield f"== {compared}" if compared else word


def test_no_game_is_named_outside_its_folder() -> None:
    assert [
        f"{source.place}:{line} {word!r}"
        for source in sources()
        if not source.game
        for word, line in words_of(source)
        if names_a_game(word, *all_games())
    ] == []


def test_the_client_names_no_game() -> None:
    """Its own tests may: they need examples."""
    assert [
        f"{path.relative_to(ROOT)}: {word}"
        for path in written(["web/src"], (".ts", ".svelte", ".css"))
        if not path.name.endswith(".test.ts")
        for word in client_words(COMMENT.sub("", path.read_text(encoding="utf-8")))
        if names_a_game(word, *all_games())
    ] == []


@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("huge", True),
        ("huge-card-km1", True),
        ("play huge --bots greedy", True),
        ("is_huge_game", True),
        ("gruppetto.games.huge.rules", True),
        ("hugely", False),
        ("== seconds", True),
        ("seconds", False),
        ("seconds-option-wind", True),
        ("gruppetto.games.seconds", True),
        ("timeout_seconds", False),
        ("wait for 3 seconds", False),
    ],
)
def test_what_counts_as_naming_a_game(word: str, named: bool) -> None:
    assert names_a_game(word, "huge", "seconds") is named


def test_a_comparison_with_the_id_names_a_game() -> None:
    words = list(client_words('if (game === "seconds") wait(seconds)'))
    assert [word for word in words if names_a_game(word, "seconds")] == ["== seconds"]


def test_no_file_is_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in written(["src", "tests", "web/src"], (".py", ".ts", ".svelte", ".css"))
    }

    assert {place: lines for place, lines in lengths.items() if lines > LINES} == {}


def test_nothing_has_a_vague_name() -> None:
    files = [
        path.relative_to(ROOT).as_posix() for path in written(["src", "tests", "web/src"], (".py", ".ts", ".svelte"))
    ]
    defined = [
        node.name
        for source in sources()
        for node in source.nodes
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]

    assert [name for name in files + defined if VAGUE.search(name)] == []


@pytest.mark.parametrize("name", ["games/utils.py", "TableManager", "draw_helper", "web/src/helpers/time.ts"])
def test_what_counts_as_a_vague_name(name: str) -> None:
    assert VAGUE.search(name)
