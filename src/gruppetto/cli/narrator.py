"""Game texts as a person reads them: keys and parameters become sentences, `player:2` becomes a name.

The browser does the same in `web/src/lib/texts/texts.svelte.ts`; the two must agree on what a parameter may be.
"""

import re
from collections.abc import Sequence
from typing import Any

from babel.lists import format_list
from rich.text import Text as Styled

from gruppetto.cli.language import with_game
from gruppetto.companion.catalogue import Value
from gruppetto.engine.board import Board
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.edition import Words
from gruppetto.engine.event import SPECTATOR, Event, Param, Params
from gruppetto.engine.scene import Text

_THING = re.compile(r"(player|bot|card|die|stage|team|rider|cell):(.+)", re.DOTALL)
_TYPED_STAR = "\ue000"
"""Stands for a star that somebody typed, which must not become emphasis."""


class Narrator:
    """Tells a match to one reader, who may be a seat or a spectator."""

    def __init__(
        self,
        game: AnyGame,
        language: str,
        names: Sequence[str],
        reader: int = SPECTATOR,
        stages: Sequence[Words] = (),
    ) -> None:
        self.game = game
        self.names = names
        self.reader = reader
        self.texts = with_game(language, game.folder)
        self._stages = stages
        self._labels: dict[str, str] = {}

    def look(self, board: Board) -> None:
        """Learn what the cells of a road are called."""
        self._labels = {cell.id: cell.name or cell.label for cell in board.cells}

    def say(self, text: Text) -> Styled:
        return self.sentence(text.key, text.args)

    def plain(self, text: Text) -> str:
        return self.say(text).plain

    def event(self, event: Event) -> Styled | None:
        """The sentence of an event as the reader may know it, or None when the reader must not or need not."""
        params = event.seen_by(self.reader)
        if params is None:
            return None
        for key in (f"{self.game.id}-event-{event.kind}", f"event-{event.kind}"):
            said = self._find(key, params)
            if said is not None:
                return said if said.plain.strip() else None
        return None

    def refusal(self, rule: str, params: Params) -> Styled:
        return self.sentence(f"{self.game.id}-refusal-{rule.replace('.', '-')}", params)

    def sentence(self, key: str, params: Params) -> Styled:
        said = self._find(key, params)
        return Styled(key) if said is None else said

    def words(self, words: Words | Text) -> str:
        """A text of the edition in the reader's language, else in English, else in any."""
        if isinstance(words, Text):
            return self.plain(words)
        return words.get(self.texts.language) or words.get("en") or next(iter(words.values()), "")

    def rider(self, seat: int) -> str:
        """A name in a table, where the reader should find their own at a glance."""
        name = self.names[seat]
        return self.texts("you-name", name=name) if seat == self.reader else name

    def cell(self, cell: str) -> str:
        return self._name("cell", cell.partition(":")[2])

    def _find(self, key: str, params: Params) -> Styled | None:
        args: dict[str, Value] = {name: self._resolve(param) for name, param in params.items()}
        reader = "" if self.reader == SPECTATOR else f"player:{self.reader}"
        for word, param in (("you", "who"), ("at_you", "target")):
            args[word] = "yes" if reader and params.get(param) == reader else "no"
        text = self.texts.find(key, args)
        return None if text is None else emphasised(text)

    def _resolve(self, param: Param) -> Value:
        if isinstance(param, bool):
            return "yes" if param else "no"
        if isinstance(param, int):
            return param
        if isinstance(param, str):
            return self._shown(param)
        if isinstance(param, dict):
            return self.words(param).replace("*", _TYPED_STAR)
        items: list[Any] = list(param)
        return str(format_list([self._shown(str(item)) for item in items], locale=self.texts.language))

    def _shown(self, param: str) -> str:
        thing = _THING.fullmatch(param)
        text = self._name(thing[1], thing[2]) if thing else param
        return text.replace("*", _TYPED_STAR)

    def _name(self, sort: str, name: str) -> str:
        match sort:
            case "player":
                return self.names[int(name)] if name.isdigit() and int(name) < len(self.names) else name
            case "bot":
                return name
            case "card" | "die":
                return self.texts.find(f"{self.game.id}-{sort}-{name}", {}) or name
            case "stage":
                if name.isdigit() and 1 <= int(name) <= len(self._stages):
                    return self.words(self._stages[int(name) - 1])
                return self.texts("stage-number", number=name)
            case "team":
                return self.texts.find(f"team-{name}", {}) or name
            case _:
                return self._labels.get(f"{sort}:{name}") or name


def emphasised(text: str) -> Styled:
    """`*…*` in a catalogue is emphasis: bold here."""
    styled = Styled()
    for place, piece in enumerate(text.split("*")):
        styled.append(piece.replace(_TYPED_STAR, "*"), "bold" if place % 2 else "")
    return styled
