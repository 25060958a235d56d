"""The games in OpenSpiel: its own tests, its playthroughs, its IS-MCTS bot."""

import random
from typing import Any

import pytest

from gruppetto.games import all_games
from tests.toy import GAME as TOY

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install 'gruppetto[openspiel]'")

import numpy as np  # noqa: E402  # only where OpenSpiel is
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from gruppetto.adapters import openspiel  # noqa: E402

TINY = openspiel.register(TOY)
FIRST, *OTHERS = (f"gruppetto_{game}" for game in all_games())
NAMES = [FIRST, *OTHERS, TINY]


def ride(state: Any, decide: Any, decisions: int, seed: int = 1) -> Any:
    """So many decisions on, or to the end."""
    lots = random.Random(seed)
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lots.choices(numbers, chances)[0])
        else:
            state.apply_action(decide(state))
            decisions -= 1
    return state


def at_random(seed: int) -> Any:
    lots = random.Random(seed)
    return lambda state: lots.choice(state.legal_actions())


def met(name: str, decisions: int) -> Any:
    """A state in which somebody is to decide."""
    state = ride(pyspiel.load_game(name).new_initial_state(), at_random(3), decisions)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_every_game_is_registered() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_test_of_random_play_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False, mask_test=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", [TINY, FIRST, *(pytest.param(name, marks=pytest.mark.long) for name in OTHERS)])
def test_a_playthrough_is_written_and_replays_alike(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # with SciPy, which takes a second

    first = generate_playthrough.playthrough_lines(name, seed=7)
    actions = [
        int(line.removeprefix("action: ")) for line in first if line.startswith("action: ")
    ]  # in the order they were applied

    again = generate_playthrough.playthrough_lines(name, seed=7, action_sequence=actions)

    assert len(actions) > 20
    assert again == first


@pytest.mark.parametrize("name", NAMES)
def test_the_is_mcts_bot_plays(name: str) -> None:
    lots = np.random.RandomState(5)
    state = met(name, 8)
    game = state.get_game()
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, lots), 1.4, max_simulations=3, random_state=lots)

    after = ride(state, bot.step, decisions=2)

    assert after.move_number() > 8


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_for_who_asked(name: str) -> None:
    state = met(name, 10)
    player = state.current_player()

    other = state.resample_from_infostate(player, random.Random(9).random)

    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_deals_hidden_cards_anew() -> None:
    state = met("gruppetto_tiny", 6)
    player = state.current_player()

    worlds = {str(state.resample_from_infostate(player, random.Random(seed).random)) for seed in range(12)}

    assert len(worlds) > 3


def test_what_is_hidden_is_not_in_the_observation_of_others() -> None:
    """Given two worlds that differ in the hand of one, then the other cannot tell them apart."""
    state = met("gruppetto_tiny", 6)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(12)]

    assert len({world.observation_string(1 - player) for world in worlds}) > 1
    assert len({world.observation_string(player) for world in worlds}) == 1
    assert len({tuple(world.observation_tensor(player)) for world in worlds}) == 1


def test_an_action_is_called_by_its_notation_and_has_one_number_in_all_positions() -> None:
    state = met("gruppetto_tiny", 4)
    actions = state.node.table.coding.actions

    said = [state.action_to_string(number) for number in state.legal_actions()]

    assert said == [str(action) for action in state.node.position.actions()]
    assert said == [actions[number] for number in state.legal_actions()]


def test_openspiels_environment_for_learners_takes_the_figures_of_the_view() -> None:
    game = pyspiel.load_game("gruppetto_tiny")
    step = rl_environment.Environment(game).reset()

    assert len(step.observations["info_state"][0]) == game.table.coding.length
    assert step.observations["legal_actions"][step.observations["current_player"]]


def test_a_clone_goes_its_own_way() -> None:
    state = met("gruppetto_tiny", 4)
    before = str(state)

    ride(state.clone(), at_random(1), decisions=3)

    assert str(state) == before


def test_returns_are_told_at_the_end_and_add_up_to_nothing() -> None:
    state = pyspiel.load_game("gruppetto_tiny(players=3)").new_initial_state()
    assert state.returns() == [0.0, 0.0, 0.0]

    ride(state, at_random(2), decisions=-1)

    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]


def test_options_and_players_are_parameters_that_a_game_string_keeps() -> None:
    game = pyspiel.load_game("gruppetto_tiny(players=3,options=finish:exact)")

    again = pyspiel.load_game(str(game))

    assert game.num_players() == 3
    assert again.table.setup.options == {"finish": "exact"}


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("options=finish", "'finish' is no option"),
        ("options=finish:never", "option 'finish' is one of over, exact, not 'never'"),
        ("players=7", "tiny is for 2 to 3 players, not 7"),
        ("edition=deluxe", "tiny has no edition 'deluxe'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(parameters: str, sentence: str) -> None:
    with pytest.raises((ValueError, RuntimeError), match=sentence):
        pyspiel.load_game(f"gruppetto_tiny({parameters})")
