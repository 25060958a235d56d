"""Whole races against the turn as the specification writes it down (section 4.3): offers, choices, speeds, groups.

The reading here is plain and its own: a table of figures for each group, faces as the box prints them. It takes from
the game only where everybody stands, the order, the groups and who is in attack position.
"""

import random
from dataclasses import dataclass, field
from typing import Final

import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.games.peloton.box.edition import RED
from gruppetto.games.peloton.rules.actions import Move, Verb
from gruppetto.games.peloton.rules.course import BRIDGE, CLIMB
from gruppetto.games.peloton.rules.decisions.speed import THROWS
from gruppetto.games.peloton.rules.position import MOVE2_PHASE, MOVE_PHASE, SPEED_PHASE, SYMBOL_PHASE
from gruppetto.games.peloton.rules.state import PelotonState
from gruppetto.testing.witness import Witness
from tests.games.peloton.table import start

FACES: Final = {
    "yellow": ["A", "3", "3", "4", "5", "6"],
    "polka": ["A", "2", "2", "3", "3", "4"],
    "white": ["1", "1", "2", "2", "3", "3"],
    "red": ["4", "5", "6", "7", "CRASH", "BIG"],
}
GREEN: Final = (3, 4, 4, 5, 5, 6)
CARDS: Final = ("yellow", "polka", "green")


@dataclass
class Group:
    pace: int = 0
    climb: bool = False
    hard: bool = False
    """Whether the next rider finds a 3 where those behind him find a 4."""
    sheltered: bool = False
    brake: int = 0
    reset: bool = False
    breakaway: int = 0
    die: str = ""
    closed: bool = False

    def close(self) -> None:
        if self.breakaway:
            self.breakaway, self.die, self.closed = 0, "", True

    def set_pace(self, pace: int, climb: bool) -> None:
        self.pace, self.climb, self.reset, self.hard = pace, climb, False, False

    def set_hard_pace(self, *, next_only: bool) -> None:
        self.set_pace(4 if next_only else 3, climb=True)
        self.hard = next_only

    def empty(self) -> None:
        self.pace, self.climb, self.hard = 0, False, False


@dataclass
class Reading:
    """The turn under way, and the groups of its sequence."""

    state: PelotonState
    groups: list[Group] = field(default_factory=list)
    sequence: tuple[int, int] = (0, 0)
    turn: int = -1
    spent: set[str] = field(default_factory=set)
    braked: bool = False
    die: str = ""
    first: int = 0
    """The steps of the symbol that was thrown or stands on a card."""

    def begin(self) -> None:
        """A rider is to choose his speed: those before him have been passed over."""
        state = self.state
        now = (state.stage_index, state.sequence)
        if now != self.sequence:
            if now[0] != self.sequence[0]:
                self.spent = set()
            self.sequence, self.turn = now, -1
            self.groups = [Group() for _ in state.leaders]
        for rider in state.order[self.turn + 1 : state.turn + 1]:
            group = self.groups[state.group_of[rider]]
            self.braked = group.brake > 0
            group.brake = max(0, group.brake - 1)
        self.turn = state.turn
        self.terrain = state.leg.terrain[state.hexes[state.rider]]
        self.group = self.groups[state.group_of[state.rider]]
        self.lone = state.group_sizes[state.group_of[state.rider]] == 1
        self.leads = state.leaders[state.group_of[state.rider]] == state.rider
        self.attacks = bool(state.attackers >> state.rider & 1)
        self.exposed = self.terrain != CLIMB and (
            self.lone or (not self.group.sheltered if state.race.wind_heir else self.leads)
        )

    def offers(self) -> set[str]:
        state, group, climb = self.state, self.group, self.terrain == CLIMB
        if state.sequence == 1 and state.turn == 0:
            return {"throw polka" if climb else "throw yellow"}
        found = {f"card {card}" for card in self._cards() if (card == "polka") == climb}
        if not self.lone and group.pace and not group.breakaway and (group.climb or not climb):
            found.add("adopt")
        if climb:
            return found | {"throw polka"}
        yellow, white = not self.braked, not group.reset
        dice = {"yellow": yellow, "white": white, "red": yellow and white}
        return found | {f"throw {die}" for die, offered in dice.items() if offered}

    def _cards(self) -> set[str]:
        held = {card for card, rider in zip(CARDS, self.state.jerseys, strict=True) if rider == self.state.rider}
        return held - self.spent

    def follow(self, action: str, met: list[int]) -> int | set[str] | None:
        """Carries an action out: the speed it gives, the choices it leaves, or None where there is neither."""
        verb, _, what = action.partition(" ")
        group = self.group
        if verb in ("adopt", "throw", "card"):
            found, group.hard = 3 if group.hard else group.pace, False
        if verb == "adopt":
            group.sheltered = True
            return found
        if verb == "throw":
            return self._throw(what, FACES[what][met[0] - 1])
        if verb == "card":
            return self._card(what, met)
        if verb == "catch":
            return group.breakaway
        if verb == "decline":
            return self._number(self.die, self.first)
        if action == "attack solo":
            return self.first
        assert action == "attack group"
        group.set_pace(2 + GREEN[met[0] - 1], climb=False)
        group.sheltered = True
        return group.pace

    def _throw(self, die: str, face: str) -> int | set[str] | None:
        group = self.group
        if face in ("CRASH", "BIG"):
            if face == "BIG" or self.state.race.red_sets_pace:
                group.empty()
                group.reset = True
            group.close()
            return None
        group.reset = False
        if face != "A":
            return self._number(die, int(face))
        self.die, self.first = die, 2 if die == "yellow" else 1
        catches = self.attacks or self.state.race.options["who_catches"] == "group"
        if group.breakaway and group.die == die and catches:
            return {"catch", "decline"}
        if not group.breakaway and self.attacks and not group.closed:
            return {"attack solo", "decline"} | ({"attack group"} if die == "yellow" else set())
        return self._number(die, self.first)

    def _number(self, die: str, value: int) -> int:
        race, group = self.state.race, self.group
        group.close()
        if die != "red" or race.red_sets_pace or not group.pace:
            if die == "polka" and value == 4:
                group.set_hard_pace(next_only=race.options["hard_pace"] == "next")
            else:
                group.set_pace(value, self.terrain == CLIMB)
        if die == "white" and not (self.braked and race.options["white_again"] == "ends"):
            group.brake = 2
        group.sheltered = True
        if die == "polka" and self.lone and race.uphill_lone_wind:
            return max(1, value - 1)
        if die != "yellow" or not self.exposed:
            return value
        return value - (0 if value == 2 else 1) - (self.terrain == BRIDGE)

    def _card(self, card: str, met: list[int]) -> int | set[str]:
        self.spent.add(card)
        self.die, self.first = "", 1 if card == "polka" else 2
        if self.attacks:
            both = self.state.race.card_group_attack and card != "polka" and not self.group.breakaway
            return {"attack solo", "attack group"} if both else self.first
        if card != "polka":
            return GREEN[met[0] - 1]
        self.group.close()
        self.group.set_hard_pace(next_only=self.state.race.options["hard_pace"] == "next")
        return 4

    def break_away(self, green: int) -> None:
        """After the first leg; a card opens nothing."""
        if self.die:
            self.group.empty()
            self.group.breakaway, self.group.die = self.first + green, self.die

    def agrees(self) -> bool:
        state = self.state
        return [
            (each.pace, each.climb, each.hard, each.sheltered, each.reset, each.breakaway, each.closed)
            for each in self.groups
        ] == [
            (
                state.paces[number],
                *(
                    bool(bits >> number & 1)
                    for bits in (state.climb_paces, state.hard_paces, state.sheltered, state.resets)
                ),
                state.breakaways[number],
                bool(state.closed >> number & 1),
            )
            for number in range(len(state.leaders))
        ]


OTHERWISE: Final = {"wind_heir": False, "uphill_lone_wind": True, "red_sets_pace": False, "card_group_attack": True}
READINGS: Final = {
    "hard_pace": "next",
    "climb_attack": "lead_and_free",
    "who_catches": "attack_position",
    "white_again": "prolongs",
    "crash_victims": "behind",
    "line_order": "distance",
}


@pytest.mark.parametrize("options", [{}, OTHERWISE, READINGS], ids=["default", "otherwise", "readings"])
@pytest.mark.parametrize("stages", ["alpe-dhuez+roskilde-nyborg", "roskilde-nyborg+carcassonne-foix"])
def test_races_go_as_the_specification_writes_a_turn(stages: str, options: dict[str, object]) -> None:
    luck = random.Random(7)
    wanted = {**options, "race": "stage_race", "dnf_scope": "stage", "later_start": "grid"}
    verbs: set[str] = set()
    for _ in range(4):
        verbs |= _ride(start(seats=2, size=6, stages=stages, options=wanted), luck)

    rare = {"catch"} if "who_catches" in options else set()  # with both symbol and attack position
    assert {"adopt", "throw", "card", "attack", "catch", "decline"} - rare <= verbs


def _ride(state: PelotonState, luck: random.Random) -> set[str]:
    """A race to its end, held against the reading after every action; returns what was done in it."""
    reading = Reading(state)
    verbs: set[str] = set()
    while state.to_decide >= 0:
        phase, solo, actions = state.phase, state.solo, list(state.actions())
        if phase is SPEED_PHASE:
            reading.begin()
            assert {str(action) for action in actions} == reading.offers()
        action, witness = _chosen(state, luck), Witness(SampledChance(luck.random))
        verbs.add(str(action).partition(" ")[0])
        state.play(action, witness)
        if phase is MOVE_PHASE and solo:
            reading.break_away(GREEN[witness.met[0] - 1])
        elif phase in (SPEED_PHASE, SYMBOL_PHASE):
            _expect(state, reading.follow(str(action), witness.met))
        if (state.stage_index, state.sequence) == reading.sequence and state.to_decide >= 0:
            assert reading.agrees()
    return verbs


def _chosen(state: PelotonState, luck: random.Random) -> Move:
    """Anything, but the red die seldom: it would soon leave nobody on the road; and rather beside somebody."""
    actions = list(state.actions())
    taken = frozenset(state.hexes)
    weights = [
        1 if action == THROWS[RED] else 20 if action.verb is Verb.MOVE and _beside(state, action, taken) else 5
        for action in actions
    ]
    return luck.choices(actions, weights)[0]


def _beside(state: PelotonState, action: Move, taken: frozenset[int]) -> bool:
    return not taken.isdisjoint(state.leg.neighbours[state.leg.index[action.hex]])


def _expect(state: PelotonState, found: int | set[str] | None) -> None:
    if isinstance(found, set):
        assert state.phase is SYMBOL_PHASE
        assert {str(action) for action in state.actions()} == found
    elif found is not None:
        assert state.phase in (MOVE_PHASE, MOVE2_PHASE)
        assert state.speed == found
