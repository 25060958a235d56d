"""TypeScript types from Python ones, by way of their description (`server/described.py`)."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gruppetto.server.described import Described, Schema

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
        self._described = Described(types, sent, "{name}")
        self._named = {name: root for name, root in self._described.roots.items() if root.get("$ref") != name}
        self._names = {_shape(root): name for name, root in self._named.items()}

    def declarations(self) -> Iterator[tuple[str, str]]:
        for name, schema in self._named.items():
            yield name, f"export type {name} = {self._type(schema, name)};\n"
        for name, schema in self._described.components.items():
            yield name, self._declaration(name, schema)

    def _declaration(self, name: str, schema: Schema) -> str:
        docs = self._described.docs(name)
        about = _comment(docs.get("", ""), "")
        if "properties" not in schema:
            return f"{about}export type {name} = {self._type(schema, name)};\n"
        fields = ""
        for key, value in schema["properties"].items():
            optional = "?" if self._described.may_be_missing(name, key) else ""
            fields += f"{_comment(docs.get(key, ''), '  ')}  {key}{optional}: {self._type(value)};\n"
        return f"{about}export interface {name} {{\n{fields}}}\n"

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


def _comment(text: str, margin: str) -> str:
    lines = [line.rstrip() for line in text.splitlines()]
    if len(lines) < 2:
        return f"{margin}/** {text} */\n" if text else ""
    inside = "".join(f"{margin} *{' ' + line if line else ''}\n" for line in lines)
    return f"{margin}/**\n{inside}{margin} */\n"
