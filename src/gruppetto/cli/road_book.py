"""A picture as text: the road, the hand, the piles, the classifications. It knows the picture and no game."""

from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from gruppetto.cli.narrator import Narrator
from gruppetto.cli.road_map import heights, road_map
from gruppetto.engine.board import Board
from gruppetto.engine.scene import Card, Mark, Own, Picture, Piece, Result, Row, Stage, StandingsTable, Tie
from gruppetto.road.letters import team_colour, to_move

BESIDE = 40
"""Characters kept for what stands beside the road: names, places, marks."""
LONGEST, SHORTEST = 100, 24
"""How many characters a road has from start to finish, at most and at least."""
MANY = 8
"""With more riders than this those of a seat share a line."""


def picture(
    shown: Picture, own: Own, board: Board, narrator: Narrator, width: int, choices: Mapping[str, int]
) -> RenderableType:
    """All that somebody who has to decide looks at, in a terminal of so many columns, with the numbers of the choices
    that lead to a cell."""
    many = len(shown.pieces) > MANY
    length = max(SHORTEST, min(LONGEST, width - (2 if many else BESIDE)))
    parts: list[RenderableType] = ["", head(shown, narrator)]
    if many:
        parts += [profile(shown, board, length), riders(shown, narrator)]
    else:
        parts.append(road(shown, board, narrator, length))
    parts += road_map(shown, board, narrator, width, choices)
    parts += groups(shown, narrator)
    if shown.order:
        parts.append(order(shown, narrator))
    parts.append(Columns([classification(table, narrator) for table in shown.standings], padding=(0, 4)))
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
    if (climbs := heights(board, length)) is not None:
        grid.add_row("", "", climbs)
    if board.profile.milestones:
        grid.add_row("", "", Styled(_milestones(board, length), "dim"))
    for piece in sorted(shown.pieces, key=lambda piece: -piece.along):
        marks = ", ".join(narrator.plain(mark.text) for mark in piece.marks)
        place = Styled(narrator.cell(piece.cell))
        turn = "▶" if to_move(piece, shown) else " "
        name = Styled(f"{turn} {piece.bib} {narrator.rider(piece.seat)}", team_colour(piece.team))
        grid.add_row(name, "", _lane(piece, length), place, Styled(marks, "italic"))
    return grid


def profile(shown: Picture, board: Board, length: int) -> Group:
    """The whole road in a line with all riders on it, for fields that are too large for a line each."""
    track = Styled("·" * (length + 1), "dim")
    for piece in sorted(shown.pieces, key=lambda piece: to_move(piece, shown)):
        place = round(min(max(piece.along, 0.0), 1.0) * length)
        track = Styled.assemble(track[:place], ("●", team_colour(piece.team)), track[place + 1 :])
    lines = [heights(board, length), Styled(_milestones(board, length), "dim"), track]
    return Group(*(line for line in lines if line is not None))


def riders(shown: Picture, narrator: Narrator) -> Grid:
    """A line a seat: its riders from the first on, with their cells and marks."""
    grid = Grid.grid(padding=(0, 1))
    for seat in dict.fromkeys(piece.seat for piece in shown.pieces):
        own = sorted((piece for piece in shown.pieces if piece.seat == seat), key=lambda piece: -piece.along)
        line = Styled()
        for piece in own:
            marks = "".join(f" ({narrator.plain(mark.text)})" for mark in piece.marks)
            line.append("   " if line.plain else "").append("▸" if to_move(piece, shown) else "")
            line.append(str(piece.bib), team_colour(piece.team)).append(f" {narrator.cell(piece.cell)}")
            line.append(marks, "italic")
        turn = "▶" if seat == shown.turn else " "
        grid.add_row(Styled(f"{turn} {narrator.rider(seat)}", team_colour(own[0].team)), line)
    return grid


def groups(shown: Picture, narrator: Narrator) -> list[RenderableType]:
    """Who rides together, from the head of the race on: numbers, pace, gap."""
    lines: list[RenderableType] = []
    bibs = {piece.id: piece for piece in shown.pieces}
    for group in shown.groups:
        line = Styled(narrator.plain(group.name), "bold")
        for rider in (bibs[name] for name in group.pieces if name in bibs):
            line.append(f" {rider.bib}", team_colour(rider.team))
        facts = (group.gap, narrator.texts("map-pace", pace=group.pace) if group.pace else "")
        lines.append(line.append("".join(f" · {fact}" for fact in facts if fact), "dim"))
    return lines


_TURNS = {"now": "reverse", "skips": "strike"}


def order(shown: Picture, narrator: Narrator) -> Styled:
    """The order of this round: who has ridden is dim, who is to ride stands out, who loses the turn is struck."""
    line = Styled(narrator.texts("map-order"), "bold")
    for turn in shown.order:
        style = "dim" if turn.state == "done" else f"{team_colour(turn.team)} {_TURNS.get(turn.state, '')}".strip()
        line.append(" ").append(f"▸{turn.bib}" if turn.state == "now" else str(turn.bib), style)
    return line


def _lane(piece: Piece, length: int) -> Styled:
    ridden = round(min(max(piece.along, 0.0), 1.0) * length)
    return Styled.assemble("─" * ridden, ("●", team_colour(piece.team)), ("·" * (length - ridden), "dim"))


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
    for wraps in (False, False, False, False, True):
        grid.add_column(no_wrap=not wraps)
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
    name = Styled(f"{row.bib} {narrator.rider(row.seat)}", team_colour(row.team))
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
        styled.append(narrator.texts("named-figure", name=narrator.plain(pile.name), figure=str(pile.count)))
        styled.append(f" ({narrator.plain(pile.top.name)})  " if pile.top else "  ")
    for die in shown.dice:
        if die.face:
            styled.append(narrator.texts("named-figure", name=narrator.plain(die.name), figure=die.face) + "  ")
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
