"""Verifying a record: it is replayed, compared with what it says, and its luck drawn again from the seed."""

from dataclasses import dataclass

from gruppetto.engine.chance import SEED_BYTES, commitment
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import digest, match_of
from gruppetto.engine.record import Record, RecordError, TakeBacks


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a verification found: the moves replayed, whether the luck was checked against the seed, what the table let
    people take back, how often somebody did though luck had spoken, and how many hints each seat was shown."""

    moves: int
    finished: bool
    seed_checked: bool
    take_backs: TakeBacks = TakeBacks.HONEST
    across_luck: int = 0
    hints: tuple[int, ...] = ()


def verify(game: AnyGame, record: Record) -> Verdict:
    """Replay a record and check everything that can be checked; raises RecordError on the first fault."""
    if not record.entries:
        raise RecordError(2, "the match never starts: entry 0 is missing")
    match = match_of(game, record.header, record.entries)
    last = len(record.entries) + 2
    if record.seed is not None:
        need_promised(record, record.seed)
        if not match.over:
            raise RecordError(last, "the seed is told although the match is not over")
        if digest(match.state) != record.digest:
            raise RecordError(last, "the last position is not the one that was recorded")
        check_luck(game, record, record.seed)
    moves = len(match.standing()) - 1
    seed_checked = record.seed is not None
    return Verdict(moves, match.over, seed_checked, match.take_backs, match.across_luck, match.hints.all())


def need_promised(record: Record, seed: bytes) -> None:
    """Raises RecordError when this is not the seed that the header promises."""
    last = len(record.entries) + 2
    if len(seed) != SEED_BYTES:
        raise RecordError(last, f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    if commitment(seed) != record.header.commitment:
        raise RecordError(last, "the seed is not the one that was promised at the start")


def check_luck(game: AnyGame, record: Record, seed: bytes) -> None:
    """Play the record again from the seed: every entry must meet exactly the luck it says it met."""
    again = match_of(game, record.header, seed=seed)
    for entry in record.entries:
        if entry.undo is not None:
            again.accept(again.prepare_undo(entry.seat, entry.undo))
        elif entry.hands is not None:
            again.accept(again.prepare_handover(entry.seat, entry.hands))
        elif entry.hint:
            again.accept(again.prepare_hint(entry.seat, entry.hint))
        elif entry.number > 0:
            again.play(entry.seat, entry.do)
        if entry.chance != again.entries[-1].chance:  # at once: with other luck the next move might not be legal
            raise RecordError(entry.number + 2, "the luck is not the one the seed gives")
