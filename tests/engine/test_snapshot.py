"""A match from its log and its snapshots is the match that was ridden."""

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.hands import Handover
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.engine.snapshot import Snapshot
from tests.toy import GAME

SEED = bytes(range(SEED_BYTES))
NAMES = (SeatName("Ilse"), SeatName("Bram"))
PART = 5


def step(match: Match, number: int) -> None:
    """Make an entry: a move, a move taken back, a hint, or a seat that changes hands."""
    seat = match.state.to_decide
    if number % 4 == 3:
        match.accept(match.prepare_undo(match.standing()[-1].seat, match.standing()[-2].number))
    elif number == 6:
        match.accept(match.prepare_hint(seat, "greedy"))
    elif number == 9:
        match.accept(match.prepare_handover(1, Handover("lent", "greedy", by=0)))
    elif number == 10:
        match.accept(match.prepare_handover(1, Handover("back", by=1)))
    else:
        match.play(seat, str(match.state.actions()[0]))


def ridden(many: int) -> tuple[Match, list[Snapshot]]:
    """Ride so many entries of a match, and take a snapshot after each part."""
    match, snapshots = Match(GAME, GAME.setup(2), NAMES, SEED, take_backs=TakeBacks.FRIENDLY), list[Snapshot]()
    for number in range(1, many):
        step(match, number)
        if (number + 1) % PART == 0:
            snapshots.append(match.snapshot(number + 1 - PART))
    return match, snapshots


def opened(match: Match, snapshots: list[Snapshot]) -> Match:
    return Match(GAME, match.setup, NAMES, SEED, tuple(match.entries), take_backs=match.take_backs, snapshots=snapshots)


def known(match: Match) -> object:
    """All that a table asks of a match."""
    hands = [(match.riders.bot(seat), match.riders.given_up(seat)) for seat in range(2)]
    standing, counts = match.standing(), [match.times_taken_back(entry.number) for entry in match.standing()]
    told = [[repr(event) for event in events] for events in match.happened]
    luck = (match.lots(), match.across_luck)
    return match.record(), match.state.document(), told, hands, match.hints.by_stage(), standing, counts, luck


@pytest.mark.parametrize("many", [PART, PART + 2, 3 * PART])
def test_it_is_the_match_that_was_ridden(many: int) -> None:
    match, snapshots = ridden(many)
    assert known(opened(match, snapshots)) == known(match)


def test_what_came_before_a_snapshot_is_not_ridden_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, snapshots = ridden(3 * PART)

    def nothing_is_ridden(*_: object) -> None:
        raise AssertionError("an entry was ridden again")

    monkeypatch.setattr("gruppetto.engine.match.replayed", nothing_is_ridden)
    assert opened(match, snapshots).version == match.version


def test_it_goes_on_with_the_luck_that_was_to_come() -> None:
    match, snapshots = ridden(2 * PART)
    again = opened(match, snapshots)
    for each in (match, again):
        for _ in range(4):
            each.play(each.state.to_decide, str(each.state.actions()[0]))
    assert again.record() == match.record()


def test_moves_before_a_snapshot_are_taken_back_as_ever() -> None:
    match, snapshots = ridden(3 * PART)
    again = opened(match, snapshots)
    for back_to in reversed([entry.number for entry in match.standing()[:-1]]):
        for each in (match, again):
            each.accept(each.prepare_undo(0, back_to))
        assert again.state.document() == match.state.document()
