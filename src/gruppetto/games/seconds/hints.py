"""How good each legal action looks at a glance."""

from gruppetto.games.seconds.view import SecondsView


def appraise(view: SecondsView) -> list[float]:
    return [0.0] * len(view.actions)
