"""The rulebook: all rules and decisions of the specification are there, and every decision a rule names exists."""

from gruppetto.games.peloton import GAME


def test_the_rulebook_is_whole() -> None:
    book = GAME.rulebook()
    decisions = {decision.id for decision in book.decisions}
    sections = [rule.partition(".")[0] for rule in book.rules()]

    assert decisions == {f"D-{number}" for number in range(1, 45)}
    assert {name for rule in book.rules().values() for name in rule.decisions} <= decisions
    assert list(dict.fromkeys(sections)) == [f"PEL-{number}" for number in range(28)]
    assert len([rule for rule in book.rules() if not rule.startswith("PEL-27.")]) == 187
