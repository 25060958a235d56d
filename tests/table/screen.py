"""What a client makes of the messages of a table: it keeps the picture, and lays over it what is each seat's own."""

from collections import deque
from typing import Any

import msgspec

from gruppetto.table.changes import patched

Message = dict[str, Any]


def messages(frame: str | bytes) -> list[Message]:
    """What a frame says: a message a line."""
    lines = frame.decode() if isinstance(frame, bytes) else frame
    return [msgspec.json.decode(line) for line in lines.split("\n")]


class Unread:
    """Messages that came in a frame with others and were not looked at yet."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque()

    def __bool__(self) -> bool:
        return bool(self._messages)

    def take_in(self, frame: str | bytes) -> None:
        self._messages += messages(frame)

    def next(self) -> Message:
        return self._messages.popleft()


class Screen:
    """Gives every update the `scene` it belongs to and its offers whole, and holds the server to the order of its
    messages."""

    def __init__(self) -> None:
        self._picture: Message = {}
        self._version = -1
        self._owns: dict[int, Message] = {}

    def hear(self, message: Message) -> None:
        if message["say"] == "picture":
            self._picture = message["picture"]
            self._version = message["version"]
        elif message["say"] == "changed":
            assert message["since"] == self._version, "a patch for another picture than the one we have"
            self._picture = patched(self._picture, message["patch"])
            self._version = message["version"]
        elif message["say"] == "update":
            assert message["version"] == self._version, "an update without its picture"
            own = message.get("own") or patched(self._owns[message["seat"]], message.get("patch", {}))
            self._owns[message["seat"]] = own
            message["scene"] = {**self._picture, **{name: value for name, value in own.items() if value is not None}}
            if message["ask"]:
                message["ask"]["offers"] = whole_offers(message["ask"]["offers"])


def whole_offers(sent: list[Message]) -> list[Message]:
    """Each with what it has from the one before it."""
    offers: list[Message] = []
    before: Message = {"hint": None, "side": False, "signs": [], "opens": False}
    for offer in sent:
        texts: Message = {name: _text(before.get(name), offer[name]) for name in ("label", "hint") if name in offer}
        before = {**before, **offer, **texts}
        offers.append(before)
    return offers


def _text(before: Message | None, now: Message | None) -> Message | None:
    if before is None or now is None or "key" in now:
        return now
    return {"key": before["key"], "args": {**before["args"], **now["args"]}}
