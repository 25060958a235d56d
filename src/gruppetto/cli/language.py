"""The terminal's catalogues: Fluent texts by language, with English behind every other."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "nl", "de")
_TEXTS = Path(__file__).parent / "texts"

Value = str | int | float


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """What was asked for, else what the locale says, else English."""
    if wanted:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := environment.get(name):
            language = spoken[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


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


@cache
def own_texts(language: str) -> Catalogue:
    """The terminal's own texts."""
    return Catalogue(language, (_TEXTS,))


def with_game(language: str, folder: Path) -> Catalogue:
    """The terminal's own texts and those of the game in this folder."""
    return Catalogue(language, (_TEXTS, folder / "texts"))


def _bundle(language: str, folders: Sequence[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
