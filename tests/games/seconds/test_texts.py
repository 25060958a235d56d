"""The four catalogues say the same things, and have words for everything the game can say."""

import re

import pytest

from gruppetto.engine.event import Param
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.box.cards import AMOUNT_KEYS
from tests.games.catalogues import LANGUAGES, Told, catalogues, refusal_key, source_of
from tests.games.seconds.table import race, setup_for

TEXTS = catalogues(GAME)
TOURS = [(2, "flat-95+ttt-170:ttt"), (3, "mountain-84"), (4, "mountain-84+t2:ttt"), (4, "t3+t2")]


def said(language: str, key: str, args: dict[str, Param], reader: int = -1) -> str:
    return TEXTS.said(language, key, args, reader)


@pytest.fixture(scope="module")
def told() -> Told:
    found = Told(GAME)
    for seed, (seats, stages) in enumerate(TOURS):
        found.play(setup_for(seats, stages), seed)
    wall = {"A1": "10.1", "B1": "13.1", "B2": "13.2"}
    found.look(race("t2", wall, hand=[5]), 0)
    found.look(race("t2", wall, hand=[5], kept={"A1": ["K20"]}), 0)
    found.look(race("t2", {"A1": "35.1", "B1": "-1.1", "B2": "-1.2"}, hand=[9]), 0)
    for board in GAME.editions()[0].boards:
        found.read(GAME.board(GAME.editions()[0], board))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str) -> None:
    """Only names and figures may be the same in two languages: nothing longer than two words."""
    plain = [key for key, variables in TEXTS.messages["en"].items() if not variables]
    same = {
        key for key in plain if said("en", key, {}) == said(language, key, {}) and len(said("en", key, {}).split()) > 2
    }
    assert same == {"seconds-box"}  # the title on it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["seconds-row-stage", "seconds-event-bonus", "seconds-event-sprint_won"])
def test_nobody_is_told_that_he_won_nothing(language: str, key: str) -> None:
    args: dict[str, Param] = {"who": "player:1", "bib": 5, "place": 2, "sprint": "Top", "earned": 2, "bonus": "yes"}
    assert "0" not in said(language, key, {**args, "seconds": 0, "points": 1})
    assert "0" not in said(language, key, {**args, "seconds": 1, "points": 0})


def test_every_event_the_rules_can_tell_has_its_sentence() -> None:
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source_of(GAME)))

    assert len(kinds) > 25
    assert TEXTS.missing(f"seconds-event-{kind}" for kind in kinds) == set()


def test_every_rule_that_refuses_has_its_sentence() -> None:
    decisions = [path.stem for path in (GAME.folder.parent / "rules" / "decisions").glob("[a-z]*.py")]
    rules = set(re.findall(r'"(SEC-\d+\.\d+)"', source_of(GAME, *decisions)))
    rules |= set(re.findall(r'Refusal\(\s*"(SEC-\d+\.\d+)"', source_of(GAME, "scoring")))

    assert len(rules) > 25
    assert TEXTS.missing(refusal_key(GAME, rule) for rule in rules) == set()


def test_every_text_that_the_picture_names_is_in_the_catalogue() -> None:
    keys = set(re.findall(r'Text\(\s*"(seconds-[\w-]+)"', source_of(GAME)))

    assert len(keys) > 50
    assert TEXTS.missing(keys) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_chance_cards_have_words_in_every_language(language: str) -> None:
    cards = GAME.editions()[0].chance_cards

    assert {card.effect for card in cards} == set(AMOUNT_KEYS)
    assert all(language in card.title and language in card.text for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_seen_in_random_play_can_be_said(language: str, told: Told) -> None:
    assert len(told.texts) > 60
    for text in told.texts.values():
        assert TEXTS.said(language, text.key, text.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_met_in_random_play_can_be_said(language: str, told: Told) -> None:
    assert len(told.refusals) > 12
    for rule, params in told.refusals.items():
        assert TEXTS.said(language, refusal_key(GAME, rule), params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_play_can_be_said_to_everybody(language: str, told: Told) -> None:
    assert len(told.events) > 25
    for kind, heard in told.events.items():
        for reader, params in heard:
            assert TEXTS.said(language, f"seconds-event-{kind}", params, reader)


RODE: dict[str, Param] = {"who": "player:1", "bib": 5, "card": "6", "cell": "50C", "from": 43, "to": 50, "slip": 1}
RODE |= {"boost": False, "brake": False}


def test_a_ride_tells_whose_rider_where_and_how() -> None:
    assert said("en", "seconds-event-rode", RODE, 1) == "Your *5* plays *6*: to 50C, one cell in the slipstream."
    assert said("nl", "seconds-event-rode", RODE, 0) == "*5 player:1* speelt *6*: naar 50C, één vak in het wiel."


@pytest.mark.rule("SEC-7.6")
def test_a_hint_says_that_a_card_is_halved_only_where_it_is() -> None:
    climbs: dict[str, Param] = {"cells": 7, "slip": 0, "special": "none", "line": "none"}

    assert said("en", "seconds-hint-ride", {**climbs, "uphill": "cells"}) == "7 cells, uphill cells cost two each."
    for language, halved in {"en": "halved", "fr": "divisée", "nl": "half", "de": "halb"}.items():
        assert halved in said(language, "seconds-hint-ride", {**climbs, "uphill": "halved"})
        assert halved not in said(language, "seconds-hint-ride", {**climbs, "uphill": "cells"})


def test_a_ride_to_the_line_names_no_cell() -> None:
    assert (
        said("en", "seconds-event-rode", {**RODE, "cell": "line", "slip": 0}, 1) == "Your *5* plays *6*: to the line."
    )


def test_only_the_drawer_hears_which_cards_were_drawn() -> None:
    assert said("en", "seconds-event-drew", {"who": "player:1", "count": 3}, 0) == "*player:1* draws 3 cards."


def test_a_hint_adds_up_what_a_cell_brings() -> None:
    args: dict[str, Param] = {"cells": 4, "slip": 2, "uphill": "no", "special": "exchange", "line": "summit"}

    assert said("de", "seconds-hint-ride", args) == (
        "4 Felder, 2 mehr im Windschatten; dann drei Karten tauschen; über den Gipfel."
    )


def test_a_sprint_without_seconds_tells_points_alone() -> None:
    args: dict[str, Param] = {"who": "player:0", "bib": 1, "place": 1, "sprint": "Mill", "seconds": 0, "points": 3}

    assert said("en", "seconds-event-sprint_won", args) == "*1 player:0* is first at *Mill*: 3 points."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_team_that_takes_one_point_does_not_take_points(language: str) -> None:
    placed: dict[str, Param] = {"who": "player:0", "place": 3, "time": 90, "points": 1}
    assert not re.search("points|punten|Punkte", said(language, "seconds-event-team_placed", placed))
