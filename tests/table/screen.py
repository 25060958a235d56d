"""What a client makes of the messages of a table: it keeps the picture, and lays over it what is each seat's own."""

from typing import Any

Message = dict[str, Any]


class Screen:
    """Gives every update the `scene` it belongs to, and holds the server to the order of its messages."""

    def __init__(self) -> None:
        self._picture: Message = {}
        self._version = -1

    def hear(self, message: Message) -> None:
        if message["say"] == "picture":
            self._picture = message["picture"]
            self._version = message["version"]
        elif message["say"] == "changed":
            assert message["since"] == self._version, "a patch for another picture than the one we have"
            for path, value in message["changes"]:
                self._picture = patched(self._picture, path, value)
            self._version = message["version"]
        elif message["say"] == "update":
            assert message["version"] == self._version, "an update without its picture"
            own = {name: value for name, value in message["own"].items() if value is not None}
            message["scene"] = {**self._picture, **own}


def patched(old: Any, path: list[str | int], value: Any) -> Any:
    """A copy in which this stands at the end of the path; the old one stays as it was."""
    if not path:
        return value
    first, *rest = path
    new = old.copy()
    new[first] = patched(old[first], rest, value)
    return new
