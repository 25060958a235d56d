"""Gruppetto: classic cycling board games, playable in the browser, on the command line and in bulk.

>>> import gruppetto
>>> match = gruppetto.game("seconds").match(players=2, seed=1)
>>> match.legal()[:3]
['play 2 2.1', 'play 2 2.2', 'play 2 2.3']
>>> for sentence in match.play("play 2 2.1"):
...     print(sentence)
4 Azur plays 2: to 2A.

`docs/library.md` has the rest. What is named in `__all__` is the public face, and is imported when it is first used.
"""

TYPE_CHECKING = False  # as those who check types read it; `typing` itself would cost more than all the rest of this

if TYPE_CHECKING:
    from gruppetto.library import (
        Bot,
        BotError,
        Decides,
        EditionError,
        Game,
        IllegalMove,
        Match,
        NotationError,
        OptionError,
        Outcome,
        PositionError,
        RecordError,
        Table,
        TeamError,
        UnknownGame,
        View,
        WhyNot,
        game,
        game_ids,
        load,
        verify,
    )

__version__ = "0.1.0"

__all__ = [
    "Bot", "BotError", "Decides", "EditionError", "Game", "IllegalMove", "Match", "NotationError", "OptionError",
    "Outcome", "PositionError", "RecordError", "Table", "TeamError", "UnknownGame", "View", "WhyNot", "game",
    "game_ids", "load", "verify",
]  # fmt: skip


if not TYPE_CHECKING:  # to whom every name would be one of this module's

    def __getattr__(name: str) -> object:
        """The public face, imported late: the command line and the server do without it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from gruppetto import library

        return getattr(library, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
