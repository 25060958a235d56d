"""Short strings that name a bot: `greedy`, `random`, `random:seed=7`, and `exec:./mybot` for a program."""

import re
from dataclasses import dataclass
from typing import Final

_WHOLE = re.compile(r"[0-9]{1,20}")
_SECONDS = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?")

PROGRAM: Final = "exec"
"""What the short string of a program begins with. Nobody sits down by it: whoever may start programs reads it first."""

USUAL_SECONDS: Final = 2.0
"""What a program has for a decision, unless its short string says otherwise."""


class BotError(ValueError):
    """A short string that names no bot. The message is one sentence."""


@dataclass(frozen=True)
class BotSpec:
    """A short string, read: the bot's name, its own seed where it has one, and the command of a program with the
    seconds that it has for a decision."""

    name: str
    seed: int | None = None
    command: str = ""
    seconds: float = USUAL_SECONDS


def read_spec(text: str) -> BotSpec:
    """The parts of a short string; whether there is such a bot is another question."""
    name, colon, settings = text.strip().partition(":")
    if name.partition("/")[0] == PROGRAM:
        return _program(text, name, settings.strip())
    if not colon:
        return BotSpec(name)
    key, _, value = settings.partition("=")
    if key != "seed" or not _WHOLE.fullmatch(value):
        raise BotError(f"the bot {text!r} can only have a seed, a whole number: {name}:seed=7")
    return BotSpec(name, int(value))


def _program(text: str, name: str, command: str) -> BotSpec:
    _, slash, seconds = name.partition("/")
    if not command:
        raise BotError(f"the bot {text!r} names no command: {PROGRAM}:./mybot --fast")
    if not slash:
        return BotSpec(PROGRAM, command=command)
    if not _SECONDS.fullmatch(seconds) or not float(seconds):
        raise BotError(f"the bot {text!r} has no number of seconds for a decision: {PROGRAM}/10:{command}")
    return BotSpec(PROGRAM, command=command, seconds=float(seconds))
