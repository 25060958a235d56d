"""The four catalogues say the same things, and have words for everything the game can say."""

import re
from collections.abc import Mapping

import pytest

from gruppetto.engine.event import SPECTATOR, Param
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.box.cards import CARD_IDS
from gruppetto.games.vainqueur.box.edition import EFFECTS, STAGE_TYPES
from gruppetto.games.vainqueur.rules.ledger import WAYS_TO_WIN
from tests.games.catalogues import LANGUAGES, Told, catalogues, source_of
from tests.games.vainqueur.table import setup_for

TEXTS = catalogues(GAME)
TOURS = [(2, {"tour": "short"}), (4, {"tour": "short", "discard": "only_if_stuck"}), (6, {"tour": "short"})]
# fmt: off
REFUSALS = (
    "VAI-3.6", "VAI-5.2", "VAI-5.4", "VAI-5.5", "VAI-6.5", "VAI-6.6", "VAI-7.4", "VAI-7.6", "VAI-7.9", "VAI-8.5",
    "VAI-8.6", "VAI-9.2", "VAI-11.1", "VAI-11.3", "VAI-12.3", "VAI-13.1", "VAI-13.2", "VAI-14.2", "VAI-15.2",
    "VAI-15.7", "VAI-15.8", "VAI-16.1", "VAI-16.8", "VAI-17.3",
)
# fmt: on
"""The refusal table of the specification (4.3), and what the companion refuses (VAI-9.2, VAI-11.3, VAI-17.3)."""
AWARDS = ("VAI-10.1", "VAI-10.2", "VAI-10.3", "VAI-10.4", "VAI-10.6", "VAI-10.7", "VAI-10.8", "VAI-10.9", "joint")


def said(language: str, key: str, args: Mapping[str, Param], reader: int = SPECTATOR) -> str:
    return TEXTS.said(language, key, args, reader)


@pytest.fixture(scope="module")
def told() -> Told:
    found = Told(GAME)
    for seed, (seats, options) in enumerate(TOURS):
        found.play(setup_for(seats, options), seed)
    for number in GAME.editions()[0].stages:
        found.read(GAME.board(GAME.editions()[0], f"stage-{number}"))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str) -> None:
    """Only names and figures may be the same in two languages: nothing longer than two words."""
    same = {
        key
        for key, variables in TEXTS.messages["en"].items()
        if not variables and len(_value("en", key).split()) > 2 and _value("en", key) == _value(language, key)
    }
    assert same == {"vainqueur-name"}


def test_every_card_has_a_name_and_a_help() -> None:
    keys = {f"vainqueur-card-{card}{end}" for card in CARD_IDS for end in ("", "-help")}
    assert keys - set(TEXTS.messages["en"]) == set()


def test_every_kind_of_stage_effect_and_victory_has_its_words() -> None:
    keys = {f"vainqueur-stage-{kind}" for kind in STAGE_TYPES} | {f"vainqueur-cell-{effect}" for effect in EFFECTS}
    assert (keys | {f"vainqueur-result-{how}" for how in WAYS_TO_WIN}) - set(TEXTS.messages["en"]) == set()


@pytest.mark.parametrize("rule", REFUSALS)
def test_every_refusal_has_its_sentence(rule: str) -> None:
    assert f"vainqueur-refusal-{rule.replace('.', '-')}" in TEXTS.messages["en"]


@pytest.mark.parametrize("rule", AWARDS)
def test_every_way_to_decide_an_award_has_its_sentence(rule: str) -> None:
    assert f"vainqueur-award-{rule.replace('.', '-')}" in TEXTS.messages["en"]


def test_every_event_the_rules_can_tell_has_its_sentence() -> None:
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source_of(GAME)))

    assert len(kinds) > 15
    assert {f"vainqueur-event-{kind}" for kind in kinds} - set(TEXTS.messages["en"]) == set()


def test_every_refusal_of_the_rules_has_its_sentence() -> None:
    rules = set(re.findall(r'Refusal\(\s*"(VAI-\d+\.\d+)"', source_of(GAME))) - {"VAI-11.2", *AWARDS}

    assert {f"vainqueur-refusal-{rule.replace('.', '-')}" for rule in rules} - set(TEXTS.messages["en"]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_seen_in_random_play_can_be_said(language: str, told: Told) -> None:
    assert len(told.texts) > 60
    for text in told.texts.values():
        assert said(language, text.key, text.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_met_in_random_play_can_be_said(language: str, told: Told) -> None:
    assert len(told.refusals) > 8
    for rule, params in told.refusals.items():
        assert said(language, f"vainqueur-refusal-{rule.replace('.', '-')}", params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_play_can_be_said_to_everybody(language: str, told: Told) -> None:
    assert len(told.events) > 15
    for kind, heard in told.events.items():
        for reader, params in heard:
            assert said(language, f"vainqueur-event-{kind}", params, reader)


def test_who_does_something_is_told_as_you() -> None:
    args: dict[str, Param] = {"who": "player:1", "km": 60, "to": 180, "from": 120, "card": "card:km60"}

    assert said("en", "vainqueur-event-rode", args, reader=1) == "*You* ride *60 km* to 180."
    assert said("en", "vainqueur-event-rode", args, reader=0) == "*player:1* rides *60 km* to 180."


def test_only_the_drawer_hears_which_card_was_drawn() -> None:
    assert said("en", "vainqueur-event-drew", {"who": "player:1"}, reader=0) == "*player:1* draws a card."


def test_one_card_is_no_plural() -> None:
    assert said("fr", "vainqueur-row-road", {"at": 20, "cards": 1}) == "au km 20 · 1 carte"
    assert said("fr", "vainqueur-row-road", {"at": 20, "cards": 7}) == "au km 20 · 7 cartes"


def _value(language: str, key: str) -> str:
    return said(language, key, {})
