"""Every numbered rule of every game has a test that names it, and no test names a rule there is not."""

from functools import cache

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from gruppetto.testing.rules_named import named_rules, unnamed_rules
from tests.architecture.source import ROOT
from tests.toy import GAME as TOY

GAMES: list[AnyGame] = [TOY, *all_games().values()]


@cache
def named() -> dict[str, list[str]]:
    """All tests are read once."""
    return named_rules(ROOT / "tests")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_named_by_a_test(game: AnyGame) -> None:
    assert unnamed_rules(game, named()) == []


def test_every_name_is_that_of_a_rule() -> None:
    known = {rule for game in GAMES for rule in game.rulebook().rules()}

    assert {rule: where for rule, where in named().items() if rule not in known} == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rule_ids_begin_with_the_prefix_of_the_game(game: AnyGame) -> None:
    assert {rule.partition("-")[0] for rule in game.rulebook().rules()} == {game.rule_prefix}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_names_a_rule(game: AnyGame) -> None:
    assert [option.name for option in game.options if option.rule not in game.rulebook().rules()] == []
