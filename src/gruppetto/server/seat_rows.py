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
        "claim": None if seat.claim is None else msgspec.to_builtins(seat.claim),
        "waited": seat.waited,
    }


def read_seat(row: sa.RowMapping) -> Seat:
    who = (row["seat"], row["kind"], row["name"], row["bot"], row["token_hash"], row["invitation_hash"])
    claim = None if row["claim"] is None else msgspec.convert(row["claim"], Claim)
    return Seat(*who, row["link_hash"], row["former_hash"], claim, row["waited"])
