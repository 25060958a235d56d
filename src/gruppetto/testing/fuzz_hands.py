"""Requests about seats that change hands: with the right token, with that of another seat, device or table, or none."""

from typing import Any

from gruppetto.testing.mischief import Luck, any_text, spoilt
from gruppetto.testing.tried_table import TriedTable

CHANGES = ("lend", "wait", "back", "resign", "link", "move", "bring", "claim", "answer")
_OFTEN = (*CHANGES, *("lend", "back", "link", "move", "bring", "claim", "answer", "wait") * 3, "back", "move", "answer")
"""Whoever resigns is gone for good: few do."""


def hand_request(table: TriedTable, seats: int, luck: Luck) -> tuple[str, Any, str]:
    """Path, body and token of a request; the token opens what it must about every second time."""
    change = "answer" if table.ledger.claiming() and luck.random() < 0.4 else luck.choice(_OFTEN)
    seat = luck.randrange(seats) if luck.random() < 0.95 else luck.choice((seats, 63, 999))
    claimed = [at for at, tokens in table.ledger.claims.items() if tokens]
    asked = claimed if change == "answer" else list(table.ledger.links) if change == "move" else []
    if asked and luck.random() < 0.7:
        seat = luck.choice(sorted(asked))
    body = _body(table, change, seat, luck)
    if luck.random() < 0.1:
        body = spoilt(body, luck)
    return f"{table.path}/seats/{seat}/{change}", body, _token(table, change, seat, luck)


def _body(table: TriedTable, change: str, seat: int, luck: Luck) -> dict[str, Any]:
    match change:
        case "lend" | "resign":
            return {"bot": luck.choice(("greedy", "random", "greedy", any_text(luck)[:64]))}
        case "move":
            return {"link": luck.choice((table.ledger.links.get(seat, ""), any_secret(table, luck)))}
        case "claim":
            tokens = [any_secret(table, luck)] if luck.random() < 0.3 else []
            return {"name": luck.choice(("Zoé", any_text(luck)[:200])), "tokens": tokens}
        case "answer":
            marks = [table.ledger.marks[token] for token in table.ledger.claims.get(seat, {})]
            return {"agree": luck.random() < 0.85, "mark": luck.choice([*marks * 9, luck.randrange(-1, 101)])}
        case _:
            return {}


def _token(table: TriedTable, change: str, seat: int, luck: Luck) -> str:
    ledger = table.ledger
    if luck.random() < 0.5:
        right = ledger.former.get(seat, "") if change == "bring" else ledger.owner(seat)
        others = [token for at, token in ledger.owners().items() if at != seat]
        if change in ("answer", "wait") and others:
            right = luck.choice(others)
        if right:
            return right
    return any_secret(table, luck)


def any_secret(table: TriedTable, luck: Luck) -> str:
    """The token of any seat, the maker's, one that was good once, or none at all."""
    ledger = table.ledger
    now = [*ledger.owners().values(), *ledger.claiming(), *ledger.former.values(), *ledger.links.values()]
    dead = sorted(ledger.known - ledger.strangers)
    kinds = (now, now, now, [ledger.maker], dead, sorted(ledger.strangers), [any_text(luck)])
    secret: str = luck.choice(luck.choice([kind for kind in kinds if kind]))
    return secret
