"""The facts of a score sheet read and checked: the prologue, and a result for each stage (VAI-17.1 to 17.3).

Results are kept by the number of their stage, not by the order in which people wrote them down. They count as far as
there is one for every stage from the first on; what stands behind a gap waits.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gruppetto.engine.fact import Fact, Reading, Refuted
from gruppetto.engine.figures import By, FigureGroup
from gruppetto.engine.forms import Sheet
from gruppetto.engine.opening import Opened
from gruppetto.engine.refusal import Refusal
from gruppetto.games.vainqueur.box.edition import StageData
from gruppetto.games.vainqueur.rules import scoring
from gruppetto.games.vainqueur.rules.course import Leg
from gruppetto.games.vainqueur.rules.ledger import CapAward, FinalResult

SHEET: Final = Sheet("vainqueur-sheet")
PROLOGUE: Final = "prologue"
ROLLS: Final = "rolls"
STAGE: Final = "stage"
ORDER: Final = "order"


@dataclass(frozen=True, slots=True)
class KeptLeg:
    """A stage of the plan: how long it is and who says so. `checks` are the figures that positions are held against:
    ours only where people ride on our board, else what they know of their own (VAI-17.6)."""

    leg: Leg
    length: int
    by: By
    checks: tuple[FigureGroup, ...]

    @property
    def data(self) -> StageData:
        return self.leg.data

    @property
    def trial(self) -> bool:
        return self.leg.trial

    @property
    def finish(self) -> int | None:
        """Where the stage ends, if that is known."""
        return self.length if self.checks else None


@dataclass(frozen=True, slots=True)
class Terms:
    """What the plan settles."""

    seats: int
    legs: tuple[KeptLeg, ...]
    cell_km: int
    scale: tuple[int, ...]
    die: tuple[int, ...]
    competition: bool
    cap_breaks_ties: bool
    cap_to_winner: bool

    @property
    def players(self) -> list[str]:
        return [f"player:{seat}" for seat in range(self.seats)]

    def step(self, leg: KeptLeg) -> int:
        """On the road riders stand on cells of so many kilometres (VAI-17.3)."""
        return 1 if leg.trial else self.cell_km


@dataclass(frozen=True, slots=True)
class Ridden:
    """A stage's result as it was told; by order there are no positions."""

    fact: Fact
    winner: int
    positions: dict[int, int]
    places: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(slots=True)
class Kept:
    """Everything the facts come to."""

    terms: Terms
    prologue: int | None = None
    rounds: scoring.Rolls = ()
    opened: Opened = field(default_factory=Opened)
    """The rounds of the prologue that were told."""
    told: dict[int, Ridden] = field(default_factory=dict)
    """Results by the order of their stage, from 1."""
    results: list[Ridden] = field(default_factory=list)
    """Those that count."""
    totals: list[int] = field(default_factory=list)
    caps: list[CapAward] = field(default_factory=list)
    """Who wears the cap in each stage, the next one included; none is awarded after the last (VAI-10.10)."""
    final: FinalResult | None = None

    @property
    def next(self) -> int:
        """The order of the stage without a result that comes first, from 1."""
        return len(self.results) + 1


def keep_ledger(terms: Terms, facts: Sequence[Fact]) -> Kept:
    """Raises Refuted for the first fact that cannot be, and FactError for what is no fact of this game."""
    kept = Kept(terms, totals=[0] * terms.seats)
    for fact in facts:
        reading = Reading(fact)
        if fact.kind in (PROLOGUE, ROLLS):
            _read_prologue(kept, reading)
        elif fact.kind in (STAGE, ORDER):
            _read_stage(kept, reading)
        else:
            raise reading.unknown()
        reading.done()
    if kept.prologue is not None:
        _count(kept, kept.prologue)
    return kept


def _count(kept: Kept, wearer: int) -> None:
    """Totals, caps and the end, stage by stage (VAI-17.4)."""
    terms = kept.terms
    kept.caps = [CapAward(wearer, "VAI-11.2")]
    history: list[tuple[int, ...]] = []
    while (ridden := kept.told.get(kept.next)) is not None:
        kept.results.append(ridden)
        history.append(ridden.places)
        kept.totals = [total + gained for total, gained in zip(kept.totals, ridden.points, strict=True)]
        if len(kept.results) == len(terms.legs):
            worn = kept.caps[-1].seat
            kept.final = scoring.final_result(kept.totals, history, worn, cap_breaks_ties=terms.cap_breaks_ties)
            return
        worn = kept.caps[-1].seat
        kept.caps.append(scoring.award_cap(kept.totals, history, worn, to_winner=terms.cap_to_winner))


# --- the prologue ---


def _read_prologue(kept: Kept, reading: Reading) -> None:
    fact = reading.fact
    if kept.prologue is not None or (fact.kind == PROLOGUE and kept.rounds):
        raise Refuted(Refusal("VAI-17.1", {"who": f"player:{_leader(kept)}"}), fact.id)
    if fact.kind == PROLOGUE:
        kept.prologue = reading.pick("winner", kept.terms.players)
        return
    if kept.opened.twice(reading):
        raise Refuted(Refusal("VAI-17.1", {"who": f"player:{_leader(kept)}"}), fact.id)
    grid = reading.grid("rolls", kept.terms.players, ["roll"])
    kept.rounds = (*kept.rounds, tuple(grid.get(seat, {}).get("roll", 0) for seat in range(kept.terms.seats)))
    refusal = scoring.check_prologue(kept.rounds, kept.terms.die)
    if refusal is None and (still := scoring.waiting(kept.rounds)):
        refusal = Refusal("VAI-11.1", {"who": f"player:{still[0]}"})
    if refusal is not None:
        raise Refuted(refusal, fact.id)
    kept.prologue = scoring.prologue_winner(kept.rounds)


def _leader(kept: Kept) -> int:
    """Who is named as the winner already, or at least ahead."""
    return kept.prologue if kept.prologue is not None else max(range(kept.terms.seats), key=kept.rounds[-1].__getitem__)


# --- a stage ---


def _read_stage(kept: Kept, reading: Reading) -> None:
    fact, terms = reading.fact, kept.terms
    order = reading.stage(len(terms.legs))
    if order in kept.told:
        raise Refuted(_wrong("twice", stage=order), fact.id)
    winner, positions, places = (_by_order if fact.kind == ORDER else _by_position)(terms, reading, order)
    kept.told[order] = Ridden(fact, winner, positions, places, scoring.stage_points(places, terms.scale))


def _by_position(terms: Terms, reading: Reading, order: int) -> tuple[int, dict[int, int], tuple[int, ...]]:
    leg = terms.legs[order - 1]
    winner = reading.pick("winner", terms.players)
    grid = reading.grid("positions", terms.players, ["at"])
    positions = {seat: row["at"] for seat, row in grid.items()}
    for seat in range(terms.seats):
        if seat != winner and seat not in positions:
            raise Refuted(_wrong("missing", stage=order, who=seat), reading.fact.id)
    beyond = 1 + max(0, *(position for seat, position in positions.items() if seat != winner))
    finish = positions.get(winner, beyond) if leg.finish is None else leg.finish
    checked = [finish if seat == winner else positions[seat] for seat in range(terms.seats)]
    refusal = scoring.check_positions(checked, winner, leg.length, terms.step(leg), physical=leg.finish is None)
    if refusal is not None:
        raise Refuted(refusal, reading.fact.id)
    return winner, positions, scoring.stage_places(checked, winner, competition=terms.competition)


def _by_order(terms: Terms, reading: Reading, order: int) -> tuple[int, dict[int, int], tuple[int, ...]]:
    """Everybody once, the winner alone in front; those level with each other count as on one cell (VAI-17.3)."""
    groups = [group for group in reading.ties("order", terms.players) if group]
    named = [seat for group in groups for seat in group]
    for seat in range(terms.seats):
        if named.count(seat) != 1:
            fault = "again" if seat in named else "missing"
            raise Refuted(_wrong(fault, stage=order, who=seat), reading.fact.id)
    if len(groups[0]) > 1:
        raise Refuted(_wrong("winner", stage=order), reading.fact.id)
    winner = groups[0][0]
    return winner, {}, scoring.places_by_order(groups[1:], winner, terms.seats, competition=terms.competition)


def _wrong(fault: str, *, stage: int, who: int = 0) -> Refusal:
    return Refusal("VAI-17.2", {"fault": fault, "stage": f"stage:{stage}", "who": f"player:{who}"})
