"""How good each legal action looks at a glance: what bots think, by section 7 of the specification.

Nothing is hidden in this game, so the glance takes the open table, which a view has and a position is.

Worths are in hexes. A throw is worth its mean, an adopted pace itself; a move is worth the steps that it saves on the
way to the line, and a little for company, for points on the way, and for a team-mate who can use what is left over.
"""

from collections.abc import Callable, Sequence
from typing import Final

from gruppetto.games.peloton.bots.ground import ground_of
from gruppetto.games.peloton.box.edition import POLKA, RED, WHITE
from gruppetto.games.peloton.rules.actions import SOLO, Move, Verb
from gruppetto.games.peloton.rules.course import BRIDGE
from gruppetto.games.peloton.rules.decisions.speed import ADOPT
from gruppetto.games.peloton.rules.lines import lines_on_the_way
from gruppetto.games.peloton.rules.pace import offered_pace, open_pace
from gruppetto.games.peloton.rules.position import (
    MOVE2_PHASE,
    MOVE_PHASE,
    NONE,
    PLACE_PHASE,
    SPEED_PHASE,
    PelotonOpen,
)
from gruppetto.games.peloton.rules.reach import own_hexes, reach
from gruppetto.games.peloton.rules.view import PelotonView

YELLOW_WORTH: Final = 3.5
"""Adopt 4 and more, throw at 3 and below (hint 2)."""
POLKA_WORTH: Final = 2.25
"""Adopt 3, throw at 2 and below."""
BRIDGE_WORTH: Final = 2.0
WHITE_WORTH: Final = 2.0
RED_WORTH: Final = 4.4
"""At the line, where there is little to lose (hint 5); elsewhere one fall in three is too much."""
RED_ELSEWHERE: Final = 0.5
FOLLOWERS: Final = 0.4
"""How much more readily somebody throws for followers who are all his own."""
CATCHING: Final = 6.0
BREAKING_AWAY: Final = 3.5
"""Better than to ride two hexes into the wind, by play against a glance that let the attack go."""
NEAR_A_LINE: Final = 7
"""A solo attack reaches a line at most so far ahead."""
LAST_STEPS: Final = 6
CARD_STEPS: Final = 14
"""Cards are kept for the last two sequences (hint 10)."""
LAST_PART: Final = 30
SMALL_GROUP: Final = 6
COMPANY: Final = 0.5
POINT: Final = 0.4
"""A point at a sprint or summit, in hexes."""
SECOND: Final = 0.2
"""A second at the finish, in hexes."""
PASSED_ON: Final = 0.9
"""A step given to a team-mate against one ridden oneself."""
GIVEN_AWAY: Final = -1.0
STOPPING: Final = 0.5
"""After the first leg of an attack: only where riding on would gain nothing."""
MOST_PASSED_ON: Final = 2


def appraise(view: PelotonView) -> list[float]:
    """The worth of each of `view.actions`, in their order."""
    return glance(view.open, view.actions)


def glance(table: PelotonOpen, actions: Sequence[Move]) -> list[float]:
    """The worth of each action of the seat to decide; riders are placed as far in front as they can be."""
    if table.phase is PLACE_PHASE:
        return [float(table.leg.index[action.hex]) for action in actions]
    if not actions:
        return []
    if table.phase is MOVE_PHASE:
        return Ride(table).worths(actions)
    if table.phase is MOVE2_PHASE:
        *moves, last = actions
        if last.verb is Verb.STOP:
            return [*Ride(table).worths(moves), STOPPING]
        return Ride(table).worths(actions)
    outlook = Outlook(table)
    return [_WORTHS[action.verb](outlook, action) for action in actions]


def ride_home(view: PelotonView) -> Move | None:
    """What looks best, once the podium is decided and the seat has only stragglers to ride home (D-39)."""
    if not view.actions or len(view.open.finishers) < len(view.open.race.edition.bonuses):
        return None
    worths = appraise(view)
    return view.actions[worths.index(max(worths))]


def follow(view: PelotonView) -> Move | None:
    """What a rider does who follows the pace of his group: he adopts it, and rides it as far and as well as it goes.
    None where he cannot, and after any other choice of his."""
    table = view.open
    if table.phase is SPEED_PHASE:
        return ADOPT if ADOPT in view.actions else None
    if table.phase is not MOVE_PHASE or not view.actions:
        return None
    if table.die != NONE or table.card != NONE or table.speed != open_pace(table):
        return None
    worths = appraise(view)
    return view.actions[worths.index(max(worths))]


class Ride:
    """Where the rider in turn could ride: nearer to the line, not alone, first at lines, and something for the team
    (hints 1, 7, 8 and 9). It is asked for more than all else together, so it works on sets of hexes."""

    __slots__ = ("_ground", "_here", "_mates", "_reach", "_table", "_taken")

    def __init__(self, table: PelotonOpen) -> None:
        self._table = table
        self._ground = ground_of(table.ways)
        self._here = table.hexes[table.rider]
        self._taken = table.taken ^ table.ways.bits[self._here]  # he leaves his own
        self._mates = own_hexes(table)
        self._reach = reach(table)

    def worths(self, moves: Sequence[Move]) -> list[float]:
        leg, taken, around, steps = self._table.leg, self._taken, self._ground.around, self._reach
        index, home, stretch, reached = leg.index, leg.steps_home, leg.stretch, leg.reached
        start, before, speed, mates = home[self._here], reached[self._here], self._table.speed, self._mates
        lane = 1.0 / leg.size  # the inner lane, and the windward side, play earlier
        found: list[float] = []
        for move in moves:
            place = index[move.hex]
            worth = float(start - home[place])
            if place >= stretch:
                found.append(worth + (60 - leg.seconds[place]) * SECOND)
                continue
            worth += place * lane
            if around[place] & taken:
                worth += COMPANY
            if reached[place] != before:
                worth += self._points(place)
            if mates and 1 <= speed - steps[place] <= MOST_PASSED_ON:
                worth += self._gift(place, speed - steps[place])
            found.append(worth)
        return found

    def _points(self, place: int) -> float:
        return POINT * sum([points for _, _, points in lines_on_the_way(self._table, self._here, place)])

    def _gift(self, place: int, rest: int) -> float:
        """What a team-mate could make of the rest (hint 8)."""
        if not self._ground.beside(place, rest) & self._mates:
            return 0.0
        ways, taken = self._table.ways, self._taken
        for to in ways.leg.neighbours[place]:
            if ways.behind(to, rest) & self._mates and not taken & ways.bits[to]:
                return PASSED_ON * rest
        return 0.0


class Outlook:
    """The race as the seat to decide sees it, worked out once for all its actions."""

    __slots__ = ("_group", "_here", "_home", "_leg", "_members", "_own", "_table")

    def __init__(self, table: PelotonOpen) -> None:
        self._table = table
        self._leg = table.leg
        self._home = table.leg.steps_home
        self._here = table.hexes[table.rider]
        self._group = table.group_of[table.rider]
        members = table.group(self._group, table.turn)
        self._members = len(members)
        self._own = sum(table.race.owners[rider] == table.to_decide for rider in members)

    def adopt(self, action: Move) -> float:
        return float(offered_pace(self._table, self._group))

    def throw(self, action: Move) -> float:
        """The mean of a die, and what it does to those behind (hints 2, 5 and 6)."""
        table, die = self._table, action.what
        if die == RED:  # for the stage, when the line is near and nobody is home yet
            last = self._home[self._here] <= LAST_STEPS and not table.finishers
            return RED_WORTH if last and table.turn < SMALL_GROUP else RED_ELSEWHERE
        if die == WHITE:
            return YELLOW_WORTH + COMPANY if self._brakes_for_a_mate() else WHITE_WORTH
        # More readily for team-mates behind, less for rivals.
        followers = FOLLOWERS * (2 * self._own / self._members - 1) if self._members else 0.0
        if die == POLKA:
            return POLKA_WORTH + followers
        sheltered = table.group_sizes[self._group] > 1 and table.sheltered >> self._group & 1
        if table.leg.terrain[self._here] == BRIDGE and not sheltered:
            spared = not table.race.windy_bridge
            return BRIDGE_WORTH - COMPANY if spared else BRIDGE_WORTH  # then white loses nothing there
        return YELLOW_WORTH + followers

    def _brakes_for_a_mate(self) -> bool:
        """At the head of a chase by rivals, with a team-mate in the leading group up the road (hint 5)."""
        table = self._table
        if self._group == 0 or self._home[self._here] > LAST_PART or not self._members:
            return False
        ahead = [table.race.owners[rider] == table.to_decide for rider in table.group(0)]
        return len(ahead) <= SMALL_GROUP and sum(ahead) > self._own

    def attack(self, action: Move) -> float:
        """Alone towards a line that is near, for the group if it is one's own, else alone: six hexes and more are not
        left to rivals (hint 3)."""
        if action.what != SOLO:
            return 4.0 if self._group > 0 or 2 * self._own >= self._members else 1.5  # not for rivals
        if self._to_next_line() <= NEAR_A_LINE:
            return CATCHING
        return BREAKING_AWAY

    def _to_next_line(self) -> int:
        """The steps to the next sprint, summit or finish, the quickest way on an empty road."""
        leg, place = self._leg, self._here
        for step in range(1, NEAR_A_LINE + 1):
            place = min(leg.forward[place], key=self._home.__getitem__, default=place)
            if leg.reached[place] != leg.reached[self._here]:
                return min(self._home[self._here], step)
        return self._home[self._here]

    def card(self, action: Move) -> float:
        table = self._table
        attack = table.attackers >> table.rider & 1
        if action.what == POLKA:
            return CATCHING if self._to_next_line() <= NEAR_A_LINE else 1.0
        if self._home[self._here] <= CARD_STEPS or (attack and self._to_next_line() <= NEAR_A_LINE):
            return CATCHING if attack else 4.4
        return 1.0

    def share(self, action: Move) -> float:
        table = self._table
        receiver = table.race.rider_of_bib[action.bib]
        gain = self._home[table.hexes[receiver]] - self._home[self._leg.index[action.hex]]
        return float(gain) if table.race.owners[receiver] == table.to_decide else GIVEN_AWAY

    def agree(self, action: Move) -> float:
        table = self._table
        return float(self._home[table.hexes[table.offer_rider]] - self._home[table.offer_hex])


_WORTHS: Final[dict[Verb, Callable[[Outlook, Move], float]]] = {
    Verb.ADOPT: Outlook.adopt,
    Verb.THROW: Outlook.throw,
    Verb.CARD: Outlook.card,
    Verb.ATTACK: Outlook.attack,
    Verb.CATCH: lambda outlook, action: CATCHING,
    Verb.DECLINE: lambda outlook, action: 2.0,
    Verb.SHARE: Outlook.share,
    Verb.KEEP: lambda outlook, action: 0.0,
    Verb.AGREE: Outlook.agree,
    Verb.REFUSE: lambda outlook, action: 0.5,  # an opponent's gift that gains nothing
}
