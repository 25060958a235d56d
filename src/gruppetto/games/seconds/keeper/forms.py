"""The forms of a score sheet: finishes by round or a whole stage at once, sprints, bonuses, counts, the two aids."""

from collections.abc import Sequence

from gruppetto.engine.fact import Fact
from gruppetto.engine.forms import NOTHING, Said
from gruppetto.engine.keeper import Answer, Column, Field, Form
from gruppetto.engine.opening import Opening
from gruppetto.games.seconds.keeper import ledger
from gruppetto.games.seconds.keeper.live import counter_lines
from gruppetto.games.seconds.keeper.plan import MOST_BONUS, SHEET
from gruppetto.games.seconds.rules.scoring import ROUND_SECONDS
from gruppetto.road.lanes import MOST_LANES


def forms_now(kept: ledger.Kept) -> list[Form]:
    stage = kept.now
    if stage is None:
        return []
    if stage.leg.trial:
        return [lowest_form(kept, stage), counts_form(kept, stage), round_form(kept, stage)]
    racing = [rider for rider in range(stage.riders) if rider not in stage.finishes]
    forms = [finish_form(kept, stage, racing), round_form(kept, stage), *forgotten_forms(kept, stage)]
    if not stage.finishes:
        forms.append(result_form(kept, stage))
    forms.append(positions_form(kept, stage, racing))
    return forms


def forgotten_forms(kept: ledger.Kept, stage: ledger.StageSheet) -> list[Form]:
    """What can be told of a road stage at any time, when it has its result as well: sprints and bonuses."""
    if stage.leg.trial:
        return []
    untold = any(line.id not in stage.sprints for line in stage.leg.sprints)
    return [*([sprint_form(kept, stage)] if untold else []), bonus_form(kept, stage)]


def form_of(kept: ledger.Kept, fact: Fact) -> Form:
    """The form that corrects a fact, filled in with what it says."""
    stage = kept.stages[fact.data["stage"] - 1]
    match fact.kind:
        case "finish":
            own = [rider for rider in range(stage.riders) if stage.told_by.get(rider, fact.id) == fact.id]
            return finish_form(kept, stage, own, fact.data)
        case "result":
            return result_form(kept, stage, fact.data)
        case "sprint":
            return sprint_form(kept, stage, fact.data)
        case "bonus":
            return bonus_form(kept, stage, fact.data)
        case "counts":
            return counts_form(kept, stage, fact.data)
        case "lowest":
            return lowest_form(kept, stage, fact.data)
        case "positions":
            return positions_form(kept, stage, range(stage.riders), fact.data)
        case _:
            return Form(ledger.ROUND, SHEET.text(f"form-{ledger.ROUND}"), given=fact.data)


# --- a road stage ---


def finish_form(kept: ledger.Kept, stage: ledger.StageSheet, riders: Sequence[int], said: Said = NOTHING) -> Form:
    """Who came home in a round, and how far past the line (SEC-18.3)."""
    after = Field(
        "after",
        "number",
        SHEET.text("field-after"),
        help=SHEET.text("field-after-help", {"seconds": ROUND_SECONDS}),
        value=said.get("after", _round_now(stage)),
        least=0,
        most=ledger.MOST_ROUNDS,
        offered=list(range(_round_now(stage) + 2)),
    )
    among = [kept.riders[rider] for rider in riders]
    grid = SHEET.grid("riders", "finish", said, among, [_past(stage, optional=True), _tie(stage)], help="finish")
    return SHEET.form(ledger.FINISH, stage.order, [after, grid], "mark-finish", "cheer")


def _round_now(stage: ledger.StageSheet) -> int:
    """The finishing round that comes next: by the counter where it is used, else the one after the last told."""
    if not stage.finishes:
        return 0
    if stage.rounds:
        return max(0, stage.race_round - stage.first_finish)
    return max(finish.after for finish in stage.finishes.values()) + 1


def result_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = NOTHING) -> Form:
    """A whole stage from the paper sheet."""
    after = Column("after", SHEET.text("column-after"), 0, ledger.MOST_ROUNDS, offered=[0, 1, 2, 3])
    columns = [after, _past(stage), _tie(stage), *_bonuses()]
    grid = SHEET.grid("riders", "result", said, kept.riders, columns, help="finish")
    return SHEET.form(ledger.RESULT, stage.order, [grid], "podium", "cheer")


def _past(stage: ledger.StageSheet, *, optional: bool = False) -> Column:
    most = stage.leg.run_out
    return Column("past", SHEET.text("column-past"), 0, most, offered=list(range(most + 1)), optional=optional)


def _tie(stage: ledger.StageSheet) -> Column:
    return Column("tie", SHEET.text("column-tie"), 1, stage.riders, offered=_up_to(stage.riders), optional=True)


def _up_to(most: int) -> list[int]:
    """A key for each place."""
    return list(range(1, most + 1))


def _bonuses() -> list[Column]:
    return [Column(name, SHEET.text(f"column-{name}"), 0, MOST_BONUS, optional=True) for name in ("seconds", "points")]


def sprint_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = NOTHING) -> Form:
    """Click the sprint, then the riders as they pass; the next open one is proposed."""
    told = said.get("sprint")
    lines = [line for line in stage.leg.sprints if line.id not in stage.sprints or line.id == told]
    answers = [Answer(line.id, SHEET.text("answer-sprint", {"sprint": line.name})) for line in lines]
    most = max(len(line.awards) for line in lines)
    fields = [
        Field("sprint", "choice", SHEET.text("field-sprint"), value=told or lines[0].id, answers=answers),
        SHEET.picks("riders", "sprint-riders", said, kept.riders, 1, most),
    ]
    return SHEET.form(ledger.SPRINT, stage.order, fields, "mark-sprint", "bell")


def bonus_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = NOTHING) -> Form:
    fields = [
        Field("rider", "who", SHEET.text("field-bonus-rider"), value=said.get("rider"), among=kept.riders),
        *(
            Field(
                name,
                "number",
                SHEET.text(f"column-{name}"),
                value=said.get(name),
                optional=True,
                most=MOST_BONUS,
                offered=[1, 2, 3, 5],
            )
            for name in ("seconds", "points")
        ),
    ]
    return SHEET.form(ledger.BONUS, stage.order, fields, "stopwatch", "bell")


# --- a time trial ---


def counts_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = NOTHING) -> Form:
    column = Column("count", SHEET.text("column-count"), 0, ledger.MOST_COUNT)
    grid = SHEET.grid("counts", "counts", said, kept.riders, [column], help="counts")
    return SHEET.form(ledger.COUNTS, stage.order, [grid, *_turns_left(kept, said)], "stopwatch", "cheer")


def lowest_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = NOTHING) -> Form:
    by_sums = kept.terms.reading.counts
    columns = [
        Column("lowest", SHEET.text("column-lowest"), 0, ledger.MOST_COUNT),
        Column("sum", SHEET.text("column-sum"), 0, 3 * ledger.MOST_COUNT, optional=not by_sums),
    ]
    help_text = "lowest-and-sum" if by_sums else "lowest"
    grid = SHEET.grid("teams", "lowest", said, kept.players, columns, help=help_text)
    return SHEET.form(ledger.LOWEST, stage.order, [grid, *_turns_left(kept, said)], "stopwatch", "cheer")


def _turns_left(kept: ledger.Kept, said: Said) -> list[Field]:
    """Ask which team turn was the first with a finish, from which times at the finish count (SEC-17.8)."""
    if not kept.terms.timed_at_finish:
        return []
    return [
        Field(
            "left",
            "number",
            SHEET.text("field-left"),
            help=SHEET.text("field-left-help"),
            value=said.get("left", 0),
            least=0,
            most=ledger.MOST_TURNS_LEFT,
            offered=[0, 1, 2, 3],
        )
    ]


# --- while the stage is ridden ---


def round_form(kept: ledger.Kept, stage: ledger.StageSheet) -> Form:
    """Calls the next round of the counter (SEC-18.8)."""
    number = stage.race_round + 1
    return Form(
        ledger.ROUND,
        SHEET.text(f"form-{ledger.ROUND}"),
        given={"stage": stage.order, "opens": stage.opened.next(stage.race_round)},
        help=SHEET.text("form-round-help", {"number": number}),
        symbol="ui-next",
        sound="bell",
        opens=Opening(number, SHEET.text("round", {"number": number}), counter_lines(kept, stage)),
    )


def positions_form(kept: ledger.Kept, stage: ledger.StageSheet, riders: Sequence[int], said: Said = NOTHING) -> Form:
    columns = [
        Column("number", SHEET.text("column-number"), 0, stage.leg.length, optional=True),
        Column("lane", SHEET.text("column-lane"), 1, MOST_LANES, offered=_up_to(MOST_LANES), optional=True),
        Column("line", SHEET.text("column-line"), 1, stage.riders, offered=_up_to(stage.riders), optional=True),
    ]
    among = [kept.riders[rider] for rider in riders]
    grid = SHEET.grid("riders", "positions", said, among, columns, help="positions")
    return SHEET.form(ledger.POSITIONS, stage.order, [grid], "ui-list", "")
