"""Programs of the host's own that ride as bots at live tables, under names that the host gave them.

Whoever sits at a table chooses among the names. Which command stands behind one is said where the server is started and
nowhere else: nobody can name a command over the network.
"""

from collections.abc import Sequence
from typing import Protocol

from gruppetto.engine.match import Match
from gruppetto.table.bot_turns import Company


class Programs(Protocol):
    """Where they run is the business of whoever runs the table."""

    @property
    def names(self) -> Sequence[str]: ...

    async def decide(self, table: str, match: Match, seat: int, bot: str, company: Company) -> str | None:
        """The notation of what the program chose of its offers; None when it could not say, which it has logged. Who is
        at the table decides when its turn comes."""

    def over(self, table: str, match: Match) -> None:
        """The match of this table has ended: whoever rode in it is told, and ends."""


class NoPrograms:
    """Where the host has none."""

    names: Sequence[str] = ()

    async def decide(self, table: str, match: Match, seat: int, bot: str, company: Company) -> str | None:
        return None

    def over(self, table: str, match: Match) -> None: ...
