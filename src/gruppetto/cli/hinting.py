"""`h` in the terminal: what a bot would do, with its chances and its reasons."""

import random

from rich.text import Text as Styled

from gruppetto.cli.narrator import Narrator
from gruppetto.engine.match import Match
from gruppetto.engine.picks import Offer
from gruppetto.table.advice import Advised, advise
from gruppetto.table.thinking import from_now


def asked_for(match: Match, seat: int) -> Advised:
    """What the game's adviser would do for the seat to decide; there must be one."""
    lots = random.Random(f"{seat}/{len(match.standing())}")
    return advise(match.game, match.state.view(seat), lots.random, from_now())


def hint(advised: Advised, offers: list[Offer], narrator: Narrator) -> Styled:
    """Its choices with the numbers that play them, the best with its reasons; `offers` are in the order of numbers."""
    texts = narrator.texts
    lines = Styled(texts("play-hint", bot=advised.level, now=_per_cent(advised.now)), "bold")
    numbers = {offer.do: number for number, offer in enumerate(offers, 1)}
    for choice in advised.choices:
        lines.append(f"\n{numbers[choice.do]:>4} ", "bold").append(narrator.say(choice.label))
        lines.append(" · ").append(texts("play-hint-after", after=_per_cent(choice.chance)), "dim")
        if choice is advised.choices[0]:
            known = [reason for reason in choice.reasons if texts.find(reason.key, {}) is not None]
            said = " ".join(narrator.plain(reason) for reason in known)
            lines.append(f"\n     {said or texts('play-hint-general' if len(offers) > 1 else 'play-hint-only')}")
    return lines


def _per_cent(chance: float) -> int:
    return round(100 * chance)
