"""Short strings that name a bot: `greedy`, `random`, `random:seed=7`."""

import re
from dataclasses import dataclass

_WHOLE = re.compile(r"[0-9]{1,20}")


class BotError(ValueError):
    """A short string that names no bot. The message is one sentence."""


@dataclass(frozen=True)
class BotSpec:
    """A short string, read: the bot's name, and its own seed where it has one."""

    name: str
    seed: int | None = None


def read_spec(text: str) -> BotSpec:
    """The parts of a short string; whether there is such a bot is another question."""
    name, colon, settings = text.strip().partition(":")
    if not colon:
        return BotSpec(name)
    key, _, value = settings.partition("=")
    if key != "seed" or not _WHOLE.fullmatch(value):
        raise BotError(f"the bot {text!r} can only have a seed, a whole number: {name}:seed=7")
    return BotSpec(name, int(value))
