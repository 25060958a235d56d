"""The contract of a score keeper: what a game offers to people who play it on their own table.

A `Plan` is settled before the first entry: who rides, which stages, which options. Facts are what people tell. The one
pure function `keep(plan, facts)` folds them, with the game's own scoring, into a `Page`: everything shown, and the
forms of what can be told next. One client draws the pages of all games: a form is made of a few kinds of field, and
what it sends is the fact's data. Things are named `player:0`, `rider:4`, `stage:2` (the second of the plan) everywhere,
and a renderer replaces them by the names the page gives.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from gruppetto.engine.edition import Provenance, Words
from gruppetto.engine.fact import Fact
from gruppetto.engine.figures import Box, By, FigureGroup
from gruppetto.engine.opening import Clock, Opening
from gruppetto.engine.option import Choice, Option
from gruppetto.engine.own_stage import OwnStage
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Mark, Text, Tie

# --- the plan -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TeamPlan:
    """A player with a team: the name, the colour, and the riders' own names where people gave some."""

    name: str
    team: str
    riders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StagePlan:
    """A stage by the id the plan form offers, with figures of one's own board where it asks for them."""

    id: str
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is settled before the first entry. Players sit in the order of `teams`."""

    edition: str
    teams: tuple[TeamPlan, ...]
    stages: tuple[StagePlan, ...]
    options: Mapping[str, Choice] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    """Figures of one's own box, where the plan form asks for some."""


# --- forms --------------------------------------------------------------------------------------------------------

FormSound = Literal["", "bell", "cheer"]
FieldKind = Literal["who", "riders", "ties", "number", "choice", "tick", "grid"]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a grid: one number for each thing, in steps of `step`. `most` is -1 where there is no end."""

    name: str
    label: Text
    least: int = 0
    most: int = -1
    step: int = 1
    offered: list[int] = field(default_factory=list)
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice of a field: what is sent, and what it is called."""

    value: str
    label: Text


@dataclass(frozen=True, slots=True)
class Field:
    """One question of a form; `name` is its key in the fact's data.

    | kind | asks for | sends |
    |---|---|---|
    | `who` | one of `among` | `"rider:4"` |
    | `riders` | `least` to `most` of `among`, in order, each up to `repeats` times | `["rider:4", "rider:1"]` |
    | `ties` | all of `among` in order, some level | `[["player:1"], ["player:0", "player:2"]]` |
    | `number` | from `least` to `most`; `offered` first | `7` |
    | `choice` | one of `answers` | `"dnf"` |
    | `tick` | yes or no | `true` |
    | `grid` | a number for each of `among` in each of `columns` | `{"rider:4": {"past": 3}}` |
    """

    name: str
    kind: FieldKind
    label: Text
    help: Text | None = None
    value: Any = None
    """What it is filled in with, in the form it is sent in; None for empty."""
    optional: bool = False
    among: list[str] = field(default_factory=list)
    least: int = 0
    most: int = -1
    offered: list[int] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    columns: list[Column] = field(default_factory=list)
    repeats: int = 1
    without: str = ""
    """The `who` field of the same form whose pick is left out here: a winner needs no place on the road."""
    by_chance: bool = False
    """Whether the client may offer to fill it in by luck: a drawn order, or a die of the numbers `offered`."""


@dataclass(frozen=True, slots=True)
class Form:
    """An entry that can be made: the fact's kind, its button, its questions, and data that goes along as it is."""

    kind: str
    name: Text
    fields: list[Field] = field(default_factory=list)
    given: Mapping[str, Any] = field(default_factory=dict)
    help: Text | None = None
    symbol: str = ""
    sound: FormSound = ""
    """What is heard when it is taken."""
    replaces: str = ""
    """The fact this entry stands in for, once people have confirmed: send a `change` instead of an `add`."""
    opens: Opening | None = None
    timed: bool = False
    """Whether it counts at the time of the page's clock: then its help names the clock's `number` and `time`."""


# --- the page -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Team:
    """A player as the page names them: `player:0`."""

    id: str
    name: str
    team: str
    bib: int
    marks: list[Mark] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Rider:
    """A rider as the page names them: `rider:4`. `state` is empty, `home`, or `out` of the race.

    `seat` and `place`, his place among the riders of the team's plan, say whose name a `rename` changes.
    """

    id: str
    seat: int
    place: int
    bib: int
    name: str = ""
    state: str = ""
    marks: list[Mark] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class StageLine:
    """A stage of the plan; `order` counts from 1, `state` is `ridden`, `now` or `ahead`.

    `forgotten` are the forms of what can still be told of a stage that has its result: a sprint, a bonus.
    """

    order: int
    id: str
    name: Words
    kind: Text
    length: Text
    state: str
    forgotten: list[Form] = field(default_factory=list)
    by: By | Literal[""] = ""
    """Who says how long it is."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of a classification: the first of `values` is what it is ranked by. Rank 0 is not ranked; who is level
    with another has a `tie`."""

    rank: int
    who: str
    values: list[str]
    gain: str = ""
    detail: Text | None = None
    marks: list[Mark] = field(default_factory=list)
    tie: Tie | None = None


@dataclass(frozen=True, slots=True)
class Classification:
    """A table: `columns` name the values of its lines. `stage` is the stage it belongs to, 0 for the whole race."""

    id: str
    name: Text
    columns: list[Text]
    lines: list[ScoreLine]
    stage: int = 0
    note: Text | None = None
    symbol: str = ""
    decides: bool = False
    """Whether who is first in it at the end has won the race."""
    worn: bool = False
    """Whether who is first in it at the end wears its symbol: a jersey, a cap."""


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody's place in an order."""

    who: str
    note: Text | None = None
    marks: list[Mark] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Order:
    """Who goes when: the playing order of a stage, the start list, the turns of a round."""

    id: str
    name: Text
    places: list[Place]
    note: Text | None = None


@dataclass(frozen=True, slots=True)
class Announcement:
    """What is called out: a winner, a jersey, with the rule that decided and the stage it is about (0: the race)."""

    text: Text
    rule: str
    stage: int = 0
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """A fact as a sentence, and the form to correct it, filled in.

    One that `waits` is kept but not counted yet, since a stage before it has no result.
    """

    fact: str
    kind: str
    text: Text
    form: Form
    stage: int = 0
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """Everything a sheet shows."""

    headline: Text
    status: list[Text]
    """Lines under the headline: the clock, the round, a reminder."""
    stages: list[StageLine]
    teams: list[Team]
    riders: list[Rider]
    forms: list[Form]
    """What can be entered now; the first is proposed."""
    tables: list[Classification]
    orders: list[Order]
    announcements: list[Announcement]
    history: list[Told]
    done: bool
    clock: Clock | None = None
    figures: list[FigureGroup] = field(default_factory=list)
    """What the score or its checks rest on and people may have said otherwise, with who says so; beside these
    everything is as printed."""


# --- the form of a plan -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TeamOffer:
    """A team that can ride: its colour, the bibs of its riders, and names where the edition has some."""

    team: str
    bibs: list[int]
    name: Words = field(default_factory=dict)
    riders: list[Words] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class StageOffer:
    """A stage that can be ridden. `figures` are those of its board; what people type is the `data` of its plan."""

    id: str
    name: Words
    kind: Text
    length: Text
    provenance: Provenance | Literal["partly"]
    """`partly` where the rulebook gives some of it."""
    figures: list[FigureGroup] = field(default_factory=list)
    own: OwnStage | None = None
    """For a stage of one's own what people say of it, instead of `figures`; it can be planned more than once."""


@dataclass(frozen=True, slots=True)
class TourOffer:
    """A list of stages with a name."""

    id: str
    name: Text
    stages: list[str]


@dataclass(frozen=True, slots=True)
class EditionOffer:
    """An edition with its stages and its tours; the first tour is proposed."""

    id: str
    name: Words
    provenance: Provenance
    stages: list[StageOffer]
    tours: list[TourOffer]


@dataclass(frozen=True, slots=True)
class PlanForm:
    """What must be settled before the first entry."""

    players: list[int]
    """The numbers of teams that can ride."""
    teams: list[TeamOffer]
    """In seat order; people may choose others of them."""
    rider_names: bool
    """Whether riders can be given names."""
    options: tuple[Option, ...]
    editions: list[EditionOffer]
    most_stages: int
    free_stages: bool
    """Whether stages may be repeated; else each is ridden at most once, usually in the order of the edition, though one
    may be added behind the last of them."""
    box: Box | None = None
    """Figures of the box that an owner is asked for; what is sent is the `data` of the plan and of its stages."""


# --- the keeper ---------------------------------------------------------------------------------------------------


class Keeper(ABC):
    """What a game that can be kept provides as `Game.keeper`."""

    @abstractmethod
    def plan_form(self) -> PlanForm:
        """What can be planned."""

    @abstractmethod
    def keep(self, plan: Plan, facts: Sequence[Fact]) -> Page:
        """Everything shown. Pure: equal facts give equal pages.

        Raises Refuted when they cannot be, with the rule and the fact, and FactError or PlanError for what is no fact
        or no plan of this game at all.
        """

    def empty(self, fact: Fact) -> Refusal | None:
        """Why an entry that says nothing is not written down: a group without a rider. Asked only when it is entered,
        so that a sheet which has one from earlier days can still be read."""
        return None

    @abstractmethod
    def sentence(self, plan: Plan, fact: Fact) -> Text:
        """A fact as a sentence, whatever the others are: for what was struck out, and for the trace."""


class PlanError(ValueError):
    """A plan that this game cannot keep: a fault of the program that sent it, in one sentence."""
