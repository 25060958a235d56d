"""Positions of recorded matches: entries played again, one after the other, with the luck that was recorded."""

from typing import Any

from gruppetto.engine.chance import Chance, ChanceMismatch, RecordedChance
from gruppetto.engine.contract import AnyGame, PositionError, Setup, State
from gruppetto.engine.event import Tell
from gruppetto.engine.record import LogEntry, RecordError
from gruppetto.engine.refusal import NotationError


def first_state(game: AnyGame, setup: Setup[Any], position: str, chance: Chance, tell: Tell | None) -> State[Any]:
    return game.position(position, setup) if position else game.start(setup, chance, tell)


def replay(
    game: AnyGame,
    setup: Setup[Any],
    entries: list[LogEntry],
    tell: Tell | None = None,
    position: str = "",
    state: State[Any] | None = None,
) -> State[Any]:
    """The position after these standing entries, of which the first follows `state` where there is one. It never rolls;
    raises RecordError on the first fault."""
    for entry in entries:
        state = apply(game, setup, state, entry, tell, position)
    if state is None:
        raise RecordError(2, "the match never starts: entry 0 is missing")
    return state


def apply(
    game: AnyGame,
    setup: Setup[Any],
    state: State[Any] | None,
    entry: LogEntry,
    tell: Tell | None,
    position: str,
) -> State[Any]:
    """The position after one more entry, with the luck that was recorded."""
    line = entry.number + 2
    chance = RecordedChance(entry.chance)
    try:
        if entry.number == 0:
            state = first_state(game, setup, position, chance, tell)
        elif state is None:
            raise RecordError(line, "a move before the start")
        else:
            action = game.parse(entry.do, setup)
            refusal = state.refusal(entry.seat, action)
            if refusal is not None:
                raise RecordError(line, f"rule {refusal.rule} forbids {entry.do!r}")
            state = state.copy()
            state.play(action, chance, tell)
    except (NotationError, ChanceMismatch, PositionError) as error:
        raise RecordError(line, str(error)) from None
    if chance.left:
        raise RecordError(line, "more luck was recorded than the move met")
    return state
