"""The forms of a score sheet: finishes by round or a whole stage at once, sprints, bonuses, counts, the two aids."""

from collections.abc import Mapping, Sequence
from typing import Any

from gruppetto.engine.event import Params
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Answer, Column, Field, Form
from gruppetto.engine.opening import Opening
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.keeper import ledger
from gruppetto.games.seconds.keeper.live import counter_lines
from gruppetto.games.seconds.keeper.plan import MOST_BONUS
from gruppetto.games.seconds.rules.scoring import ROUND_SECONDS
from gruppetto.road.lanes import MOST_LANES

Said = Mapping[str, Any]
_NOTHING: Said = {}


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
            return Form(ledger.ROUND, _text(f"form-{ledger.ROUND}"), given=fact.data)


# --- a road stage ---


def finish_form(kept: ledger.Kept, stage: ledger.StageSheet, riders: Sequence[int], said: Said = _NOTHING) -> Form:
    """Who came home in a round, and how far past the line (SEC-18.3)."""
    after = Field(
        "after",
        "number",
        _text("field-after"),
        help=_text("field-after-help", {"seconds": ROUND_SECONDS}),
        value=said.get("after", _round_now(stage)),
        least=0,
        most=ledger.MOST_ROUNDS,
        offered=list(range(_round_now(stage) + 2)),
    )
    grid = Field(
        "riders",
        "grid",
        _text("field-finish"),
        help=_text("field-finish-help"),
        value=said.get("riders"),
        among=[kept.riders[rider] for rider in riders],
        columns=[_past(stage, optional=True), _tie(stage)],
    )
    return _form(ledger.FINISH, stage, [after, grid], "mark-finish", "cheer")


def _round_now(stage: ledger.StageSheet) -> int:
    """The finishing round that comes next: by the counter where it is used, else the one after the last told."""
    if not stage.finishes:
        return 0
    if stage.rounds:
        return max(0, stage.race_round - stage.first_finish)
    return max(finish.after for finish in stage.finishes.values()) + 1


def result_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = _NOTHING) -> Form:
    """A whole stage from the paper sheet."""
    after = Column("after", _text("column-after"), 0, ledger.MOST_ROUNDS, offered=[0, 1, 2, 3])
    columns = [after, _past(stage), _tie(stage), *_bonuses()]
    grid = Field(
        "riders",
        "grid",
        _text("field-result"),
        help=_text("field-finish-help"),
        value=said.get("riders"),
        among=kept.riders,
        columns=columns,
    )
    return _form(ledger.RESULT, stage, [grid], "podium", "cheer")


def _past(stage: ledger.StageSheet, *, optional: bool = False) -> Column:
    most = stage.leg.run_out
    return Column("past", _text("column-past"), 0, most, offered=list(range(most + 1)), optional=optional)


def _tie(stage: ledger.StageSheet) -> Column:
    return Column("tie", _text("column-tie"), 1, stage.riders, optional=True)


def _bonuses() -> list[Column]:
    return [Column(name, _text(f"column-{name}"), 0, MOST_BONUS, optional=True) for name in ("seconds", "points")]


def sprint_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = _NOTHING) -> Form:
    """Click the sprint, then the riders as they pass; the next open one is proposed."""
    told = said.get("sprint")
    lines = [line for line in stage.leg.sprints if line.id not in stage.sprints or line.id == told]
    answers = [Answer(line.id, _text("answer-sprint", {"sprint": line.name})) for line in lines]
    most = max(len(line.awards) for line in lines)
    fields = [
        Field("sprint", "choice", _text("field-sprint"), value=told or lines[0].id, answers=answers),
        Field("riders", "riders", _text("field-sprint-riders"), value=said.get("riders"), among=kept.riders, most=most),
    ]
    return _form(ledger.SPRINT, stage, fields, "mark-sprint", "bell")


def bonus_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = _NOTHING) -> Form:
    fields = [
        Field("rider", "who", _text("field-bonus-rider"), value=said.get("rider"), among=kept.riders),
        *(
            Field(
                name,
                "number",
                _text(f"column-{name}"),
                value=said.get(name),
                optional=True,
                most=MOST_BONUS,
                offered=[1, 2, 3, 5],
            )
            for name in ("seconds", "points")
        ),
    ]
    return _form(ledger.BONUS, stage, fields, "stopwatch", "bell")


# --- a time trial ---


def counts_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = _NOTHING) -> Form:
    column = Column("count", _text("column-count"), 0, ledger.MOST_COUNT)
    grid = Field(
        "counts",
        "grid",
        _text("field-counts"),
        help=_text("field-counts-help"),
        value=said.get("counts"),
        among=kept.riders,
        columns=[column],
    )
    return _form(ledger.COUNTS, stage, [grid], "stopwatch", "cheer")


def lowest_form(kept: ledger.Kept, stage: ledger.StageSheet, said: Said = _NOTHING) -> Form:
    columns = [
        Column("lowest", _text("column-lowest"), 0, ledger.MOST_COUNT),
        Column("sum", _text("column-sum"), 0, 3 * ledger.MOST_COUNT, optional=True),
    ]
    grid = Field(
        "teams",
        "grid",
        _text("field-lowest"),
        help=_text("field-lowest-help"),
        value=said.get("teams"),
        among=kept.players,
        columns=columns,
    )
    return _form(ledger.LOWEST, stage, [grid], "stopwatch", "cheer")


# --- while the stage is ridden ---


def round_form(kept: ledger.Kept, stage: ledger.StageSheet) -> Form:
    """Calls the next round of the counter (SEC-18.8)."""
    number = stage.race_round + 1
    return Form(
        ledger.ROUND,
        _text(f"form-{ledger.ROUND}"),
        given={"stage": stage.order, "opens": stage.opened.next(stage.race_round)},
        help=_text("form-round-help", {"number": number}),
        symbol="ui-next",
        sound="bell",
        opens=Opening(number, _text("round", {"number": number}), counter_lines(kept, stage)),
    )


def positions_form(kept: ledger.Kept, stage: ledger.StageSheet, riders: Sequence[int], said: Said = _NOTHING) -> Form:
    columns = [
        Column("number", _text("column-number"), 0, stage.leg.length, optional=True),
        Column("lane", _text("column-lane"), 1, MOST_LANES, offered=list(range(1, MOST_LANES + 1)), optional=True),
        Column("line", _text("column-line"), 1, stage.riders, optional=True),
    ]
    grid = Field(
        "riders",
        "grid",
        _text("field-positions"),
        help=_text("field-positions-help"),
        value=said.get("riders"),
        among=[kept.riders[rider] for rider in riders],
        columns=columns,
    )
    return _form(ledger.POSITIONS, stage, [grid], "ui-list", "")


def _form(kind: str, stage: ledger.StageSheet, fields: list[Field], symbol: str, sound: str) -> Form:
    return Form(kind, _text(f"form-{kind}"), fields, {"stage": stage.order}, symbol=symbol, sound=sound)


def _text(key: str, args: Params | None = None) -> Text:
    return Text(f"seconds-sheet-{key}", args or {})
