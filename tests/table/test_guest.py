"""A guest's outbox: a slow reader holds nobody up."""

import asyncio

from gruppetto.table.guest import Guest


def sent(guest: Guest) -> list[bytes | None]:
    """All frames that a guest gets, with the end; it must be dismissed."""

    async def read() -> list[bytes | None]:
        frames: list[bytes | None] = [await guest.next_frame()]
        while frames[-1] is not None:
            frames.append(await guest.next_frame())
        return frames

    return asyncio.run(asyncio.wait_for(read(), 10.0))


def test_what_is_said_at_once_goes_in_one_frame_a_message_a_line() -> None:
    guest = Guest("", waiting=100, unread_bytes=100)
    for message in (b"ok", b"changed", b"update"):
        guest.say(message)
    guest.dismiss()
    assert sent(guest) == [b"ok\nchanged\nupdate", None]


def test_a_long_message_goes_alone() -> None:
    guest = Guest("", waiting=100, unread_bytes=100)
    board = b"x" * 100_000
    for message in (b"ok", board, b"update"):
        guest.say(message)
    guest.dismiss()
    assert sent(guest) == [b"ok", board, b"update", None]


def test_a_reader_who_does_not_read_is_dropped_and_holds_nobody_up() -> None:
    slow = Guest("", waiting=2, unread_bytes=100)
    for _ in range(5):
        slow.say(b"news")
    assert sent(slow) == [b"news\nnews", None]


def test_a_guest_who_leaves_much_unread_is_not_listened_to_until_it_has_read() -> None:
    async def read_late() -> list[bool]:
        slow = Guest("", waiting=100, unread_bytes=10)
        heeded = [slow.attentive.is_set()]
        for _ in range(2):
            slow.say(b"ten bytes.")
            heeded.append(slow.attentive.is_set())
        await slow.next_frame()
        return [*heeded, slow.attentive.is_set()]

    assert asyncio.run(read_late()) == [True, True, False, True]


def test_nobody_waits_for_a_guest_who_is_gone() -> None:
    gone = Guest("", waiting=100, unread_bytes=0)
    gone.say(b"news")
    gone.fall_silent()
    assert gone.attentive.is_set()


def test_nobody_waits_for_a_guest_who_is_gone_whatever_is_said_to_it_later() -> None:
    gone = Guest("", waiting=100, unread_bytes=0)
    gone.fall_silent()
    gone.say(b"news")
    assert gone.attentive.is_set()
    assert not gone.outbox
