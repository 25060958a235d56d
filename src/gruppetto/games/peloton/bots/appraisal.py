"""How good each legal action looks at a glance: the bot hints of the specification (section 7), from a view alone.

Worths are in hexes. A throw is worth its mean, an adopted pace itself; a move is worth the steps that it saves on the
way to the line, and a little for company, for points on the way, and for a team-mate who can use what is left over.
"""

from typing import Final

from gruppetto.games.peloton.rules.actions import (
    ADOPT,
    AGREE,
    ATTACK,
    CARD,
    CATCH,
    DECLINE,
    KEEP,
    MOVE,
    PLACE,
    POLKA,
    RED,
    SHARE,
    SOLO,
    THROW,
    WHITE,
    Move,
)
from gruppetto.games.peloton.rules.course import BRIDGE, SPRINT
from gruppetto.games.peloton.rules.position import PelotonOpen
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
MOST_PASSED_ON: Final = 2


def appraise(view: PelotonView) -> list[float]:
    """The worth of each of `view.actions`, in their order."""
    if not view.actions:
        return []
    outlook = Outlook(view.open)
    return [outlook.worth(action) for action in view.actions]


def ride_home(view: PelotonView) -> Move | None:
    """What looks best, once the podium is decided and the seat has only stragglers to ride home (D-39)."""
    if not view.actions or len(view.open.finishers) < len(view.open.race.edition.bonuses):
        return None
    worths = appraise(view)
    return view.actions[worths.index(max(worths))]


class Outlook:
    """The race as the seat to decide sees it, worked out once for all its actions."""

    __slots__ = ("_group", "_here", "_home", "_leg", "_mates", "_members", "_table", "_taken")

    def __init__(self, table: PelotonOpen) -> None:
        self._table = table
        self._leg = table.leg
        self._home = table.leg.steps_home
        self._here = table.hexes[table.rider] if table.rider >= 0 else 0
        self._group = table.group_of[table.rider] if table.rider >= 0 else -1
        self._taken = frozenset(table.hexes)
        self._mates = 0
        self._members: list[int] = []
        if table.rider >= 0:
            owners, own = table.race.owners, table.race.owners[table.rider]
            self._members = [r for r in table.order[table.turn + 1 :] if table.group_of[r] == self._group]
            bits = table.ways.bits
            for rider, place in enumerate(table.hexes):
                if owners[rider] == own and rider != table.rider and place >= 0:
                    self._mates |= bits[place]

    def worth(self, action: Move) -> float:
        verb = action.verb
        if verb == MOVE:
            return self._move(self._leg.index[action.hex])
        if verb == THROW:
            return self._throw(action.what)
        if verb == ADOPT:
            return float(self._table.paces[self._group])
        if verb == PLACE:
            return float(self._leg.index[action.hex])
        if verb in (ATTACK, CATCH, DECLINE):
            return self._symbol(action)
        if verb == CARD:
            return self._card(action.what)
        return self._share(action)

    # --- speed ---

    def _throw(self, die: int) -> float:
        """The mean of a die, and what it does to those behind (hints 2, 5 and 6)."""
        table = self._table
        exposed = not self._sheltered()
        if die == RED:
            return self._risk()
        if die == WHITE:
            return YELLOW_WORTH + COMPANY if self._brakes_for_a_mate() else WHITE_WORTH
        if die == POLKA:
            return POLKA_WORTH + self._for_followers()
        if table.leg.terrain[self._here] == BRIDGE and exposed:
            return BRIDGE_WORTH - COMPANY  # white loses nothing there
        return YELLOW_WORTH + self._for_followers()

    def _sheltered(self) -> bool:
        table = self._table
        return table.group_sizes[self._group] > 1 and bool(table.sheltered >> self._group & 1)

    def _for_followers(self) -> float:
        """More readily for team-mates behind, less for rivals."""
        if not self._members:
            return 0.0
        table = self._table
        own = sum(table.race.owners[rider] == table.to_decide for rider in self._members)
        return FOLLOWERS * (2 * own / len(self._members) - 1)

    def _risk(self) -> float:
        """For the stage, when the line is near and nobody is home yet."""
        table = self._table
        last = self._home[self._here] <= LAST_STEPS and not table.finishers
        return RED_WORTH if last and table.turn < SMALL_GROUP else RED_ELSEWHERE

    def _brakes_for_a_mate(self) -> bool:
        """At the head of a chase by rivals, with a team-mate in the leading group up the road (hint 5)."""
        table = self._table
        if self._group == 0 or self._home[self._here] > LAST_PART or not self._members:
            return False
        owners, own = table.race.owners, table.to_decide
        ahead = [owners[rider] == own for rider in table.order if table.group_of[rider] == 0]
        behind = [owners[rider] == own for rider in self._members]
        return len(ahead) <= SMALL_GROUP and sum(ahead) > sum(behind)

    def _symbol(self, action: Move) -> float:
        """Alone towards a line that is near, for the group if it is one's own, else neither (hint 3)."""
        table = self._table
        if action.verb == CATCH:
            return CATCHING
        if action.verb == DECLINE:
            return 2.0
        if action.what == SOLO:
            if self._to_next_line() <= NEAR_A_LINE:
                return CATCHING
            return 3.0 if self._home[self._here] <= LAST_PART else 1.0
        own = sum(table.race.owners[rider] == table.to_decide for rider in self._members)
        return 4.0 if self._group > 0 or 2 * own >= len(self._members) else 1.5  # not for rivals

    def _to_next_line(self) -> int:
        """The steps to the next sprint, summit or finish."""
        leg, table = self._leg, self._table
        reached = leg.reached[self._here]
        near = self._home[self._here]
        for step, place in enumerate(_straight_on(table, self._here, NEAR_A_LINE), 1):
            if leg.reached[place] != reached:
                return min(near, step)
        return near

    def _card(self, card: int) -> float:
        table = self._table
        attack = table.attackers >> table.rider & 1
        if card == POLKA:
            return CATCHING if self._to_next_line() <= NEAR_A_LINE else 1.0
        if self._home[self._here] <= CARD_STEPS or (attack and self._to_next_line() <= NEAR_A_LINE):
            return CATCHING if attack else 4.4
        return 1.0

    # --- moving ---

    def _move(self, place: int) -> float:
        """Nearer to the line, not alone, first at lines, and something for the team (hints 1, 7, 8 and 9)."""
        leg, home = self._leg, self._home
        worth = float(home[self._here] - home[place])
        if place >= leg.stretch:
            return worth + (60 - leg.seconds[place]) * SECOND
        worth += place / leg.size  # the inner lane, and the windward side, play earlier
        if not self._taken.isdisjoint(leg.neighbours[place]):
            worth += COMPANY
        crossed = leg.reached[place] & ~leg.reached[self._here]
        if crossed:
            worth += self._points(crossed)
        if self._mates:
            worth += self._gift(place)
        return worth

    def _points(self, crossed: int) -> float:
        table = self._table
        edition = table.race.edition
        worth = 0.0
        for line, contest in enumerate(table.leg.lines):
            points = edition.sprint_points if contest.kind == SPRINT else edition.summit_points
            if crossed >> line & 1 and len(table.takers[line]) < len(points):
                worth += POINT * points[len(table.takers[line])]
        return worth

    def _gift(self, place: int) -> float:
        """What a team-mate could make of the rest (hint 8)."""
        table = self._table
        ahead = table.ways.cone(self._here, table.speed).steps
        rest = table.speed - ahead.get(place, table.speed)
        if not 1 <= rest <= MOST_PASSED_ON:
            return 0.0
        ways = table.ways
        for to in self._leg.neighbours[place]:
            if ways.behind(to, rest) & self._mates and to not in self._taken:
                return PASSED_ON * rest
        return 0.0

    def _share(self, action: Move) -> float:
        table = self._table
        if action.verb == SHARE:
            receiver = table.race.rider_of_bib[action.bib]
            gain = self._home[table.hexes[receiver]] - self._home[self._leg.index[action.hex]]
            return float(gain) if table.race.owners[receiver] == table.to_decide else GIVEN_AWAY
        if action.verb == AGREE:
            return float(self._home[table.hexes[table.offer_rider]] - self._home[table.offer_hex])
        return 0.0 if action.verb == KEEP else 0.5  # an opponent's gift that gains nothing is refused


def _straight_on(table: PelotonOpen, place: int, steps: int) -> list[int]:
    """The hexes of the quickest way ahead on an empty road."""
    leg = table.leg
    found: list[int] = []
    for _ in range(steps):
        ahead = leg.forward[place]
        if not ahead:
            break
        place = min(ahead, key=leg.steps_home.__getitem__)
        found.append(place)
    return found
