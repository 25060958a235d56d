"""A page in words: texts of the game in one language, with the names that people gave to teams and riders."""

import re
from pathlib import Path
from typing import Any, Final

from gruppetto.companion.catalogue import Catalogue, Value
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.edition import Words
from gruppetto.engine.event import Param
from gruppetto.engine.keeper import Page
from gruppetto.engine.scene import Text

LANGUAGES: Final = ("en", "fr", "nl", "de")
_TEXTS: Final = Path(__file__).parent / "texts"
_THING = re.compile(r"(player|rider|stage|card|team):(.+)", re.DOTALL)


class Wording:
    """Says the texts of one page."""

    def __init__(self, game: AnyGame, language: str, page: Page) -> None:
        self._game = game
        self._texts = Catalogue(language, (_TEXTS, game.folder / "texts"))
        self._names = {team.id: team.name for team in page.teams}
        for rider in page.riders:
            self._names[rider.id] = rider.name or f"{page.teams[rider.seat].name} {rider.bib}"
        self._names |= {f"stage:{stage.order}": self.words(stage.name) for stage in page.stages}

    def say(self, text: Text) -> str:
        """A sentence without its emphasis."""
        args: dict[str, Value] = {name: self._shown(arg) for name, arg in text.args.items()}
        found = self._texts.find(text.key, args | {"you": "no", "at_you": "no"})
        return text.key if found is None else found.replace("*", "")

    def name(self, who: str) -> str:
        """What a thing is called: `player:0`, `rider:4`, `stage:2`."""
        if who in self._names:
            return self._names[who]
        thing = _THING.fullmatch(who)
        if thing is None:
            return who
        return self._texts.find(f"{self._game.id}-{thing[1]}-{thing[2]}", {}) or thing[2]

    def words(self, words: Words) -> str:
        return words.get(self._texts.language) or words.get("en") or next(iter(words.values()), "")

    def _shown(self, arg: Param) -> Value:
        if isinstance(arg, bool):
            return "yes" if arg else "no"
        if isinstance(arg, int):
            return arg
        if isinstance(arg, str):
            return self.name(arg)
        if isinstance(arg, dict):
            return self.words(arg)
        items: list[Any] = list(arg)
        return self._texts.listed(self.name(str(item)) for item in items)
