"""Stage files are checked and drawn for any game that has them; the file tells which."""

from pathlib import Path

import pytest

from gruppetto.engine.board import Board
from gruppetto.engine.edition import Document, EditionError
from tests.cli.conftest import Run
from tests.toy import GAME


def boards_of(document: Document) -> list[Board] | None:
    """As if the small game had stage files: a list of names, all for the one road it knows."""
    names = document.content.get("tiny_stages")
    if names is None:
        return None
    if not names:
        raise EditionError(document.file, "tiny_stages", "must have at least one name")
    return [GAME.board(GAME.editions()[0], name) for name in names]


@pytest.fixture(autouse=True)
def _tiny_has_stage_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "stage_boards", boards_of)


def written(folder: Path, text: str) -> Path:
    file = folder / "my.toml"
    file.write_text(text)
    return file


def test_a_good_stage_file_is_told_board_by_board(run: Run, tmp_path: Path) -> None:
    shown = run("stages", "check", written(tmp_path, "tiny_stages = ['sea', 'alps']"))

    assert shown.exit_code == 0
    assert [line.split(": ")[1].split(",")[0] for line in shown.output.splitlines()] == [
        "tiny board sea",
        "tiny board alps",
    ]


def test_a_broken_stage_file_is_told_with_file_key_and_reason(run: Run, tmp_path: Path) -> None:
    shown = run("stages", "check", written(tmp_path, "tiny_stages = []"))

    assert shown.exit_code == 1
    assert "my.toml: tiny_stages: must have at least one name" in shown.output


def test_a_file_of_no_game_is_told(run: Run, tmp_path: Path) -> None:
    assert "my.toml: this is no stage file of tiny" in run("stages", "check", written(tmp_path, "x = 1")).output


def test_a_file_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    assert "no.toml" in run("stages", "check", tmp_path / "no.toml").output


def test_the_game_can_be_named(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, "tiny_stages = ['sea']")

    assert run("stages", "check", file, "--game", "tiny").exit_code == 0
    assert "there is no game 'huge'" in run("stages", "check", file, "--game", "huge").output


def test_a_board_is_drawn_as_svg(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    shown = run("stages", "draw", written(tmp_path, "tiny_stages = ['sea']"), "-o", picture)

    assert shown.exit_code == 0
    assert picture.read_text().startswith("<svg ")


def test_a_drawing_can_go_to_the_standard_output(run: Run, tmp_path: Path) -> None:
    assert run("stages", "draw", written(tmp_path, "tiny_stages = ['sea']")).output.startswith("<svg ")


def test_of_several_boards_one_must_be_chosen(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, "tiny_stages = ['sea', 'alps']")

    assert "sea, alps: choose one with --board" in run("stages", "draw", file).output
    assert "has no board 'moon'; it has sea, alps" in run("stages", "draw", file, "--board", "moon").output
    assert run("stages", "draw", file, "--board", "alps").output.startswith("<svg ")
