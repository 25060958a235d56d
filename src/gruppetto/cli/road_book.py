"""A picture as text: the road, the hand, the piles, the classifications. It knows the picture and no game."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from gruppetto.cli.narrator import Narrator
from gruppetto.engine.board import Board
from gruppetto.engine.scene import Card, Mark, Own, Picture, Piece, Result, Row, Stage, StandingsTable, Tie

COLOURS = {
    "rouge": "red",
    "azur": "blue",
    "mandarine": "dark_orange",
    "lavande": "magenta",
    "lagune": "cyan",
    "ardoise": "bright_black",
}
BESIDE = 40
"""Characters kept for what stands beside the road: names, places, marks."""
LONGEST, SHORTEST = 100, 24
"""How many characters a road has from start to finish, at most and at least."""


def picture(shown: Picture, own: Own, board: Board, narrator: Narrator, width: int) -> RenderableType:
    """All that somebody who has to decide looks at, in a terminal of so many columns."""
    length = max(SHORTEST, min(LONGEST, width - BESIDE))
    parts: list[RenderableType] = ["", head(shown, narrator), road(shown, board, narrator, length)]
    parts += [classification(table, narrator) for table in shown.standings]
    parts.append(piles(shown, narrator))
    if own.hand:
        parts.append(hand(own, narrator))
    return Group(*parts)


def head(shown: Picture, narrator: Narrator) -> Styled:
    """Stage 3 of 12 · Pau – Luchon · mountain stage · 220 km · round 4"""
    facts = [narrator.plain(text) for text in (shown.stage.kind, shown.stage.length, shown.round)]
    return _stage(shown.stage, narrator).append("".join(f" · {fact}" for fact in facts if fact))


def _stage(stage: Stage, narrator: Narrator) -> Styled:
    """Its number in this tour, and its name."""
    place = narrator.texts("stage-of", order=stage.order, of=stage.of)
    return Styled.assemble((place, "bold"), f" · {narrator.words(stage.name)}")


def road(shown: Picture, board: Board, narrator: Narrator, length: int) -> Grid:
    """A line a rider, the leader first; ahead of them the milestones of the profile."""
    grid = Grid.grid(padding=(0, 1))
    if board.profile.milestones:
        grid.add_row("", "", Styled(_milestones(board, length), "dim"))
    for piece in sorted(shown.pieces, key=lambda piece: -piece.along):
        marks = ", ".join(narrator.plain(mark.text) for mark in piece.marks)
        place = Styled(narrator.cell(piece.cell))
        turn = "▶" if piece.seat == shown.turn else " "
        name = Styled(f"{turn} {piece.bib} {narrator.rider(piece.seat)}", _colour(piece.team))
        grid.add_row(name, "", _lane(piece, length), place, Styled(marks, "italic"))
    return grid


def _lane(piece: Piece, length: int) -> Styled:
    ridden = round(min(max(piece.along, 0.0), 1.0) * length)
    return Styled.assemble("─" * ridden, ("●", _colour(piece.team)), ("·" * (length - ridden), "dim"))


def _milestones(board: Board, length: int) -> str:
    """Labels over the places of the road they mark: the first, the last, and those between that there is room for."""
    stones = sorted((stone for stone in board.profile.milestones if stone.label), key=lambda stone: stone.along)
    line = [" "] * (length + 12)
    for stone in [*stones[:1], *stones[-1:], *stones[1:-1]]:
        start = max(0, round(stone.along * length) - len(stone.label) // 2)
        end = start + len(stone.label)
        if not "".join(line[max(0, start - 1) : end + 1]).strip():
            line[start:end] = stone.label
    return "".join(line).rstrip()


def classification(table: StandingsTable, narrator: Narrator, *, reasons: bool = False) -> Group:
    """A table; with `reasons` also what separated those who are level."""
    grid = Grid.grid(padding=(0, 1))
    told: Tie | None = None
    for place, row in enumerate(table.rows):
        if not table.top or place < table.top or row.seat == narrator.reader:
            grid.add_row(*_row(row, narrator, row.tie if reasons and row.tie != told else None))
            told = row.tie
    title = Styled(narrator.plain(table.name), "bold")
    if table.note is not None:
        title.append(f" · {narrator.plain(table.note)}", "dim")
    return Group(title, grid)


def _row(row: Row, narrator: Narrator, tie: Tie | None) -> tuple[Styled, ...]:
    detail = narrator.plain(row.detail) if row.detail else ""
    reason = f"= {narrator.plain(tie.text)} ({tie.rule})" if tie else ""
    notes = ", ".join(filter(None, (detail, *(_mark(mark, narrator) for mark in row.marks), reason)))
    name = Styled(f"{row.bib} {narrator.rider(row.seat)}", _colour(row.team))
    rank = Styled(f"{row.rank:>3}." if row.rank else "  –")
    return rank, name, Styled(row.value, "bold"), Styled(row.gain, "green"), Styled(notes, "dim")


def _mark(mark: Mark, narrator: Narrator) -> str:
    return narrator.plain(mark.text)


def hand(own: Own, narrator: Narrator) -> Styled:
    cards = " · ".join(_card(card, narrator) for card in own.hand)
    return Styled.assemble((narrator.texts("hand"), "bold"), f" {cards}")


def _card(card: Card, narrator: Narrator) -> str:
    name = narrator.plain(card.name)
    if card.fresh:
        name = narrator.texts("card-fresh", card=name)
    return name if card.count == 1 else f"{card.count} × {name}"


def piles(shown: Picture, narrator: Narrator) -> Styled:
    styled = Styled(style="dim")
    for pile in shown.piles:
        styled.append(f"{narrator.plain(pile.name)}: {pile.count}")
        styled.append(f" ({narrator.plain(pile.top.name)})  " if pile.top else "  ")
    for die in shown.dice:
        if die.face:
            styled.append(f"{narrator.plain(die.name)}: {die.face}  ")
    return styled


def result(outcome: Result, narrator: Narrator) -> Group:
    """The end of a stage or of the tour."""
    parts: list[RenderableType] = ["", Styled("━" * 60, "dim"), _stage(outcome.stage, narrator)]
    parts += [Styled(narrator.plain(outcome.headline), "bold"), narrator.say(outcome.summary)]
    parts += [classification(table, narrator, reasons=True) for table in outcome.tables]
    for award in outcome.awards:
        parts.append(narrator.say(award.text).append(f" ({award.rule})" if award.rule else "", "dim"))
    parts.append(Styled("━" * 60, "dim"))
    return Group(*parts)


def _colour(team: str) -> str:
    return f"bold {COLOURS.get(team, 'default')}"
