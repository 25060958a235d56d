"""The lines of the terminal: a French space before a mark belongs to its word, and no line breaks there."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

import gruppetto.cli
from gruppetto.cli.console import Terminal
from gruppetto.cli.language import with_game
from gruppetto.cli.rules import Reading
from gruppetto.games import find_game

FOLDER = Path(gruppetto.cli.__file__).parent


def printed(thing: RenderableType, width: int) -> list[str]:
    console = Terminal()
    console.file, console.width = io.StringIO(), width
    console.print(thing)
    return console.file.getvalue().splitlines()


def torn(lines: list[str]) -> list[str]:
    """The lines that begin with a mark of the line before, or end with an opening quotation mark."""
    return [
        line for line in lines if line.lstrip().startswith((":", ";", "?", "!", "»")) or line.rstrip().endswith("«")
    ]


def rules_in_french() -> Iterator[Styled]:
    for game_id in ("vainqueur", "seconds", "bostock", "peloton"):
        game = find_game(game_id)
        reading, rulebook = Reading(with_game("fr", game.folder)), game.rulebook("fr")
        yield from map(reading.rule, rulebook.rules().values())
        yield from map(reading.decision, rulebook.decisions)


@pytest.mark.parametrize("width", [28, 40, 61, 80])
def test_no_line_of_the_french_rules_begins_with_a_mark(width: int) -> None:
    lines = [line for rule in rules_in_french() for line in printed(Padding(rule, (0, 0, 0, 2)), width)]

    assert len(lines) > 1000
    assert torn(lines) == []


@pytest.mark.parametrize("width", range(10, 24))
def test_a_sentence_breaks_elsewhere_and_loses_nothing(width: int) -> None:
    sentence = "Il dit « oui » : quoi ? Rien !"

    lines = printed(sentence, width)

    assert torn(lines) == []
    assert " ".join(line.strip() for line in lines) == sentence


def test_a_cell_of_a_table_breaks_elsewhere_too() -> None:
    table = Table.grid()
    table.add_column(width=9)
    table.add_row("Un choix : le bon ?")

    assert torn(printed(table, 40)) == []


def test_what_stands_out_still_does_after_the_break() -> None:
    styled = Styled.assemble("Égalité : ", ("relancez", "bold"), " le dé")
    console = Terminal()
    console.width = 12

    bold = [segment.text for segment in console.render(styled) if segment.style and segment.style.bold]

    assert bold == ["relancez"]


def test_every_command_prints_by_this_console() -> None:
    others = [path.name for path in FOLDER.glob("*.py") if "rich.console import Console" in path.read_text("utf-8")]

    assert others == ["console.py"]
