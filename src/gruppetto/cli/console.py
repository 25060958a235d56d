"""The console of the terminal: it breaks no line between a word and a mark that belongs to it.

French sets a space before `:`, `;`, `?`, `!` and inside its quotation marks. rich breaks a line at any space, also at a
no-break space, so these spaces are shown to it as part of the word while it wraps.
"""

import re
from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text as Styled

_KEPT: Final = re.compile(r" (?=[:;?!»])|(?<=«) |[\u00a0\u202f]")
"""The spaces at which no line may break."""
_HELD: Final = "\ue001"
"""Stands for such a space while lines are wrapped: one cell wide, and no space to rich."""


class Terminal(Console):
    """Prints sentences of any language; `soft_wrap` leaves the lines to the terminal."""

    def __init__(self, *, stderr: bool = False, soft_wrap: bool = False) -> None:
        super().__init__(stderr=stderr, soft_wrap=soft_wrap, highlight=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            wanted = options or self.options
            renderable = self.render_str(renderable, highlight=wanted.highlight, markup=wanted.markup)
        if isinstance(renderable, Styled) and _KEPT.search(renderable.plain):
            renderable = renderable.copy()
            renderable.plain = _KEPT.sub(_HELD, renderable.plain)
        for segment in super().render(renderable, options):
            text = segment.text
            yield segment._replace(text=text.replace(_HELD, " ")) if _HELD in text else segment
