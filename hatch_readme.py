"""The readme of the package: README.md without what only a checkout has, its pictures and links to its own files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURES = re.compile(r"^\| \|[^\n]*\n\|[-|]+\|\n(?:\|[^\n]*!\[[^\n]*\n)+\n?", re.MULTILINE)
OWN_FILE = re.compile(r"\[([^\]]+)\]\((?!https?://|#)[^)]+\)")


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_strangers(text)}


def for_strangers(text: str) -> str:
    """As it reads where the package is published: a table of pictures is left out, a link to a file is its name."""
    return OWN_FILE.sub(r"\1", PICTURES.sub("", text))
