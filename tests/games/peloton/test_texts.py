"""The four catalogues say the same things, and have words for everything the game can say."""

import re

import pytest

from gruppetto.engine.event import Param
from gruppetto.games.peloton import GAME
from tests.games.catalogues import LANGUAGES, Told, catalogues, refusal_key, source_of
from tests.games.peloton.table import PHI, play, race, setup_for

TEXTS = catalogues(GAME)
RACES: list[tuple[int, int, str, dict[str, object]]] = [
    (2, 3, "straight5+bend4", {}),
    (3, 4, "straight5+straight5", {"card_group_attack": True}),
    (2, 5, "bend4", {"exact_move": True, "share_with_opponents": False}),
    (4, 3, "straight5", {}),
    (1, 3, "paris+alpe-dhuez", {"dnf_scope": "stage"}),
]


def said(language: str, key: str, args: dict[str, Param], reader: int = -1) -> str:
    return TEXTS.said(language, key, args, reader)


@pytest.fixture(scope="module")
def told() -> Told:
    found = Told(GAME)
    for seed, (seats, size, stages, options) in enumerate(RACES):
        found.play(setup_for(seats, size, stages, options), seed)
    attack = race(PHI)
    play(attack, "throw yellow: attack")
    found.look(attack, 0)
    for name in GAME.editions()[0].roads:
        found.read(GAME.board(GAME.editions()[0], name))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str) -> None:
    """Only names and figures may be the same in two languages: nothing longer than two words."""
    plain = [key for key, variables in TEXTS.messages["en"].items() if not variables and "-option-stages-" not in key]
    same = {
        key for key in plain if said("en", key, {}) == said(language, key, {}) and len(said("en", key, {}).split()) > 2
    }
    assert same == {"peloton-box"}  # the title on it


def test_every_event_the_rules_can_tell_has_its_sentence() -> None:
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source_of(GAME)))

    assert len(kinds) > 25
    assert TEXTS.missing(f"peloton-event-{kind}" for kind in kinds) == set()


def test_every_rule_that_refuses_has_its_sentence() -> None:
    decisions = [path.stem for path in (GAME.folder.parent / "rules" / "decisions").glob("*.py")]
    rules = set(re.findall(r'"(PEL-\d+\.\d+)"', source_of(GAME, "state", *decisions)))

    assert len(rules) > 30
    assert TEXTS.missing(refusal_key(GAME, rule) for rule in rules) == set()


def test_every_card_and_die_has_a_name_and_a_help() -> None:
    things = [f"card-{colour}" for colour in ("yellow", "green", "polka")]
    things += [f"die-{colour}" for colour in ("yellow", "green", "polka", "white", "red")]
    assert TEXTS.missing(f"peloton-{thing}{end}" for thing in things for end in ("", "-help")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_races_are_told_without_a_gap(told: Told, language: str) -> None:
    for kind, heard in told.events.items():
        for reader, params in heard:
            assert said(language, f"peloton-event-{kind}", dict(params), reader)
    for rule, params in told.refusals.items():
        assert said(language, refusal_key(GAME, rule), dict(params))
    for text in told.texts.values():
        assert said(language, text.key, dict(text.args))


def test_the_races_told_enough(told: Told) -> None:
    assert {"attacked_solo", "card_played", "big_crash", "shared", "line_reached", "jersey"} <= set(told.events)
    assert {"PEL-2.4", "PEL-5.3", "PEL-7.4", "PEL-9.2"} <= set(told.refusals)


@pytest.mark.parametrize(("language", "other"), [("de", "sequenz"), ("nl", "reeks|sequentie")])
def test_a_sequence_has_one_name(language: str, other: str) -> None:
    assert not re.search(other, TEXTS.source(language), re.IGNORECASE)


@pytest.mark.parametrize(
    ("language", "moment"),
    [("en", "The chase"), ("fr", "La poursuite"), ("nl", "De achtervolging"), ("de", "Die Verfolgung")],
)
def test_who_goes_after_a_breakaway_has_not_caught_it_yet(language: str, moment: str) -> None:
    assert said(language, "peloton-moment-chase", {}) == moment
