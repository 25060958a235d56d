"""What program plays: whether two machines would play the same games from the same seeds."""

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gruppetto import __version__
from gruppetto.build import fingerprint
from gruppetto.games import all_games

ROOMS = ("engine", "road", "games", "bots", "lab")
"""Where what decides a game among bots is written."""


@dataclass(frozen=True, slots=True)
class Program:
    """Everything but the seeds that decides how games come out, most telling first."""

    gruppetto: str
    python: str
    """Without its last number. Newer ones add figures up more exactly, so that bots may choose otherwise."""
    rules: tuple[tuple[str, str], ...]
    """The version of the rules of every game."""
    code: str
    """A fingerprint of the files, for people who change them and not the version."""

    def difference(self, other: "Program") -> str:
        """What the other one has and this one has not, as half a sentence; empty where both play the same games."""
        if other.gruppetto != self.gruppetto:
            return f"Gruppetto {other.gruppetto}, not {self.gruppetto}"
        if other.python != self.python:
            return f"Python {other.python}, not {self.python}"
        for (game, version), (_, theirs) in zip(self.rules, other.rules, strict=False):
            if theirs != version:
                return f"version {theirs} of the rules of {game}, not {version}"
        return "other files of the same version of Gruppetto" if other.code != self.code else ""


@cache
def own_program() -> Program:
    """That of this process."""
    return Program(
        __version__,
        f"{sys.version_info.major}.{sys.version_info.minor}",
        tuple((game.id, game.rules_version) for game in all_games().values()),
        fingerprint(Path(__file__).parents[1], ROOMS),
    )
