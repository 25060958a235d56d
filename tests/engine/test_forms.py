"""Forms in the words of a game, filled in with what a fact says."""

from gruppetto.engine.forms import NOTHING, Sheet
from gruppetto.engine.keeper import Column
from gruppetto.engine.scene import Text

SHEET = Sheet("tiny-sheet")
WHO = ["rider:0", "rider:1"]


def test_words_begin_with_those_of_the_sheet() -> None:
    assert SHEET.text("round", {"number": 2}) == Text("tiny-sheet-round", {"number": 2})
    assert SHEET.columns("time", "gap") == [Text("tiny-sheet-column-time"), Text("tiny-sheet-column-gap")]


def test_a_field_is_empty_until_somebody_said_something() -> None:
    columns = [Column("past", SHEET.text("column-past"))]
    said = {"riders": {"rider:0": {"past": 3}}}

    assert SHEET.grid("riders", "finish", NOTHING, WHO, columns).value is None
    assert SHEET.grid("riders", "finish", said, WHO, columns).value == said["riders"]
    assert SHEET.picks("riders", "dnf", {"riders": ["rider:1"]}, WHO, 1, 2).value == ["rider:1"]


def test_a_field_has_help_where_the_game_has_some() -> None:
    assert SHEET.picks("riders", "dnf", NOTHING, WHO, 1, 2).help is None
    assert SHEET.picks("riders", "dnf", NOTHING, WHO, 1, 2, help="home").help == Text("tiny-sheet-field-home-help")


def test_a_form_carries_its_stage() -> None:
    form = SHEET.form("ride_off", 3, [], "stopwatch", "cheer")

    assert (form.kind, form.name, form.given) == ("ride_off", Text("tiny-sheet-form-ride-off"), {"stage": 3})


def test_a_box_is_asked_for_in_four_sentences() -> None:
    box = SHEET.box("box", counts=False)

    assert (box.title, box.without) == (Text("tiny-sheet-box-title"), Text("tiny-sheet-box-without"))
    assert (box.counts, box.groups) == (False, [])
