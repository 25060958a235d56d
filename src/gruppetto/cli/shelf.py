"""`gruppetto games` and `gruppetto rules`: what there is to play, and by which rules."""

import difflib
import re

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from gruppetto.bots import levels
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import with_game
from gruppetto.companion.catalogue import Catalogue
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.option import Option
from gruppetto.engine.rulebook import Decision, Rule, Rulebook, Section
from gruppetto.games import all_games, find_game

_MARKUP = re.compile(r"`([^`]+)`|\*\*([^*\s](?:[^*]*[^*\s])?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*")
"""What our rulebooks use of Markdown, as the browser's `rule-text.ts` reads it."""


def show_games(language: str) -> None:
    console = Console(highlight=False)
    for place, game in enumerate(all_games().values()):
        if place:
            console.print()
        texts = with_game(language, game.folder)
        title = Styled.assemble((game.id, "bold"), f"  {texts(f'{game.id}-name')}")
        console.print(title)
        console.print(Padding(_facts(game, texts), (0, 0, 0, 2)))


def _facts(game: AnyGame, texts: Catalogue) -> Table:
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    facts.add_row(texts("games-players"), Styled(f"{game.players[0]}–{game.players[-1]}"))
    facts.add_row(texts("games-minutes"), Styled(f"{game.minutes[0]}–{game.minutes[1]}"))
    facts.add_row(texts("games-bots"), Styled(", ".join(levels(game))))
    for edition in game.editions():
        name = edition.name.get(texts.language, edition.name["en"])
        source = texts(f"provenance-{edition.provenance}")
        facts.add_row(texts("games-edition"), Styled(f"{edition.id}: {name} ({source})"))
    for option in game.options:
        facts.add_row(texts("games-option"), _option(game, option, texts))
    return facts


def _option(game: AnyGame, option: Option, texts: Catalogue) -> Styled:
    """`finish=over|exact`, the default in bold, then what it means and the rule it changes."""
    styled = Styled(f"{option.name}=")
    for place, choice in enumerate(option.choices):
        styled.append("|" if place else "")
        styled.append(str(choice).lower(), "bold" if choice == option.default else "")
    return styled.append(f"  {texts(f'{game.id}-option-{option.name}')} ({option.rule})")


def show_rules(game_id: str, language: str, rule_id: str | None) -> None:
    game = find_game(game_id)
    rulebook = game.rulebook(language)
    console = Console(highlight=False)
    if rule_id is not None:
        console.print(_wanted(game, rulebook, rule_id.upper()))
        return
    texts = with_game(language, game.folder)
    console.print(Styled(texts(f"{game.id}-provenance-{game.editions()[0].provenance}"), "italic"))
    console.print()
    for section in rulebook.sections:
        console.print(_section(section))
        console.print()
    console.print(Styled(texts("rules-decisions"), "bold underline"))
    for decision in rulebook.decisions:
        console.print(Padding(decision_text(decision), (0, 0, 0, 2)))


def _section(section: Section) -> Group:
    rules = (Padding(rule_text(rule), (0, 0, 0, 2)) for rule in section.rules)
    return Group(Styled(section.title, "bold underline"), *rules)


def _wanted(game: AnyGame, rulebook: Rulebook, wanted: str) -> RenderableType:
    """A section by its number (`VAI-12`), a rule (`VAI-12.1`) or a decision (`D-7`)."""
    rules = rulebook.rules()
    for section in rulebook.sections:
        if section.rules[0].id.partition(".")[0] == wanted and wanted not in rules:
            return _section(section)
    if wanted in rules:
        return rule_text(rules[wanted])
    decisions = {decision.id: decision for decision in rulebook.decisions}
    if wanted in decisions:
        return decision_text(decisions[wanted])
    near = difflib.get_close_matches(wanted, [*rules, *decisions], n=3)
    hint = f"; did you mean {' or '.join(near)}?" if near else f"; its rules begin with {game.rule_prefix}-1.1"
    raise Complaint(f"{game.id} has no rule {wanted!r}{hint}")


def rule_text(rule: Rule) -> Styled:
    sources = ", ".join((*rule.sources, *rule.decisions, *rule.reconstructions))
    return Styled.assemble((rule.id, "bold"), " ", rendered(rule.text), (f"  [{sources}]" if sources else "", "dim"))


def decision_text(decision: Decision) -> Styled:
    return Styled.assemble((f"{decision.id} {decision.title}", "bold"), " ", rendered(decision.text))


def rendered(text: str) -> Styled:
    """A rule without its Markdown: strong words bold, others that stand out slanted, code as it is."""
    styled, end = Styled(), 0
    for found in _MARKUP.finditer(text):
        styled.append(text[end : found.start()])
        code, strong, slanted = found.groups()
        styled.append(code or strong or slanted, "" if code else "bold" if strong else "italic")
        end = found.end()
    return styled.append(text[end:])
