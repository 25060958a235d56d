"""The files of the package can be had without looking into it: editions whole, stage files one by one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import gruppetto.games
from gruppetto.cli.language import LANGUAGES
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.edition import Document
from gruppetto.games import all_games
from tests.cli.conftest import Run
from tests.toy import GAME

SHELF = dict(all_games())
BOX = GAME.folder / "editions" / "box.toml"


def stage_files() -> Iterator[tuple[AnyGame, Path]]:
    for game in SHELF.values():
        for file in sorted((game.folder / "stages").glob("*.toml")):
            yield game, file


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true games instead of the small one."""
    monkeypatch.setattr(gruppetto.games, "all_games", lambda: SHELF)


def test_editions_are_listed_with_their_source(run: Run) -> None:
    assert run("editions", "list").output == "tiny box: The tiny box (figures from the rulebook)\n"


def test_an_edition_is_written_to_a_file(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "my.toml"

    shown = run("editions", "copy", "tiny", "box", "-o", copy)

    assert shown.output == f"Written to {copy}.\n"
    assert copy.read_text() == BOX.read_text()


def test_an_edition_goes_to_the_standard_output_and_need_not_be_named(run: Run) -> None:
    assert run("editions", "copy", "tiny").output == BOX.read_text()


def test_a_file_that_is_there_is_kept(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text("an evening's work")

    shown = run("editions", "copy", "tiny", "-o", mine)

    assert shown.exit_code == 1
    assert shown.output == f"gruppetto: {mine} is there already; --force writes over it.\n"
    assert mine.read_text() == "an evening's work"


def test_a_file_that_is_there_is_written_over_with_force(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text("old")

    assert run("editions", "copy", "tiny", "-o", mine, "--force").exit_code == 0
    assert mine.read_text() == BOX.read_text()


def test_an_unknown_edition_is_told_with_those_there_are(run: Run) -> None:
    assert run("editions", "copy", "tiny", "huge").output == "gruppetto: tiny has no edition “huge”; it has box.\n"


@pytest.mark.parametrize("command", ["editions list", "editions copy", "stages list"])
def test_an_unknown_game_is_told(run: Run, command: str) -> None:
    assert "there is no game 'huge'; the games are tiny" in run(*command.split(), "huge").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_stage_files_points_to_its_edition(run: Run, language: str) -> None:
    shown = run("stages", "copy", "tiny", "alps", "--language", language)

    assert shown.exit_code == 1
    assert "gruppetto editions copy tiny" in shown.output


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("game_id", SHELF)
def test_a_copied_edition_is_played_as_it_is(run: Run, tmp_path: Path, game_id: str) -> None:
    copy = tmp_path / "my.toml"
    run("editions", "copy", game_id, "-o", copy)

    edition = SHELF[game_id].edition(Document.read(copy))

    assert edition.document.digest == SHELF[game_id].editions()[0].document.digest
    assert run("simulate", game_id, "--edition", copy, "--games", "1", "--jobs", "1").exit_code == 0


@pytest.mark.usefixtures("shelf")
def test_stage_files_are_listed_as_copy_takes_them(run: Run) -> None:
    assert run("stages", "list").output.splitlines() == [f"{game.id} {file.stem}" for game, file in stage_files()]


@pytest.mark.usefixtures("shelf")
def test_every_stage_file_can_be_copied_and_is_good_to_ride(run: Run, tmp_path: Path) -> None:
    for game, file in stage_files():
        copy = tmp_path / f"{game.id}-{file.name}"
        assert run("stages", "copy", game.id, file.stem, "-o", copy).exit_code == 0
        assert run("stages", "check", copy).exit_code == 0


@pytest.mark.usefixtures("shelf")
def test_an_unknown_stage_file_is_told_with_those_there_are(run: Run) -> None:
    game, file = next(stage_files())

    shown = run("stages", "copy", game.id, "moon").output

    assert f"{game.id} has no stage file “moon”; it has {file.stem}, " in shown
