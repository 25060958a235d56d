"""What a tool can hold of the words that people read: one word for one thing, and the marks and agreement of French.

The texts are those of all catalogues (`*.ftl`), of the plain rules (`plain.*.md`) and of the editions and stages.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "nl", "de")


class Line(NamedTuple):
    """A line of a text, as a person reads it: without keys, comments, selectors and placeables."""

    where: str
    text: str


class Variant(NamedTuple):
    """A word that is not used, with the one that is; in all texts, or in those whose path holds `within`."""

    pattern: str
    instead: str
    within: str = ""


VARIANTS = {
    "en": [Variant(r"\bWith an option [^.]*\. With an option\b", "with another, where a rule has two options")],
    "fr": [
        Variant(r"[Cc]artes? secondes?\b", "carte Seconde, as the box of seconds has it"),
        Variant(r"[Cc]artes? chance\b", "carte Chance"),
        Variant(r"[Cc]ases? (chance|d’échange)\b", "case Chance, case Échange"),
        Variant(r"[Cc]artes? de (course|risque|sprint)\b", "carte-Course, carte-Risque, carte-Sprint, as MB has it"),
        Variant(r"[Ss]printeur", "sprinter, as the box of vainqueur has it"),
        Variant(r"\b[Pp]arades?\b", "carte-contre"),
        Variant(r"[Cc]artes? (de )?kilomètres?\b", "carte-kilomètre, cartes-kilomètres"),
        Variant(r"côté de l’avantage", "côté prioritaire"),
        Variant(r"\brecour(t|ent)\b", "a word that is not the verb recourir"),
        Variant(r"(?<![-\w])[Bb]ots?\b", "robot"),
        Variant(r"^Plus de \w+ dans\b", "Plus aucun: Plus de is also said for more"),
        Variant(r"ceux-là finissent", "mettent fin à: who finishes a race is home"),
        Variant(r"\bAvec une option, [^.]*\. Avec une option\b", "avec une autre, where a rule has two options"),
    ],
    "nl": [
        Variant(r"[Ss]econdenkaart", "secondekaart, as the box of seconds has it"),
        Variant(r"[Bb]onus(seconde|punt)", "bonificatieseconde, bonificatiepunt"),
        Variant(r"[Gg]roene lijn\b", "groene streep", "bostock"),
        Variant(r"[Gg]roene lijn\b", "groene streep", "web/src"),
        Variant(r"\b([Vv]olledige|[Cc]omplete|[Cc]omplete) ploeg|ploegen? (was|waren) volledig", "voltallig"),
        Variant(r"\bdeler\b", "gever"),
        Variant(r"[Bb]eslissingsrit", "barrage"),
        Variant(r"[Pp]loegmaat|[Pp]loegmaats", "ploeggenoot"),
        Variant(r"\b[Rr]it(winnaar|zege|uitslag)", "etappewinnaar, etappezege, etappe-uitslag"),
        Variant(r"\b[Tt]oestel", "apparaat"),
        Variant(r"\bdicht (neer|onder de)", "gedekt"),
        Variant(r"\been (lager|hoger|minder|meer)\b", "één"),
        Variant(r"\b[Mm]ee ?val(t|len)\b", "mee onderuitgaan, ook vallen: wat meevalt, is goed"),
        Variant(r"\bMet een optie [^.]*\. Met een optie\b", "met een andere, where a rule has two options"),
    ],
    "de": [
        Variant(r"Mannschaft(?!szeitfahren)", "Team"),
        Variant(r"Teamgefährt|[Kk]amerad", "Teamkollege"),
        Variant(r"\b([Vv]ollständig|[Kk]omplett)\w* (Team|Mannschaft)", "vollzählig"),
        Variant(r"[Bb]onifikation", "Gutschrift, as the box of peloton has it"),
        Variant(r"Startgasse", "Startkorridor, as the box of peloton has it"),
        Variant(r"[Kk]ommissär", "Schiedsrichter, as the box of peloton has it", "peloton"),
        Variant(r"Gegenkarte", "Hilfskarte"),
        Variant(r"Bergtrikot", "Gepunktetes Trikot"),
        Variant(r"[Gg]elbe Kappe", "Gelbe Mütze"),
        Variant(r"\bMit einer Variante [^.]*\. Mit einer Variante\b", "mit einer anderen, where two options"),
        Variant(r"\b[Dd]as \*?(gelbe|grüne) Trikot", "das Gelbe Trikot, das Grüne Trikot"),
    ],
}


def _paths(language: str) -> Iterator[Path]:
    for folder in (ROOT / "src" / "gruppetto", ROOT / "web" / "src"):
        yield from sorted(folder.rglob(f"{language}.ftl"))
        yield from sorted(folder.rglob(f"plain.{language}.md"))


def _read(path: Path) -> Iterator[str]:
    """The lines of a catalogue or of plain rules as they are read."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if path.suffix == ".ftl" and line.startswith("#"):
            continue
        said = re.sub(r"^[a-z][\w-]* = ?|^\s*\.\w+ = .*", "", line)
        said = said.replace('{" "}', " ").replace('{""}', "").replace('{ "\\u202F" }', " ")
        said = re.sub(r"\*?\[[\w.-]+\] ", "", said.strip()) if re.match(r"\s*\*?\[", said) else said
        said = re.sub(r"\{ ?\"(.*?)\" ?\}", r"\1", said)
        said = re.sub(r"\{ [\w$-]+ \}", "X", said)
        yield re.sub(r"\{ .* ->$", "", re.sub(r"^\s*\}", "X", said))


@cache
def lines(language: str) -> tuple[Line, ...]:
    found = []
    for path in _paths(language):
        where = str(path.relative_to(ROOT))
        found += [Line(where, said) for said in _read(path) if said.strip()]
    for path in sorted((ROOT / "src" / "gruppetto" / "games").rglob("*.toml")):
        words = re.findall(rf'\b{language} = "([^"\n]*)"', path.read_text(encoding="utf-8"))
        found += [Line(str(path.relative_to(ROOT)), text) for text in words]
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_are_looked_at(language: str) -> None:
    looked_at = {line.where for line in lines(language)}

    assert len(lines(language)) > 4000
    for part in ("box/texts", "box/lesson", "box/plain", "cli/texts", "companion/texts", "web/src", "editions"):
        assert any(part in where for where in looked_at), part


@pytest.mark.parametrize(
    ("language", "variant"), [(language, variant) for language in LANGUAGES for variant in VARIANTS[language]]
)
def test_one_thing_has_one_word(language: str, variant: Variant) -> None:
    found = [line for line in lines(language) if variant.within in line.where and re.search(variant.pattern, line.text)]

    assert found == [], f"write {variant.instead}"


def test_french_sets_a_space_before_and_after_its_marks() -> None:
    glued = re.compile(r"[\w’)*»][;!?»]|[\w’)*»]:(?=\s|$)|«(?!\s)")

    assert [line for line in lines("fr") if glued.search(line.text)] == []


def test_no_selected_part_of_a_french_sentence_begins_with_a_bare_mark() -> None:
    """Fluent drops the space at the beginning of a variant: `[chance] ; puis` is told as `cases; puis`."""
    sources = (path.read_text(encoding="utf-8") for path in _paths("fr") if path.suffix == ".ftl")
    bare = re.compile(r"^\s+\*?\[[\w.-]+\] [:;?!»]", re.MULTILINE)

    assert [found for source in sources for found in bare.findall(source)] == []


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_an_apostrophe_is_none_of_the_typewriter(language: str) -> None:
    catalogues = (line for line in lines(language) if not line.where.endswith(".toml"))

    assert [line for line in catalogues if re.search(r"\w'\w|\*'s\b", line.text)] == []


NAME = r"\{ \$(?:card|handicap|title|sprint|line|stage|thing|label) \}\*?"
"""A name of a thing put into a sentence, which may be of either gender: *Chute*, *Boyau crevé*, *Fringale*."""
AGREEING = re.compile(
    rf"{NAME},? (?:n’)?(?:est|était|a été|sera)? ?(?:pas |déjà |encore )*[a-zà-ÿ]{{2,}}(?:ée?|ise?|erte?)\b"
    rf"|{NAME}.*(?:\bl’(?:a|ait|avez|aurez)\b|\best cell?e\b|\best celui\b|-t-(?:il|elle)\b)"
)
"""A participle or a pronoun that takes the gender of such a name."""
ALWAYS_FEMININE = {"peloton-sheet-told-card", "peloton-refusal-PEL-25-1"}
"""Each card of `peloton` is a carte: jaune, verte, à pois."""


def test_no_french_word_agrees_with_a_name_that_is_put_in() -> None:
    sources = (path.read_text(encoding="utf-8") for path in _paths("fr") if path.suffix == ".ftl")
    agreeing = [line for source in sources for line in source.splitlines() if AGREEING.search(line)]

    assert [line for line in agreeing if line.partition(" ")[0] not in ALWAYS_FEMININE] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "*{ $card }* est devant vous : rien ne va tant que vous ne l’avez pas annulée.",
        "{ $stage } posée, { $place } sur { $of }",
        "{ $sprint } est déjà noté : corrigez cette entrée.",
        "Ce *{ $card }* est celle que vous venez de piocher.",
    ],
)
def test_a_word_that_would_agree_is_found(sentence: str) -> None:
    assert AGREEING.search(sentence)
