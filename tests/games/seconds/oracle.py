"""The plays of a turn worked out slowly and literally from the rules, to hold the quick tables against."""

from gruppetto.games.seconds.box.cards import BOOST, BRAKES, KEPT_KINDS, RIDERS
from gruppetto.games.seconds.rules.state import SecondsState
from gruppetto.road.lanes import LaneRoad

Cell = tuple[int, int]
Cells = set[Cell]


class Oracle:
    """The rider in turn, the cells that are taken, and the paths between them."""

    def __init__(self, state: SecondsState) -> None:
        self.state = state
        self.road: LaneRoad = state.leg.road
        self.length = state.leg.length
        self.rider = state.rider
        self.number = state.numbers[state.rider]
        zones = {(number, lane) for number, lanes in state.zones for lane in range(1, 5) if lanes >> lane - 1 & 1}
        self.riders = {self.cell(other) for other in range(state.course.riders) if state.lanes[other]}
        self.riders.discard(self.cell(self.rider))
        self.blocked = self.riders | zones
        self.reached: dict[tuple[frozenset[Cell], frozenset[Cell]], list[Cells]] = {}

    def cell(self, rider: int) -> Cell:
        return self.state.numbers[rider], self.state.lanes[rider].bit_length()

    def starts(self, rider: int) -> Cells:
        number, lanes = self.state.numbers[rider], self.state.lanes[rider] or self.state.besides[rider]
        if not number:
            return {(0, lane) for lane in range(1, self.road.lanes(1) + 1)}
        return {(number, lane) for lane in range(1, 5) if lanes >> lane - 1 & 1}

    def after(self, starts: Cells, steps: int, blocked: Cells) -> Cells:
        """Where free paths of so many steps end; found once for each beginning."""
        ends = self.reached.setdefault((frozenset(starts), frozenset(blocked)), [starts])
        while len(ends) <= steps:
            further = {
                (number + 1, lane)
                for number, own in ends[-1]
                if number < self.road.end
                for lane in self.road.leads_to(number, own)
            }
            ends.append(further - blocked)
        return ends[steps]

    def steps(self, value: int) -> int:
        value = max(1, value + self.state.deltas[self.rider])
        if self.state.course.options["climb_rule"] == "start_cell":
            return value // 2 if self.road.terrain(self.number) == "up" else value
        made = 0
        while (value := value - (2 if self.road.terrain(self.number + made + 1) == "up" else 1)) >= 0:
            made += 1
        return made

    def same_side(self, one: Cell, other: Cell) -> bool:
        divider = self.road.divider(one[0])
        if divider is None or divider is not self.road.divider(other[0]):
            return True
        return (one[1] <= divider.after_lane) == (other[1] <= divider.after_lane)

    def draught(self, cell: Cell, slip: int) -> bool:
        number, lane = cell
        for other in self.riders:
            if other[0] > self.length or not self.same_side(cell, other):
                continue
            aside = abs(other[1] - lane)
            if other[0] == number + 1 and self.behind(cell, other[1]):
                return True
            if other[0] == number and aside == 1:
                return True
            if (slip == 2 or self.overtakes_with_one) and other[0] == number - 1 and aside <= 1:
                return True
        return False

    def behind(self, cell: Cell, lane: int) -> bool:
        if self.state.course.diagonal:
            return lane in self.road.leads_to(*cell)
        return lane == self.road.straight_on(*cell)

    @property
    def overtakes_with_one(self) -> bool:
        chosen = self.state.course.options["descent_overtake"] == "one_or_two"
        return chosen and self.road.terrain(self.number) == "down"

    def uphill(self, to: int, slip: int) -> bool:
        """Whether a climb forbids slipstream from where a card ends (SEC-6.8)."""
        start, ends = [self.number], list(range(to, to + slip + 1))
        counted = {"none": start + ends, "start_cell": start, "end_cell": ends[-1:]}
        cells = counted[str(self.state.course.options["slipstream_uphill"])]
        return any(self.road.terrain(number) == "up" for number in cells)

    def targets(self, value: int) -> list[tuple[str, Cell | None]]:
        """Where a card may lead without a crash, with the cell he would stand on; nothing if it is a crash."""
        starts, steps = self.starts(self.rider), self.steps(value)
        if steps == 0:
            own = self.cell(self.rider) if self.state.lanes[self.rider] else None
            return [("stay", own)]
        if self.number + steps > self.length:
            far = max(
                i for i in range(min(steps, self.road.end - self.number) + 1) if self.after(starts, i, self.blocked)
            )
            reached = self.number + far
            if reached <= self.length:
                return [("line", None)] if reached == self.length else []
            return [(f"{self.length - n}.{lane}", (n, lane)) for n, lane in self.after(starts, far, self.blocked)]
        found = [(f"{n}.{lane}", (n, lane)) for n, lane in self.after(starts, steps, self.blocked)]
        terrain = self.road.terrain(self.number)
        for slip in range(1, (2 if terrain == "down" else 1) + 1):
            to = self.number + steps
            if self.uphill(to, slip) or to + slip > self.length:
                continue
            ends = self.after(starts, steps + slip, self.blocked)
            found += [(f"{n}.{lane}", (n, lane)) for n, lane in ends if self.draught((n, lane), slip)]
        return list(found)

    def breach(self, target: Cell | None, other: int) -> bool:
        """The next rider has room without the mover and none with him on the target (SEC-11.3)."""
        if target is None or other < 0 or not self.state.course.passing:
            return False
        start = self.state.numbers[other]
        room = min(3 if self.road.terrain(start) == "up" else 4, self.length - start)
        if room <= 0:
            return False
        starts = self.starts(other)
        return bool(self.after(starts, room, self.blocked)) and not self.after(starts, room, self.blocked | {target})

    def legal(self) -> list[str]:
        state = self.state
        values = [value for value, count in enumerate(state.hand(state.to_decide)) if count]
        other = self.next_rider()
        safe = [(f"play {value} {text}", cell) for value in values for text, cell in self.targets(value)]
        fair = [text for text, cell in safe if not self.breach(cell, other)]
        if safe:
            found = fair or [text for text, _ in safe]
            if state.kept[self.rider * KEPT_KINDS + BOOST]:
                boost = state.course.boost
                more = [
                    (f"boost {value} {text}", cell) for value in values for text, cell in self.targets(value + boost)
                ]
                found = found + [text for text, cell in more if not (fair and self.breach(cell, other))]
            return sorted(set(found))
        if not state.kept[self.rider * KEPT_KINDS + BRAKES]:
            return sorted(f"crash {value}" for value in values)
        starts = self.starts(self.rider)
        far = max(i for i in range(20) if self.after(starts, i, self.blocked))
        ends = [f"{n}.{lane}" for n, lane in self.after(starts, far, self.blocked)] if far else ["stay"]
        return sorted(f"brake {value} {end}" for value in values for end in ends)

    def next_rider(self) -> int:
        state = self.state
        if not state.leg.trial:
            due = [r for r in state.order[state.turn + 1 :] if not state.skips >> r & 1]
            return due[0] if due else -1
        if state.turn + 1 >= len(state.order):
            return -1
        team = state.order[state.turn + 1]
        mates = [
            r
            for r in range(team * RIDERS, team * RIDERS + RIDERS)
            if not state.skips >> r & 1 and not state.finish_rounds[r]
        ]
        key = {r: (-state.numbers[r], not state.lanes[r], state.lanes[r], state.arrivals.index(r)) for r in mates}
        return min(mates, key=key.__getitem__) if mates else -1
