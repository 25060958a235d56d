"""Every numbered rule has a test that names it: `@pytest.mark.rule("VAI-12.3")`, with one id or several.

    python -m gruppetto.testing.rules_named tests

lists the rules that no test below the folder `tests` names.
"""

import ast
import sys
from collections.abc import Container
from pathlib import Path

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games


def named_rules(tests: Path) -> dict[str, list[str]]:
    """The rule ids that tests name, each with the places (`games/test_x.py:12`) where they do."""
    named: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text, str(path))) if "mark.rule" in text else ():
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        where = f"{path.relative_to(tests).as_posix()}:{node.lineno}"
                        named.setdefault(argument.value, []).append(where)
    return named


def _is_rule_mark(called: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`."""
    if not (isinstance(called, ast.Attribute) and called.attr == "rule"):
        return False
    owner = called.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def unnamed_rules(game: AnyGame, named: Container[str]) -> list[str]:
    """The rules of a game's rulebook that are not among those that tests name, in the order of the rulebook."""
    return [rule for rule in game.rulebook().rules() if rule not in named]


def main(folder: str) -> int:
    count = 0
    named = named_rules(Path(folder))
    for game in all_games().values():
        for rule in unnamed_rules(game, named):
            print(f"{rule}  {game.rulebook().rules()[rule].text}")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "tests"))
