"""What a ranking says of those who are level, for the tests of every game."""

from gruppetto.engine.ranking import Ranking


def reason(ranking: Ranking, ahead: int, behind: int) -> tuple[str, str, int, int]:
    """What separates two neighbours who are level: rule, word and figures."""
    found = ranking.parting(behind)
    assert found is not None
    assert (found.ahead, found.behind) == (ahead, behind)
    return found.rule, found.word, found.best, found.other
