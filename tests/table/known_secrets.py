"""Secrets that are the same in each run of a test."""

from itertools import count

from gruppetto.table.tokens import CODE_LETTERS, Secrets


class KnownSecrets(Secrets):
    """Counted tokens and an empty seed, so that two tables differ only in what a test makes different."""

    def __init__(self) -> None:
        self._count = count()

    def token(self) -> str:
        return f"token-{next(self._count):04}"

    def table_id(self) -> str:
        return f"table-{next(self._count):04}"

    def code(self) -> str:
        return CODE_LETTERS[:6]

    def seed(self) -> bytes:
        return bytes(32)
