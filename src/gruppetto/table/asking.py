"""What a seat is asked, as it is sent: an offer tells only what differs from the one before it.

Offers of one question are nearly alike: the same sentence for another cell. Told whole they were most of an update.
"""

from collections.abc import Iterator, Sequence

from msgspec import UNSET, Struct, UnsetType

from gruppetto.engine.event import Params
from gruppetto.engine.picks import Ask, Offer, Order, Several, Tone
from gruppetto.engine.scene import Text


class TextSent(Struct):
    """A sentence. Without its key it is the one of the offer before, with other values of these parameters."""

    args: Params
    key: str | UnsetType = UNSET


class OfferSent(Struct):
    """What is not told is as in the offer before; before the first: no hint, no sign, and no side offer."""

    do: str
    picks: Sequence[str] | UnsetType = UNSET
    label: TextSent | UnsetType = UNSET
    hint: TextSent | UnsetType | None = UNSET
    side: bool | UnsetType = UNSET
    signs: Sequence[str] | UnsetType = UNSET
    opens: bool | UnsetType = UNSET


class AskSent(Struct):
    """As `Ask`, with offers that lean on each other."""

    seat: int
    question: Text
    offers: list[OfferSent]
    closed: Sequence[str]
    home: str
    harm: bool
    forced: str
    tone: Tone
    several: Several | None
    proposed: Sequence[str]
    orders: Sequence[Order]


_FIRST = Offer("", (), Text(""), None, side=False)


def sent(ask: Ask | None) -> AskSent | None:
    if ask is None:
        return None
    return AskSent(
        seat=ask.seat,
        question=ask.question,
        offers=list(_leaning(ask.offers)),
        closed=ask.closed,
        home=ask.home,
        harm=ask.harm,
        forced=ask.forced,
        tone=ask.tone,
        several=ask.several,
        proposed=ask.proposed,
        orders=ask.orders,
    )


def _leaning(offers: Sequence[Offer]) -> Iterator[OfferSent]:
    before = _FIRST
    for offer in offers:
        yield OfferSent(
            offer.do,
            UNSET if offer.picks == before.picks else offer.picks,
            _text(before.label, offer.label),
            UNSET if offer.hint is before.hint else _hint(before.hint, offer.hint),  # often the very same
            UNSET if offer.side == before.side else offer.side,
            UNSET if offer.signs == before.signs else offer.signs,
            UNSET if offer.opens == before.opens else offer.opens,
        )
        before = offer


def _hint(before: Text | None, now: Text | None) -> TextSent | UnsetType | None:
    return None if now is None else _text(before, now)


def _text(before: Text | None, now: Text) -> TextSent | UnsetType:
    if before is None or before.key != now.key or before.args.keys() != now.args.keys():
        return TextSent(now.args, now.key)
    was = before.args
    changed = {name: value for name, value in now.args.items() if was[name] != value}
    return TextSent(changed) if changed else UNSET
