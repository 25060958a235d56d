"""What is unusual about somebody's edition, said before it is played with: on the error stream, apart from results."""

from typing import Any

from rich.text import Text as Styled

from gruppetto.cli.console import Terminal
from gruppetto.cli.language import own_texts
from gruppetto.cli.narrator import Narrator
from gruppetto.engine.contract import AnyGame


def tell_unusual(game: AnyGame, edition: Any, language: str) -> None:
    narrator, texts = Narrator(game, language, ()), own_texts(language)
    console = Terminal(stderr=True, soft_wrap=True)
    for warning in game.warnings(edition):
        console.print(Styled(texts("edition-unusual", what=narrator.plain(warning)), "yellow"))
