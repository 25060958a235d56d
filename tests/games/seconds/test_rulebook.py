"""The rulebook: all rules and decisions of the specification are there, and every decision a rule names exists."""

from gruppetto.games.seconds import GAME


def test_the_rulebook_is_whole() -> None:
    book = GAME.rulebook()
    decisions = {decision.id for decision in book.decisions}
    assert len(book.rules()) == 166
    assert decisions == {f"D-{number}" for number in range(1, 55)}
    assert {name for rule in book.rules().values() for name in rule.decisions} <= decisions
