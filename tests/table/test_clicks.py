"""The turns from which the browser's tests count presses are those that the server asks for today."""

from tests.table.clicks import FILE, written


def test_the_counted_turns_are_what_the_server_asks() -> None:
    told = "run `python -m tests.table.clicks`, and the browser's tests after it"
    assert FILE.read_text(encoding="utf-8") == written(), told
