"""Every match is told: whole matches of all games, entry by entry, in the sentences of the terminal and the replay."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gruppetto.cli.narrator import Narrator
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR, Event, Params
from gruppetto.engine.match import Match, replayed, setup_of
from gruppetto.engine.record import LogEntry, Record, loads
from gruppetto.engine.scene import Board, Picture
from gruppetto.games import all_games
from gruppetto.testing.playing import ride

MOVES = {"rode", "rolled", "moved"}
"""The events that say where a rider went."""
DETOURS = {
    "crashed",
    "fell",
    "punctured",
    "chance_moved",
    "track_instruction",
    "sprinted",
    "trial_home",
    "heat_started",
}
"""What may put him elsewhere in the same entry; it has a sentence of its own."""


class Told(NamedTuple):
    """An entry, the pictures before and after it, what happened and how it was said to a spectator."""

    entry: LogEntry
    before: Picture
    after: Picture
    events: tuple[Event, ...]
    said: list[str]


def recorded() -> list[Any]:
    return [
        pytest.param(game, loads(file.read_text(encoding="utf-8")), id=f"{game.id}-{file.stem}")
        for game in all_games().values()
        for file in sorted((Path(__file__).parent / game.id / "records").glob("*.jsonl"))
    ]


def told(game: AnyGame, record: Record, narrator: Narrator) -> Iterator[Told]:
    setup = setup_of(game, record.header)
    match = Match(game, setup, record.header.seats, bytes(32), record.entries[:1], record.header.position)
    before = game.picture(match.state.view(SPECTATOR))
    boards: dict[str, Board] = {}
    for entry in record.entries[1:]:
        if before.board not in boards:
            boards[before.board] = game.board(setup.edition, before.board)
        narrator.look(boards[before.board])
        played = replayed(match, entry)
        match.accept(played)
        after = game.picture(match.state.view(SPECTATOR))
        said = [said.plain for event in played.events if (said := narrator.event(event)) is not None]
        yield Told(entry, before, after, played.events, said)
        before = after


def narrator_of(game: AnyGame, record: Record, language: str = "en") -> Narrator:
    return Narrator(game, language, [seat.name for seat in record.header.seats])


def _names_a_place(params: Params) -> bool:
    """Not who is over the line, nor where everybody has a lane of his own: there it is told how far he is."""
    return params.get("cell") not in ("line", "finish") and "distance" not in params


def misplaced(step: Told, narrator: Narrator) -> list[str]:
    """The riders of whom a sentence says that they went to another place than the picture shows."""
    if step.before.stage != step.after.stage or DETOURS & {event.kind for event in step.events}:
        return []
    if not any(event.kind in MOVES and _names_a_place(event.params or {}) for event in step.events):
        return []
    stood = {piece.id: piece.cell for piece in step.before.pieces}
    return [
        f"{step.entry.do}: {piece.id} stands on {narrator.cell(piece.cell)}, told: {step.said}"
        for piece in step.after.pieces
        if piece.cell != stood.get(piece.id)
        and not any(name in " ".join(step.said) for name in narrator.cell(piece.cell).split(" / "))
    ]


@pytest.mark.parametrize(("game", "record"), recorded())
def test_every_entry_has_a_sentence_and_every_sentence_the_right_place(game: AnyGame, record: Record) -> None:
    narrator = narrator_of(game, record)
    silent: list[str] = []
    elsewhere: list[str] = []
    for step in told(game, record, narrator):
        silent += [] if step.said else [step.entry.do]
        elsewhere += misplaced(step, narrator)

    assert (silent, elsewhere) == ([], [])


def test_a_move_on_a_circuit_is_told_with_the_name_it_has_in_the_record() -> None:
    """Two laps, the way in and the way out share cells: each goes by the name of the one that is ridden."""
    game = all_games()["peloton"]
    record = ride(game, game.setup(2), 5).match.record()
    moves = [step for step in told(game, record, narrator_of(game, record)) if step.entry.do.startswith("move ")]

    assert {move.entry.do.split()[1].partition(":")[0] for move in moves} >= {"C1#1", "C1#2", "P5"}
    assert [move.entry.do for move in moves if f" {move.entry.do.split()[1]}." not in move.said[0]] == []
