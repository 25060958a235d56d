"""Types that travel, described: from this the browser's types and the JSON Schema of the messages are written.

What the server says and what it reads are not described alike: a field with a default may be left out by a client, but
the server sends it all the same. So types are `sent` or read, and a field is optional only where it may be missing.
"""

import argparse
import ast
from collections.abc import Iterator, Mapping, Sequence
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
from msgspec import UNSET, Struct, inspect

Schema = Mapping[str, Any]


class Described:
    """Types by their names that go one way, with all they are made of. `refer` is how one names another."""

    def __init__(self, types: Mapping[str, Any], sent: bool, refer: str) -> None:
        self._sent = sent
        roots, components = msgspec.json.schema_components(types.values(), ref_template=refer)
        self.components: dict[str, Schema] = components
        self.roots: dict[str, Schema] = dict(zip(types, roots, strict=True))
        self._classes = {each.__name__: each for each in _classes(list(types.values()))}

    def may_be_missing(self, name: str, key: str) -> bool:
        """Whether the field may be absent: left out by a client, or never set by the server."""
        if not self._sent or key in self.components[name]["required"]:
            return key not in self.components[name]["required"]
        kind = self._classes[name]
        if not issubclass(kind, Struct):
            return False
        found = next(each for each in msgspec.structs.fields(kind) if each.encode_name == key)
        return found.default is UNSET or kind.__struct_config__.omit_defaults

    def docs(self, name: str) -> dict[str, str]:
        """What is written under the fields of a class, and under "" what is written about itself."""
        docs: dict[str, str] = {}
        for base in reversed(self._classes[name].__mro__):
            if base.__module__.startswith("gruppetto."):
                docs |= _own_docs(base)
        return docs


def _classes(types: Sequence[Any]) -> Iterator[type]:
    """All classes that these types are made of."""
    seen: set[type] = set()
    open_ends: list[Any] = list(inspect.multi_type_info(types))
    while open_ends:
        info = open_ends.pop()
        if isinstance(info, inspect.StructType | inspect.DataclassType | inspect.NamedTupleType):
            if info.cls not in seen:
                seen.add(info.cls)
                yield info.cls
                open_ends += [each.type for each in info.fields]
            continue
        if isinstance(info, inspect.EnumType):
            yield info.cls
        for part in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
            inside = getattr(info, part, ())
            open_ends += inside if isinstance(inside, tuple) else [inside]


def _own_docs(kind: type) -> dict[str, str]:
    parsed = ast.parse(dedent(getsource(kind))).body[0]
    assert isinstance(parsed, ast.ClassDef)
    docs = {"": ast.get_docstring(parsed) or ""}
    for node, after in zip(parsed.body, parsed.body[1:], strict=False):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(after, ast.Expr):
            said = after.value.value if isinstance(after.value, ast.Constant) else ""
            docs[node.target.id] = " ".join(str(said).split())
    return docs


def write_into_folder(about: str, texts: Mapping[str, str]) -> None:
    """A command: writes these files into the folder that it is given."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
