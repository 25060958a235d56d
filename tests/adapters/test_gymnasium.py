"""One seat in Gymnasium, bots in the others."""

import pytest

from gruppetto.games import all_games
from tests.toy import GAME as TOY

gymnasium = pytest.importorskip("gymnasium", reason="needs Gymnasium: pip install 'gruppetto[pettingzoo]'")

import numpy as np  # noqa: E402  # only where Gymnasium is
from gymnasium.utils.env_checker import check_env  # noqa: E402

from gruppetto.adapters.gymnasium import SeatEnv  # noqa: E402
from gruppetto.adapters.pettingzoo import IllegalAction, RenderMode  # noqa: E402


@pytest.mark.parametrize("game", all_games())
def test_gymnasiums_checker_finds_nothing(game: str) -> None:
    check_env(gymnasium.make(f"gruppetto/{game}-v0").unwrapped)


def test_a_seat_decides_and_bots_ride_until_it_is_asked_again() -> None:
    env = SeatEnv(TOY, 3, seat=1, bots=["random", "greedy"])
    seen, _ = env.reset(seed=1)

    assert env.match.agent_selection == "player_1"
    seen, _, over, _, info = env.step(env.legal_actions()[0])

    assert over or env.match.agent_selection == "player_1"
    assert info["decisions"] >= 3
    assert np.array_equal(seen["action_mask"], env.action_masks())


def test_the_same_seed_and_bots_give_the_same_match() -> None:
    env = SeatEnv(TOY, 3, bots="random:seed=7")

    def story() -> list[float]:
        seen, _ = env.reset(seed=4)
        told = []
        for _ in range(3):
            seen, *_ = env.step(env.legal_actions()[-1])
            told += seen["observation"].tolist()
        return told

    assert story() == story()


def test_the_end_tells_who_won() -> None:
    env = SeatEnv(TOY, 2)
    env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        _, reward, over, _, _ = env.step(env.legal_actions()[-1])

    assert reward in (1.0, -1.0)


@pytest.mark.parametrize(("mode", "begins"), [("ansi", "The tiny box"), ("svg", "<svg")])
def test_the_road_is_shown_in_letters_and_as_a_board(mode: RenderMode, begins: str) -> None:
    env = SeatEnv(TOY, 2, render_mode=mode)
    env.reset(seed=2)

    assert str(env.render()).startswith(begins)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"seat": 3}, "no seat 3 at a table of 3"),
        ({"bots": ["random"] * 3}, "2 other seats, and 3 bots"),
        ({"bots": ["nobody"]}, "nobody"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(wishes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SeatEnv(TOY, 3, **wishes)  # type: ignore[arg-type]  # that is the point


def test_who_wishes_it_is_refused_what_is_illegal() -> None:
    env = SeatEnv(TOY, 2, illegal="refuse")
    env.reset(seed=1)

    with pytest.raises(IllegalAction):
        env.step(next(number for number in range(20) if number not in env.legal_actions()))
