"""A match told in the terminal: the sentences of `companion/sentences.py`, what is emphasised in bold."""

from collections.abc import Sequence

from rich.text import Text as Styled

from gruppetto.cli.language import with_game
from gruppetto.companion.sentences import TYPED_STAR, Sentences
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.edition import Words
from gruppetto.engine.event import SPECTATOR, Event, Params
from gruppetto.engine.scene import Text


class Narrator(Sentences):
    """Tells a match to one reader, who may be a seat or a spectator."""

    def __init__(
        self,
        game: AnyGame,
        language: str,
        names: Sequence[str],
        reader: int = SPECTATOR,
        stages: Sequence[Words] = (),
    ) -> None:
        super().__init__(game, with_game(language, game.folder), names, reader, stages)

    def say(self, text: Text) -> Styled:
        return self.sentence(text.key, text.args)

    def event(self, event: Event) -> Styled | None:
        """The sentence of an event as the reader may know it, or None when the reader must not or need not."""
        said = self.told(event)
        return None if said is None else emphasised(said)

    def refusal(self, rule: str, params: Params) -> Styled:
        return emphasised(self.refused(rule, params))

    def sentence(self, key: str, params: Params) -> Styled:
        said = self.find(key, params)
        return Styled(key) if said is None else emphasised(said)

    def rider(self, seat: int) -> str:
        """A name in a table, where the reader should find their own at a glance."""
        name = self.names[seat]
        return self.texts("you-name", name=name) if seat == self.reader else name


def emphasised(text: str) -> Styled:
    """`*…*` in a catalogue is emphasis: bold here."""
    styled = Styled()
    for place, piece in enumerate(text.split("*")):
        styled.append(piece.replace(TYPED_STAR, "*"), "bold" if place % 2 else "")
    return styled
