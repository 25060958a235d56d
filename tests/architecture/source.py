"""The source tree as the architecture tests read it: files by room, what they import, which words they hold."""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "gruppetto"


@dataclass(frozen=True)
class Source:
    """One Python file of the package."""

    path: Path
    package: Path = PACKAGE

    @property
    def place(self) -> str:
        """Its path in the package: `engine/chance.py`."""
        return self.path.relative_to(self.package).as_posix()

    @property
    def room(self) -> str:
        """`engine`, `games`, …, or nothing for the package's own files."""
        inside = self.path.relative_to(self.package).parts
        return inside[0] if len(inside) > 1 else ""

    @property
    def game(self) -> str:
        """The folder under `games/` it belongs to, if any."""
        inside = self.path.relative_to(self.package).parts
        return inside[1] if self.room == "games" and len(inside) > 2 else ""

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.path)

    @property
    def nodes(self) -> Sequence[ast.AST]:
        """Everything in its tree."""
        return _nodes(self.path)

    def imports(self) -> Iterator[tuple[str, int]]:
        """Every module this file imports, also late and for types only, with its line."""
        for node in self.nodes:
            if isinstance(node, ast.Import):
                for name in node.names:
                    yield name.name, node.lineno
            elif isinstance(node, ast.ImportFrom):
                for name in node.names:
                    yield f"{self._base(node)}.{name.name}", node.lineno

    @property
    def module(self) -> str:
        """Its dotted name: `gruppetto.engine.chance`, a package without `__init__`."""
        inside = self.path.relative_to(self.package).with_suffix("").parts
        return ".".join(["gruppetto", *(inside[:-1] if inside[-1] == "__init__" else inside)])

    def _base(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        here = ["gruppetto", *self.path.relative_to(self.package).parts[: -node.level]]
        return ".".join([*here, node.module] if node.module else here)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def _nodes(path: Path) -> Sequence[ast.AST]:
    return tuple(ast.walk(_parsed(path)))


def sources(package: Path = PACKAGE) -> list[Source]:
    return [Source(path, package) for path in sorted(package.rglob("*.py"))]


def reached(from_room: str, all_sources: list[Source]) -> list[Source]:
    """A room's files and all of the package that they import, directly or through others."""
    by_module = {source.module: source for source in all_sources}
    waiting = [source.module for source in all_sources if source.room == from_room]
    found: dict[str, Source] = {}
    while waiting:
        module = waiting.pop()
        if module in by_module and module not in found:
            found[module] = by_module[module]
            waiting += [name for name, _ in by_module[module].imports()]  # a module, or a name in it
        elif module not in by_module and module.startswith("gruppetto."):
            waiting.append(module.rpartition(".")[0])
    return list(found.values())


def standard(module: str) -> bool:
    return module.partition(".")[0] in sys.stdlib_module_names


def documentation(nodes: Iterable[ast.AST]) -> set[int]:
    """The ids of the nodes that are prose: texts that stand alone, as docstrings do."""
    return {id(node.value) for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
