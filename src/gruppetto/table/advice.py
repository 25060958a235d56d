"""What a bot would do for somebody who asks, and why: the choices it looked at, named as the offers of an ask are."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gruppetto.bots import Enough, Uniform, adviser
from gruppetto.bots.reasons import reasons
from gruppetto.bots.search import Advice, Considered, SearchBot
from gruppetto.engine.contract import AnyGame, View
from gruppetto.engine.picks import Offer, asked
from gruppetto.engine.scene import Text

_CHOICES = 3
"""Shown: the one it would make, and two others."""

_OFTEN = 3
"""A rival that tells why was tried in at least one of so many worlds in which the choice was."""

_DIGITS = 3
"""Of a chance: it is shown in per cent."""


class HintChoice(Struct):
    """One choice: its notation, the picks that lead there, its name, the chance to win after it, and what speaks for
    it. Where nothing stands out there are no reasons."""

    do: str
    picks: Sequence[str]
    label: Text
    hint: Text | None
    """What it will do, as its offer says."""
    chance: float
    reasons: list[Text]


class Advised(Struct):
    """What the bot `level` would do. The choice that it would make is the first; `now` is the chance before any is
    made."""

    level: str
    now: float
    choices: list[HintChoice]


def advise(game: AnyGame, view: View[Any], uniform: Uniform, enough: Enough) -> Advised:
    """What the game's adviser makes of a view that is to decide; it sees no more than the view. There must be one."""
    level = adviser(game)
    advice = SearchBot(game, uniform, game.searches[level], enough).consider(view)
    best, *others = _choices(advice)
    offers = {offer.do: offer for offer in reversed(asked(game, view).offers)}
    choices = [_choice(game, best, others, offers[str(best.action)], best.chance)]
    choices += [_choice(game, each, [best], offers[str(each.action)], best.chance) for each in others[: _CHOICES - 1]]
    return Advised(level, round(_before(advice), _DIGITS), choices)


def _before(advice: Advice[Any]) -> float:
    """The chance before the choice is made: the mean of all that it looked at, none of them taken for better than what
    it would do. (The position as it lies, in the middle of a turn, cannot be compared with those after it.)"""
    chances = [min(each.chance, advice.best.chance) for each in advice.considered if each.values]
    return sum(chances) / len(chances)


def _choices(advice: Advice[Any]) -> list[Considered[Any]]:
    """The one it would make first, then the others."""
    others = [each for each in advice.considered if each is not advice.best]
    # Those that were tried longest have been thought the better ones; the others' chances are rough.
    others.sort(key=lambda each: (-len(each.values), -each.chance))
    return [advice.best, *others]


def _choice(
    game: AnyGame, choice: Considered[Any], rivals: Sequence[Considered[Any]], offer: Offer, most: float
) -> HintChoice:
    # What came out better than the choice it would make, and not surely so, is taken for no better: a gain that is not
    # sure is mostly none (`bots/search.py`).
    chance = round(min(choice.chance, most), _DIGITS)
    return HintChoice(offer.do, offer.picks, offer.label, offer.hint, chance, told_reasons(game, choice, rivals))


def told_reasons(game: AnyGame, choice: Considered[Any], rivals: Sequence[Considered[Any]]) -> list[Text]:
    """In what a choice gains most, in the sentences of the game: against the first of its rivals that differs from it
    in something worth telling. Those that were tried seldom tell more of their worlds than of themselves."""
    judgement = game.judgement()
    if judgement is None:
        return []
    for rival in rivals:
        found = reasons(judgement.names, choice, rival)
        if found and _OFTEN * len(rival.values) >= len(choice.values):
            return reason_texts(game, found)
    return []


def reason_texts(game: AnyGame, features: Sequence[str]) -> list[Text]:
    """The sentences of a game that say what features are good for."""
    return [Text(f"{game.id}-reason-{name.replace('_', '-')}") for name in features]
