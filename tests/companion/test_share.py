"""Results to send on: as text, as a table, as a picture, in four languages and with people's own names."""

import csv
import io
from xml.etree import ElementTree

import pytest

from gruppetto.companion.origin import origin_of
from gruppetto.companion.picture import as_svg
from gruppetto.companion.share import as_csv, as_text
from gruppetto.companion.sheet import Sheet
from gruppetto.companion.wording import LANGUAGES, Wording
from gruppetto.engine.fact import Fact
from gruppetto.engine.scene import Text
from gruppetto.games import find_game
from tests.companion.scorer import CAP, PROLOGUE, edit, plan_for, sheet_of, short_sheet
from tests.games.bostock.test_keeper import FIRST as BOSTOCK_FIRST


def worded(sheet: Sheet, language: str = "en") -> Wording:
    return Wording(CAP, language, sheet.page)


def test_as_text_it_says_who_leads_and_why() -> None:
    sheet = short_sheet()

    text = as_text("Sunday", sheet.page, worded(sheet))

    assert text.startswith("Sunday\n\nStage 3 of 6: Lourdes – Luchon\nBob wins the stage\n")
    assert " 1. Bob   90  1\n" in text
    assert " 3. Cleo  20  0\n" in text


def test_as_text_it_says_once_what_separated_two_who_are_level() -> None:
    sheet = short_sheet()

    text = as_text("", sheet.page, worded(sheet))

    assert text.count("    = Bob has the yellow cap, not Ann: winner of the stage just ridden. (VAI-10.2)\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_left_without_its_words(language: str) -> None:
    sheet = short_sheet()
    wording = worded(sheet, language)
    assert "vainqueur-" not in as_text("", sheet.page, wording) + as_csv("", sheet.page, wording)


def test_as_csv_every_table_is_a_block() -> None:
    sheet = short_sheet()

    rows = list(csv.reader(io.StringIO(as_csv("Sunday", sheet.page, worded(sheet)))))

    assert rows[1] == ["#", "Sunday", "Points", "Wins"]
    assert rows[2] == ["1", "Bob", "90", "1"]
    assert rows.count([]) == len(sheet.page.tables) - 1


def test_a_name_that_looks_like_a_formula_stays_a_name() -> None:
    sheet = short_sheet().take(edit("rename", seat=1, name="=SUM(A1)"))
    assert ",'=SUM(A1)," in as_csv("", sheet.page, worded(sheet))


def test_the_picture_is_an_svg_with_every_name_as_it_was_typed() -> None:
    sheet = short_sheet().take(edit("rename", seat=0, name="A<b>&\"'"))

    drawn = ElementTree.fromstring(as_svg("Sunday", sheet.page, worded(sheet)))

    texts = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A<b>&\"'", "Bob", "Cleo", "90"} <= set(texts)


def test_an_empty_sheet_can_be_shared_too() -> None:
    sheet = short_sheet().take(edit("strike", fact="p"))
    assert ElementTree.fromstring(as_svg("", sheet.page, worded(sheet))) is not None
    assert as_csv("", sheet.page, worded(sheet)) == ""


def test_a_classification_in_which_nobody_is_yet_is_not_drawn() -> None:
    game = find_game("peloton")
    plan = plan_for(game, 2, ("paris", "alpe-dhuez"), race="stage_race", team_size="3")
    riders = [rider.id for rider in sheet_of(game, plan).page.riders]
    home = {"stage": 1, "seconds": 5, "riders": riders}
    sheet = sheet_of(game, plan, [Fact("s", "start", {"stage": 1}), Fact("f", "finish", home)])

    drawn = as_svg("", sheet.page, Wording(game, "en", sheet.page))

    empty = [table.name for table in sheet.page.tables if table.stage == 0 and not table.lines]
    assert empty
    assert not any(f">{Wording(game, 'en', sheet.page).say(name)}<" in drawn for name in empty)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "stages", "fact"),
    [
        ("vainqueur", 3, (), PROLOGUE),
        ("seconds", 2, ("flat-95",), Fact("b", "bonus", {"stage": 1, "rider": "rider:0", "seconds": 3, "points": 2})),
        ("bostock", 4, (), BOSTOCK_FIRST),
        ("peloton", 2, ("paris",), Fact("s", "start", {"stage": 1})),
    ],
)
def test_every_game_has_a_picture(game: str, seats: int, stages: tuple[str, ...], fact: Fact, language: str) -> None:
    played = find_game(game)
    sheet = sheet_of(played, plan_for(played, seats, stages), [fact])
    wording = Wording(played, language, sheet.page)

    drawn = as_svg("Sunday", sheet.page, wording, origin_of(sheet))

    assert ElementTree.fromstring(drawn) is not None
    assert f"{game}-" not in drawn
    assert ">Ann" in drawn or not any(table.lines for table in sheet.page.tables)


def test_the_picture_of_a_finished_race_says_how_it_was_won() -> None:
    orders = [
        Fact(f"s{n}", "order", {"stage": n, "order": [["player:0"], ["player:1"], ["player:2"]]}) for n in range(1, 7)
    ]
    sheet = short_sheet(PROLOGUE, *orders)
    won = next(called.text for called in sheet.page.announcements if called.stage == 0)

    assert f">Sunday · {worded(sheet).say(won)}<" in as_svg("Sunday", sheet.page, worded(sheet))


# --- whose figures ---

RISKY = find_game("bostock")
ARRIVED = Fact("s", "colours", {"stage": 1, "finish": ["player:0"] * 3, "green": ["player:1"]})


def risky_sheet(**own: int) -> Sheet:
    return sheet_of(RISKY, plan_for(RISKY, 2, ["1"]), [ARRIVED]).take(edit("plan", data=own))


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ({}, "14 figures are ours, the others the rulebook’s."),
        ({"road_pair": 3}, "One figure is yours, the others are ours or the rulebook’s."),
        ({"road_pair": 3, "road_complete": 9}, "2 figures are yours, the others ours or the rulebook’s."),
    ],
)
def test_text_and_picture_say_alike_whose_figures_they_are(own: dict[str, int], said: str) -> None:
    sheet = risky_sheet(**own)
    wording = Wording(RISKY, "en", sheet.page)
    assert said in as_text("", sheet.page, wording, origin_of(sheet))
    assert said in as_svg("", sheet.page, wording, origin_of(sheet))


def test_where_some_are_ours_the_game_says_which() -> None:
    sheet = risky_sheet()
    text = as_text("", sheet.page, Wording(RISKY, "fr", sheet.page), origin_of(sheet))
    assert text.endswith("les plateaux sont notre reconstitution.\n")


def test_where_the_points_are_printed_and_a_length_is_ours_both_are_said() -> None:
    sheet = short_sheet()
    text = as_text("", sheet.page, worded(sheet), origin_of(sheet))
    assert "\nAll figures that count are the rulebook’s." in text
    assert "the other lengths, all sprint zones" in text


def test_the_table_lists_every_figure_with_who_says_so() -> None:
    sheet = risky_sheet(road_complete=9)
    wording = Wording(RISKY, "en", sheet.page)
    rows = list(csv.reader(io.StringIO(as_csv("", sheet.page, wording, origin_of(sheet)))))
    assert ["Other points", "Road stage, complete team", "9", "yours"] in rows
    assert ["Places of a road stage", "2nd", "5", "ours"] in rows
    assert ["Other points", "First across the green line", "3", "rulebook"] in rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("yours", [0, 1, 2])
@pytest.mark.parametrize("ours", [0, 1, 2])
def test_whose_they_are_can_be_said_of_every_number(language: str, yours: int, ours: int) -> None:
    sheet = risky_sheet()
    said = Wording(RISKY, language, sheet.page).say(Text("figures-said", {"yours": yours, "ours": ours}))
    assert said.endswith(".")
    assert "figures-said" not in said
