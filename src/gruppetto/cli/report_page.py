"""The report on a game as one HTML page: style and plots are in it, and it needs neither script nor network."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Any

from babel.numbers import format_decimal

from gruppetto.cli.narrator import Narrator
from gruppetto.cli.report_style import STYLE
from gruppetto.engine.board import Board
from gruppetto.engine.contract import Setup
from gruppetto.lab.observed import CARD, Name, read_name
from gruppetto.lab.plots import SERIES, Series, histogram, stacked, whisker
from gruppetto.lab.report import Effect, Figures, Study
from gruppetto.lab.statistics import Interval, wilson
from gruppetto.road.drawing import PALETTE, draw

FEW = 100
"""With fewer games than this an interval is wide, and the page says so."""
_LISTED = 8
"""Kinds of harm that are told by name."""
_TONES = {f"{CARD}-harm": SERIES[0], f"{CARD}-help": SERIES[1]}
"""What harms is red and what helps is blue, as at the table."""
_DOTS = SERIES[4]
"""Not red, which is printed on many roads."""
_LARGEST_DOT = 0.55
"""The radius of the largest dot on a board, in widths of a cell."""


class Page:
    """Writes one report in the language of its reader."""

    def __init__(self, asked: Study, figures: Figures, setup: Setup[Any], narrator: Narrator) -> None:
        self.asked = asked
        self.plan = asked.plan
        self.figures = figures
        self.setup = setup
        self.narrator = narrator
        self.texts = narrator.texts

    def html(self) -> str:
        language = self.texts.language
        name = self._said(f"{self.plan.game}-name")
        parts = (self._length(), self._seats(), self._luck(), self._pace(), self._options(), self._harm())
        return (
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{self._said('report-title', game=self.texts(f'{self.plan.game}-name'))}</title>\n"
            f"<style>{STYLE}</style>\n</head>\n<body>\n<header><h1>{name}</h1>{self._lead()}</header>\n"
            f"<main>\n{''.join(parts)}</main>\n<footer><p>{self._said('report-made', command=self._command())}</p>"
            "</footer>\n</body>\n</html>\n"
        )

    def _lead(self) -> str:
        plan = self.plan
        said = self._said("report-lead", games=plan.games, players=plan.players, bot=plan.bots[0], seed=str(plan.seed))
        edition = self.narrator.words(self.setup.edition.name)
        return f"<p>{said}</p><p class=soft>{escape(edition)}</p>"

    def _command(self) -> str:
        plan, asked = self.plan, self.asked
        bots = ",".join(filter(None, (plan.bots[0], asked.rival)))
        usual = {option.name: option.default for option in self.narrator.game.options}
        other = [f" --option {name}={str(value).lower()}" for name, value in plan.options if value != usual[name]]
        edition = " --edition FILE" if plan.edition else ""
        return (
            f"gruppetto report {plan.game} --players {plan.players} --bots {bots} --games {plan.games} "
            f"--choice-games {asked.choices} --seed {plan.seed}{''.join(other)}{edition}"
        )

    def _length(self) -> str:
        lengths = self.figures.lengths
        note = self._said(
            "report-length-note",
            mean=self._figure(sum(lengths) / len(lengths)),
            least=min(lengths),
            most=max(lengths),
        )
        return self._section("report-length", histogram(lengths, self.texts("report-length")), note)

    def _seats(self) -> str:
        fair = 1 / self.plan.players
        shares = [wilson(score.wins, score.starts) for score in self.figures.seats]
        high = max(share.high for share in shares)
        rows = [
            self._row(self._said("report-seat", seat=seat), self._share(share), whisker(share, 0, high, fair=fair))
            for seat, share in enumerate(shares, 1)
        ]
        note = self._said("report-seats-note", share=self._percent(fair))
        return self._section("report-seats", _rows(rows), note)

    def _luck(self) -> str:
        if not self.figures.contests:
            return ""
        rows = []
        for contest in self.figures.contests:
            stages = self._said("report-stages", stages=contest.stages) if contest.stages else ""
            long = self._said("report-decisions", decisions=self._figure(contest.decisions, 0))
            name = f"{stages} <small>{long}</small>" if stages else long
            plot = whisker(contest.share, 0, 1, fair=0.5, strong=True)
            rows.append(self._row(name, self._share(contest.share), plot))
        games = self.figures.contests[0].games
        note = self._said("report-luck-note", better=self.plan.bots[0], worse=self.asked.rival, games=games)
        return self._section("report-luck", _rows(rows), f"{note}{self._few(games)}")

    def _pace(self) -> str:
        seen = self.figures.seen
        stages = max(1, sum(seen.boards.values()))
        often = sorted(seen.moments.items(), key=lambda moment: -sum(moment[1]))
        shown, rest = often[: len(SERIES) - 1], often[len(SERIES) - 1 :]
        free = [colour for colour in SERIES[:-1] if colour not in _TONES.values()]
        free += [colour for key, colour in _TONES.items() if all(name[0] != key for name, _ in shown)]
        series = [
            Series(self._name(name), _TONES.get(name[0]) or free.pop(0), [count / stages for count in counts])
            for name, counts in shown
        ]
        if rest:
            sums = [sum(column) / stages for column in zip(*(counts for _, counts in rest), strict=True)]
            series.append(Series(self._said("report-others"), SERIES[-1], sums))
        leads = [total / looks if looks else 0.0 for total, looks in zip(seen.leads, seen.looks, strict=True)]
        keys = "".join(f'<li><i style="background:{each.colour}"></i>{each.name}</li>' for each in series)
        keys += f'<li><i class="lead"></i>{self._said("report-leader")}</li>'
        plot = stacked(series, leads, self.texts("report-pace"))
        return self._section("report-pace", f'{plot}<ul class="keys">{keys}</ul>', self._said("report-pace-note"))

    def _options(self) -> str:
        effects = self.figures.effects
        if not effects:
            return ""
        longest = max(effect.length.high for effect in effects)
        widest = max(effect.seat.high for effect in effects)
        rows: list[str] = []
        for place, effect in enumerate(effects):
            if not place or effects[place - 1].option != effect.option:
                title = self._said(f"{self.plan.game}-option-{effect.option}")
                rows.append(f'<tr class="option"><th colspan="3" scope="rowgroup">{title}</th></tr>')
            rows.append(self._effect(effect, longest, widest))
        heads = "".join(
            f'<th scope="col">{self._said(key)}</th>'
            for key in ("report-choice", "report-choice-length", "report-choice-seat")
        )
        table = f'<table class="effects"><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        games = effects[0].games
        note = self._said("report-options-note", games=games, share=self._percent(1 / self.plan.players))
        return self._section("report-options", table, f"{note}{self._few(games)}", wide=True)

    def _effect(self, effect: Effect, longest: float, widest: float) -> str:
        key = f"{self.plan.game}-option-{effect.option}-{str(effect.choice).lower()}"
        usual = f" <small>{self._said('report-usual')}</small>" if effect.usual else ""
        if not effect.usual and self._same(effect):
            nothing = self._said("report-no-difference")
            return f'<tr><th scope="row">{self._said(key)}</th><td colspan="2" class="soft">{nothing}</td></tr>'
        length = whisker(effect.length, 0, longest, strong=effect.usual)
        seat = whisker(effect.seat, 0, widest, fair=1 / self.plan.players, strong=effect.usual)
        return (
            f'<tr><th scope="row">{self._said(key)}{usual}</th>'
            f"<td><b>{self._figure(effect.length.estimate)}</b>{length}</td>"
            f"<td><b>{self._percent(effect.seat.estimate)}</b>{seat}</td></tr>"
        )

    def _same(self, effect: Effect) -> bool:
        """Whether these games, which met the same luck, went as with the choice that is set."""
        usual = (each for each in self.figures.effects if each.usual and each.option == effect.option)
        return any((each.length, each.seat) == (effect.length, effect.seat) for each in usual)

    def _harm(self) -> str:
        seen = self.figures.seen
        if not seen.harms:
            return self._section("report-harm", "", self._said("report-harm-none"), wide=True)
        each = Counter[str]()
        for name, times in seen.harms.items():
            each[self._name(name)] += times
        listed = "".join(
            f"<li><b>{self._figure(times / self.plan.games)}</b> {name}</li>"
            for name, times in each.most_common(_LISTED)
        )
        game, edition = self.narrator.game, self.setup.edition
        often = [times / seen.boards[board] for board, cells in seen.places.items() for times in cells.values()]
        most = max(often, default=0.0)
        boards = "".join(
            self._board(game.board(edition, board), cells, seen.boards[board], most)
            for board, cells in sorted(seen.places.items(), key=lambda place: list(seen.boards).index(place[0]))
        )
        note = self._said("report-harm-note", most=self._figure(most, 2))
        body = f'<ul class="harms">{listed}</ul><div class="boards">{boards}</div>'
        return self._section("report-harm", body, note, wide=True)

    def _board(self, board: Board, cells: Counter[str], games: int, most: float) -> str:
        """A board with a dot on every cell where harm was done; its area tells how often."""
        centres = {cell.id: cell.centre for cell in board.cells}
        largest = board.cell_width * _LARGEST_DOT
        dots = "".join(
            f'<circle cx="{centres[cell][0]:.1f}" cy="{centres[cell][1]:.1f}" '
            f'r="{largest * (times / games / most) ** 0.5:.1f}"/>'
            for cell, times in cells.most_common()
            if cell in centres
        )
        over = f'<g fill="{_DOTS}" fill-opacity=".85" stroke="{PALETTE["ink"]}" stroke-width="1.5">{dots}</g>'
        picture = draw(board, self.narrator.plain, language=self.texts.language, over=over)
        count = self._said("report-harm-count", count=self._figure(sum(cells.values()) / games))
        name = self._stage_name(board.id)
        return f"<figure>{picture}<figcaption>{name}{count}</figcaption></figure>"

    def _stage_name(self, board: str) -> str:
        book = self.narrator.game.roadbook(self.setup.edition)
        names = [self.narrator.words(stage.name) for stage in book.stages if stage.board == board] if book else []
        return f"<b>{escape(names[0])}</b> · " if names else ""

    def _section(self, title: str, body: str, note: str, *, wide: bool = False) -> str:
        grows = ' class="wide"' if wide else ""
        return f"<section{grows}><h2>{self._said(title)}</h2><p>{note}</p>{body}</section>\n"

    def _row(self, name: str, figure: str, plot: str) -> str:
        return f'<tr><th scope="row">{name}</th><td class="plots">{plot}</td><td class="figure">{figure}</td></tr>'

    def _few(self, games: int) -> str:
        return f" <em>{self._said('report-few', games=games)}</em>" if games < FEW else ""

    def _name(self, name: Name) -> str:
        return escape(self.narrator.plain(read_name(name)))

    def _said(self, key: str, **args: str | int) -> str:
        return escape(self.texts(key, **args), quote=False)

    def _share(self, share: Interval) -> str:
        low, high = self._figure(100 * share.low, 0), self._figure(100 * share.high, 0)
        return f"<b>{self._percent(share.estimate)}</b> <small>{low}–{high}</small>"

    def _percent(self, share: float) -> str:
        return f"{self._figure(100 * share)} %"

    def _figure(self, value: float, digits: int = 1) -> str:
        """1,234.5 as the reader writes it; large numbers need no digits after the point."""
        pattern = "#,##0" + (f".{'#' * digits}" if digits and abs(value) < 1000 else "")
        return str(format_decimal(value, format=pattern, locale=self.texts.language))


def _rows(rows: Sequence[str]) -> str:
    return f'<table class="rows"><tbody>{"".join(rows)}</tbody></table>'
