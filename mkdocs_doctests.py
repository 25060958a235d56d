"""Examples in docstrings as code: for Markdown, `>>> match.legal()` is a quotation and a list after it a link."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> [^\n]*(?:\n|\Z)(?:^(?!\s*$)[^\n]*(?:\n|\Z))*)+", re.MULTILINE)


class Fences(griffe.Extension):
    """Puts fences around every example, from its first prompt to the next empty line."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    return EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n```\n", text)
