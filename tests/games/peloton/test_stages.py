"""The stage files of the game: checked and drawn by the command, refused with file, key and reason."""

from pathlib import Path

import pytest

from gruppetto.engine.edition import Document, EditionError
from gruppetto.games.peloton import GAME
from tests.games.peloton.table import changed_edition

STAGES = GAME.folder / "stages"
NAMES = ("roskilde-nyborg", "alpe-dhuez", "carcassonne-foix", "paris", "straight5", "bend4")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("PEL-0.1")
def test_a_stage_file_of_the_package_is_a_board(name: str) -> None:
    boards = GAME.stage_boards(Document.read(STAGES / f"{name}.toml"))
    assert boards is not None
    assert [board.id for board in boards] == [name]


def test_another_document_is_no_stage_file() -> None:
    assert GAME.stage_boards(Document.parse("boards = []", "other.toml")) is None


def test_a_broken_stage_file_is_refused_with_file_key_and_reason() -> None:
    text = (STAGES / "bend4.toml").read_text().replace('wind = "L"', 'wind = "N"', 1)
    with pytest.raises(EditionError, match=r"mine\.toml: hex_stages\[1\]\.segments\[2\]\.wind: must be one of L, R"):
        GAME.stage_boards(Document.parse(text, "mine.toml"))


@pytest.mark.parametrize("name", NAMES[:4])
def test_the_stages_of_the_package_take_every_field(name: str) -> None:
    assert GAME.editions()[0].roads[name].stage.riders == 36


def test_the_edition_has_the_boards_that_scenes_name() -> None:
    edition = GAME.editions()[0]
    assert GAME.board(edition, "paris").id == "paris"
    with pytest.raises(ValueError, match="has no stage 'london'"):
        GAME.board(edition, "london")


@pytest.mark.rule("PEL-5.1", "PEL-5.2", "PEL-5.3", "PEL-5.4", "PEL-5.5", "PEL-0.3")
def test_the_dice_of_the_edition_are_those_of_the_rulebook() -> None:
    assert GAME.editions()[0].dice == (
        (12, 3, 3, 4, 5, 6),
        (11, 2, 2, 3, 3, 4),
        (3, 4, 4, 5, 5, 6),
        (1, 1, 2, 2, 3, 3),
        (4, 5, 6, 7, 20, 21),
    )


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"A2", "3"', '"A1", "3"', "dice.yellow: a face must be a number from 1 to 9 or A2, not 'A1'"),
        ('"CRASH", "BIG"', '"CRASH"', "dice.red: must have 6 faces, not 5"),
        ("sprint = [5, 3, 2, 1]", "sprint = [5, 3, 4, 1]", "points.sprint: must not rise"),
        ("bonuses = [10, 6, 4]", "bonuses = [10, 6]", "bonuses: must have 3 values, not 2"),
        ("minute_per_sequence = 60", "minute_per_sequence = 30", "minute_per_sequence: must be at least 60, not 30"),
    ],
)
def test_a_broken_edition_is_refused_with_file_key_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        changed_edition((old, new))
    assert str(caught.value) == f"my.toml: {reason}"


def test_the_files_are_the_stages_of_the_edition(tmp_path: Path) -> None:
    assert {path.stem for path in STAGES.glob("*.toml")} == set(NAMES)
