"""`gruppetto play`: a match in the terminal, with numbered choices. It knows the scene and the ask, and no game."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text as Styled

from gruppetto.adapters.program.rider import ProgramBot
from gruppetto.bots import adviser, make_bot, read_spec
from gruppetto.cli import hinting, why_not
from gruppetto.cli.bot_names import read_bots
from gruppetto.cli.commentary import Commentary
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.set_up import (
    make_setup,
    read_edition,
    read_options,
    read_seed,
    read_teams,
    read_text,
    setup_for_position,
)
from gruppetto.cli.unusual import tell_unusual
from gruppetto.companion.catalogue import Catalogue
from gruppetto.engine.contract import AnyGame, PositionError, Setup
from gruppetto.engine.match import Match, NotTakenBack
from gruppetto.engine.picks import Ask, Offer, ask
from gruppetto.engine.record import SeatName, TakeBacks, dumps
from gruppetto.engine.refusal import NotationError, Refused
from gruppetto.engine.why import why_nots
from gruppetto.games import find_game
from gruppetto.lab.solo import check_rider, lots_of

USUAL_BOTS = ("greedy",)


def play_in_terminal(
    game_id: str,
    language: str,
    *,
    players: int | None,
    edition: str | None,
    options: tuple[str, ...],
    bots: str | None,
    each_bot: tuple[str, ...],
    seat: int,
    teams: str | None,
    name: str | None,
    seed: str | None,
    position: str | None,
    record: str | None,
    friendly: bool,
) -> None:
    """Set up the match the command line describes and play it; the record is written however it ends."""
    game = find_game(game_id)
    setup, document = _described(game, players, read_options(options), read_edition(game, edition), teams, position)
    tell_unusual(game, setup.edition, language)
    seats = _seats(game, setup, read_bots(bots, each_bot, USUAL_BOTS), seat, name, own_texts(language))
    luck = read_seed(seed)
    for place, taken in enumerate(seats):
        if place != seat - 1:
            check_rider(game, taken.bot)  # a bot that does not exist is told before the race
    file = _new_file(record) if record else None
    with _reading(position):
        take_backs = TakeBacks.FRIENDLY if friendly else TakeBacks.HONEST
        match = Match(game, setup, seats, luck, position=document, take_backs=take_backs)
    terminal = Terminal(match, language, seat - 1)
    try:
        terminal.run()
    finally:
        terminal.close()
        if file is not None:
            file.write_text(dumps(terminal.match.record()), encoding="utf-8")
            terminal.note("play-recorded", file=str(file))


def _described(
    game: AnyGame,
    players: int | None,
    wanted: dict[str, object],
    own: Any,
    teams: str | None,
    position: str | None,
) -> tuple[Setup[Any], str]:
    """The set-up that was asked for, and the document of the position to begin with; none is empty."""
    if position is None:
        return make_setup(game, players, wanted, own, read_teams(teams)), ""
    document = read_text(position)
    if not document:
        raise Complaint(f"{position}: the file is empty")
    with _reading(position):
        setup = setup_for_position(game, document, players, wanted, own)
    if teams is not None:
        raise Complaint("--teams: a position says who rides for which team")
    return setup, document


@contextmanager
def _reading(file: str | None) -> Iterator[None]:
    """What is wrong with a position is told with its file."""
    try:
        yield
    except PositionError as error:
        raise Complaint(f"{file}: {error}") from None


def _seats(
    game: AnyGame, setup: Setup[Any], bots: Sequence[str], seat: int, name: str | None, texts: Catalogue
) -> tuple[SeatName, ...]:
    """The person in one seat, bots in the others in turn; who has no name goes by that of the team."""
    if not 1 <= seat <= setup.seats:
        raise Complaint(f"--seat is a number from 1 to {setup.seats}, not {seat}")
    taken: list[SeatName] = []
    for place, look in enumerate(game.seating(setup)):
        team = texts(f"team-{look.team}")
        if place == seat - 1:
            taken.append(SeatName(name or team))
        else:
            others = place - (place >= seat)
            taken.append(SeatName(team, bots[others % len(bots)]))
    return tuple(taken)


def _new_file(file: str) -> Path:
    """A file to write the record into, tried now: at the end of a match it would be too late to complain."""
    path = Path(file)
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        raise Complaint(f"{file}: there is such a file already, and a record replaces none") from None
    return path


class Terminal:
    """One person's seat at the table: asks until something is decided."""

    def __init__(self, match: Match, language: str, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.commentary = Commentary(match, language, seat)
        self.console = self.commentary.console
        self.narrator = self.commentary.narrator
        self.note = self.commentary.note
        self._programs: dict[int, ProgramBot] = {}

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.note("play-welcome", seed=self.match.seed.hex())
        self.note(f"{self.match.game.id}-provenance-{self.match.setup.edition.provenance}")
        self.commentary.tell(self.match.happened[0])
        while not self.match.over:
            turn = self.match.state.to_decide
            if turn != self.seat:
                self._play(turn, self._chosen_by_bot(turn))
            elif not self._decide():
                self.note("play-left")
                return
        self.commentary.show()

    def _chosen_by_bot(self, seat: int) -> str:
        """A new bot sits down for every decision, with the lots of this line: who does the same again is answered
        alike. A program stays."""
        match, spec = self.match, self.match.seats[seat].bot
        luck = lots_of(match.lots(), seat)
        if read_spec(spec).command:
            if seat not in self._programs:
                self._programs[seat] = ProgramBot(spec, match.game, match.setup, seat, match.seed, luck(None))
            return str(self._programs[seat].decide(match.state.view(seat)))
        return str(make_bot(spec, match.game, luck).decide(match.state.view(seat)))

    def close(self) -> None:
        """Programs are told how it ended, and end."""
        for program in self._programs.values():
            if self.match.over:
                program.over(self.match.state.standing())
            program.close()

    def _play(self, seat: int, do: str) -> None:
        self.commentary.tell(self.match.play(seat, do).events)

    def _decide(self) -> bool:
        """Ask the person until the position changes; False when they leave."""
        question = ask(self.match.game, self.match.state, self.seat)
        assert question is not None, "the person is asked only in turn"
        self.commentary.show(_on_the_road(question))
        self._show_choices(question)
        while True:
            said = self.commentary.ask("play-prompt")
            if said is None or said.casefold() in ("q", "quit"):
                return False
            if self._follow(said, question):
                return True

    def _show_choices(self, question: Ask) -> None:
        self.console.print(Styled(self.narrator.plain(question.question), "bold"))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(min_width=4, justify="right", style="bold")
        for number, offer in enumerate(_in_order(question), 1):
            line = self.narrator.say(offer.label)
            if offer.hint is not None:
                line.append(" · ").append(self.narrator.plain(offer.hint), "dim")
            grid.add_row(str(number), line)
        self.console.print(grid)

    def _follow(self, said: str, question: Ask) -> bool:
        """Do what was said; True when the position changed and everything must be shown anew."""
        command, _, rest = said.partition(" ")
        match command.casefold():
            case "":
                return False
            case "?" | "why":
                wanted = rest.strip()
                if not self._explain(wanted, question):
                    self.note("play-not-refused" if wanted else "play-nothing-refused", wanted=wanted)
                return False
            case "u" | "undo":
                return self._undo()
            case "h" | "hint":
                self._hint(question)
                return False
            case "help":
                self.note("play-help")
                return False
        return self._act(said, question)

    def _hint(self, question: Ask) -> None:
        """What a bot would do here; the record tells that it was asked."""
        if not adviser(self.match.game):
            self.note("play-no-hints")
            return
        advised = hinting.asked_for(self.match, self.seat)
        self.console.print(hinting.hint(advised, _in_order(question), self.narrator))
        self.match.accept(self.match.prepare_hint(self.seat, advised.level))

    def _act(self, said: str, question: Ask) -> bool:
        """Play the choice with this number, or the action with this notation."""
        if said.isdecimal():
            offers = _in_order(question)
            if not 1 <= int(said) <= len(offers):
                if not self._explain(said, question):
                    self.note("play-no-such-choice", most=len(offers))
                return False
            said = offers[int(said) - 1].do
        try:
            self._play(self.seat, said)
        except NotationError:
            self.note("play-what", said=said)
            return False
        except Refused as refused:
            rule = refused.refusal.rule
            sentence = self.narrator.refusal(rule, refused.refusal.params)
            self.console.print(sentence.append(f" ({rule})", "dim"))
            return False
        return True

    def _undo(self) -> bool:
        """Take back the person's last decision. The others are bots, who never mind; an honest table does."""
        back_to = self.match.last_decision_of(self.seat)
        if back_to is None:
            self.note("play-nothing-to-undo")
            return False
        try:
            undone = self.match.prepare_undo(self.seat, back_to)
        except NotTakenBack:
            self.note("play-honest")
            return False
        self.match.accept(undone)
        self.commentary.tell(undone.events)
        return True

    def _explain(self, wanted: str, question: Ask) -> bool:
        """Say why what is wanted is refused, if it is. Its numbers follow those of the choices: one means one thing."""
        allowed = len(question.offers)
        found = why_not.matching(why_nots(self.match.game, self.match.state), wanted, self.narrator, allowed)
        if found:
            self.console.print(why_not.explained(found, self.narrator))
        return bool(found)


def _on_the_road(question: Ask) -> dict[str, int]:
    """The cells that choices lead to, each with the number of the first that does."""
    found: dict[str, int] = {}
    for number, offer in enumerate(_in_order(question), 1):
        if offer.picks and offer.picks[-1].startswith("cell:"):
            found.setdefault(offer.picks[-1], number)
    return found


def _in_order(question: Ask) -> list[Offer]:
    """The offers as they are numbered: what moves the race first, what is done on the side after it."""
    return sorted(question.offers, key=lambda offer: offer.side)
