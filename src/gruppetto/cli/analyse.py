"""`gruppetto analyse`: a recorded match looked back at, in the terminal."""

from rich.table import Table
from rich.text import Text as Styled

from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.narrator import Narrator
from gruppetto.cli.progress import watched
from gruppetto.cli.set_up import read_record
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.record import RecordError
from gruppetto.engine.verification import verify
from gruppetto.games import find_game
from gruppetto.table import analysis
from gruppetto.table.analysis import AnalysedEntry, Analysis, JudgedMove
from gruppetto.table.denied import Denied
from gruppetto.table.replay import Finished, Ridden, ridden
from gruppetto.table.wire import write

_PART = 4
"""Entries between two steps of the progress bar."""


def analyse_record(file: str, language: str, *, as_json: bool) -> None:
    record = read_record(file)
    game = find_game(record.header.game)
    try:
        finished = verify(game, record).finished
    except RecordError as error:
        raise Complaint(f"{file}: {error}") from None
    if not finished:
        raise Complaint(own_texts(language)("analyse-unfinished"))
    match = Finished(file, record)
    try:
        found = analysis.whole(game, _watched(game, match))
    except Denied as denied:
        raise Complaint(denied.message) from None
    if as_json:
        print(write(found).decode())
        return
    again = ridden(lambda: {game.id: game}, match)
    names = [seat.name for seat in record.header.seats]
    narrator = Narrator(game, language, names, SPECTATOR, game.stage_names(again.match.setup))
    _show(found, again, narrator)


def _watched(game: AnyGame, match: Finished) -> list[AnalysedEntry]:
    """All entries, with a progress bar beside the results, which go to another stream."""
    analysis.level_of(game)
    of = analysis.length_of(match)
    entries: list[AnalysedEntry] = []
    with watched(of) as watch:
        for first in range(0, of, _PART):
            looked = analysis.part(lambda: {game.id: game}, match, first, _PART)
            entries += looked
            watch(len(looked))
    return entries


def _show(found: Analysis, again: Ridden, narrator: Narrator) -> None:
    texts = narrator.texts
    console = Terminal()
    level = found.level.capitalize()
    console.print(texts("analyse-title", level=level, moves=found.of - 1), style="bold")
    columns = ("player", "luck", "given", "best", "worst")
    table = Table(*(texts(f"analyse-{column}") for column in columns))
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, figures in enumerate(found.seats):
        decisions = [_turn(narrator, number) for number in (figures.best, figures.worst)]
        table.add_row(narrator.names[seat], _signed(figures.luck), _signed(-figures.given_away), *decisions)
    console.print(table)
    console.print(texts("analyse-legend"), style="dim")
    if found.turning_points:
        console.print(texts("analyse-turning"), style="bold")
    by_number = {entry.number: entry for entry in found.entries}
    for point in found.turning_points:
        head = f"  {_turn(narrator, point.number)}  {_signed(point.change)}  {narrator.names[point.seat]}"
        console.print(Styled(head))
        _look(again, narrator, point.number)
        for line in _lines(by_number[point.number], level, narrator):
            console.print(Styled(f"      {line}"))


def _look(again: Ridden, narrator: Narrator, number: int) -> None:
    """The cells of the road that was ridden there have their names."""
    game = again.match.game
    picture = game.picture(again.states[number].view(SPECTATOR))
    narrator.look(game.board(again.match.setup.edition, picture.board))


def _lines(entry: AnalysedEntry, level: str, narrator: Narrator) -> list[str]:
    lines = []
    if entry.played is not None:
        played = _named(entry.played, narrator)
        lines.append(narrator.texts("analyse-played", label=played, chance=_percent(entry.played.chance)))
    if entry.best is not None:
        best = _named(entry.best, narrator)
        lines.append(narrator.texts("analyse-instead", level=level, label=best, chance=_percent(entry.best.chance)))
        lines += [narrator.plain(reason) for reason in entry.reasons]
    return lines


def _named(choice: JudgedMove, narrator: Narrator) -> str:
    return choice.do if choice.label is None else narrator.plain(choice.label)


def _turn(narrator: Narrator, number: int) -> str:
    return narrator.texts("analyse-turn", number=number) if number >= 0 else "–"


def _signed(share: float) -> str:
    return f"{100 * share:+.0f} %"


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
