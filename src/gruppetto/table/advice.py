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
    shown = _choices(advice)[:_CHOICES]
    most = shown[0].chance
    offers = {offer.do: offer for offer in reversed(asked(game, view).offers)}
    choices = [_choice(game, each, _rival(each, shown), offers[str(each.action)], most) for each in shown]
    return Advised(level, round(_before(advice), _DIGITS), choices)


def _before(advice: Advice[Any]) -> float:
    """The chance before the choice is made: the mean of all that it looked at. (The position as it lies, in the middle
    of a turn, cannot be compared with those after it.)"""
    chances = [each.chance for each in advice.considered if each.values]
    return sum(chances) / len(chances)


def _choices(advice: Advice[Any]) -> list[Considered[Any]]:
    """The one it would make first, then the others."""
    others = [each for each in advice.considered if each is not advice.best]
    # Those that were tried longest have been thought the better ones; the others' chances are rough.
    others.sort(key=lambda each: (-len(each.values), -each.chance))
    return [advice.best, *others]


def _choice(game: AnyGame, choice: Considered[Any], rival: Considered[Any], offer: Offer, most: float) -> HintChoice:
    # What came out better than the choice it would make, and not surely so, is taken for no better: a gain that is not
    # sure is mostly none (`bots/search.py`).
    chance = round(min(choice.chance, most), _DIGITS)
    return HintChoice(offer.do, offer.picks, offer.label, offer.hint, chance, told_reasons(game, choice, rival))


def _rival(choice: Considered[Any], shown: Sequence[Considered[Any]]) -> Considered[Any]:
    """What a choice is held against: the best one against the next, the others against the best."""
    return shown[0] if choice is not shown[0] else shown[min(1, len(shown) - 1)]


def told_reasons(game: AnyGame, choice: Considered[Any], rival: Considered[Any]) -> list[Text]:
    """In what a choice gains most against its rival, in the sentences of the game."""
    judgement = game.judgement()
    return [] if judgement is None else reason_texts(game, reasons(judgement.names, choice, rival))


def reason_texts(game: AnyGame, features: Sequence[str]) -> list[Text]:
    """The sentences of a game that say what features are good for."""
    return [Text(f"{game.id}-reason-{name.replace('_', '-')}") for name in features]
