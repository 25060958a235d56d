"""TypeScript types from Python ones, by way of msgspec's JSON Schema.

What the server says and what it reads are not described alike: a field with a default may be left out by a client, but
the server sends it all the same. So types are `sent` or `read`, and a field is optional only where it may be missing.
"""

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import getsource
from textwrap import dedent
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, inspect

Schema = Mapping[str, Any]

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_SHAPE = ("type", "title", "enum", "anyOf", "$ref", "items", "prefixItems", "additionalProperties")
"""What of a schema is seen in TypeScript; the others bound values, or say how to read a union."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of types by their names: what is `sent` to the browser and `read` from it, with all they are made of.

    A type that is no class, a union or a tuple, is called by its name here wherever the file has it.
    """

    name: str
    about: str
    sent: Mapping[str, Any] = field(default_factory=dict)
    read: Mapping[str, Any] = field(default_factory=dict)


class _Declared(NamedTuple):
    file: str
    text: str


def write_files(files: Sequence[File], command: str) -> dict[str, str]:
    """The text of each file by its name. What an earlier file declares alike is imported from there."""
    texts: dict[str, str] = {}
    known: dict[str, _Declared] = {}
    for file in files:
        own: dict[str, str] = {}
        borrowed: dict[str, list[str]] = {}
        for name, text in _declarations(file).items():
            if name in known and known[name].text == text:
                borrowed.setdefault(known[name].file, []).append(name)
            else:
                own[name] = text
        lines = [f"// {file.about}", f"// Written by `{command}`: change the Python types, not this file."]
        needed = set(re.findall(r"\w+", "".join(own.values())))
        for source, names in borrowed.items():
            lines.append(f'import type {{ {", ".join(sorted(needed & {*names}))} }} from "./{source}";')
        texts[file.name] = "\n".join(lines) + "\n\n" + "\n".join(own.values())
        known |= {name: _Declared(file.name, text) for name, text in own.items()}
    return texts


def _declarations(file: File) -> dict[str, str]:
    declared: dict[str, str] = {}
    for types, sent in ((file.sent, True), (file.read, False)):
        if types:
            for name, text in _Direction(types, sent).declarations():
                if declared.setdefault(name, text) != text:
                    raise ValueError(f"{name} is sent and read, and not alike: it needs two types")
    return declared


class _Direction:
    """Types that go one way."""

    def __init__(self, types: Mapping[str, Any], sent: bool) -> None:
        self._sent = sent
        roots, self._components = msgspec.json.schema_components(types.values(), ref_template="{name}")
        self._classes = {each.__name__: each for each in _classes(list(types.values()))}
        self._named = {name: root for name, root in zip(types, roots, strict=True) if root.get("$ref") != name}
        self._names = {_shape(root): name for name, root in self._named.items()}

    def declarations(self) -> Iterator[tuple[str, str]]:
        for name, schema in self._named.items():
            yield name, f"export type {name} = {self._type(schema, name)};\n"
        for name, schema in self._components.items():
            yield name, self._declaration(name, schema)

    def _declaration(self, name: str, schema: Schema) -> str:
        docs = _docs(self._classes[name])
        about = _comment(docs.get("", ""), "")
        if "properties" not in schema:
            return f"{about}export type {name} = {self._type(schema, name)};\n"
        fields = ""
        for key, value in schema["properties"].items():
            optional = "?" if self._missing(name, schema, key) else ""
            fields += f"{_comment(docs.get(key, ''), '  ')}  {key}{optional}: {self._type(value)};\n"
        return f"{about}export interface {name} {{\n{fields}}}\n"

    def _missing(self, name: str, schema: Schema, key: str) -> bool:
        """Whether the field may be absent: left out by a client, or never set by the server."""
        if not self._sent or key in schema["required"]:
            return key not in schema["required"]
        kind = self._classes[name]
        if not issubclass(kind, Struct):
            return False
        found = next(each for each in msgspec.structs.fields(kind) if each.encode_name == key)
        return found.default is UNSET or kind.__struct_config__.omit_defaults

    def _type(self, schema: Schema, declaring: str = "") -> str:
        name = self._names.get(_shape(schema), "")
        if name and name != declaring:
            return name
        if "$ref" in schema:
            return str(schema["$ref"])
        if "enum" in schema:
            return " | ".join(json.dumps(each, ensure_ascii=False) for each in schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self._type(each) for each in schema["anyOf"]))
        kind = schema.get("type", "")
        if kind == "object":
            return f"Record<string, {self._type(schema.get('additionalProperties', {}))}>"
        if kind == "array":
            return self._list(schema)
        return _PLAIN.get(kind, "unknown")

    def _list(self, schema: Schema) -> str:
        if "prefixItems" in schema:
            return f"[{', '.join(self._type(each) for each in schema['prefixItems'])}]"
        item = self._type(schema.get("items", {}))
        return f"({item})[]" if " " in item and not item.startswith("Record<") else f"{item}[]"


def _shape(schema: Any) -> str:
    """A schema without what TypeScript cannot say, as a key."""

    def bare(value: Any) -> Any:
        if isinstance(value, Mapping):
            return {key: bare(value[key]) for key in _SHAPE if key in value}
        return [bare(each) for each in value] if isinstance(value, list | tuple) else value

    return json.dumps(bare(schema), sort_keys=True)


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


def _docs(kind: type) -> dict[str, str]:
    """What is written under the fields of a class, and under "" what is written about itself."""
    docs: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("gruppetto."):
            docs |= _own_docs(base)
    return docs


def _own_docs(kind: type) -> dict[str, str]:
    parsed = ast.parse(dedent(getsource(kind))).body[0]
    assert isinstance(parsed, ast.ClassDef)
    docs = {"": ast.get_docstring(parsed) or ""}
    for node, after in zip(parsed.body, parsed.body[1:], strict=False):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(after, ast.Expr):
            said = after.value.value if isinstance(after.value, ast.Constant) else ""
            docs[node.target.id] = " ".join(str(said).split())
    return docs


def _comment(text: str, margin: str) -> str:
    lines = [line.rstrip() for line in text.splitlines()]
    if len(lines) < 2:
        return f"{margin}/** {text} */\n" if text else ""
    inside = "".join(f"{margin} *{' ' + line if line else ''}\n" for line in lines)
    return f"{margin}/**\n{inside}{margin} */\n"
