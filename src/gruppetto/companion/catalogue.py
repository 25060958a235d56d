"""Fluent catalogues read from folders: texts by key, with English behind every other language.

Fluent and babel are imported when the first text is asked for: most tables never ask for one, as pages have catalogues
of their own, and in a browser the two are an eighth of what is imported.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

MATCH_TEXTS: Final = Path(__file__).parent / "match_texts"
"""What is said alike of matches of all games."""

Value = str | int | float


class Catalogue:
    """Texts by key; what the reader's language lacks is said in English."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self._folders = tuple(folders)

    def find(self, key: str, args: Mapping[str, Value]) -> str | None:
        for language in dict.fromkeys((self.language, "en")):
            bundle = _bundle(language, self._folders)
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                text, _ = bundle.format_pattern(pattern, dict(args))
                return str(text)
        return None

    def __call__(self, key: str, **args: Value) -> str:
        """The text of a key; a key nobody wrote a text for shows itself."""
        found = self.find(key, args)
        return key if found is None else found

    def listed(self, items: Iterable[str]) -> str:
        """Several things one after the other, with the "and" of the language."""
        from babel.lists import format_list

        return str(format_list(list(items), locale=self.language))


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(_parsed(path))
    return bundle


@cache
def _parsed(path: Path) -> "Resource":
    """Read one file of texts, once: it takes a tenth of a second."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))
