"""The illustrated page of a game, drawn: its plan, with what the game itself shows of each position."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from gruppetto.engine.board import Board
from gruppetto.engine.contract import AnyGame, PositionError, State
from gruppetto.engine.edition import Document
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.illustrated.cutting import UnknownCellError, cell_of, cut, view_of
from gruppetto.engine.illustrated.page import (
    ASPECTS,
    TITLED,
    Exhibits,
    IllustratedPage,
    Layout,
    Lit,
    PageSection,
    Panel,
    Scenery,
)
from gruppetto.engine.illustrated.plan import PagePlan, PanelPlan, SceneryPlan, SectionPlan, TablePlan, read_plan
from gruppetto.engine.picks import Attempt, leads_along
from gruppetto.engine.scene import Card, Picture, StandingsTable, Text

FILE: Final = "illustrated.toml"


class IllustrationError(ValueError):
    """A page that cannot be drawn: which panel, and why."""


def page_file(game: AnyGame) -> Path:
    return game.folder / FILE


@cache
def plan_of(game: AnyGame) -> PagePlan | None:
    """None for a game without an illustrated page."""
    path = page_file(game)
    return read_plan(Document.read(path)) if path.is_file() else None


@cache
def page_of(game: AnyGame) -> IllustratedPage | None:
    """The page with the figures of the game's first edition; None for a game without one."""
    plan = plan_of(game)
    return None if plan is None else _Easel(game, plan).page()


def positions_of(game: AnyGame, plan: PagePlan) -> dict[str, State[Any]]:
    """The positions that a plan names."""
    found = {}
    for name, text in plan.positions.items():
        try:
            found[name] = game.position(text)
        except PositionError as error:
            raise IllustrationError(f"{FILE}: positions.{name}: {error}") from None
    return found


def ways_after(game: AnyGame, state: State[Any], picks: Sequence[str]) -> list[Attempt[Any]]:
    """What the seat to decide is offered that begins with these picks."""
    view = state.view(state.to_decide)
    legal = set(view.actions)
    ways = [attempt for attempt in game.attempts(view) if attempt.action in legal]
    return [way for way in ways if leads_along(way, picks)] if picks else ways


class _Easel:
    """Draws one page."""

    def __init__(self, game: AnyGame, plan: PagePlan) -> None:
        self.game = game
        self.plan = plan
        self.edition = game.editions()[0]
        self.exhibits: Exhibits = game.exhibits(self.edition)
        self.states = positions_of(game, plan)

    def page(self) -> IllustratedPage:
        return IllustratedPage(Text(f"{self.game.id}-page-aim"), [self._section(each) for each in self.plan.sections])

    def _section(self, plan: SectionPlan) -> PageSection:
        key = f"{self.game.id}-page-{plan.id}"
        panels = []
        for panel in plan.panels:
            try:
                panels.append(self._panel(panel, f"{key}-{panel.id}", plan.layout))
            except (LookupError, UnknownCellError) as error:
                raise IllustrationError(f"{FILE}: {plan.id}: {panel.id}: there is no {error.args[0]}") from None
        return PageSection(plan.id, Text(key), plan.layout, plan.sheet, panels)

    def _panel(self, plan: PanelPlan, key: str, layout: Layout) -> Panel:
        figures = self.exhibits.figures
        return Panel(
            id=plan.id,
            title=Text(key) if layout in TITLED else None,
            text=Text(f"{key}-text", {name: _single(figures, name) for name in plan.args}),
            scenery=self._scenery(plan.scenery, ASPECTS[layout]) if plan.scenery else None,
            cards=self._hand(plan.hand) if plan.hand else self._cards(plan.cards, counted=layout == "things"),
            picked=plan.picked,
            symbols=[*(face for die in plan.dice for face in self.exhibits.dice[die]), *plan.symbols],
            figures=[str(figure) for figure in figures[plan.figures]] if plan.figures else [],
            table=self._table(plan.table) if plan.table else None,
            ours=list(plan.ours),
        )

    def _picture(self, position: str) -> Picture:
        return self.game.picture(self.states[position].view(SPECTATOR))

    def _scenery(self, plan: SceneryPlan, aspect: float) -> Scenery:
        picture = self._picture(plan.position)
        board = self.game.board(self.edition, picture.board)
        view = view_of(board, plan.cells, aspect)
        piece_of_road = cut(board, view)
        for cell in (*plan.lit, *plan.way, *plan.crossed, *(tag.cell for tag in plan.tags)):
            cell_of(piece_of_road, cell)
        return Scenery(
            board=piece_of_road,
            view=view,
            picture=_on_the_road(picture, {cell.id for cell in piece_of_road.cells}),
            picked=list(plan.after),
            lit=self._lit(plan, piece_of_road),
            way=list(plan.way),
            tags=list(plan.tags),
            crossed=list(plan.crossed),
            numbered=plan.numbered,
        )

    def _lit(self, plan: SceneryPlan, road: Board) -> list[Lit]:
        """Cells in view; what happens there the game says."""
        if not plan.lit and not plan.offered:
            return []
        ways = ways_after(self.game, self.states[plan.position], plan.after)
        signs = {way.picks[-1]: list(way.signs) for way in ways}
        lit = [cell.id for cell in road.cells if cell.id in signs] if plan.offered else plan.lit
        return [Lit(cell, signs.get(cell, [])) for cell in lit]

    def _hand(self, position: str) -> list[Card]:
        state = self.states[position]
        return self.game.own(state.view(state.to_decide)).hand

    def _cards(self, names: Sequence[str], *, counted: bool) -> list[Card]:
        """Cards of the box; how many there are is told where they are explained."""
        cards = [self.exhibits.cards[name] for name in names]
        return cards if counted else [replace(card, count=1) for card in cards]

    def _table(self, plan: TablePlan) -> StandingsTable:
        picture = self._picture(plan.position)
        tables = picture.result.tables if picture.result else picture.standings
        table = tables[plan.place]
        return replace(table, rows=table.rows[: plan.rows], top=0)


def _single(figures: Mapping[str, Sequence[int | str]], name: str) -> int | str:
    (figure,) = figures[name]
    return figure


def _on_the_road(picture: Picture, cells: set[str]) -> Picture:
    """What is drawn on these cells, and nothing that stands beside the board."""
    pieces = [piece for piece in picture.pieces if piece.cell in cells]
    ids = {piece.id for piece in pieces}
    return replace(
        picture,
        stages=[],
        pieces=pieces,
        dice=[],
        piles=[],
        standings=[],
        result=None,
        numbers=[],
        order=[turn for turn in picture.order if turn.piece in ids],
        barred=[cell for cell in picture.barred if cell in cells],
        groups=[group for group in picture.groups if ids.issuperset(group.pieces)],
    )
