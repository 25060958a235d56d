"""The rulebook: every rule has a test that names it, every decision it names exists."""

from pathlib import Path

from gruppetto.games.seconds import GAME
from gruppetto.testing import unnamed_rules

TESTS = Path(__file__).parents[2]


def test_every_rule_is_named_by_a_test() -> None:
    assert unnamed_rules(GAME, TESTS) == []


def test_the_rulebook_is_whole() -> None:
    book = GAME.rulebook()
    decisions = {decision.id for decision in book.decisions}
    assert len(book.rules()) == 166
    assert decisions == {f"D-{number}" for number in range(1, 54)}
    assert {name for rule in book.rules().values() for name in rule.decisions} <= decisions


def test_every_option_names_a_rule() -> None:
    rules = GAME.rulebook().rules()
    assert all(option.rule in rules for option in GAME.options)
