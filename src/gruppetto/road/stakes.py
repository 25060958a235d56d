"""What can be won at the signs of a road: points and seconds, for who presses them."""

from collections.abc import Callable
from dataclasses import replace

from gruppetto.engine.board import Board, Sign
from gruppetto.engine.scene import Text


def staked(board: Board, at_stake: Callable[[Sign], Text | None]) -> Board:
    """The same board whose signs say what can be won there."""
    return replace(board, signs=[replace(sign, stakes=at_stake(sign)) for sign in board.signs])
