"""Fluent catalogues read from folders: texts by key, with English behind every other language."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

MATCH_TEXTS: Final = Path(__file__).parent / "match_texts"
"""What is said alike of matches of all games."""

Value = str | int | float


class Catalogue:
    """Texts by key; what the reader's language lacks is said in English."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._bundles = [_bundle(spoken, folders) for spoken in dict.fromkeys((language, "en"))]

    def find(self, key: str, args: Mapping[str, Value]) -> str | None:
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                text, _ = bundle.format_pattern(pattern, dict(args))
                return str(text)
        return None

    def __call__(self, key: str, **args: Value) -> str:
        """The text of a key; a key nobody wrote a text for shows itself."""
        found = self.find(key, args)
        return key if found is None else found


def _bundle(language: str, folders: Sequence[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
