"""`gruppetto replay` and `gruppetto verify`: matches from their records."""

from rich.text import Text as Styled

from gruppetto.cli.commentary import Commentary
from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.set_up import read_record
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.match import Match, match_of, replayed
from gruppetto.engine.record import Record, RecordError
from gruppetto.engine.verification import verify
from gruppetto.games import find_game


def verify_records(files: tuple[str, ...], language: str) -> None:
    """Prove every record or stop at the first that is not true."""
    texts = own_texts(language)
    console = Terminal(soft_wrap=True)
    for file in files:
        record = read_record(file)
        try:
            verdict = verify(find_game(record.header.game), record)
        except RecordError as error:
            raise Complaint(f"{file}: {error}") from None
        key = "verify-proven" if verdict.seed_checked else "verify-unfinished"
        console.print(Styled(texts(key, file=file, moves=verdict.moves)))
        console.print(Styled(texts(f"verify-{verdict.take_backs}", count=verdict.across_luck)))
        for seat, count in zip(record.header.seats, verdict.hints, strict=True):
            if count:
                console.print(Styled(texts("verify-hints", name=seat.name, count=count)))


def replay_record(file: str, language: str, seat: int | None, *, step: bool) -> None:
    record = read_record(file)
    game = find_game(record.header.game)
    seats = len(record.header.seats)
    if seat is not None and not 1 <= seat <= seats:
        raise Complaint(f"--as is a seat from 1 to {seats}, not {seat}")
    try:
        match = _begin(game, record)
        _tell(record, Commentary(match, language, SPECTATOR if seat is None else seat - 1), step=step)
    except RecordError as error:
        raise Complaint(f"{file}: {error}") from None


def _begin(game: AnyGame, record: Record) -> Match:
    """A match at the first entry of a record."""
    return match_of(game, record.header, record.entries[:1])


def _tell(record: Record, commentary: Commentary, *, step: bool) -> None:
    """Entry by entry; step by step with the road after each, else all at once with the road at the end."""
    match = commentary.match
    commentary.tell(match.happened[0])
    for entry in record.entries[1:]:
        if step:
            commentary.show()
            if commentary.ask("replay-prompt") in (None, "q"):
                return
        played = replayed(match, entry)
        match.accept(played)
        commentary.tell(played.events)
    commentary.show()
