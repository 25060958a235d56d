"""The four catalogues say the same things, and have words for everything the game can say."""

import re

import pytest

from gruppetto.engine.event import Param
from gruppetto.games.bostock import GAME
from tests.games.bostock.easel import edition, moving, road, setup
from tests.games.catalogues import LANGUAGES, Told, catalogues, refusal_key, source_of

TEXTS = catalogues(GAME)
TOURS = [(2, "tour"), (3, "1+4"), (4, "trials"), (4, "3")]


def said(language: str, key: str, args: dict[str, Param], reader: int = -1) -> str:
    return TEXTS.said(language, key, args, reader)


@pytest.fixture(scope="module")
def told() -> Told:
    found = Told(GAME)
    for seed, (seats, stages) in enumerate(TOURS):
        found.play(setup(seats, stages=stages), seed)
    found.look(road(held={"red-1": "B6"}), 0)
    found.look(moving("sprint-321", [3, 2, 1], {"red-1": "8.2", "blue-1": "9.2", "blue-2": "8.3"}), 0)
    found.look(moving("white-111", [1, 1, 1], {"red-1": "19.2"}, across=["red-1"], held={"red-2": "R8"}), 0)
    for stage in edition().stages:
        found.read(GAME.board(edition(), f"stage-{stage.number}"))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str) -> None:
    """Only names and figures may be the same in two languages: nothing longer than two words."""
    plain = [key for key, variables in TEXTS.messages["en"].items() if not variables]
    same = {
        key for key in plain if said("en", key, {}) == said(language, key, {}) and len(said("en", key, {}).split()) > 2
    }
    assert same == set()


def test_every_event_the_rules_can_tell_has_its_sentence() -> None:
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source_of(GAME)))

    assert len(kinds) > 30
    assert TEXTS.missing(f"bostock-event-{kind}" for kind in kinds) == set()


def test_every_rule_that_refuses_has_its_sentence() -> None:
    refusing = [path.stem for path in (GAME.folder.parent / "rules" / "decisions").glob("*.py")]
    rules = set(re.findall(r'"(BOS-\d+\.\d+)"', source_of(GAME, "obstacles", "state", *refusing)))
    rules |= set(re.findall(r'Refusal\(\s*"(BOS-\d+\.\d+)"', source_of(GAME, "scoring")))

    assert len(rules) > 30
    assert TEXTS.missing(refusal_key(GAME, rule) for rule in rules) == set()


def test_every_text_that_the_picture_names_is_in_the_catalogue() -> None:
    keys = set(re.findall(r'Text\(\s*"(bostock-[\w-]+)"', source_of(GAME)))

    assert len(keys) > 50
    assert TEXTS.missing(keys) == set()


def test_every_race_card_has_its_name() -> None:
    assert TEXTS.missing(f"bostock-card-{card.id}" for card in edition().race_cards) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_risk_cards_and_stages_have_words_in_every_language(language: str) -> None:
    cards = edition().risk_cards

    assert len(cards) == 16
    assert all(language in card.title and language in card.text for card in cards)
    assert all(language in stage.name for stage in edition().stages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_seen_in_random_play_can_be_said(language: str, told: Told) -> None:
    assert len(told.texts) > 60
    for text in told.texts.values():
        assert TEXTS.said(language, text.key, text.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_met_in_random_play_can_be_said(language: str, told: Told) -> None:
    assert len(told.refusals) > 18
    for rule, params in told.refusals.items():
        assert TEXTS.said(language, refusal_key(GAME, rule), params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_play_can_be_said_to_everybody(language: str, told: Told) -> None:
    assert len(told.events) > 28
    for kind, heard in told.events.items():
        for reader, params in heard:
            assert TEXTS.said(language, f"bostock-event-{kind}", params, reader)


MOVED: dict[str, Param] = {"who": "player:1", "bib": 5, "steps": 3, "bonus": "yes", "cell": "8.2"}


def test_a_move_tells_whose_rider_how_far_and_where() -> None:
    assert said("en", "bostock-event-moved", MOVED, 1) == "Your *5* rides 3 cells with the extra step to 8.2."
    assert said("nl", "bostock-event-moved", MOVED, 0) == "*5 player:1* rijdt 3 vakken met het extra vak naar 8.2."


def test_a_move_over_the_line_names_no_cell() -> None:
    over: dict[str, Param] = {**MOVED, "steps": 1, "bonus": "no", "cell": "finish"}

    assert said("de", "bostock-event-moved", over, 0) == "*5 player:1* fährt ein Feld und ist im Ziel."


def test_only_the_owner_hears_which_card_lies_face_down() -> None:
    assert said("en", "bostock-event-card_chosen", {"who": "player:1"}, 0) == "*player:1* lays a card face down."


def test_a_hint_adds_up_what_a_cell_brings() -> None:
    args: dict[str, Param] = {"steps": 1, "short": 2, "bonus": "no", "line": "green", "place": 1, "dot": "yes"}

    assert said("fr", "bostock-hint-move", args) == (
        "Une case, 2 sont perdues ; premier à la ligne verte ; puis une carte-Risque."
    )


def test_who_has_no_cards_has_no_card() -> None:
    args: dict[str, Param] = {"distance": 33, "length": 32, "cards": 0}

    assert said("fr", "bostock-row-heat", args).endswith("aucune carte en main")


def test_a_stage_ends_in_french_whatever_its_gender() -> None:
    assert said("fr", "bostock-event-stage_ended", {"stage": "La Madone"}).startswith("Fin de l’étape")
