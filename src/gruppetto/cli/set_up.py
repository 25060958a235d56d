"""From the words of a command line to a set-up: files, options, editions, positions, seeds."""

import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gruppetto.cli.door import Complaint
from gruppetto.engine import document
from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.contract import AnyGame, PositionError, Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.record import Record, RecordError, loads

_HEX = re.compile(rf"[0-9a-fA-F]{{1,{2 * SEED_BYTES}}}")


def read_text(file: str) -> str:
    """The text of a file; what the system says against it is said by the door."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint(f"{file}: the file is not UTF-8 text") from None


def read_record(file: str) -> Record:
    try:
        return loads(read_text(file))
    except RecordError as error:
        raise Complaint(f"{file}: {error}") from None


def read_options(texts: Sequence[str]) -> dict[str, object]:
    """`name=value` as given with --option, the value still to be checked by the game."""
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint(f"--option is written name=value, not {text!r}")
        options[name] = value
    return options


def read_teams(text: str | None) -> list[str]:
    """The teams as given with --teams, seat by seat; where nothing stands between two commas, whichever is left."""
    return [] if text is None else [team.strip() for team in text.split(",")]


def read_seed(text: str | None) -> bytes:
    """A seed from hexadecimal digits, short ones filled up with zeros; without, a new one nobody can guess."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if not _HEX.fullmatch(text):
        raise Complaint(f"--seed is 1 to {2 * SEED_BYTES} hexadecimal digits, not {text!r}")
    return bytes.fromhex(text.zfill(2 * SEED_BYTES))


def read_edition(game: AnyGame, file: str | None) -> Any:
    """The edition in the owner's file, or None for the default; raises EditionError with file, key and reason."""
    return game.edition(Document.read(Path(file))) if file else None


def make_setup(
    game: AnyGame, players: int | None, options: dict[str, object], edition: Any, teams: Sequence[str] = ()
) -> Setup[Any]:
    """Fewer teams than seats are those of the first ones: who rides alone against bots names one."""
    seats = usual_players(game) if players is None else players
    try:
        return game.setup(seats, options, edition, [*teams, *[""] * (seats - len(teams))])
    except ValueError as error:
        raise Complaint(str(error)) from None


def usual_players(game: AnyGame) -> int:
    """Four, or as many as can play when that is fewer."""
    return min(4, game.players[-1])


def setup_for_position(
    game: AnyGame, position: str, players: int | None, options: dict[str, object], edition: Any
) -> Setup[Any]:
    """The set-up a position document names, as far as the command line does not."""
    try:
        return document.setup_at(game, position, players, options, edition)
    except PositionError:
        raise  # told with its file
    except ValueError as error:
        raise Complaint(str(error)) from None
