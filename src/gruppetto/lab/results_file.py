"""The file of a tournament's finished games: one JSON object a line, appended to, so that it can be gone on with.

The first line says which tournament it is. A last line that was torn when machine or program stopped is dropped.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from gruppetto import __version__
from gruppetto.bots import read_spec
from gruppetto.games import find_game
from gruppetto.lab.simulate import Plan

RETHOUGHT = {
    "weights": "the weights of the bots have changed",
    "searches": "how far the bots look ahead has changed",
}
"""What is said of a file whose bots bear the same names and think otherwise, by the key in which it differs."""


class ResultsError(ValueError):
    """A file that these games cannot be added to, in one sentence."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished game: its field and number, each seat's share of the win, and how long it was."""

    among: tuple[str, ...]
    number: int
    shares: tuple[float, ...]
    decisions: int
    choices: tuple[int, ...]
    """By seat, how often there was something to choose."""
    ms: tuple[float, ...]
    """By seat, the processor time that the bot took for it. It is measured, so another run has other figures."""
    faults: tuple[Mapping[str, int], ...] = ()
    """By seat, how often a bot of the house decided for a program, by what was wrong; nothing where all went well."""


class ResultsFile:
    """Results read at the start, and added one by one."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Raises ResultsError for a file of another tournament or of something else, and OSError as files do."""
        self._path = path
        self.results: list[Result] = []
        written = path.read_bytes() if path.exists() else b""
        whole = self._read(written, plan)
        self._file = path.open("ab", buffering=0)
        if whole < len(written):
            self._file.truncate(whole)
        if not written:
            self._file.write(msgspec.json.encode(heading(plan)) + b"\n")

    def add(self, result: Result) -> None:
        """One write a line and no buffer: what is there when the program is stopped can be read."""
        self._file.write(msgspec.json.encode(result) + b"\n")

    def close(self) -> None:
        self._file.close()

    def _read(self, written: bytes, plan: Plan) -> int:
        """Reads all whole lines; how many bytes they are."""
        whole = 0
        lines = [line + b"\n" for line in written.split(b"\n")[:-1]]  # what comes after the last end of a line is torn
        if written and not lines:
            raise self._nothing_of_ours()
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._same_tournament(msgspec.json.decode(line), plan)
                else:
                    self.results.append(self._fitting(msgspec.json.decode(line, type=Result), plan))
            except msgspec.DecodeError:
                if number == 1:
                    raise self._nothing_of_ours() from None
                if number < len(lines):
                    raise ResultsError(f"{self._path}: line {number} is no result of a game") from None
                break
            whole += len(line)
        return whole

    def _nothing_of_ours(self) -> ResultsError:
        return ResultsError(f"{self._path}: this is no file of a tournament")

    def _same_tournament(self, found: Any, plan: Plan) -> None:
        if not isinstance(found, dict) or "tournament" not in found:
            raise self._nothing_of_ours()
        for key, ours in heading(plan).items():
            theirs = found.get(key)
            if theirs != ours:
                if key in RETHOUGHT:
                    raise ResultsError(
                        f"{self._path}: {RETHOUGHT[key]} since these games were played, so they cannot be counted "
                        "together with new ones; begin a new file"
                    )
                there, here = _said(theirs), _said(ours)
                raise ResultsError(f"{self._path}: this file is of another tournament: {key} is {there}, not {here}")

    def _fitting(self, result: Result, plan: Plan) -> Result:
        lengths = {len(result.among), len(result.shares), len(result.choices), len(result.ms)}
        if lengths != {plan.players} or not set(result.among) <= set(plan.bots):
            raise ResultsError(
                f"{self._path}: a result of {', '.join(result.among)} does not belong to this tournament"
            )
        return result


def heading(plan: Plan) -> dict[str, object]:
    """What makes it the same tournament. How many games are played does not: it can be made longer."""
    game = find_game(plan.game)
    searches = {bot: search for bot in sorted(plan.bots) if (search := game.searches.get(read_spec(bot).name))}
    judgement = game.judgement() if searches else None
    return {
        "tournament": plan.game,
        "gruppetto": __version__,
        "rules_version": game.rules_version,
        "players": plan.players,
        "bots": sorted(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        "edition": fingerprint(plan.edition) if plan.edition else "",
        "searches": {bot: asdict(search) for bot, search in searches.items()},
        "weights": fingerprint(repr(judgement.weights)) if judgement is not None else "",
    }


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _said(value: object) -> str:
    return msgspec.json.encode(value).decode()
