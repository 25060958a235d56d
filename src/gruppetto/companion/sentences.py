"""What happens in a match as sentences: keys and parameters become words, `player:2` becomes a name.

The browser does the same in `web/src/lib/texts/texts.svelte.ts`; the two must agree on what a parameter may be.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from gruppetto.companion.catalogue import Catalogue, Value
from gruppetto.engine.board import Board
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.edition import Words
from gruppetto.engine.event import SPECTATOR, Event, Param, Params
from gruppetto.engine.scene import Text

_THING = re.compile(r"(player|bot|card|die|stage|team|rider|cell):(.+)", re.DOTALL)
_UNELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=\*?[AEIOUÀÂÉÈÊÎÔŒ]\w*[a-zà-ÿ])")
"""French before a name that begins with a vowel: le numéro 2 d’Ilse, not de Ilse."""
TYPED_STAR: Final = "\ue000"
"""Stands for a star that somebody typed, which must not become emphasis."""
_OWN_SPACE: Final = "\ue002"
"""Stands for a space inside a name, at which nothing is elided: De Angelis stays De Angelis."""


def unmarked(sentence: str) -> str:
    """A sentence without its emphasis, which the catalogues write as `*…*`."""
    return sentence.replace("*", "").replace(TYPED_STAR, "*")


class Sentences:
    """Tells a match to one reader, who may be a seat or a spectator. What is emphasised has stars round it."""

    def __init__(
        self,
        game: AnyGame,
        texts: Catalogue,
        names: Sequence[str],
        reader: int = SPECTATOR,
        stages: Sequence[Words] = (),
    ) -> None:
        self.game = game
        self.names = names
        self.reader = reader
        self.texts = texts
        self._stages = stages
        self._labels: dict[str, str] = {}

    def look(self, board: Board) -> None:
        """Learn what the cells of a road are called."""
        self._labels = {cell.id: cell.name or cell.label for cell in board.cells}

    def told(self, event: Event) -> str | None:
        """The sentence of an event as the reader may know it, or None when the reader must not or need not."""
        params = event.seen_by(self.reader)
        if params is None:
            return None
        for key in (f"{self.game.id}-event-{event.kind}", f"event-{event.kind}"):
            said = self.find(key, params)
            if said is not None:
                return said if unmarked(said).strip() else None
        return None

    def refused(self, rule: str, params: Params) -> str:
        """Why not: the sentence of the rule that forbids something."""
        key = f"{self.game.id}-refusal-{rule.replace('.', '-')}"
        return self.find(key, params) or key

    def plain(self, text: Text) -> str:
        """A sentence without its emphasis; a key nobody wrote a text for shows itself."""
        said = self.find(text.key, text.args)
        return text.key if said is None else unmarked(said)

    def words(self, words: Words | Text) -> str:
        """A text of the edition in the reader's language, else in English, else in any."""
        if isinstance(words, Text):
            return self.plain(words)
        return words.get(self.texts.language) or words.get("en") or next(iter(words.values()), "")

    def cell(self, cell: str) -> str:
        return self._name("cell", cell.partition(":")[2])

    def find(self, key: str, params: Params) -> str | None:
        """The sentence with this key, if there is one."""
        args: dict[str, Value] = {name: self._resolve(param) for name, param in params.items()}
        reader = "" if self.reader == SPECTATOR else f"player:{self.reader}"
        for word, param in (("you", "who"), ("at_you", "target")):
            args[word] = "yes" if reader and params.get(param) == reader else "no"
        said = self.texts.find(key, args)
        if said and self.texts.language == "fr":
            said = _UNELIDED.sub(r"\1’", said)
        return said and said.replace(_OWN_SPACE, " ")

    def _resolve(self, param: Param) -> Value:
        if isinstance(param, bool):
            return "yes" if param else "no"
        if isinstance(param, int):
            return param
        if isinstance(param, str):
            return self._shown(param)
        if isinstance(param, dict):
            return self.words(param).replace("*", TYPED_STAR)
        items: list[Any] = list(param)
        return self.texts.listed(self._shown(str(item)) for item in items)

    def _shown(self, param: str) -> str:
        thing = _THING.fullmatch(param)
        text = self._name(thing[1], thing[2]) if thing else param
        return text.replace("*", TYPED_STAR).replace(" ", _OWN_SPACE)

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
