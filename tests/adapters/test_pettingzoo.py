"""The games in PettingZoo: its own tests, and what we offer beyond its standard."""

import random
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from tests.toy import GAME as TOY

pytest.importorskip("pettingzoo", reason="needs PettingZoo: pip install 'gruppetto[pettingzoo]'")

import numpy as np  # only where PettingZoo is
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from gruppetto.adapters.pettingzoo import GruppettoEnv, IllegalAction, NobodyThere, env, parallel_env

GAMES: list[AnyGame] = [TOY, *all_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def _dictionaries_are_meant() -> Iterator[None]:
    """PettingZoo warns of every observation that is no array, except in its own games with masks."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation (is not|space for each)")
        yield


def ride(match: GruppettoEnv, decisions: int, seed: int = 1) -> None:
    """So many decisions at random, or to the end."""
    lots = random.Random(seed)
    for agent in match.agent_iter(decisions):
        if match.terminations[agent] or match.truncations[agent]:
            return
        match.step(lots.choice(match.legal_actions()))


def started(players: int = 2, **wishes: Any) -> GruppettoEnv:
    match = env(TOY, players, **wishes)
    match.reset(seed=3)
    return match


@every_game
def test_pettingzoos_api_test_passes(game: AnyGame) -> None:
    api_test(env(game), num_cycles=40)


@every_game
def test_pettingzoos_seed_test_passes(game: AnyGame) -> None:
    seed_test(partial(env, game), num_cycles=40)


@every_game
def test_pettingzoos_max_cycles_test_passes(game: AnyGame) -> None:
    """It counts on agents that all act once a cycle and samples without a mask: that is the parallel form."""
    parallel = partial(parallel_env, game, illegal="replace")
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )


@every_game
def test_pettingzoos_render_test_passes(game: AnyGame, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game), {"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda text: "·" in text})

    assert "to decide" in capsys.readouterr().out


@every_game
def test_a_match_ends_with_a_winner_and_an_empty_table(game: AnyGame) -> None:
    match = env(game)
    match.reset(seed=5)

    ride(match, decisions=100_000)

    assert sum(match.rewards.values()) == pytest.approx(0)
    assert max(match.rewards.values()) in (0, 1)


def test_a_match_is_broken_off_after_so_many_decisions_of_a_seat() -> None:
    match = started(players=3, max_cycles=2)

    ride(match, decisions=100)

    assert match.decisions == 6
    assert all(match.truncations.values())


def test_the_mask_is_what_is_legal() -> None:
    match = started()

    seen = match.observe(match.agent_selection)

    assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal_actions()
    assert [match.notation(number) for number in match.legal_actions()] == [
        str(action) for action in match.position.actions()
    ]


def test_who_is_not_to_decide_has_an_empty_mask() -> None:
    match = started()
    other = next(agent for agent in match.agents if agent != match.agent_selection)

    assert match.observe(other)["action_mask"].sum() == 0


def test_an_observation_shows_the_own_hand_and_no_other() -> None:
    """Given two matches that differ in one hand only, then the other seat sees the same."""
    match = started()
    other = match.clone()
    assert other.position.hands[1] != [0, 3, 0, 0, 0]  # type: ignore[attr-defined]  # the toy's state
    other.position.hands[1] = [0, 3, 0, 0, 0]  # type: ignore[attr-defined]

    assert np.array_equal(match.observe("player_0")["observation"], other.observe("player_0")["observation"])
    assert not np.array_equal(match.observe("player_1")["observation"], other.observe("player_1")["observation"])


@every_game
def test_a_clone_meets_the_same_luck_and_changes_nothing(game: AnyGame) -> None:
    match = env(game)
    match.reset(seed=8)
    ride(match, decisions=10)
    before = match.position.document()

    one, two = match.clone(), match.clone()
    ride(one, decisions=15, seed=2)
    ride(two, decisions=15, seed=2)

    assert one.position.document() == two.position.document() != before
    assert match.position.document() == before


def test_an_illegal_action_is_refused_by_its_name() -> None:
    match = started()
    illegal = next(number for number in range(20) if number not in match.legal_actions())

    with pytest.raises(IllegalAction, match=f"player_0 may not play '{match.notation(illegal)}' now"):
        match.step(illegal)


@pytest.mark.parametrize("action", [-1, 4000, None, "ride 1"])
def test_what_is_no_action_is_refused_too(action: Any) -> None:
    with pytest.raises(IllegalAction, match=f"player_0 may not play action {action!r} now"):
        started().step(action)


def test_nobody_acts_before_the_first_match_or_after_its_end() -> None:
    match = env(TOY)
    with pytest.raises(NobodyThere, match=r"call reset\(\) before step"):
        match.step(0)


@pytest.mark.parametrize("ask", ["last", "legal_actions", "render"])
def test_there_is_nothing_to_see_before_the_first_match(ask: str) -> None:
    with pytest.raises(AttributeError, match=r"^there is no match under way, and so no \w+: call reset\(\) first"):
        getattr(env(TOY), ask)()


def test_what_an_environment_has_not_is_not_there() -> None:
    assert not hasattr(started(), "weather")


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_match_without_a_cycle_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="a match has at least one cycle, not 0"):
        make(TOY, max_cycles=0)


@pytest.mark.parametrize("wishes", [{"render_mode": "film"}, {"illegal": "forgive"}, {"options": "length:9"}])
def test_a_wish_that_cannot_be_is_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wishes.values()))):
        env(TOY, **wishes)


def test_an_illegal_action_is_replaced_where_that_was_wished() -> None:
    match = started(illegal="replace")

    match.step(next(number for number in range(20) if number not in match.legal_actions()))

    assert match.decisions == 1
