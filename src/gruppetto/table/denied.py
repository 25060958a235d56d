"""The error of a request that is not carried out: a code for programs and one sentence for people."""

from gruppetto.engine.event import Params
from gruppetto.engine.record import RecordError

_STATUS = {
    "not_your_seat": 403,
    "bad_token": 403,
    "bad_host": 403,
    "bad_origin": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_code": 404,
    "unknown_seat": 404,
    "unknown_sheet": 404,
    "not_found": 404,
    "stale": 409,
    "not_started": 409,
    "started": 409,
    "over": 409,
    "not_over": 409,
    "seats_open": 409,
    "seat_taken": 409,
    "team_taken": 409,
    "teams_fixed": 409,
    "unreadable": 409,
    "not_away": 409,
    "ridden": 409,
    "not_ridden": 409,
    "given_up": 409,
    "not_a_person": 409,
    "no_claim": 409,
    "no_analysis": 409,
    "nobody_to_confirm": 409,
    "own_word": 409,
    "bad_link": 403,
    "put_away": 409,
    "no_hints": 409,
    "no_adviser": 409,
    "log_full": 409,
    "log_long": 409,
    "undone_often": 409,
    "not_your_turn": 409,
    "thinking": 409,
    "too_large": 413,
    "not_json": 415,
    "rate": 429,
    "internal": 500,
    "damaged": 500,
    "full": 507,
    "not_stored": 503,
    "not_kept": 503,
    "busy": 503,
}


class Denied(Exception):
    """A request that is not carried out. The codes are listed in `docs/protocol.md`."""

    def __init__(self, code: str, message: str, params: Params | None = None, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.params = dict(params or {})
        self.rule = rule

    def __reduce__(self) -> tuple[type["Denied"], tuple[object, ...]]:
        """So that a worker process can say it as well."""
        return Denied, (self.code, self.message, self.params, self.rule)

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return _STATUS.get(self.code, 400)


def unknown_table() -> Denied:
    return Denied("unknown_table", "There is no such table.")


def unreadable(error: RecordError) -> Denied:
    return Denied("unreadable", f"This version cannot read the match: {error.reason}.")


_NOT_STORED = {
    "not_stored": "The database does not answer, so nothing was stored; please try again in a moment.",
    "damaged": "This part of the database is damaged; the host finds out more with `gruppetto doctor`.",
    "not_kept": "This browser could not write it down, so nothing was stored; its disk may be full.",
}


def not_stored(code: str) -> Denied:
    """The store is away or full: what was asked for did not happen, and may be asked for again."""
    return Denied(code, _NOT_STORED[code])


def our_fault() -> Denied:
    """What a client learns of a fault in the server: nothing but that it happened."""
    return Denied("internal", "Something went wrong in the server; it has been written to its log.")
