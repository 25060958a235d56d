"""The illustrated pages of all games that have one: what they show is true, and said in every language."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from gruppetto.engine.illustrated.claims import false_claims
from gruppetto.engine.illustrated.drawing import page_of
from gruppetto.engine.illustrated.page import IllustratedPage, Panel, Scenery
from gruppetto.engine.scene import Text
from gruppetto.games import all_games
from gruppetto.table.illustrations import illustrations_of
from tests.games.catalogues import LANGUAGES, catalogues, texts_in
from tests.toy import GAME as TOY

PAGES = {game.id: drawn for game in all_games().values() if (drawn := page_of(game))}
SHEETS = (Path(__file__).parents[2] / "web" / "public" / "symbols").glob("*.svg")
SYMBOLS = "".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS)


@pytest.fixture(params=PAGES)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(game_id: str) -> IllustratedPage:
    return PAGES[game_id]


def panels(page: IllustratedPage) -> list[Panel]:
    return [panel for section in page.sections for panel in section.panels]


def sceneries(page: IllustratedPage) -> list[Scenery]:
    return [panel.scenery for panel in panels(page) if panel.scenery]


def test_a_game_without_such_a_page_is_told_by_its_rules_alone() -> None:
    assert page_of(TOY) is None


def test_it_is_sent_as_it_was_drawn(game_id: str, page: IllustratedPage) -> None:
    sent = json.loads(illustrations_of(all_games()[game_id]))
    assert [section["id"] for section in sent["sections"]] == [section.id for section in page.sections]
    assert sent["aim"]["key"] == f"{game_id}-page-aim"


def test_what_its_pictures_claim_the_rules_keep(game_id: str) -> None:
    assert false_claims(all_games()[game_id]) == []


def test_it_tells_a_turn_in_four_pictures_and_gives_three_hints(page: IllustratedPage) -> None:
    counts = {section.layout: len(section.panels) for section in page.sections}
    assert (counts["steps"], counts["hints"]) == (4, 3)
    assert {"things", "story", "points"} <= set(counts)


def test_it_has_something_for_each_of_two_sheets(page: IllustratedPage) -> None:
    sheets = [section.sheet for section in page.sections]
    assert sheets == sorted(sheets)
    assert set(sheets) == {1, 2}


def test_every_picture_shows_something(page: IllustratedPage) -> None:
    for section in page.sections:
        for panel in section.panels if section.layout in ("steps", "pictures", "things") else ():
            assert panel.scenery or panel.cards or panel.symbols, f"{section.id}: {panel.id}"


def test_pictures_carry_no_words(page: IllustratedPage) -> None:
    for scenery in sceneries(page):
        assert scenery.board.signs == []
        assert {cell.name for cell in scenery.board.cells} == {""}
        assert not any(re.search(r"[^\W\d_]", tag.text) for tag in scenery.tags)


def test_all_symbols_are_drawn(page: IllustratedPage) -> None:
    for symbol in {symbol for panel in panels(page) for symbol in panel.symbols}:
        assert f'<symbol id="{symbol}"' in SYMBOLS, symbol


def test_figures_that_are_ours_name_a_note_of_the_rulebook(game_id: str, page: IllustratedPage) -> None:
    notes = {decision.id for decision in all_games()[game_id].rulebook().decisions}
    assert {note for panel in panels(page) for note in panel.ours} <= notes


def own_texts(page: IllustratedPage) -> list[Text]:
    told = [text for panel in panels(page) for text in (panel.title, panel.text) if text]
    return [page.aim, *(section.title for section in page.sections), *told]


def test_it_is_told_in_every_language_with_the_same_figures(game_id: str, page: IllustratedPage) -> None:
    texts = catalogues(all_games()[game_id])
    for text in own_texts(page):
        figures = {
            language: Counter(re.findall(r"\d+", texts.said(language, text.key, text.args))) for language in LANGUAGES
        }
        assert all(found == figures["en"] for found in figures.values()), f"{text.key}: {figures}"


def test_everything_it_shows_has_its_words(game_id: str, page: IllustratedPage) -> None:
    texts = catalogues(all_games()[game_id])
    keys = {text.key for panel in panels(page) for text in texts_in([panel.cards, panel.table])}
    assert texts.missing(keys) == set()


def test_no_words_are_left_over(game_id: str, page: IllustratedPage) -> None:
    written = {key for key in catalogues(all_games()[game_id]).messages["en"] if key.startswith(f"{game_id}-page-")}
    assert written == {text.key for text in own_texts(page)}
