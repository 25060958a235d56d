"""`gruppetto rules GAME --cards`: all cards, dice, signs and marks of a box, what they do and how many there are."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.narrator import Narrator
from gruppetto.engine.explained import Chapter, Explanation, in_all
from gruppetto.games import find_game

_BELOW = (0, 0, 0, 2)


def show_cards(game_id: str, language: str) -> None:
    """The list as the box comes."""
    game = find_game(game_id)
    chapters = game.explained(game.setup(game.players[0]))
    if not chapters:
        raise Complaint(f"{game.id} has no card list")
    narrator = Narrator(game, language, [])
    console = Terminal()
    for chapter in chapters:
        console.print(_title(chapter, narrator))
        for line in chapter.common:
            console.print(Padding(narrator.say(line), _BELOW))
        for thing in chapter.things:
            console.print(Padding(_entry(thing, narrator), _BELOW))
        console.print()


def _title(chapter: Chapter, narrator: Narrator) -> Styled:
    count = in_all(chapter)
    return Styled(f"{narrator.plain(chapter.name)}{f' ({count})' if count else ''}", "bold underline")


def _entry(thing: Explanation, narrator: Narrator) -> RenderableType:
    """Its name and number, what it does, what cures it, and its special cases one below the other."""
    times = f" × {thing.count}" if thing.count else ""
    head = Styled.assemble((narrator.plain(thing.name), "bold"), times, (f"  [{thing.rule}]", "dim"))
    lines = [narrator.say(thing.does)]
    if thing.cure is not None:
        lines.append(Styled.assemble((f"{narrator.texts('rules-cure')}: ", "bold"), narrator.say(thing.cure)))
    lines += [Styled.assemble("– ", narrator.say(case)) for case in thing.cases]
    return Group(head, *(Padding(line, _BELOW) for line in lines))
