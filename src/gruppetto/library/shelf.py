"""The games on the shelf: how many play, which options and editions there are, and matches of them."""

import random
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from gruppetto.bots import Bot, Uniform, known_bots, make_bot
from gruppetto.companion.catalogue import MATCH_TEXTS, Catalogue
from gruppetto.engine import match as engine
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.document import setup_at
from gruppetto.engine.edition import Document, EditionError
from gruppetto.engine.option import Choice
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.games import all_games, find_game
from gruppetto.library.match import Match, spoken
from gruppetto.library.seeds import Seed, seed_bytes

if TYPE_CHECKING:
    from gruppetto.lab.dataset import Written


def game_ids() -> list[str]:
    """The ids of all games, the one to begin with first.

    >>> import gruppetto
    >>> gruppetto.game_ids()
    ['vainqueur', 'seconds', 'bostock', 'peloton']
    """
    return list(all_games())


def game(game_id: str) -> "Game":
    """The game with this id.

    >>> import gruppetto
    >>> gruppetto.game("seconds").players
    range(2, 5)
    >>> gruppetto.game("chess")
    Traceback (most recent call last):
    gruppetto.games.UnknownGame: there is no game 'chess'; the games are vainqueur, seconds, bostock, peloton
    """
    return Game(find_game(game_id))


class Game:
    """One game. Wherever a file can be given, a `Path` is read and a text is taken as what would be in the file."""

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules
        """The engine's own game (`engine/contract.py`)."""

    def __repr__(self) -> str:
        return f"<Game {self.id}, {self.players[0]} to {self.players[-1]} players>"

    @property
    def id(self) -> str:
        return self.rules.id

    @property
    def players(self) -> range:
        """The numbers of seats that can play."""
        return self.rules.players

    @property
    def options(self) -> dict[str, tuple[Choice, ...]]:
        """The choices of every option, the usual one first.

        >>> import gruppetto
        >>> gruppetto.game("seconds").options["stages"]
        ('flat', 'mountain', 'trial', 'classic', 'grand')
        """
        return {
            option.name: (option.default, *(choice for choice in option.choices if choice != option.default))
            for option in self.rules.options
        }

    @property
    def editions(self) -> tuple[str, ...]:
        """The ids of the editions that come with the package, the usual one first."""
        return tuple(edition.id for edition in self.rules.editions())

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots by name, the strongest first."""
        return known_bots(self.rules)

    def bot(self, name: str, seed: int | None = None) -> Bot:
        """A bot by its name; with a seed it always draws the same lots.

        >>> import gruppetto
        >>> game = gruppetto.game("vainqueur")
        >>> match = game.match(players=2, seed=7)
        >>> str(game.bot("greedy").decide(match.view()))
        'roll'
        """

        def luck(own: int | None) -> Uniform:
            return random.Random(seed if own is None else own).random

        return make_bot(name, self.rules, luck)

    def rule(self, rule_id: str, language: str = "en") -> str:
        """Return what a rule says in plain words. Raises ValueError for a language without texts.

        >>> import gruppetto
        >>> gruppetto.game("vainqueur").rule("VAI-11.1")
        'Before stage 1 everybody rolls the die once, in the order you sit at the table.'
        """
        rule = self.rules.rulebook(spoken(language)).rule(rule_id)
        if rule is None:
            raise LookupError(f"{self.id} has no rule {rule_id!r}; they are numbered like {self.rules.rule_prefix}-1.1")
        return rule.plain.replace("*", "")

    def edition(self, source: str | Path | None = None, stages: str | Path | Iterable[str | Path] = ()) -> Any:
        """An edition to play with: a shipped one by its id, one's own from a file, the usual one without. Stage files
        are put behind it, so that the option which lists stages can name them. Raises EditionError with file, key and
        reason.

        >>> import gruppetto
        >>> gruppetto.game("seconds").edition("deluxe")
        Traceback (most recent call last):
        gruppetto.engine.edition.EditionError: deluxe: seconds has no such edition; there are reconstruction
        """
        document = self._document(source)
        more = [_stage_text(stage) for stage in ([stages] if isinstance(stages, str | Path) else stages)]
        return self.rules.edition(document.extended(more) if more else document)

    def match(
        self,
        players: int = 2,
        *,
        seed: Seed = None,
        options: Mapping[str, object] | None = None,
        edition: Any = None,
        names: Sequence[str] = (),
        teams: Sequence[str] = (),
        language: str = "en",
        take_backs: Literal["friendly", "honest"] = "friendly",
    ) -> Match:
        """A new match. The same seed and the same moves always meet the same luck; without one nobody can know it. Luck
        follows from what may be taken back as well: matches of the lab, as those in datasets, are `honest`.

        >>> import gruppetto
        >>> gruppetto.game("seconds").match(players=3, options={"stages": "mountain"}, seed=1)
        <Match of seconds, 3 players, after 0 moves, seat 1 to decide>
        >>> gruppetto.game("seconds").match(options={"chance": "maybe"})
        Traceback (most recent call last):
        gruppetto.engine.option.OptionError: option 'chance' is one of true, false, not 'maybe'
        """
        setup = self.rules.setup(players, dict(options or {}), self._chosen(edition), teams)
        return self._begin(setup, seed, names, language, take_backs=take_backs)

    def at(
        self,
        position: str | Path,
        *,
        seed: Seed = None,
        edition: Any = None,
        names: Sequence[str] = (),
        language: str = "en",
    ) -> Match:
        """A match that begins at a position, as `match.position()` writes it. Raises PositionError with a reason.

        >>> import gruppetto
        >>> game = gruppetto.game("seconds")
        >>> match = game.match(players=2, seed=1)
        >>> game.at(match.position(), seed=2).legal() == match.legal()
        True
        """
        text = position.read_text(encoding="utf-8") if isinstance(position, Path) else position
        setup = setup_at(self.rules, text, edition=self._chosen(edition))
        return self._begin(setup, seed, names, language, text)

    def dataset(
        self,
        file: str | Path,
        *,
        games: int,
        players: int = 2,
        bots: str | Sequence[str] = ("greedy", "random"),
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        edition: Any = None,
        jobs: int = 1,
    ) -> "Written":
        """Write the decisions of many games among bots as a Parquet file, a row each (`docs/lab.md` has its columns).
        It needs pyarrow, and with more than one job, as all processes do, a program that can be imported."""
        from gruppetto.lab.dataset import write_dataset  # pyarrow need not be there
        from gruppetto.lab.simulate import Plan

        setup = self.rules.setup(players, dict(options or {}), self._chosen(edition))
        text = "" if edition is None else setup.edition.document.text
        riders = (bots,) if isinstance(bots, str) else tuple(bots)
        plan = Plan(self.id, players, riders, games, seed, tuple(setup.options.items()), text)
        return write_dataset(plan, Path(file), jobs)

    def _chosen(self, edition: Any) -> Any:
        """An edition as people name it: by its id, its file or its text, or the edition itself."""
        return self.edition(edition) if isinstance(edition, str | Path) else edition

    def _document(self, source: str | Path | None) -> Document:
        if isinstance(source, Path):
            return Document.read(source)
        if source is not None and "\n" in source:  # no id has more than one line
            return Document.parse(source, "the edition")
        known = {edition.id: edition for edition in self.rules.editions()}
        if source is not None and source not in known:
            raise EditionError(source, "", f"{self.id} has no such edition; there are {', '.join(known)}")
        document: Document = known[source or next(iter(known))].document
        return document

    def _begin(
        self,
        setup: Setup[Any],
        seed: Seed,
        names: Sequence[str],
        language: str,
        position: str = "",
        take_backs: str = TakeBacks.FRIENDLY,
    ) -> Match:
        if take_backs not in (TakeBacks.FRIENDLY, TakeBacks.HONEST):
            raise ValueError(f"take_backs are friendly or honest, not {take_backs!r}")
        seats = tuple(SeatName(name) for name in names or self._team_names(setup, language))
        if len(seats) != setup.seats:
            raise ValueError(f"{setup.seats} seats need as many names, not {len(seats)}")
        match = engine.Match(
            self.rules, setup, seats, seed_bytes(seed), position=position, take_backs=TakeBacks(take_backs)
        )
        return Match(self, match, language)

    def _team_names(self, setup: Setup[Any], language: str) -> list[str]:
        texts = Catalogue(language, (MATCH_TEXTS,))
        return [texts(f"team-{seating.team}") for seating in self.rules.seating(setup)]


def _stage_text(stage: str | Path) -> str:
    """Read by itself first, so that what is wrong with it is not said of the edition."""
    return (Document.read(stage) if isinstance(stage, Path) else Document.parse(stage, "the stage")).text
