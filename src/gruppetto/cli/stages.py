"""`gruppetto stages`: checks and draws the stage files that people make, of whichever game has such files."""

from contextlib import suppress
from pathlib import Path

import click

import gruppetto.games as games
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.narrator import Narrator
from gruppetto.cli.unusual import tell_unusual
from gruppetto.engine.board import Board
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.edition import Document, EditionError
from gruppetto.road.drawing import draw


def check_stages(files: tuple[str, ...], language: str, game_id: str | None) -> None:
    """One line for each board; the first fault ends it with file, key and reason."""
    texts = own_texts(language)
    for file in files:
        document = Document.read(Path(file))
        game, boards = _read(document, game_id)
        for board in boards:
            count = len(board.cells)
            click.echo(texts("stages-good", file=file, game=game.id, board=board.id, count=count))
        with suppress(EditionError):  # most stage files are no whole edition, and need not be
            tell_unusual(game, game.edition(document), language)


def draw_stage(file: str, language: str, output: str, board_id: str | None, game_id: str | None) -> None:
    """The board as an SVG file, `-` for the standard output."""
    game, boards = _read(Document.read(Path(file)), game_id)
    board = _chosen(file, boards, board_id)
    picture = draw(board, Narrator(game, language, ()).plain, language=language)
    if output == "-":
        click.echo(picture, nl=False)
        return
    Path(output).write_text(picture, encoding="utf-8")
    click.echo(own_texts(language)("stages-drawn", board=board.id, file=output))


def _read(document: Document, game_id: str | None) -> tuple[AnyGame, list[Board]]:
    """The boards of a stage file, and the game that knows its format."""
    among = games.all_games().values() if game_id is None else [games.find_game(game_id)]
    for game in among:
        boards = game.stage_boards(document)
        if boards is not None:
            return game, boards
    raise Complaint(f"{document.file}: this is no stage file of {' or '.join(game.id for game in among)}")


def _chosen(file: str, boards: list[Board], board_id: str | None) -> Board:
    names = ", ".join(board.id for board in boards)
    if board_id is None:
        if len(boards) > 1:
            raise Complaint(f"{file} has several boards, {names}: choose one with --board")
        return boards[0]
    for board in boards:
        if board.id == board_id:
            return board
    raise Complaint(f"{file} has no board {board_id!r}; it has {names}")
