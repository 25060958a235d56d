"""The picture of a table as messages: whole for who comes in, as a patch for who has the last one."""

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.match import Match
from gruppetto.engine.scene import Own, Picture, Text
from gruppetto.table.changes import patch
from gruppetto.table.wire import PictureChanged, PictureSent, write


class Showing:
    """What all guests of one table look at. It is drawn once a version, and each message is written once."""

    def __init__(self) -> None:
        self._picture: Picture | None = None
        self._version: int | None = None
        self._since: int | None = None
        """The version before this one that was drawn."""
        self._whole: bytes | None = None
        self._patch: bytes | None = None

    def look(self, match: Match) -> str:
        """Draws the match as it stands; the id of its board."""
        if self._picture is None or self._version != match.version:
            before, self._since = self._picture, self._version
            self._picture = match.game.picture(match.state.view(SPECTATOR))
            self._version = match.version
            self._whole = self._patch = None
            if before is not None and self._since is not None:
                self._patch = write(PictureChanged(match.version, self._since, patch(before, self._picture)))
        return self._picture.board

    def message(self, seen: int | None) -> bytes:
        """For somebody who has the picture of version `seen`, or none."""
        assert self._picture is not None
        assert self._version is not None
        if self._patch is not None and seen == self._since:
            return self._patch
        if self._whole is None:
            self._whole = write(PictureSent(self._version, self._picture))
        return self._whole

    def round(self, match: Match) -> Text:
        """The round as everybody sees it: the next entry is told under it."""
        if self._picture is not None and self._version == match.version:
            return self._picture.round
        return match.game.heading(match.state.view(SPECTATOR)).round


class Holding:
    """What is each seat's own, as it was last shown: whoever saw that needs only what changed."""

    def __init__(self) -> None:
        self._shown: dict[int, tuple[int, Own]] = {}
        self._before: dict[int, tuple[int, Own]] = {}

    def show(self, seat: int, version: int, own: Own) -> None:
        shown = self._shown.get(seat)
        if shown is not None and shown[0] != version:
            self._before[seat] = shown
        self._shown[seat] = version, own

    def at(self, seat: int, version: int | None) -> Own | None:
        """What the seat held at this version, if it is one of the last two that were shown."""
        for shown in (self._shown.get(seat), self._before.get(seat)):
            if shown is not None and shown[0] == version:
                return shown[1]
        return None
