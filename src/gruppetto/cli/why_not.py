""" "Why not?": the attempts that a rule forbids now, with the rule."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from gruppetto.cli.narrator import Narrator
from gruppetto.cli.rules import Reading, reading_on
from gruppetto.engine.picks import WhyNot


def matching(whys: Sequence[WhyNot], wanted: str, narrator: Narrator, allowed: int) -> list[tuple[int, WhyNot]]:
    """The refused attempts: all for an empty wish, else by number, by card or by a word of the label. They are numbered
    on from the choices that are allowed."""
    numbered = list(enumerate(whys, allowed + 1))
    if not wanted:
        return numbered
    if wanted.isdigit():
        return [(number, refused) for number, refused in numbered if number == int(wanted)]
    return [(number, refused) for number, refused in numbered if _mentions(refused, wanted.casefold(), narrator)]


def _mentions(refused: WhyNot, wanted: str, narrator: Narrator) -> bool:
    names = {pick.partition(":")[2].casefold() for pick in refused.picks} | {pick.casefold() for pick in refused.picks}
    return wanted in names or wanted in narrator.plain(refused.label).casefold()


def explained(refused: Sequence[tuple[int, WhyNot]], narrator: Narrator) -> Group:
    """The attempts with the sentence that refuses them, each rule in plain words once under those it forbids."""
    by_rule: dict[str, list[tuple[int, WhyNot]]] = {}
    for number, attempt in refused:
        by_rule.setdefault(attempt.rule, []).append((number, attempt))
    rules = narrator.game.rulebook(narrator.texts.language).rules()
    colon = narrator.texts("why-colon")
    parts: list[RenderableType] = []
    for rule, attempts in by_rule.items():
        for number, attempt in attempts:
            sentence = narrator.refusal(rule, attempt.params)
            parts.append(Styled.assemble((f"{number:>4} ", "dim"), narrator.say(attempt.label), colon, sentence))
        text = Reading(narrator.texts).rule(rules[rule]) if rule in rules else Styled(rule, "bold")
        parts.append(Padding(text, (0, 0, 0, 5)))
    named = [rules[rule] for rule in by_rule if rule in rules]
    if named:
        only = named[0].id if len(named) == 1 else ""
        parts.append(Padding(reading_on(narrator.game, narrator.texts, named, only), (0, 0, 0, 5)))
    return Group(*parts)
