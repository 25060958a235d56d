"""The course of one match: everything that edition, options and number of seats fix, as tables for quick play.

A course never changes; all copies of a position share it, and a pickled one is compiled again where it arrives.
"""

from dataclasses import dataclass
from typing import Final

from gruppetto.engine.compiled import Compiled
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice
from gruppetto.engine.teams import seated
from gruppetto.games.vainqueur.box.cards import CLIMBER_BIT, HANDICAPS, KINDS, KM20, RIDE_BITS
from gruppetto.games.vainqueur.box.edition import (
    FLAT,
    MOUNTAIN,
    TIME_TRIAL,
    Instruction,
    StageData,
    Track,
    VainqueurEdition,
    read_edition,
)
from gruppetto.games.vainqueur.box.options import TEAMS

NO_ZONE: Final = 1 << 30
"""Where the sprint zone of a stage without one begins: out of reach (VAI-13.1)."""


@dataclass(frozen=True)
class Landing:
    """What happens to a rider whose die move ends on a cell: the instructions read, with where each leads."""

    to: int
    again: bool
    miss: int
    read: tuple[tuple[Instruction, int], ...]


@dataclass(frozen=True)
class Leg:
    """A stage of this match."""

    number: int
    data: StageData
    flat: bool
    mountain: bool
    trial: bool
    length: int
    sprint_from: int
    riding: tuple[int, int]
    """The kinds a rider may play unblocked, without and with a climber laid (VAI-12.1, VAI-13.2, VAI-7.9)."""
    halted: tuple[int, int]
    """The same for a blocked rider, beside counters and sprinter (VAI-5.6)."""
    landings: tuple[Landing, ...]
    """In a time trial: by cell, the finish excluded."""


@dataclass(frozen=True)
class Ahead:
    """The roads after a stage: hands are kept for them, since they carry over (VAI-8.11)."""

    next_flat: bool
    """Whether the next stage with cards is flat."""
    flat: bool
    mountain: bool


class Course(Compiled[VainqueurEdition]):
    """The compiled set-up."""

    @staticmethod
    def read_edition(document: Document, /) -> VainqueurEdition:
        return read_edition(document)

    def __init__(
        self, edition: VainqueurEdition, options: dict[str, Choice], seats: int, teams: tuple[str, ...], rules: str = ""
    ) -> None:
        super().__init__(edition, options, seats, teams, rules)
        self.seating = seated(TEAMS, seats, teams)
        self.all_seats = (1 << seats) - 1
        self.next_seat = tuple((seat + 1) % seats for seat in range(seats))
        self.deck = edition.deck
        self.hand_size = edition.hand_size
        self.die = edition.die
        self.points = edition.points
        self.kilometres = edition.kilometres + (0,) * (KINDS - len(edition.kilometres))
        self.cures = (0,) * HANDICAPS[0] + edition.cures
        self.strict_discard = options["discard"] == "only_if_stuck"
        self.once_a_stage = options["handicap_limit"] == "per_stage"
        """True where a rider is given one handicap in a stage at most (D-10)."""
        self.once_a_rival = options["handicap_limit"] == "per_rival"
        """True where a rider is given one in a stage by each rival at most (D-10)."""
        self.counts_handicaps = self.once_a_stage or self.once_a_rival
        self.sprint_while_blocked = bool(options["sprint_while_blocked"])
        self.competition = options["rank_after_tie"] == "competition"
        self.cap_breaks_ties = options["final_tie"] == "cap_holder"
        self.cap_to_winner = options["cap_tie"] == "stage_winner"
        self.exact_finish = bool(options["tt_exact_finish"])
        self.legs = tuple(compiled_leg(edition, number) for number in edition.tour(str(options["tour"])))
        self.ahead = tuple(_ahead(self.legs[place + 1 :]) for place in range(len(self.legs)))


course_of: Final = Course.of


def _ahead(legs: tuple[Leg, ...]) -> Ahead:
    roads = [leg for leg in legs if not leg.trial]
    return Ahead(bool(roads) and roads[0].flat, any(leg.flat for leg in roads), any(leg.mountain for leg in roads))


def compiled_leg(edition: VainqueurEdition, number: int) -> Leg:
    data = edition.stages[number]
    flat, mountain = data.type == FLAT, data.type == MOUNTAIN
    return Leg(
        number=number,
        data=data,
        flat=flat,
        mountain=mountain,
        trial=data.type == TIME_TRIAL,
        length=data.length,
        sprint_from=data.sprint_from if flat else NO_ZONE,
        riding=((1 << KM20) | CLIMBER_BIT, RIDE_BITS) if mountain else (RIDE_BITS, RIDE_BITS),
        halted=(CLIMBER_BIT, 0) if mountain else (0, 0),
        landings=_landings(edition.tracks[data.track]) if data.track else (),
    )


def _landings(track: Track) -> tuple[Landing, ...]:
    return tuple(_landing(track, cell) for cell in range(track.finish))


def _landing(track: Track, cell: int) -> Landing:
    """Reads the cell the die led to, and with `chain_instructions` those it leads to, each at most once (D-28)."""
    read: list[tuple[Instruction, int]] = []
    seen: set[int] = set()
    again, miss = False, 0
    while cell in track.cells and cell not in seen and (track.chain_instructions or not seen):
        seen.add(cell)
        instruction = track.cells[cell]
        again = again or instruction.effect == "again"
        miss += instruction.amount if instruction.effect == "miss" else 0
        cell = _led_to(instruction, track.finish)
        read.append((instruction, cell))
    return Landing(cell, again, miss, tuple(read))


def _led_to(instruction: Instruction, finish: int) -> int:
    """Where an instruction puts the rider: never behind the start (VAI-14.6) nor beyond the finish (VAI-14.7)."""
    if instruction.effect == "forward":
        return min(instruction.cell + instruction.amount, finish)
    if instruction.effect == "back":
        return max(instruction.cell - instruction.amount, 0)
    return instruction.amount if instruction.effect == "goto" else instruction.cell
