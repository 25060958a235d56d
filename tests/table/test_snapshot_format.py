"""Parts of a match come back as they were written, in every game."""

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.match import Match, match_of, replayed
from gruppetto.engine.record import header_to_json
from gruppetto.engine.scene import Text
from gruppetto.games import all_games
from gruppetto.table.snapshot_format import Part, part_of, read_parts, ride_parts, write_log, write_parts
from gruppetto.table.wire import write
from gruppetto.testing.playing import at_random, ride

PROGRAM = "this"
PART = 64


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.snapshot_format.PART", PART)


def ridden(game: AnyGame) -> Match:
    """A match that has at least two parts."""
    return ride(game, game.setup(game.players[-1]), 1, at_random).match


def parts_of(match: Match) -> list[Part]:
    """Return its parts, each as it was when its last entry was made."""
    again, rounds = match_of(match.game, match.record().header, tuple(match.entries[:1])), [Text("round")]
    found: list[Part] = []
    for entry in match.entries[1:]:
        again.accept(replayed(again, entry))
        rounds.append(Text("round", {"n": entry.number // 10}))
        if (part := part_of(again, rounds)) is not None:
            found.append(part)
    return found


def seen(event: Event, seats: int) -> object:
    """Return what each seat is told of an event, as it is sent."""
    return [(event.kind, write(event.seen_by(seat)), event.cue) for seat in range(SPECTATOR, seats)]


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_a_part_comes_back_as_it_was(game: AnyGame) -> None:
    match = ridden(game)
    parts = parts_of(match)
    known = read_parts(PROGRAM, list(write_parts(PROGRAM, parts).values()), match.entries)
    assert len(known.snapshots) == len(match.entries) // PART > 1
    for part, snapshot in zip(parts, known.snapshots, strict=True):
        assert (snapshot.position, snapshot.hints) == (part.snapshot.position, part.snapshot.hints)
        for was, now in zip(part.snapshot.happened, snapshot.happened, strict=True):
            assert [seen(event, match.setup.seats) for event in was] == [
                seen(event, match.setup.seats) for event in now
            ]
    assert known.rounds == [text for part in parts for text in part.rounds]


def test_a_match_that_is_ridden_elsewhere_has_the_same_parts() -> None:
    game = next(iter(all_games().values()))
    match = ridden(game)
    header = header_to_json(match.record().header)
    made = ride_parts(all_games, header, write_log(match.entries), lambda: PROGRAM)
    known = read_parts(PROGRAM, list(made.values()), match.entries)
    assert [each.position for each in known.snapshots] == [part.snapshot.position for part in parts_of(match)]
