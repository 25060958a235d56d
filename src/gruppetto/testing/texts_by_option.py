"""Explanations, hints and refusals against the options of a match: none is shown where an option makes it false.

The English catalogue says below a text on which options it depends, as the attribute `.options`:

    tiny-refusal-TIN-3-3 = Only { $left } cells are left
        .options = finish=exact

`finish=exact` says that the text is true under this choice alone (`a/b` under several), `finish=any` that the rule
depends on the option and the sentence is true all the same, and `finish` alone that the sentence is told the choice as
its parameter `$finish`. Entries are parted by commas. A text without the attribute is true under every option.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from gruppetto.engine.contract import AnyGame, Setup, State
from gruppetto.engine.event import Params
from gruppetto.engine.explained import Explanation
from gruppetto.engine.option import told
from gruppetto.engine.picks import WhyNot, ask
from gruppetto.engine.rulebook import Rule, Rulebook, read_rulebook
from gruppetto.engine.scene import Text
from gruppetto.engine.why import Reasons, things_on, why_nots
from gruppetto.testing.explained import parts
from gruppetto.testing.fault import expect
from gruppetto.testing.playing import every_setup, ride, spread_evenly
from gruppetto.testing.screen import refusal_key

ANY: Final = "any"
_PRESSED: Final = 40
"""So many things on the screen are pressed at every look."""
_OPTION: Final = {
    "en": r"\b[Oo]ption|\b[Cc]ho[os]|\bagree",
    "fr": r"\b[Oo]ption|\b[Cc]hoi[sx]|\bconven",
    "nl": r"\b[Oo]ptie|\b[Kk]ie[sz]|\bkeuze|\bafgespr",
    "de": r"\b[Vv]ariante|\b[Ww]ähl|\bWahl|\bausgemacht",
}
"""The way a plain rule says that something is to be chosen before a match."""
_ENTRY = re.compile(r"(?P<option>\w+)(?:=(?P<choices>[\w/-]+))?")
_MESSAGE = re.compile(r"^(?P<key>[a-zA-Z][\w-]*) *=(?P<text>.*(?:\n(?:[ \t}].*|(?=\n)))*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.options *= *(?P<entries>.+)$", re.MULTILINE)

Dependence = Mapping[str, frozenset[str]]
"""By option the choices under which a text is true; none where it is told the choice."""
_ByThing = dict[str, set[str]]
"""By the id of a thing the keys of what is said of it."""


def fits_options(game: AnyGame, seed: int, looks: int = 12) -> None:
    """Explains, offers and refuses under every choice of every option; raises Fault with the text and the choice."""
    texts = _Texts(game)
    texts.check_entries()
    texts.check_rules()
    _check_plain_rules(game)
    explained: dict[tuple[str, str], _ByThing] = {}
    for setup in every_setup(game, max(game.players[0], 2)):
        for shown in _explained(game, setup):
            texts.check_shown(setup, shown.key, shown.args)
        explained[_other_choice(game, setup)] = _by_thing(game, setup)
        race = _short_race(game, setup)
        for key, params in _met(game, race, seed, looks):
            texts.check_shown(race, key, params)
    texts.check_differences(explained)


@dataclass(frozen=True, slots=True)
class _Message:
    text: str
    dependence: Dependence


class _Texts:
    """The English texts of a game with the options on which they depend."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._choices = {option.name: frozenset(map(_word, option.choices)) for option in game.options}
        source = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
        self._messages = {found["key"]: _message(found["text"]) for found in _MESSAGE.finditer(source)}

    def _depends(self, key: str) -> Dependence:
        return self._messages[key].dependence if key in self._messages else {}

    def check_entries(self) -> None:
        """Options and choices that there are; a parameter where the choice is told."""
        for key, message in self._messages.items():
            for option, choices in message.dependence.items():
                expect(option in self._choices, f"{key} names the option {option}, which there is not")
                unknown = choices - self._choices[option] - {ANY}
                expect(not unknown, f"{key} names {option}={'/'.join(sorted(unknown))}, which cannot be chosen")
                heard = bool(choices) or re.search(rf"\${option}\b", message.text) is not None
                expect(heard, f"{key} is to say what {option} is, and has no ${option}")

    def check_rules(self) -> None:
        """A refusal by a rule that an option changes names that option, and so does what explains the rule."""
        changed = _changed_by_options(self._game)
        for rule, options in changed.items():
            key = refusal_key(self._game, rule)
            for option in options if key in self._messages else ():
                expect(option in self._depends(key), f"{key} does not say what becomes of it with the option {option}")
        for setup in every_setup(self._game, max(self._game.players[0], 2)):
            for thing, said in _things(self._game, setup):
                named = {option for text in said for option in self._depends(text.key)}
                for option in changed.get(thing.rule, ()):
                    expect(option in named, f"{thing.id} does not say what becomes of it with the option {option}")

    def check_shown(self, setup: Setup[Any], key: str, params: Params) -> None:
        for option, choices in self._depends(key).items():
            chosen = _word(setup.options[option])
            if not choices:
                said, wanted = params.get(option, "nothing"), told(setup.options, option)[option]
                expect(said == wanted, f"{key} is told {option}={said} in a match with {option}={chosen}")
            elif ANY not in choices:
                expect(chosen in choices, f"{key} is shown in a match with {option}={chosen}, where it is false")

    def check_differences(self, explained: Mapping[tuple[str, str], "_ByThing"]) -> None:
        """A text that is shown under one choice and not under another depends on the option."""
        usual = explained["", ""]
        for (option, choice), things in explained.items():
            for thing in sorted(things.keys() & usual.keys() if option else ()):
                for key in sorted(things[thing] ^ usual[thing]):
                    named = option in self._depends(key)
                    expect(named, f"{key} depends on {option}={choice} and does not name the option")


def _message(text: str) -> _Message:
    found = _ATTRIBUTE.search(text)
    entries = (entry.strip() for entry in found["entries"].split(",")) if found else ()
    dependence: dict[str, frozenset[str]] = {}
    for entry in entries:
        read = _ENTRY.fullmatch(entry)
        expect(read is not None, f"{entry!r} is no entry of .options: an option, or option=choice/choice")
        assert read is not None
        dependence[read["option"]] = frozenset((read["choices"] or "").split("/")) - {""}
    return _Message(text, dependence)


def _word(choice: object) -> str:
    return str(choice).lower()


def _other_choice(game: AnyGame, setup: Setup[Any]) -> tuple[str, str]:
    """The option that is not as usual, with its choice."""
    usual = {option.name: option.default for option in game.options}
    found = [(name, _word(choice)) for name, choice in setup.options.items() if choice != usual[name]]
    return found[0] if found else ("", "")


def _things(game: AnyGame, setup: Setup[Any]) -> Iterator[tuple[Explanation, list[Text]]]:
    """Every thing with all that is said of it, what holds for its whole chapter included."""
    for chapter in game.explained(setup):
        for thing in chapter.things:
            cure = [thing.cure] if thing.cure else []
            yield thing, [thing.does, *thing.cases, *cure, *chapter.common]


def _by_thing(game: AnyGame, setup: Setup[Any]) -> _ByThing:
    return {thing.id: {text.key for text in said} for thing, said in _things(game, setup)}


def _explained(game: AnyGame, setup: Setup[Any]) -> Iterator[Text]:
    for chapter in game.explained(setup):
        yield from (part for part in parts(chapter) if isinstance(part, Text))


def _short_race(game: AnyGame, setup: Setup[Any]) -> Setup[Any]:
    """The race of a quick start, with the option that is not as usual."""
    name = _other_choice(game, setup)[0]
    other = {name: setup.options[name]} if name else {}
    return game.setup(setup.seats, {**game.quick.options, **other})


def _met(game: AnyGame, setup: Setup[Any], seed: int, looks: int) -> Iterator[tuple[str, Params]]:
    """The hints and refusals of a match, with what they are told."""
    ridden = ride(game, setup, seed)
    for place in ridden.places(looks):
        state = ridden.states[place]
        if state.to_decide < 0:
            continue
        for why in (*why_nots(game, state), *_pressed(game, setup, state, turn=place)):
            yield refusal_key(game, why.rule), why.params
        asked = ask(game, state, state.to_decide)
        for part in parts(asked):
            if isinstance(part, Text):
                yield part.key, part.args


def _pressed(game: AnyGame, setup: Setup[Any], state: State[Any], turn: int) -> Iterator[WhyNot]:
    """Return why some of the things on the screen cannot be picked: others at every look."""
    view = state.view(state.to_decide)
    picture, reasons = game.picture(view), Reasons(game, state, state.to_decide)
    things = things_on(picture, game.own(view), game.board(setup.edition, picture.board), setup.seats)
    for thing in spread_evenly(things, _PRESSED, turn):
        yield from (why for why in reasons.why([thing]) if why.rule)


# --- rules ---


def _changed_by_options(game: AnyGame) -> dict[str, set[str]]:
    """By rule the options that change it: those that it names, and those that the decisions it goes by name."""
    book = _exact(game)
    decisions = {decision.id: decision.text for decision in book.decisions}
    return {
        rule.id: _naming(game, rule) | _named(game, " ".join(decisions.get(each, "") for each in rule.decisions))
        for rule in book.rules().values()
    }


def _exact(game: AnyGame) -> Rulebook:
    return read_rulebook(game.folder / "rulebook.en.md")


def _naming(game: AnyGame, rule: Rule) -> set[str]:
    """The options that a rule introduces, or that its exact wording names."""
    return _named(game, rule.text) | {option.name for option in game.options if option.rule == rule.id}


def _named(game: AnyGame, words: str) -> set[str]:
    return {option.name for option in game.options if re.search(rf"`{option.name}\b", words)}


def _check_plain_rules(game: AnyGame) -> None:
    """The plain sentence of a rule that an option changes speaks of it: refusals show it under every choice. A section
    on options speaks of nothing else."""
    rules = [
        rule
        for section in _exact(game).sections
        if "ption" not in section.title
        for rule in section.rules
        if _naming(game, rule)
    ]
    for language, word in _OPTION.items():
        plain = game.rulebook(language)
        for rule in rules:
            said = plain.rules()[rule.id].plain
            expect(re.search(word, said) is not None, f"plain.{language}.md: {rule.id} does not speak of its option")
