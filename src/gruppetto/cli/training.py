"""`gruppetto train`: weights for the bots of a game, learnt from games that they play against themselves."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from importlib.util import find_spec
from pathlib import Path

from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.progress import crew, watched
from gruppetto.cli.set_up import make_setup, read_options
from gruppetto.companion.catalogue import Catalogue
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.judgement import Search
from gruppetto.engine.option import Choice
from gruppetto.games import find_game
from gruppetto.lab.self_play import NothingToLearn, judgement_of
from gruppetto.lab.train import Training, train, written


def run_training(
    game_id: str,
    language: str,
    *,
    players: str,
    options: tuple[str, ...],
    rounds: int,
    games: int,
    seed: int,
    explore: float,
    keep: float,
    ridge: float,
    simulations: int,
    turns: int,
    whole_stage: bool,
    sure: float,
    jobs: int | None,
    cluster: str | None,
    output: str,
) -> None:
    game = find_game(game_id)
    texts = own_texts(language)
    if find_spec("numpy") is None:
        raise Complaint(texts("train-needs-numpy"))
    seats = _read_players(game, players, texts)
    wanted = {name: str(values).split(",") for name, values in read_options(options).items()}
    for many in seats:
        checked = {name: _checked(game, many, wanted, name) for name in wanted}
    search = Search(simulations, turns, sure=sure, whole_stage=whole_stage)
    training = Training(game.id, seats, tuple(checked.items()), rounds, games, seed, explore, keep, ridge, search)
    Path(output).touch()  # a file that cannot be written is told now, and not after all these games
    with _taught(), crew(jobs, cluster, texts) as workers, watched(rounds * games) as watch:
        learnt = train(game, training, workers, watch)
    Path(output).write_text(written(game, training, learnt, date.today()), encoding="utf-8")
    out = Terminal()
    for number, each in enumerate(learnt, 1):
        named = f"{100 * each.named:.1f}"
        out.print(texts("train-round", round=number, lessons=each.lessons, loss=f"{each.loss:.4f}", named=named))
    out.print(texts("train-written", file=output))


def _read_players(game: AnyGame, players: str, texts: Catalogue) -> tuple[int, ...]:
    """The numbers of seats, for a game that can learn."""
    with _taught():
        judgement_of(game)
    try:
        return tuple(int(each) for each in players.split(","))
    except ValueError:
        raise Complaint(texts("train-players", players=players)) from None


@contextmanager
def _taught() -> Iterator[None]:
    """Where there is nothing to learn, one sentence says why."""
    try:
        yield
    except NothingToLearn as error:
        raise Complaint(f"{error}.") from None


def _checked(game: AnyGame, seats: int, wanted: dict[str, list[str]], name: str) -> tuple[Choice, ...]:
    """The values that an option has in turn, each beside the first of every other option: some need each other."""
    first: dict[str, Choice] = {other: values[0] for other, values in wanted.items()}
    return tuple(make_setup(game, seats, {**first, name: value}, None).options[name] for value in wanted[name])
