"""What a bot would do for somebody who asks, and why: the choices it looked at, named as the offers of an ask are."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gruppetto.bots import Enough, Uniform, advice_search, adviser
from gruppetto.bots.reasons import WINS, edge, hardly, reasons
from gruppetto.bots.search import Advice, Considered, SearchBot, lead
from gruppetto.engine.contract import AnyGame, View
from gruppetto.engine.picks import Offer, asked
from gruppetto.engine.scene import Text

_CHOICES = 3
"""Shown: the one it would make, and two others."""

_OFTEN = 3
"""A rival that tells why was tried in at least one of so many worlds in which the choice was."""
_SURE = 2.0
"""Or it came out worse by so many standard errors, in at least `_WORLDS`."""
_WORLDS = 4

_DIGITS = 3
"""Of a chance: it is shown in per cent."""

_NOTHING = 0.0005
"""A chance that nobody sees the difference of."""
_LITTLE = 0.01
"""One that is next to nothing."""


class HintChoice(Struct):
    """One choice: its notation, the picks that lead there, its name, the chance to win after it, and what speaks for
    it. Where nothing does that is said; there are no reasons where it is the only choice, or where it comes out better
    and no feature says why."""

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
    advice = SearchBot(game, uniform, advice_search(game), enough).consider(view, _first_sight(game, view))
    best, *others = _choices(advice)
    offers = {offer.do: offer for offer in reversed(asked(game, view).offers)}
    choices = [_choice(best, offers[str(best.action)], best.chance, told_reasons(game, best, others))]
    for each in others[: _CHOICES - 1]:
        why = told_reasons(game, each, [best], "reason-behind")
        choices.append(_choice(each, offers[str(each.action)], best.chance, why))
    return Advised(level, round(_before(advice), _DIGITS), choices)


def _first_sight(game: AnyGame, view: View[Any]) -> list[Any]:
    """What looks best at a glance, and the next that looks different: both are tried as long as the best, so that it
    can be held against them. (In lanes the first few are mostly the same ride.)"""
    worths = game.appraise(view)
    most = max(worths)
    second = max([worth for worth in worths if worth < most], default=most)
    return [view.actions[worths.index(worth)] for worth in (most, second)]


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


def _choice(choice: Considered[Any], offer: Offer, most: float, why: list[Text]) -> HintChoice:
    # What came out better than the choice it would make, and not surely so, is taken for no better: a gain that is not
    # sure is mostly none (`bots/search.py`).
    chance = round(min(choice.chance, most), _DIGITS)
    return HintChoice(offer.do, offer.picks, offer.label, offer.hint, chance, why)


def told_reasons(
    game: AnyGame, choice: Considered[Any], rivals: Sequence[Considered[Any]], otherwise: str = "reason-unsure"
) -> list[Text]:
    """In what a choice gains most, in the sentences of the game: against the first of its rivals that differs from it
    in something worth telling. Those that were tried seldom tell more of their worlds than of themselves, unless they
    came out surely worse. `otherwise` is said of a choice that came out worse than all of them."""
    judgement = game.judgement()
    told = [rival for rival in rivals if _tells(choice, rival)]
    if judgement is None or not told:
        return []
    for tell in (reasons, hardly):
        for rival in told:
            found = tell(judgement.names, choice, rival)
            if found and edge(choice, rival) >= _NOTHING:
                return reason_texts(game, found)
    return _without_a_reason(choice, rivals, otherwise)


def _tells(choice: Considered[Any], rival: Considered[Any]) -> bool:
    many = len(rival.values)
    return _OFTEN * many >= len(choice.values) or (many >= _WORLDS and lead(choice, rival) >= _SURE)


def _without_a_reason(choice: Considered[Any], rivals: Sequence[Considered[Any]], otherwise: str) -> list[Text]:
    """What is true where no feature speaks for a choice."""
    worths = {value for each in (choice, *rivals) for value in each.values}
    if worths in ({0.0}, {1.0}):
        return [Text("reason-decided")]
    edges = [edge(choice, rival) for rival in rivals if rival.values]
    if max(map(abs, edges)) < _NOTHING:
        return [Text("reason-same")]
    if max(edges) < -_LITTLE:
        return [Text(otherwise)]
    return [Text("reason-close")] if min(map(abs, edges)) < _LITTLE else []


def reason_texts(game: AnyGame, features: Sequence[str]) -> list[Text]:
    """The sentences of a game that say what features are good for; that a race is won is said alike in all."""
    return [Text("reason-wins" if name == WINS else f"{game.id}-reason-{name.replace('_', '-')}") for name in features]
