"""A decision has one home: what is done in it is named there, where bots weigh it, and in one more file at the most."""

import ast
from collections import defaultdict

from gruppetto.games import all_games
from tests.architecture.source import Source, sources

FILES = 3
"""A decision's own module, the glance of bots, and one that leads to it; `rules/actions.py` lists all of them."""


def verbs_of(vocabulary: Source) -> set[str]:
    """The names of what can be done: the members of `Verb`, or the constants beside the list `VERBS`."""
    for node in vocabulary.tree.body:
        if isinstance(node, ast.ClassDef) and node.name == "Verb":
            members = [member.targets[0] for member in node.body if isinstance(member, ast.Assign)]
            return {member.id for member in members if isinstance(member, ast.Name)}
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == "VERBS":
            return {word.upper().replace(" ", "_") for word in ast.literal_eval(node.value)}
    raise AssertionError(f"{vocabulary.place} lists no verbs")


def named_in(source: Source, verbs: set[str]) -> set[str]:
    """The verbs that a file imports from the vocabulary, or names as a part of it: `Verb.PLACE`, `act.PLAY`."""
    found: set[str] = set()
    for node in source.nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("rules.actions"):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("Verb", "act"):
            found.add(node.attr)
    return found & verbs


def homes(game: str) -> dict[str, list[str]]:
    """By verb of a game the files that name it, but for the vocabulary."""
    files = [source for source in sources() if source.game == game]
    vocabulary = next(source for source in files if source.place.endswith("rules/actions.py"))
    verbs = verbs_of(vocabulary)
    found: dict[str, list[str]] = defaultdict(list)
    for source in files:
        if source is not vocabulary:
            for verb in named_in(source, verbs):
                found[verb].append(source.place)
    return found


def test_a_decision_is_named_in_three_files_at_the_most() -> None:
    named = {(game, verb): files for game in all_games() for verb, files in homes(game).items()}

    assert len(named) > len(all_games()) * 5
    assert {verb: files for verb, files in named.items() if len(files) > FILES} == {}
