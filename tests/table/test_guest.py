"""A guest's outbox: a slow reader holds nobody up."""

import asyncio

from gruppetto.table.guest import Guest


def test_a_reader_who_does_not_read_is_dropped_and_holds_nobody_up() -> None:
    slow = Guest("", waiting=2, unread_bytes=100)
    for _ in range(5):
        slow.say(b"news")
    waiting = [slow.outbox.get_nowait() for _ in range(slow.outbox.qsize())]
    assert waiting == [b"news", b"news", None]


def test_a_guest_who_leaves_much_unread_is_not_listened_to_until_it_has_read() -> None:
    async def read_late() -> list[bool]:
        slow = Guest("", waiting=100, unread_bytes=10)
        heeded = [slow.attentive.is_set()]
        for _ in range(2):
            slow.say(b"ten bytes.")
            heeded.append(slow.attentive.is_set())
        await slow.next()
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
    assert gone.outbox.empty()
