"""The race of one match: what edition, options and number of seats fix. It never changes; all positions share it."""

from functools import lru_cache
from typing import Final

from gruppetto.engine.compiled import Compiled
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice, OptionError
from gruppetto.games.peloton.box.edition import PelotonEdition, edition_of
from gruppetto.games.peloton.box.options import MOST_SIZE, MOST_TEAMS, SINGLE
from gruppetto.games.peloton.rules.course import Leg, leg_of
from gruppetto.games.peloton.rules.ledger import StageResult, Standings, Team
from gruppetto.games.peloton.rules.scoring import standings
from gruppetto.games.peloton.rules.ways import Ways, ways_of

_standings = lru_cache(maxsize=256)(standings)
"""Every picture of a stage asks for them, and they are others only after the stage."""

TEAM_NAMES: Final = ("rouge", "azur", "mandarine", "lavande", "lagune", "ardoise")
"""Team k has the bibs 6k − 5 to 6k (D-34)."""


class Race(Compiled[PelotonEdition]):
    """The compiled set-up. Riders are numbered team by team, teams in the order of their colours."""

    @staticmethod
    def read_edition(document: Document, /) -> PelotonEdition:
        return edition_of(document.text, document.file)

    def __init__(self, edition: PelotonEdition, options: dict[str, Choice], seats: int) -> None:
        super().__init__(edition, options, seats)
        self.points = (edition.sprint_points, edition.summit_points)
        """By kind of line."""
        self.size = int(options["team_size"])
        self.teams = seats * min(int(options["teams_per_seat"]), MOST_TEAMS // seats)
        """As many teams a seat as wanted, as far as six teams reach for everybody (D-34)."""
        self.riders = self.teams * self.size
        self.team_names = TEAM_NAMES[: self.teams]
        self.team_of = tuple(rider // self.size for rider in range(self.riders))
        self.owner_of_team = tuple(team % seats for team in range(self.teams))
        self.owners = tuple(self.owner_of_team[team] for team in self.team_of)
        self.bibs = tuple(team * MOST_SIZE + place + 1 for team in range(self.teams) for place in range(self.size))
        self.rider_of_bib = {bib: rider for rider, bib in enumerate(self.bibs)}
        self.entrants: tuple[Team, ...] = tuple(
            tuple(range(team * self.size, (team + 1) * self.size)) for team in range(self.teams)
        )
        self.stage_ids = edition.tour(str(options["stages"]))
        if options["race"] == SINGLE and len(self.stage_ids) > 1:  # PEL-27.3, 27.4
            single = f"a single race has one stage, not {len(self.stage_ids)}"
            raise OptionError(f"{single}; choose race=stage_race for a list of stages")
        self.legs: tuple[Leg, ...] = tuple(leg_of(edition, stage) for stage in self.stage_ids)
        self.ways: tuple[Ways, ...] = tuple(ways_of(leg) for leg in self.legs)
        self._check_room()
        self._read_options(options)

    def _read_options(self, options: dict[str, Choice]) -> None:
        self.rotation = options["placement"] == "rotation"
        self.grid = options["later_start"] == "grid"
        self.wind_heir = options["wind_heir"] is True
        self.uphill_lone_wind = options["uphill_lone_wind"] is True
        self.red_sets_pace = options["red_sets_pace"] is True
        self.dnf_out = options["dnf_scope"] == "race"
        self.exact_move = options["exact_move"] is True
        self.share_with_opponents = options["share_with_opponents"] is True
        self.one_time_group = options["finish_times"] == "sequence"
        self.bonuses: tuple[int, ...] = self.edition.bonuses if options["bonuses"] is True else ()
        self.cards = options["cards"] is True
        self.card_group_attack = options["card_group_attack"] is True
        self.team_victory = options["victory"] == "team"

    def _check_room(self) -> None:
        for stage, leg in zip(self.stage_ids, self.legs, strict=True):
            if len(leg.corridor) < self.riders:
                raise OptionError(
                    f"the start of {stage} has room for {len(leg.corridor)} riders, not {self.riders}; "
                    "choose fewer seats or smaller teams"
                )

    def standings(self, results: tuple[StageResult, ...]) -> Standings:
        """The four classifications after these stages, by this race's options."""
        return _standings(
            results,
            self.entrants,
            bonuses=self.bonuses,
            sprint_points=self.points[0],
            summit_points=self.points[1],
            dnf_out=self.dnf_out,
        )

    def winner(self, results: tuple[StageResult, ...]) -> int:
        """The seat that wins a race with these stages, or -1 if nobody is ranked (PEL-24.13; D-41)."""
        found = self.standings(results)
        if self.team_victory and found.teams:
            return self.owner_of_team[found.teams[0]]
        return self.owners[found.riders[0]] if found.riders else -1


race_of: Final = Race.of
