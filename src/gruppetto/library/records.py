"""Records read back: a match to go on with, and the proof that it was played by the rules."""

from pathlib import Path

from gruppetto.engine import match as engine
from gruppetto.engine import verification
from gruppetto.engine.chance import commitment
from gruppetto.engine.record import Record, RecordError, loads
from gruppetto.library.match import Match
from gruppetto.library.seeds import Seed, seed_bytes
from gruppetto.library.shelf import game


def load(record: str | Path, *, seed: Seed = None, language: str = "en") -> Match:
    """The match of a record, replayed to its end; a `Path` is read, a text is the record itself. Raises RecordError
    with line and reason.

    A record tells the seed when the match is over. One that is under way goes on with the luck it would have met if the
    `seed` is given, else with new luck, and then nobody can prove it.

    >>> import gruppetto
    >>> match = gruppetto.game("seconds").match(players=2, seed=1)
    >>> _ = match.play_out("greedy")
    >>> again = gruppetto.load(match.record())
    >>> again.position() == match.position()
    True
    """
    read = _read(record)
    luck = read.seed or seed_bytes(seed)
    if seed is not None and commitment(luck) != read.header.commitment:
        raise ValueError("this is not the seed that the match was begun with")
    found = game(read.header.game)
    return Match(found, engine.match_of(found.rules, read.header, read.entries, luck), language)


def verify(record: str | Path) -> verification.Verdict:
    """Prove that a match was played by the rules and with unbent dice; raises RecordError at the first fault."""
    read = _read(record)
    return verification.verify(game(read.header.game).rules, read)


def _read(record: str | Path) -> Record:
    if isinstance(record, str) and not record.lstrip().startswith("{"):
        raise RecordError(1, "this text is no record, which begins with {; a file is given as a Path")
    return loads(record.read_text(encoding="utf-8") if isinstance(record, Path) else record)
