"""What the catalogues of a game must do, for the tests of every game: parse, agree with each other, say everything."""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gruppetto import companion
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.event import SPECTATOR, Event, Param
from gruppetto.engine.picks import ask
from gruppetto.engine.scene import Text
from gruppetto.engine.why import why_nots

LANGUAGES = ("en", "fr", "nl", "de")
_SHEETS = Path(companion.__file__).parent / "texts"
"""What the score sheets of all games say alike."""
_ENOUGH = 60
"""Of each kind of event so many are kept, as every reader hears them."""


def source_of(game: AnyGame, *names: str) -> str:
    """The code of a game, or of those modules of it that have one of these names, wherever in its folders they are."""
    paths = [path for path in sorted(game.folder.parent.rglob("*.py")) if not names or path.stem in names]
    return "".join(path.read_text(encoding="utf-8") for path in paths)


class _Variables(Visitor):
    """The variables a message uses, and the messages it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent names it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent names it so
        self.names.add(node.id.name)


@cache
def _parsed(path: Path) -> ast.Resource:
    """Reading a catalogue takes long, and many tests look into each."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


class Catalogues:
    """The texts of one game in all languages."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @cached_property
    def messages(self) -> dict[str, dict[str, frozenset[str]]]:
        """By language every key with its variables."""
        return {language: self._messages(language) for language in LANGUAGES}

    @cached_property
    def _bundles(self) -> dict[str, FluentBundle]:
        return {language: self._bundle(language) for language in LANGUAGES}

    def _path(self, language: str) -> Path:
        return self.game.folder / "texts" / f"{language}.ftl"

    def source(self, language: str) -> str:
        return self._path(language).read_text(encoding="utf-8")

    def _messages(self, language: str) -> dict[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for entry in _parsed(self._path(language)).body:
            assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{language}: {entry.id.name} is written twice"
                found[entry.id.name] = frozenset(variables.names)
        return found

    def _bundle(self, language: str) -> FluentBundle:
        made = FluentBundle([language], use_isolating=False)
        for path in (self._path(language), _SHEETS / f"{language}.ftl"):
            made.add_resource(_parsed(path))
        return made

    def said(self, language: str, key: str, args: Mapping[str, Param], reader: int = SPECTATOR) -> str:
        """A sentence as a reader in this seat gets it; things are written as their picks."""
        bundle = self._bundles[language]
        assert bundle.has_message(key), f"{language} has no text {key}"
        values: dict[str, Any] = {name: _plain(arg, language) for name, arg in args.items()}
        for word, param in (("you", "who"), ("at_you", "target")):
            values[word] = "yes" if args.get(param) == f"player:{reader}" else "no"
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{language}: {key} is empty"
        text, errors = bundle.format_pattern(pattern, values)
        assert errors == [], f"{language}: {key} with {args}: {errors}"
        return str(text)

    def missing(self, keys: Iterable[str]) -> set[str]:
        return set(keys) - set(self.messages["en"])

    def option_keys(self) -> set[str]:
        """The names and helps of all options, and the names of their choices."""
        options = self.game.options
        keys = {f"{self.game.id}-option-{option.name}{end}" for option in options for end in ("", "-help")}
        for option in options:
            keys |= {f"{self.game.id}-option-{option.name}-{str(choice).lower()}" for choice in option.choices}
        return keys


def refusal_key(game: AnyGame, rule: str) -> str:
    return f"{game.id}-refusal-{rule.replace('.', '-')}"


def _plain(arg: Param, language: str) -> str | int:
    if isinstance(arg, bool):
        return "yes" if arg else "no"
    if isinstance(arg, dict):
        return arg.get(language, arg["en"])
    return arg if isinstance(arg, str | int) else ", ".join(str(item) for item in arg)


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
    """What whole matches of random play said: the texts of pictures and questions, the refusals, the events."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.texts: dict[str, Text] = {}
        self.refusals: dict[str, Mapping[str, Param]] = {}
        self.events: dict[str, list[tuple[int, Mapping[str, Param]]]] = {}

    def play(self, setup: Setup[Any], seed: int) -> None:
        luck = random.Random(seed)
        chance = SampledChance(luck.random)
        told: list[Event] = []
        state = self.game.start(setup, chance, told.append)
        while state.to_decide >= 0:
            if luck.random() < 0.1:
                self.look(state, luck.randrange(-1, setup.seats))
            state.play(luck.choice(state.actions()), chance, told.append)
            for event in told:
                self._hear(event, setup.seats)
            told.clear()
        self.look(state, 0)

    def look(self, state: Any, seat: int) -> None:
        seen: list[object] = [self.game.picture(state.view(seat)), self.game.own(state.view(seat))]
        if state.to_decide >= 0 and (asked := ask(self.game, state, state.to_decide)):
            whys = why_nots(self.game, state)
            seen += [asked.question, asked.offers, [refused.label for refused in whys]]
            for refused in whys:
                self.refusals[refused.rule] = refused.params
        self.read(seen)

    def read(self, thing: object) -> None:
        for text in texts_in(thing):
            self.texts[text.key] = text

    def _hear(self, event: Event, seats: int) -> None:
        heard = self.events.setdefault(event.kind, [])
        if len(heard) < _ENOUGH:
            for seat in range(-1, seats):
                if (params := event.seen_by(seat)) is not None:
                    heard.append((seat, params))


@cache
def catalogues(game: AnyGame) -> Catalogues:
    return Catalogues(game)
