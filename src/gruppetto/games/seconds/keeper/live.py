"""Two aids while a stage is ridden (SEC-18.8): the order of a round from typed positions, and the round counter."""

from gruppetto.engine.event import Params
from gruppetto.engine.fact import Reading
from gruppetto.engine.keeper import Order, Place
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.keeper.ledger import Kept, StageSheet
from gruppetto.games.seconds.rules.scoring import cards_due, new_deal_after, seconds_to_add, turn_order


def round_order(kept: Kept, stage: StageSheet) -> list[Order]:
    """Highest number first, then the lower lane; without a lane he stands beside the road (SEC-4.3 to 4.5)."""
    if stage.positions is None:
        return []
    grid = Reading(stage.positions).grid("riders", kept.riders, ["number", "lane", "line"])
    riders = [rider for rider in sorted(grid) if rider not in stage.finishes and "number" in grid[rider]]
    order = turn_order(
        [grid[rider]["number"] for rider in riders],
        [grid[rider].get("lane", 0) for rider in riders],
        [grid[rider].get("line", 0) for rider in riders],
    )
    places = [Place(kept.riders[riders[turn]], _cell(grid[riders[turn]])) for turn in order]
    return [Order("turns", Text("seconds-sheet-order"), places)] if places else []


def _cell(row: dict[str, int]) -> Text:
    args: Params = {"number": row["number"], "lane": row.get("lane", 0)}
    return Text("seconds-sheet-cell", args)


def counter_lines(kept: Kept, stage: StageSheet) -> list[Text]:
    """The round, what a finish costs in it, who surrenders cards at its start, and whether all are dealt new ones."""
    if not stage.rounds:
        return []
    now = stage.race_round
    lines = [Text("seconds-sheet-round", {"number": now})]
    if stage.leg.trial:
        return lines
    if stage.first_finish:
        lines.append(Text("seconds-sheet-add", {"seconds": seconds_to_add(now, stage.first_finish)}))
    for seat in range(kept.seats):
        finished = [_finish_round(stage, rider) for rider in range(seat * RIDERS, (seat + 1) * RIDERS)]
        due = cards_due(now, finished, refill_finished=kept.terms.refill_finished)
        if due and not all(finished):
            lines.append(Text("seconds-sheet-surrender", {"who": f"player:{seat}", "cards": due}))
    if new_deal_after(now):
        lines.append(Text("seconds-sheet-deal", {"finished": "yes" if kept.terms.refill_finished else "no"}))
    return lines


def _finish_round(stage: StageSheet, rider: int) -> int:
    """The round a rider came home in, 0 while he rides."""
    finish = stage.finishes.get(rider)
    return stage.first_finish + finish.after if finish else 0
