"""Options: where players may disagree about a rule, chosen before the match and part of its record."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

Choice = str | bool
Options = Mapping[str, Choice]


class OptionError(ValueError):
    """An option that does not exist or a value it does not have, in one sentence."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice before a match. `rule` is the rule that introduces it; names and help are in the catalogues
    under `<game>-option-<name>` and `<game>-option-<name>-<choice>`.

    Where a `pattern` is given, every text that matches it whole is a choice too, though it is not offered by name: a
    list of stages, say; `example` is one of them, for whoever missed it. Whether it makes sense with an edition is for
    the game's `setup` to check.

    One that was `added` to a game with records is written into positions only where it is not the default: what was
    recorded before it keeps its digest.

    A `reading` switches between ways to read one rulebook: a set-up folds these away together, since a race needs none
    of them to be looked at; what shapes the race, as its stages, lies open."""

    name: str
    choices: tuple[Choice, ...]
    default: Choice
    rule: str
    pattern: str = ""
    example: str = ""
    added: bool = False
    reading: bool = False


def settle(offered: tuple[Option, ...], wanted: Mapping[str, object]) -> dict[str, Choice]:
    """All options with their values: the wanted ones checked, the others by default.

    On/off options also take the words `true` and `false`, as a command line gives them.
    """
    known = {option.name: option for option in offered}
    for name in wanted:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; the options are {', '.join(known)}")
    return {name: _choose(option, wanted.get(name, option.default)) for name, option in known.items()}


def worth_writing(offered: tuple[Option, ...], chosen: Options) -> dict[str, Choice]:
    """The options as a position document writes them."""
    silent = {option.name: option.default for option in offered if option.added}
    return {name: choice for name, choice in chosen.items() if name not in silent or choice != silent[name]}


def told(chosen: Options, *names: str) -> dict[str, str]:
    """Choices as the parameters of a sentence that says what holds at this table; on and off are `yes` and `no`."""
    return {name: _said(chosen[name]) for name in names}


def _said(choice: Choice) -> str:
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return choice


def _choose(option: Option, value: object) -> Choice:
    words = {str(choice).lower(): choice for choice in option.choices}
    choice = words.get(str(value).lower())
    if choice is None:
        if option.pattern and isinstance(value, str) and re.fullmatch(option.pattern, value):
            return value
        own = f" or one such as {option.example}" if option.example else ""
        raise OptionError(f"option {option.name!r} is one of {', '.join(words)}{own}, not {value!r}")
    return choice
