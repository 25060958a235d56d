"""The options of a game as the terminal lists them: what can be typed after --option, and what it means."""

from rich.text import Text as Styled

from gruppetto.companion.catalogue import Catalogue
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.option import Option


def option_line(game: AnyGame, option: Option, texts: Catalogue) -> Styled:
    """`finish=over|exact`, the default in bold, then what it means and the rule it changes."""
    styled = Styled(f"{option.name}=")
    for place, choice in enumerate(option.choices):
        styled.append("|" if place else "")
        styled.append(str(choice).lower(), "bold" if choice == option.default else "")
    return styled.append(f"  {texts(f'{game.id}-option-{option.name}')} ({option.rule})")


def option_in_full(game: AnyGame, option: Option, texts: Catalogue) -> Styled:
    """Its line, its sentence, and its choices by name."""
    key = f"{game.id}-option-{option.name}"
    names = [texts.find(f"{key}-{str(choice).lower()}", {}) or str(choice).lower() for choice in option.choices]
    told = (texts.find(f"{key}-help", {}), " · ".join(names))
    return Styled("\n  ").join([option_line(game, option, texts), *[Styled(line, "dim") for line in told if line]])
