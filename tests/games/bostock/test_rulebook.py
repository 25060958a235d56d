"""The rulebook: all rules and decisions of the specification are there, and every decision a rule names exists."""

from gruppetto.games.bostock import GAME


def test_the_rulebook_is_whole() -> None:
    book = GAME.rulebook()
    decisions = {decision.id for decision in book.decisions}
    assert len(book.rules()) == 127
    assert decisions == {*(f"D-{number}" for number in range(1, 47)), "R-1", "R-2", "R-3", "R-4"}
    assert {name for rule in book.rules().values() for name in rule.decisions} <= decisions


def test_every_option_names_a_rule_of_the_book() -> None:
    rules = GAME.rulebook().rules()
    assert {option.rule for option in GAME.options} <= set(rules)
