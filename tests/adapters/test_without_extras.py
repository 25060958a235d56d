"""Where an extra is missing, the adapter says in one sentence how to get it."""

import builtins
import importlib
import sys
from typing import Any

import pytest


@pytest.mark.parametrize(
    ("adapter", "missing", "extra"),
    [
        ("openspiel", "pyspiel", "openspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "pettingzoo"),
    ],
)
def test_a_missing_extra_is_named(adapter: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.partition(".")[0] == missing:
            raise ImportError(name)
        return honest(name, *args, **kwargs)

    monkeypatch.delitem(sys.modules, f"gruppetto.adapters.{adapter}", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)

    with pytest.raises(ImportError, match=rf"pip install 'gruppetto\[{extra}\]'"):
        importlib.import_module(f"gruppetto.adapters.{adapter}")


def test_single_steps_need_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("numpy", "pyspiel", "pettingzoo", "gymnasium"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, "gruppetto.adapters.stepping", raising=False)

    assert importlib.import_module("gruppetto.adapters.stepping").Node
