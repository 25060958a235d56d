"""The race of one match: what edition, options and number of seats fix. It never changes; all positions share it."""

from functools import lru_cache
from typing import Final

from gruppetto.engine.compiled import Compiled
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice, OptionError
from gruppetto.engine.teams import seated
from gruppetto.games.peloton.box.edition import PelotonEdition, edition_of
from gruppetto.games.peloton.box.options import MOST_TEAMS, SINGLE, TEAMS
from gruppetto.games.peloton.rules.course import Leg, leg_of
from gruppetto.games.peloton.rules.ledger import StageResult, Standings, Team
from gruppetto.games.peloton.rules.scoring import standings
from gruppetto.games.peloton.rules.ways import Ways, ways_of

_standings = lru_cache(maxsize=256)(standings)
"""Every picture of a stage asks for them, and they are others only after the stage."""


class Race(Compiled[PelotonEdition]):
    """The compiled set-up. Riders are numbered team by team: the first team of each seat, then the second."""

    @staticmethod
    def read_edition(document: Document, /) -> PelotonEdition:
        return edition_of(document.text, document.file)

    def __init__(
        self, edition: PelotonEdition, options: dict[str, Choice], seats: int, teams: tuple[str, ...], rules: str = ""
    ) -> None:
        super().__init__(edition, options, seats, teams, rules)
        self.points = (edition.sprint_points, edition.summit_points)
        """By kind of line."""
        self.size = int(options["team_size"])
        self.team_count = seats * min(int(options["teams_per_seat"]), MOST_TEAMS // seats)
        """As many teams a seat as wanted, as far as six teams reach for everybody (D-34)."""
        self.riders = self.team_count * self.size
        first = seated(TEAMS, seats, teams)
        looks = (*first, *(look for look in TEAMS if look not in first))[: self.team_count]
        self.team_names = tuple(look.team for look in looks)
        """The first team of each seat is the one it chose; the others are those left, in their order (D-34)."""
        self.team_of = tuple(rider // self.size for rider in range(self.riders))
        self.owner_of_team = tuple(team % seats for team in range(self.team_count))
        self.owners = tuple(self.owner_of_team[team] for team in self.team_of)
        self.bibs = tuple(look.bib + place for look in looks for place in range(self.size))
        self.rider_of_bib = {bib: rider for rider, bib in enumerate(self.bibs)}
        self.entrants: tuple[Team, ...] = tuple(
            tuple(range(team * self.size, (team + 1) * self.size)) for team in range(self.team_count)
        )
        self.stage_ids = edition.tour(str(options["stages"]))
        if options["race"] == SINGLE and len(self.stage_ids) > 1:  # PEL-27.3, 27.4
            single = f"a single race has one stage, not {len(self.stage_ids)}"
            raise OptionError(f"{single}; choose race=stage_race for a list of stages")
        self.legs: tuple[Leg, ...] = tuple(leg_of(edition, stage) for stage in self.stage_ids)
        self.ways: tuple[Ways, ...] = tuple(ways_of(leg) for leg in self.legs)
        self._check_room()
        self._read_options(options)
        self.red_finds_shelter = rules == "1"
        """Before rules 2 a red number that left the pace sheltered its thrower: the bridge took nothing from it."""

    def _read_options(self, options: dict[str, Choice]) -> None:
        self.rotation = options["placement"] == "rotation"
        self.grid = options["later_start"] == "grid"
        self.wind_heir = options["wind_heir"] is True
        self.uphill_lone_wind = options["uphill_lone_wind"] is True
        self.windy_bridge = options["bridge_dice"] == "reduced"
        """Whether the bridge takes from the white and the red die too."""
        self.hard_for_next = options["hard_pace"] == "next"
        """True where after a 4 on a climb only the next rider gets 3, and those behind him 4 again (D-15)."""
        self.lead_and_free = options["climb_attack"] == "lead_and_free"
        """True where attack position on a climb takes both the lead and free road (D-9)."""
        self.catch_in_position = options["who_catches"] == "attack_position"
        """True where only riders in attack position catch a breakaway (D-12)."""
        self.white_prolongs = options["white_again"] == "prolongs"
        """True where the white throw of a braked rider brakes the next two anew (D-17)."""
        self.crash_behind = options["crash_victims"] == "behind"
        """True where a big crash brings down those who stand behind it, not the next in the order (D-19)."""
        self.red_sets_pace = options["red_sets_pace"] is True
        self.dnf_out = options["dnf_scope"] == "race"
        self.exact_move = options["exact_move"] is True
        self.share_with_opponents = options["share_with_opponents"] is True
        own = options["share_own_teams"]
        self.share_own_teams = self.share_with_opponents if own == "like_opponents" else own == "always"
        """Whether the teams of one player share with each other."""
        self.lines_by_distance = options["line_order"] == "distance"
        """True where lines are scored when the sequence ends, by who has come furthest (D-25)."""
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
