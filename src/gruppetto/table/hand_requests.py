"""What is asked over HTTP when a seat changes hands, and what is answered, as types."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from gruppetto.table.public import PublicTable
from gruppetto.table.wire import Body, Name, Word


class Nothing(Body):
    """Where the token says it all."""


class Stand(Body):
    """The bot that is to ride."""

    bot: Word


class OpenLink(Body):
    """What came with the private link of a seat. The name matters where a bot rode."""

    link: Word
    name: Name = ""


class NewClaim(Body):
    """The name matters where nobody owns the seat any more."""

    name: Name = ""
    tokens: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)
    """Of the seats at this table that this device has already, or has asked for."""


class Answer(Body):
    agree: bool
    mark: int
    """Of the claim that is meant."""


class HandedOver(Struct):
    """The table after a seat changed hands. Token and link are nowhere else in plain text."""

    table: PublicTable
    token: str | UnsetType = UNSET
    maker: bool | UnsetType = UNSET
    """Whether the token may do what the maker of the table may."""
    link: str | UnsetType = UNSET
    mark: int | UnsetType = UNSET
    """Of a claim: the digits by which the others know it."""
