"""`gruppetto rules`: the rules in plain words, in the reader's language; if asked, in exact ones."""

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import with_game
from gruppetto.cli.option_list import option_in_full
from gruppetto.companion.catalogue import Catalogue
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.rulebook import Decision, Rule, Rulebook, Section
from gruppetto.games import find_game

_MARKUP = re.compile(r"`([^`]+)`|\*\*([^*\s](?:[^*]*[^*\s])?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*")
"""What our rulebooks use of Markdown, as the browser's `rule-text.ts` reads it."""
_BELOW = (0, 0, 0, 2)


def show_rules(game_id: str, language: str, rule_id: str | None, exact: bool) -> None:
    game = find_game(game_id)
    rulebook = game.rulebook(language)
    texts = with_game(language, game.folder)
    reading = Reading(texts, exact)
    console = Terminal()
    shown: Iterable[Rule]
    if rule_id is not None:
        found, shown = _wanted(game, rulebook, rule_id.upper(), reading)
        console.print(found)
    else:
        shown = rulebook.rules().values()
        console.print(Styled(texts(f"{game.id}-provenance-{game.editions()[0].provenance}"), "italic"))
        console.print()
        for section in rulebook.sections:
            console.print(reading.section(section))
            console.print()
        console.print(Styled(texts("rules-decisions"), "bold underline"))
        for decision in rulebook.decisions:
            console.print(Padding(reading.decision(decision), _BELOW))
        for part in options_of(game, texts):
            console.print(part)
    if not exact:
        console.print(reading_on(game, texts, shown, rule_id.upper() if rule_id else ""))


@dataclass(frozen=True, slots=True)
class Reading:
    """How the parts of a rulebook are printed: in plain words or in exact ones."""

    texts: Catalogue
    exact: bool = False

    def section(self, section: Section) -> Group:
        title, gist = (section.title, "") if self.exact else (section.plain_title, section.gist)
        said = [Styled(gist, "italic")] if gist else []
        rules = (Padding(part, _BELOW) for part in (*said, *map(self.rule, section.rules)))
        return Group(Styled.assemble(rendered(title), style="bold underline"), *rules)

    def rule(self, rule: Rule) -> Styled:
        """With a mark where one of its figures is ours; the exact wording with all its sources."""
        ours = ", ".join(rule.reconstructions)
        mark = self.texts("rules-our-figure", notes=ours) if ours else ""
        if self.exact:
            mark = ", ".join((*rule.sources, *rule.decisions, *rule.reconstructions))
        said = rendered(rule.text if self.exact else rule.plain)
        return Styled.assemble((rule.id, "bold"), " ", said, (f"  [{mark}]" if mark else "", "dim"))

    def decision(self, decision: Decision) -> Styled:
        title, text = (decision.title, decision.text) if self.exact else (decision.plain_title, decision.plain)
        return Styled.assemble((f"{decision.id} {title}", "bold"), " ", rendered(text))


def options_of(game: AnyGame, texts: Catalogue) -> Iterator[RenderableType]:
    """Return what can be chosen before a race; readings of the rulebook under a heading of their own."""
    headings = {False: texts("rules-options"), True: texts("rules-readings")}
    for are_readings, heading in headings.items():
        options = [option for option in game.options if option.reading is are_readings]
        if options:
            yield Styled(f"\n{heading}", "bold underline")
            yield from (Padding(option_in_full(game, option, texts), _BELOW) for option in options)


def _wanted(
    game: AnyGame, rulebook: Rulebook, wanted: str, reading: Reading
) -> tuple[RenderableType, tuple[Rule, ...]]:
    """A section by its number (`VAI-12`), a rule (`VAI-12.1`) or a decision (`D-7`), and the rules in it."""
    rules = rulebook.rules()
    for section in rulebook.sections:
        if section.rules[0].id.partition(".")[0] == wanted and wanted not in rules:
            return reading.section(section), section.rules
    if wanted in rules:
        return reading.rule(rules[wanted]), (rules[wanted],)
    decisions = {decision.id: decision for decision in rulebook.decisions}
    if wanted in decisions:
        return reading.decision(decisions[wanted]), ()
    near = difflib.get_close_matches(wanted, [*rules, *decisions], n=3)
    hint = f"; did you mean {' or '.join(near)}?" if near else f"; its rules begin with {game.rule_prefix}-1.1"
    raise Complaint(f"{game.id} has no rule {wanted!r}{hint}")


def reading_on(game: AnyGame, texts: Catalogue, shown: Iterable[Rule], rule_id: str = "") -> Styled:
    """Where the exact wording is; and where a figure is ours, how to put in that of one's own box."""
    lines = [texts("rules-exact", command=f"gruppetto rules {game.id} {rule_id}".rstrip() + " --exact")]
    if any(rule.reconstructions for rule in shown):
        lines.append(texts("rules-ours", command=f"gruppetto editions copy {game.id} -o my.toml"))
    return Styled("\n".join(lines), "dim")


def rendered(text: str) -> Styled:
    """A rule without its Markdown: strong words bold, others that stand out slanted, code as it is."""
    styled, end = Styled(), 0
    for found in _MARKUP.finditer(text):
        styled.append(text[end : found.start()])
        code, strong, slanted = found.groups()
        styled.append(code or strong or slanted, "" if code else "bold" if strong else "italic")
        end = found.end()
    return styled.append(text[end:])
