"""Edition files: what they give, and every way in which a wrong one is refused with file, key and reason."""

from pathlib import Path

import pytest

from gruppetto.engine.edition import Document, EditionError
from gruppetto.games.vainqueur import GAME
from tests.games.vainqueur.table import edition, race

STAGE_3 = 'number = 3\nname = { en = "Rouen – Laval" }\ntype = "flat"\nlength = 220\nsprint_from = 160'
CELL_6 = "[tracks.red.cells.6]\nforward = 4"

WRONG = [
    ("km of a card", ("km = 40,", "km = 50,"), "cards.km40.km", "a multiple of cell_km"),
    ("length", ("length = 220", "length = 225"), "stages[3].length", "a multiple of cell_km"),
    ("sprint_from", ("sprint_from = 160", "sprint_from = 170"), "stages[3].sprint_from", "a multiple of cell_km"),
    (
        "zone behind",
        ("sprint_from = 160", "sprint_from = 220"),
        "stages[3].sprint_from",
        "before the finish",
    ),
    ("zone at the start", ("sprint_from = 160", "sprint_from = 0"), "stages[3].sprint_from", "at least 1"),
    ("flat without a zone", ("length = 220\nsprint_from = 160", "length = 220"), "stages[3].sprint_from", "is missing"),
    (
        "mountain zone",
        ("length = 140", "length = 140\nsprint_from = 80"),
        "stages[6].sprint_from",
        "flat stage",
    ),
    ("track on the road", ("length = 140", 'length = 140\ntrack = "red"'), "stages[6].track", "time_trial stage"),
    (
        "trackless",
        ('type = "time_trial"\ntrack = "red"', 'type = "time_trial"'),
        "stages[2].track",
        "missing",
    ),
    ("unknown track", ('track = "red"', 'track = "blue"'), "stages[2].track", "no track 'blue'"),
    ("trial with a length", ('track = "red"', 'track = "red"\nlength = 40'), "stages[2].length", "as its track"),
    ("type", (STAGE_3, STAGE_3.replace('"flat"', '"hilly"')), "stages[3].type", "one of flat, mountain, time_trial"),
    ("stage twice", ("number = 3\n", "number = 1\n"), "stages[3].number", "there twice"),
    ("place on the map", ("from = [55, 7]", "from = [55, 170]"), "stages[1].from", "two numbers from 0 to 100"),
    ("too few cards", ("hand_size = 7", "hand_size = 16"), "cards", "at least 109"),
    ("unknown handicap", ('cancels = ["hunger"]', 'cancels = ["thirst"]'), "cards.feed.cancels", "name handicaps"),
    ("card missing", ("climber = { count = 3", "# climber = { count = 3"), "cards.climber", "is missing"),
    ("unknown card", ("[cards]\n", "[cards]\nlantern = { count = 1 }\n"), "cards.lantern", "not a key"),
    ("negative count", ("count = 25", "count = -1"), "cards.km20.count", "at least 0"),
    ("points", ("points = [60, 30, 10]", "points = [30, 60]"), "points", "go down"),
    ("die", ("die = [1, 2, 3, 4, 5, 6]", "die = [3, 3]"), "die", "two of them different"),
    ("tour with an unknown stage", ("short = [1, 2,", "short = [1, 13,"), "tours.short", "no stage 13"),
    ("tour out of order", ("short = [1, 2,", "short = [2, 1,"), "tours.short", "ascending"),
    ("tour missing", ("short = [1, 2, 6, 8, 10, 12]", ""), "tours.short", "is missing"),
    ("unknown tour", ("[tours]\n", "[tours]\nlong = [1]\n"), "tours.long", "not a key"),
    ("no effect", (CELL_6, "[tracks.red.cells.6]"), "tracks.red.cells.6", "exactly one effect"),
    ("two effects", (CELL_6, f"{CELL_6}\nback = 1"), "tracks.red.cells.6", "exactly one effect"),
    ("effect of nothing", (CELL_6, CELL_6.replace("4", "0")), "tracks.red.cells.6.forward", "at least 1"),
    ("goto beyond", (CELL_6, CELL_6.replace("forward = 4", "goto = 41")), "tracks.red.cells.6.goto", "no cell 41"),
    ("cell beyond", (CELL_6, CELL_6.replace("s.6]", "s.40]")), "tracks.red.cells.40", "number of a cell"),
    ("again = false", ("[tracks.red.cells.3]\nagain = true", "[tracks.red.cells.3]\nagain = false"), "again", "true"),
    ("board", ('board = "physical"', 'board = "paper"'), "board", "one of ours, physical"),
    ("source", ('source = "rulebook"', 'source = "hearsay"'), "source", "one of rulebook, reconstruction"),
    ("typing error", ("hand_size = 7", "hand_size = 7\nhandsize = 7"), "handsize", "not a key"),
]


@pytest.mark.parametrize(("change", "key", "reason"), [pytest.param(*case[1:], id=case[0]) for case in WRONG])
def test_a_wrong_file_is_refused_with_file_key_and_reason(change: tuple[str, str], key: str, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        edition(change)
    assert caught.value.file == "my.toml"
    assert key in caught.value.key
    assert reason in str(caught.value)


def test_an_edition_is_read_by_its_path_and_played(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    text = GAME.editions()[0].document.text.replace(
        "length = 260\nsprint_from = 200", "length = 280\nsprint_from = 200"
    )
    own.write_text(text, encoding="utf-8")
    data = GAME.edition(Document.read(own))
    assert race(1, data=data).leg.length == 280


def test_where_each_figure_comes_from() -> None:
    data = GAME.editions()[0]
    assert data.provenance == "reconstruction"
    assert (data.sources["cards.km20"], data.sources["cards.sprinter"]) == ("rulebook", "reconstruction")


def test_of_the_first_stage_only_what_the_rulebook_prints_is_marked_so() -> None:
    """That it is flat; its length and the cells of 20 km follow from an example (D-17), and the rest is ours."""
    edition = GAME.editions()[0]
    stages = edition.stages
    first = {key: stages[1].source_of(key) for key in ("type", "length", "sprint_from", "name")}
    assert first == {
        "type": "rulebook",
        "length": "reconstruction",
        "sprint_from": "reconstruction",
        "name": "reconstruction",
    }
    assert {number for number, stage in stages.items() if stage.source_of("type") == "rulebook"} == {1, 2, 5, 11}
    assert edition.sources["cell_km"] == "reconstruction"


def test_only_keys_of_the_stage_can_be_called_printed() -> None:
    document = GAME.editions()[0].document
    text = document.text.replace('printed = ["type"]', 'printed = ["weather"]', 1)
    with pytest.raises(EditionError, match="must name keys beside it, not 'weather'"):
        GAME.edition(Document.parse(text, "mine.toml"))


def test_the_track_speaks_four_languages() -> None:
    cells = GAME.editions()[0].tracks["red"].cells
    assert len(cells) == 13
    assert all(sorted(cell.text) == ["de", "en", "fr", "nl"] for cell in cells.values())
