"""Whether a value is as a JSON Schema has it, by the few words of it that ours use. An unknown word is a fault."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
SILENT = {"$schema", "$comment", "$defs", "title", "description", "default", "discriminator", "type"}
"""Words that forbid nothing, or were looked at before."""


def faults(value: Any, schema: Schema, root: Schema, at: str = "") -> Iterator[str]:
    """Where it is not, and why."""
    kind = schema.get("type")
    if kind and not (isinstance(value, TYPES[kind]) and (kind == "boolean" or not isinstance(value, bool))):
        yield f"{at}: {value!r} is no {kind}"
        return
    for word, wanted in schema.items():
        if word not in SILENT:
            yield from CHECKS[word](value, wanted, schema, root, at)


def _ref(value: Any, wanted: str, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    yield from faults(value, root["$defs"][wanted.removeprefix("#/$defs/")], root, at)


def _any_of(value: Any, wanted: list[Schema], schema: Schema, root: Schema, at: str) -> Iterator[str]:
    found = [list(faults(value, each, root, at)) for each in wanted]
    if all(found):
        yield min(found, key=len)[0]


def _enum(value: Any, wanted: list[Any], schema: Schema, root: Schema, at: str) -> Iterator[str]:
    if value not in wanted:
        yield f"{at}: {value!r} is none of {wanted}"


def _properties(value: Any, wanted: Schema, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    for key, each in wanted.items():
        if key in value:
            yield from faults(value[key], each, root, f"{at}/{key}")


def _required(value: Any, wanted: list[str], schema: Schema, root: Schema, at: str) -> Iterator[str]:
    for key in wanted:
        if key not in value:
            yield f"{at}: {key} is missing"


def _additional(value: Any, wanted: Schema | bool, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    for key in set(value) - set(schema.get("properties", ())):
        if wanted is False:
            yield f"{at}: {key} is too much"
        elif wanted is not True:
            yield from faults(value[key], wanted, root, f"{at}/{key}")


def _items(value: Any, wanted: Schema | bool, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    first = len(schema.get("prefixItems", ()))
    for place, each in enumerate(value[first:], first):
        if wanted is False:
            yield f"{at}/{place}: is too much"
        elif wanted is not True:
            yield from faults(each, wanted, root, f"{at}/{place}")


def _prefix_items(value: Any, wanted: list[Schema], schema: Schema, root: Schema, at: str) -> Iterator[str]:
    for place, (each, one) in enumerate(zip(value, wanted, strict=False)):
        yield from faults(each, one, root, f"{at}/{place}")


def _bound(outside: Callable[[Any, Any], bool]) -> Callable[..., Iterator[str]]:
    def check(value: Any, wanted: Any, schema: Schema, root: Schema, at: str) -> Iterator[str]:
        if outside(value, wanted):
            yield f"{at}: {value!r} is out of bounds ({wanted})"

    return check


def _names(value: Any, wanted: Schema, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    for key in value:
        yield from faults(key, wanted, root, f"{at}/{key}")


CHECKS: dict[str, Callable[..., Iterator[str]]] = {
    "$ref": _ref,
    "anyOf": _any_of,
    "enum": _enum,
    "const": lambda value, wanted, *rest: _enum(value, [wanted], *rest),
    "properties": _properties,
    "required": _required,
    "additionalProperties": _additional,
    "propertyNames": _names,
    "items": _items,
    "prefixItems": _prefix_items,
    "minItems": _bound(lambda value, least: len(value) < least),
    "maxItems": _bound(lambda value, most: len(value) > most),
    "maxProperties": _bound(lambda value, most: len(value) > most),
    "minLength": _bound(lambda value, least: len(value) < least),
    "maxLength": _bound(lambda value, most: len(value) > most),
    "minimum": _bound(lambda value, least: value < least),
    "maximum": _bound(lambda value, most: value > most),
    "pattern": _bound(lambda value, pattern: not re.search(pattern, value)),
}
