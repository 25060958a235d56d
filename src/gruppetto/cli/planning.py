"""A bulk run from the words of a command line: what `simulate`, `tournament`, `dataset` and `report` have in common."""

from typing import TypedDict

from gruppetto.cli.bot_names import read_bots
from gruppetto.cli.set_up import make_setup, read_edition, read_options
from gruppetto.cli.unusual import tell_unusual
from gruppetto.games import find_game
from gruppetto.lab.simulate import Plan


class Wishes(TypedDict):
    """Which games are played, by the names that the options of a command have."""

    players: int | None
    edition: str | None
    options: tuple[str, ...]
    bots: str | None
    each_bot: tuple[str, ...]
    count: int
    seed: int


def planned(game_id: str, language: str, usual: tuple[str, ...], wishes: Wishes) -> Plan:
    """The run that is wished for, by the `usual` bots where none are named; an unusual edition is told."""
    game = find_game(game_id)
    edition = read_edition(game, wishes["edition"])
    setup = make_setup(game, wishes["players"], read_options(wishes["options"]), edition)
    tell_unusual(game, setup.edition, language)
    return Plan(
        game=game.id,
        players=setup.seats,
        bots=read_bots(wishes["bots"], wishes["each_bot"], usual[: setup.seats]),
        games=wishes["count"],
        seed=wishes["seed"],
        options=tuple(setup.options.items()),
        edition=setup.edition.document.text if wishes["edition"] else "",
    )
