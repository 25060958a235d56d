"""What the catalogues of every game must do, whatever they say."""

import re

import pytest

from gruppetto.games import all_games
from tests.games.catalogues import LANGUAGES, Catalogues, catalogues

GAMES = {game.id: catalogues(game) for game in all_games().values()}


@pytest.fixture(params=GAMES)
def texts(request: pytest.FixtureRequest) -> Catalogues:
    return GAMES[request.param]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_exactly_the_keys_of_english(texts: Catalogues, language: str) -> None:
    assert sorted(texts.messages[language]) == sorted(texts.messages["en"])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_exactly_the_variables_of_english(texts: Catalogues, language: str) -> None:
    english = texts.messages["en"]
    assert {key for key, variables in texts.messages[language].items() if variables != english[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_emphasis_is_closed_in_every_line(texts: Catalogues, language: str) -> None:
    for line in texts.source(language).splitlines():
        assert re.sub(r"^\s*\*\[", "[", line).count("*") % 2 == 0 or line.startswith("#"), line


def test_every_option_and_choice_has_its_words(texts: Catalogues) -> None:
    assert texts.missing(texts.option_keys()) == set()


def test_every_game_says_where_its_figures_come_from(texts: Catalogues) -> None:
    assert texts.missing(f"{texts.game.id}-provenance-{source}" for source in ("rulebook", "reconstruction")) == set()
