"""`gruppetto games`: what there is to play."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from gruppetto.bots import levels
from gruppetto.cli.console import Terminal
from gruppetto.cli.language import with_game
from gruppetto.cli.option_list import option_line
from gruppetto.companion.catalogue import Catalogue
from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games


def show_games(language: str) -> None:
    console = Terminal()
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
    if box := texts.find(f"{game.id}-box", {}):
        facts.add_row(texts("games-box"), Styled(f"{box}: {texts(f'{game.id}-box-contents')}"))
    facts.add_row(texts("games-players"), Styled(f"{game.players[0]}–{game.players[-1]}"))
    facts.add_row(texts("games-minutes"), Styled(f"{game.minutes[0]}–{game.minutes[1]}"))
    facts.add_row(texts("games-bots"), Styled(", ".join(levels(game))))
    for edition in game.editions():
        name = edition.name.get(texts.language, edition.name["en"])
        source = texts(f"provenance-{edition.provenance}")
        facts.add_row(texts("games-edition"), Styled(f"{edition.id}: {name} ({source})"))
    for option in sorted(game.options, key=lambda each: each.reading):
        facts.add_row(texts("games-reading" if option.reading else "games-option"), option_line(game, option, texts))
    return facts
