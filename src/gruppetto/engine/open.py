"""The open part of a position: what everybody at the table may see."""

from mypy_extensions import mypyc_attr

from gruppetto.engine.parts import Parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(Parts):
    """The lower floor of a game's state: the state derives from it and adds what is hidden.

    Rules that ask only for what lies open are written on it, so they serve states and views alike. A field belongs
    here exactly when a spectator may know it; what is not here cannot reach anybody's screen but its owner's.
    """

    __slots__ = ("to_decide",)

    to_decide: int
    """The seat whose decision is next, or NOBODY when the match is over."""
