"""The row of a seat, written and read."""

from typing import Any

import msgspec
import sqlalchemy as sa

from gruppetto.table.store import Claim, Seat


def seat_row(seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "token_hash": seat.token_hash,
        "invitation_hash": seat.invitation_hash,
        "link_hash": seat.link_hash,
        "former_hash": seat.former_hash,
        "claim": msgspec.to_builtins(seat.claims) or None,
        "waited": seat.waited,
    }


def read_seat(row: sa.RowMapping) -> Seat:
    who = (row["seat"], row["kind"], row["name"], row["bot"], row["token_hash"], row["invitation_hash"])
    return Seat(*who, row["link_hash"], row["former_hash"], _claims_in(row["claim"]), row["waited"])


def _claims_in(column: Any) -> tuple[Claim, ...]:
    """Claims as they are stored: a list, nothing, or the one claim that an older version knew."""
    claims = [column] if isinstance(column, dict) else column or []
    return msgspec.convert(claims, tuple[Claim, ...])
