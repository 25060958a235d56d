"""Whatever the sums of a sheet rest on is printed in the rulebook, or the plan asks for it.

Each figure of an edition is changed by itself and a sheet kept again. Where the page comes out differently the figure
counts: then the plan must ask for it, unless it is one that the specification finds in the printed rulebook.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.edition import Document, EditionError
from gruppetto.engine.fact import Fact
from gruppetto.engine.figures import Figure
from gruppetto.engine.keeper import Keeper, Page, PlanForm
from gruppetto.games import all_games
from tests.companion.scorer import plan_for

KEPT = [game for game in all_games().values() if game.keeper() is not None]
PRINTED = {
    "vainqueur": {"points"},
    "seconds": set(),
    "bostock": set(),
    "peloton": {"bonuses", "points.sprint", "points.summit", "minute_per_sequence"},
}
"""By the specifications, what the rulebook prints and the plan therefore does not ask for."""
UNSEEN = {
    *("cards", "decks", "chance_cards", "race_deck", "risk_deck", "dice", "die", "tours", "hand_size", "cell_km"),
    *("segments", "laps", "start", "rows", "start_lanes", "from", "to", "exchange", "chance", "dividers"),
}
"""Cards, dice and the course of the roads, which no sheet ever sees."""


def fact(number: int, kind: str, **data: Any) -> Fact:
    return Fact(f"f{number}", kind, data)


A, B = "player:0", "player:1"
SHEETS: Mapping[str, tuple[Sequence[str], Mapping[str, Any], Sequence[Fact]]] = {
    "vainqueur": (
        ("1", "2", "6"),
        {},
        [
            fact(0, "prologue", winner=A),
            fact(1, "stage", stage=1, winner=A, positions={B: {"at": 200}, "player:2": {"at": 100}}),
            fact(2, "order", stage=2, order=[[B], [A], ["player:2"]]),
        ],
    ),
    "seconds": (
        ("flat-95", "ttt-170:ttt"),
        {},
        [
            fact(0, "sprint", stage=1, sprint="S1", riders=["rider:0", "rider:3", "rider:1"]),
            fact(1, "sprint", stage=1, sprint="S2", riders=["rider:0", "rider:3", "rider:1"]),
            fact(2, "sprint", stage=1, sprint="S3", riders=["rider:0", "rider:3"]),
            fact(
                3,
                "finish",
                stage=1,
                after=0,
                riders={f"rider:{rider}": {"past": 9 - rider} for rider in range(9)},
            ),
            fact(4, "lowest", stage=2, teams={f"player:{seat}": {"lowest": 90 + seat} for seat in range(3)}),
        ],
    ),
    "bostock": (
        ("1", "2", "3", "4", "5"),
        {},
        [
            fact(1, "colours", stage=1, finish=[A, A, B, "player:2", B, "player:2", A], green=[B]),
            fact(2, "complete", stage=2, teams=[A]),
            fact(3, "colours", stage=3, finish=[A, A, A], green=[A, B], in_yellow=True),
            fact(4, "cards", stage=4, cards={A: {"cards": 8}, B: {"cards": 9}, "player:2": {"cards": 10}}),
            fact(5, "colours", stage=5, finish=[B, B, B], green=[A]),
        ],
    ),
    "peloton": (
        ("alpe-dhuez", "paris"),
        {"team_size": "3"},
        [
            fact(0, "start", stage=1),
            fact(1, "turn", stage=1),
            fact(2, "sprint", stage=1, line="S1", riders=["rider:1", "rider:7", "rider:13", "rider:2"]),
            fact(3, "summit", stage=1, line="M1", riders=["rider:1", "rider:7", "rider:13", "rider:2"]),
            fact(4, "finish", stage=1, seconds=14, riders=[f"rider:{bib}" for bib in (1, 2, 3, 7, 8, 9, 13, 14, 15)]),
            fact(5, "start", stage=2),
            fact(6, "finish", stage=2, seconds=8, riders=["rider:1"]),
        ],
    ),
}


def leaves(table: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where whole numbers and times stand in an edition, as far as a sheet may ever see them."""
    items = table.items() if isinstance(table, Mapping) else enumerate(table) if isinstance(table, list) else ()
    for key, value in items:
        if key in UNSEEN:
            continue
        if type(value) is int or (isinstance(value, str) and str(key).endswith("_time")):
            yield (*path, key)
        yield from leaves(value, (*path, key))


def changed(document: Document, path: Sequence[str | int]) -> Document:
    """The edition with one figure changed: one more, or an hour more."""
    content = deepcopy(dict(document.content))
    table: Any = content
    for key in path[:-1]:
        table = table[key]
    value = table[path[-1]]
    table[path[-1]] = value + 1 if isinstance(value, int) else f"{int(value[0]) + 1}{value[1:]}"
    return Document(document.file, document.text, content)


def asked(form: PlanForm) -> list[Figure]:
    groups = [] if form.box is None else list(form.box.groups)
    groups += [group for stage in form.editions[0].stages for group in stage.figures]
    return [figure for group in groups for figure in group.figures]


def kept(game: AnyGame, keeper: Keeper) -> Page:
    stages, options, facts = SHEETS[game.id]
    return keeper.keep(plan_for(game, 3, stages, **options), facts)


def sums(page: Page) -> tuple[object, ...]:
    return page.tables, page.announcements, page.headline, page.clock


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_every_figure_that_sums_rest_on_is_printed_or_asked_for(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.road.hex_checks.checked", lambda road, entry: road)  # no course is changed here
    keeper, document = game.keeper(), game.editions()[0].document
    assert keeper is not None
    usual, form = sums(kept(game, keeper)), asked(keeper.plan_form())
    not_asked: set[str] = set()
    counted = 0
    for path in leaves(document.content):
        try:
            other = type(keeper)([game.edition(changed(document, path))])  # type: ignore[call-arg]  # every keeper is made of editions
        except EditionError:
            continue
        if sums(kept(game, other)) != usual:
            counted += 1
            if asked(other.plan_form()) == form:
                not_asked.add(".".join(key for key in path if isinstance(key, str)))
    assert counted
    assert not_asked == PRINTED[game.id]


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.id)
def test_nothing_typed_means_nothing_is_yours(game: AnyGame) -> None:
    keeper = game.keeper()
    assert keeper is not None
    assert "yours" not in {figure.by for group in kept(game, keeper).figures for figure in group.figures}
