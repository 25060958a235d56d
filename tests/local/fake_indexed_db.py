"""IndexedDB as the worker's script speaks it (`web/src/local/indexed-db.ts`), in Python: JSON texts in and out."""

import json
from typing import Any

from gruppetto.local.indexed_db import IndexedDb
from gruppetto.local.store import LocalStore


def _order(key: list[Any]) -> list[tuple[int, Any]]:
    """Numbers come before words."""
    return [(0, part) if isinstance(part, int) else (1, part) for part in key]


class FakeIndexedDb:
    """One database, which several tabs may have open."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.fails = False

    async def ask(self, text: str) -> str:
        if self.fails:
            raise RuntimeError("QuotaExceededError: the disk is full")
        question = json.loads(text)
        return json.dumps(getattr(self, f"_{question.pop('do')}")(**question))

    def _get(self, key: list[Any]) -> str | None:
        return self.rows.get(json.dumps(key))

    def _after(self, key: list[Any]) -> list[tuple[list[Any], str]]:
        found = [(json.loads(name), text) for name, text in self.rows.items()]
        later = [
            (each, text)
            for each, text in found
            if each[:-1] == key[:-1] and len(each) == len(key) and _order(each) > _order(key)
        ]
        return sorted(later, key=lambda row: _order(row[0]))

    def _commit(self, put: list[Any], expected: list[Any], present: list[Any], deleted: list[Any]) -> bool:
        if any(self._get(key) != text for key, text in expected) or any(self._get(key) is None for key in present):
            return False
        for prefix in deleted:
            self.rows = {name: text for name, text in self.rows.items() if json.loads(name)[: len(prefix)] != prefix}
        self.rows |= {json.dumps(key): text for key, text in put}
        return True


def browser_store(database: FakeIndexedDb | None = None) -> LocalStore:
    """The store of one tab."""
    return LocalStore(IndexedDb((database or FakeIndexedDb()).ask))
