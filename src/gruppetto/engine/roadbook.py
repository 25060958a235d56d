"""The road book: the stages that people choose from before a match, in words and figures that one page can show for all
games.

How long a stage takes is an estimate, and says what it rests on: `decisions` is how many a seat makes on that stage,
measured in matches among bots (`gruppetto simulate` tells them, and a test holds the games to it); `Pace` is how many
seconds one takes a person, by our own play, and a bot, as it is shown at normal pace.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from gruppetto.engine.edition import Words
from gruppetto.engine.option import Choice
from gruppetto.engine.scene import Text

JOINT = "+"
"""Between the stages of a list."""


@dataclass(frozen=True, slots=True)
class OfferedStage:
    """A stage that can be ticked."""

    id: str
    """As a list of stages writes it."""
    name: Words
    kind: Text
    length: Text
    distance: float
    """The length as a number, for the sum of a tour."""
    board: str
    """The road whose profile is shown."""
    decisions: float
    """How many a seat makes on it."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Some of the stages, in their order, that are proposed together."""

    name: Text
    stages: tuple[str, ...]
    choice: str = ""
    """What the option itself calls this list, where it has a name for it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How many seconds a decision takes, looked at and shown, and what makes a stage longer or shorter."""

    person: float
    bot: float
    factors: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """By option and choice: how many times as many decisions as with the default."""


@dataclass(frozen=True, slots=True)
class Roadbook:
    """The stages of an edition, and how a list of them becomes options of a match."""

    option: str
    """The option that takes the list: ids joined by `JOINT`, or the name that a preset has for it."""
    stages: tuple[OfferedStage, ...]
    presets: tuple[Preset, ...]
    pace: Pace
    free: bool
    """Whether stages may be ridden in any order and more than once; else in the order of the book, each once."""
    most: int
    """Stages of a tour."""
    total: str = ""
    """The key of the sentence for the sum of all distances, with its `figure`; none where they do not add up."""
    alone: Mapping[str, Choice] = field(default_factory=dict)
    """Options that go with a single stage."""
    several: Mapping[str, Choice] = field(default_factory=dict)
    """Options that go with more than one."""


@dataclass(frozen=True, slots=True)
class QuickRace:
    """A first race of about ten minutes against bots: one stage, and with how many seats."""

    options: Mapping[str, Choice] = field(default_factory=dict)
    seats: int = 4
