"""The four catalogues say the same things, and have words for everything the game can say."""

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gruppetto.engine.chance import SampledChance
from gruppetto.engine.event import SPECTATOR, Event, Param
from gruppetto.engine.picks import ask
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.cards import CARD_IDS
from gruppetto.games.vainqueur.edition import EFFECTS, STAGE_TYPES
from gruppetto.games.vainqueur.ledger import WAYS_TO_WIN
from tests.games.vainqueur.table import setup_for

LANGUAGES = ("en", "fr", "nl", "de")
TOURS = [(2, {"tour": "short"}), (4, {"tour": "short", "discard": "only_if_stuck"}), (6, {"tour": "short"})]
# fmt: off
REFUSALS = (
    "VAI-3.6", "VAI-5.2", "VAI-5.4", "VAI-5.5", "VAI-6.5", "VAI-6.6", "VAI-7.4", "VAI-7.6", "VAI-7.9", "VAI-8.5",
    "VAI-8.6", "VAI-9.2", "VAI-11.1", "VAI-11.3", "VAI-12.3", "VAI-13.1", "VAI-13.2", "VAI-14.2", "VAI-15.2",
    "VAI-15.7", "VAI-15.8", "VAI-16.1", "VAI-17.3",
)
# fmt: on
"""The refusal table of the specification (4.3), and what the companion refuses (VAI-9.2, VAI-11.3, VAI-17.3)."""
AWARDS = ("VAI-10.1", "VAI-10.2", "VAI-10.3", "VAI-10.4", "VAI-10.6", "VAI-10.7", "VAI-10.8", "VAI-10.9", "joint")


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(language: str) -> str:
    return (Path(GAME.folder) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every key with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}: {entry.id.name} is written twice"
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalogue(language)))
    return made


def said(language: str, key: str, args: Mapping[str, Param], reader: int = SPECTATOR) -> str:
    """A sentence as a reader in this seat gets it; things are written as their picks."""
    assert bundle(language).has_message(key), f"{language} has no text {key}"
    values: dict[str, Any] = {name: _plain(arg, language) for name, arg in args.items()}
    values["you"] = "yes" if args.get("who") == f"player:{reader}" else "no"
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, f"{language}: {key} is empty"
    text, errors = bundle(language).format_pattern(pattern, values)
    assert errors == [], f"{language}: {key} with {args}: {errors}"
    return str(text)


def _plain(arg: Param, language: str) -> str | int:
    if isinstance(arg, bool):
        return "yes" if arg else "no"
    if isinstance(arg, dict):
        return arg.get(language, arg["en"])
    return ", ".join(str(item) for item in arg) if isinstance(arg, list) else arg


def texts_in(thing: object) -> Iterator[Text]:
    """Every Text anywhere in a scene, a board or an ask."""
    if isinstance(thing, Text):
        yield thing
    elif is_dataclass(thing):
        for part in fields(thing):
            yield from texts_in(getattr(thing, part.name))
    elif isinstance(thing, (list, tuple)):
        for item in thing:
            yield from texts_in(item)


class Told:
    """What whole tours of random play said: the texts of pictures and questions, the refusals, the events."""

    def __init__(self) -> None:
        self.texts: dict[str, Text] = {}
        self.refusals: dict[str, Mapping[str, Param]] = {}
        self.events: dict[str, list[tuple[int, Mapping[str, Param]]]] = {}

    def play(self, seats: int, options: Mapping[str, object], seed: int) -> None:
        luck = random.Random(seed)
        chance = SampledChance(luck.random)
        told: list[Event] = []
        state = GAME.start(setup_for(seats, options), chance, told.append)
        while state.to_decide >= 0:
            if luck.random() < 0.1:
                self._look(state, luck.randrange(-1, seats))
            state.play(luck.choice(state.actions()), chance, told.append)
            for event in told:
                self._hear(event, seats)
            told.clear()
        self._look(state, 0)

    def _look(self, state: Any, seat: int) -> None:
        seen: list[object] = [GAME.scene(state.view(seat))]
        if state.to_decide >= 0 and (asked := ask(GAME, state, state.to_decide)):
            seen += [asked.question, asked.offers, [refused.label for refused in asked.refused]]
            for refused in asked.refused:
                self.refusals[refused.rule] = refused.params
        for text in texts_in(seen):
            self.texts[text.key] = text

    def _hear(self, event: Event, seats: int) -> None:
        heard = self.events.setdefault(event.kind, [])
        if len(heard) < 60:
            for seat in range(-1, seats):
                if (params := event.seen_by(seat)) is not None:
                    heard.append((seat, params))


@pytest.fixture(scope="module")
def told() -> Told:
    found = Told()
    for seed, (seats, options) in enumerate(TOURS):
        found.play(seats, options, seed)
    for number in GAME.editions()[0].stages:
        for text in texts_in(GAME.board(GAME.editions()[0], f"stage-{number}")):
            found.texts[text.key] = text
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_exactly_the_keys_of_english(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_exactly_the_variables_of_english(language: str) -> None:
    differing = {key: variables for key, variables in messages(language).items() if variables != messages("en")[key]}
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(language: str) -> None:
    """Only names and figures may be the same in two languages: nothing longer than two words."""
    same = {
        key
        for key, variables in messages("en").items()
        if not variables and len(_value("en", key).split()) > 2 and _value("en", key) == _value(language, key)
    }
    assert same == {"vainqueur-name"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_emphasis_is_closed_in_every_message(language: str) -> None:
    for key, value in re.findall(r"^(vainqueur-[\w-]+) = (.*)$", catalogue(language), re.MULTILINE):
        assert value.count("*") % 2 == 0, key


def test_every_card_has_a_name_and_a_help() -> None:
    keys = {f"vainqueur-card-{card}{end}" for card in CARD_IDS for end in ("", "-help")}
    assert keys - set(messages("en")) == set()


def test_every_option_and_choice_has_a_name_and_every_option_a_help() -> None:
    keys = {f"vainqueur-option-{option.name}{end}" for option in GAME.options for end in ("", "-help")}
    for option in GAME.options:
        keys |= {f"vainqueur-option-{option.name}-{str(choice).lower()}" for choice in option.choices}
    assert keys - set(messages("en")) == set()


def test_every_kind_of_stage_effect_and_victory_has_its_words() -> None:
    keys = {f"vainqueur-stage-{kind}" for kind in STAGE_TYPES} | {f"vainqueur-cell-{effect}" for effect in EFFECTS}
    assert (keys | {f"vainqueur-result-{how}" for how in WAYS_TO_WIN}) - set(messages("en")) == set()


@pytest.mark.parametrize("rule", REFUSALS)
def test_every_refusal_has_its_sentence(rule: str) -> None:
    assert f"vainqueur-refusal-{rule.replace('.', '-')}" in messages("en")


@pytest.mark.parametrize("rule", AWARDS)
def test_every_way_to_decide_an_award_has_its_sentence(rule: str) -> None:
    assert f"vainqueur-award-{rule.replace('.', '-')}" in messages("en")


def test_every_event_the_rules_can_tell_has_its_sentence() -> None:
    source = "".join((Path(GAME.folder) / name).read_text() for name in ("rules.py", "tour.py"))
    kinds = set(re.findall(r'Event\(\s*"(\w+)"', source))

    assert len(kinds) > 15
    assert {f"vainqueur-event-{kind}" for kind in kinds} - set(messages("en")) == set()


def test_every_refusal_of_the_rules_has_its_sentence() -> None:
    source = "".join((Path(GAME.folder) / name).read_text() for name in ("rules.py", "tour.py", "scoring.py"))
    rules = set(re.findall(r'"(VAI-\d+\.\d+)"', source)) - {"VAI-11.2", *AWARDS}

    assert {f"vainqueur-refusal-{rule.replace('.', '-')}" for rule in rules} - set(messages("en")) == set()


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
