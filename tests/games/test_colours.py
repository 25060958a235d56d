"""Choosing the colour of one's team: what the rulebooks hang on a colour goes with it, and nothing else changes."""

from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.match import Match, digest
from gruppetto.engine.scene import Picture
from gruppetto.games import all_games
from gruppetto.games.bostock.box.cards import COLOURS, RIDERS
from gruppetto.testing.playing import at_random, luck, ride

GAMES = list(all_games().values())


def begun(game: AnyGame, *teams: str, **options: object) -> Any:
    return game.start(game.setup(len(teams), options, teams=teams), luck(1))


def picture(game: AnyGame, state: Any) -> Picture:
    return game.picture(state.view(SPECTATOR))


def reversed_teams(game: AnyGame) -> list[str]:
    return [look.team for look in game.teams[::-1]][: game.players[-1]]


@pytest.mark.rule("VAI-8.1")
@pytest.mark.rule("SEC-1.3")
@pytest.mark.rule("PEL-0.2")
@pytest.mark.rule("BOS-1.2")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_colour_of_the_box_can_be_chosen_with_its_numbers(game: AnyGame) -> None:
    ridden = ride(game, game.setup(game.players[0], teams=reversed_teams(game)[: game.players[0]]), seed=3)
    worn = {(piece.seat, piece.team) for state in ridden.states for piece in picture(game, state).pieces}
    numbers = {piece.bib for state in ridden.states for piece in picture(game, state).pieces}

    assert worn == set(enumerate(reversed_teams(game)[: game.players[0]]))
    assert min(numbers) >= min(look.bib for look in game.teams[-game.players[0] :])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_choice_of_colours_is_no_other_version_of_the_rules(game: AnyGame) -> None:
    """What an older record means has not changed: its header says the same, and so does its last position."""
    plain = ride(game, game.setup(2), seed=4).match

    assert plain.record().header.teams == ()
    assert digest(Match(game, game.setup(2, teams=("rouge", "azur")), plain.seats, plain.seed).state) == digest(
        plain.state_after(0)
    )


@pytest.mark.parametrize("name", ["vainqueur", "seconds"])
def test_where_a_colour_is_only_a_look_the_race_is_the_same(name: str) -> None:
    game = all_games()[name]
    teams = reversed_teams(game)[:2]
    plain = ride(game, game.setup(2), seed=5, player=at_random)
    chosen = ride(game, game.setup(2, teams=teams), seed=5, player=at_random)
    line = f'teams = ["{teams[0]}", "{teams[1]}"]\n'

    assert [text.replace(line, "") for text in chosen.documents] == plain.documents


# --- peloton ---


@pytest.mark.rule("PEL-0.2")
def test_a_team_rides_with_its_own_numbers_whoever_directs_it() -> None:
    game = all_games()["peloton"]
    state = begun(game, "ardoise", "azur", stages="paris", team_size="3")

    assert sorted(state.race.bibs) == [7, 8, 9, 31, 32, 33]
    assert state.race.owners[state.race.rider_of_bib[31]] == 0
    assert {str(action).split()[1] for action in state.actions()} in ({"31", "32", "33"}, {"7", "8", "9"})


@pytest.mark.rule("PEL-0.19")
def test_a_seat_with_several_teams_chose_the_first_and_gets_those_that_are_left() -> None:
    game = all_games()["peloton"]
    state = begun(game, "lagune", "rouge", stages="paris", team_size="3", teams_per_seat="2")

    assert state.race.team_names == ("lagune", "rouge", "azur", "mandarine")
    assert state.race.owner_of_team == (0, 1, 0, 1)


# --- bostock ---


@pytest.mark.rule("BOS-1.2")
@pytest.mark.rule("BOS-2.8")
def test_riders_line_up_on_the_strip_of_their_colour_and_are_called_by_it() -> None:
    game = all_games()["bostock"]
    state = begun(game, "blanc", "rouge", stages="1")
    road = {cell.id: cell.team for cell in game.board(state.course.edition, "stage-1").cells}
    pieces = picture(game, state).pieces

    assert [piece.id for piece in pieces[:RIDERS]] == ["rider:white-1", "rider:white-2", "rider:white-3"]
    assert all(road[piece.cell] == piece.team for piece in pieces)


@pytest.mark.rule("BOS-4.7")
@pytest.mark.rule("BOS-1.2")
def test_the_bonus_is_for_cards_of_the_colour_that_was_chosen() -> None:
    game = all_games()["bostock"]
    state = begun(game, "blanc", "rouge", stages="1")
    seat = state.to_decide
    own = ("white", "red")[seat]
    for kind, owner in enumerate(state.course.owners):
        card = state.course.edition.race_cards[kind]
        assert (owner == seat) == (card.colour < len(COLOURS) and COLOURS[card.colour] == own)


@pytest.mark.rule("BOS-1.3")
def test_a_figure_that_nobody_rides_is_not_in_the_race() -> None:
    game = all_games()["bostock"]
    state = begun(game, "blanc", "rouge", stages="1")
    state.play(state.actions()[0], luck(2))
    refusal = state.refusal(state.to_decide, game.parse("move blue-1 1 4.2", game.setup(2)))

    assert refusal is not None
    assert refusal.rule == "BOS-1.3"
