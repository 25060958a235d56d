"""JSON Schema of the messages, for people who write a bot: `python -m gruppetto.server.wire_schema docs/schema`.

Written from the same declarations as the browser's types (`server/wire_types.py`), and a test compares what is
committed with what this writes.
"""

import json
from typing import Any, NamedTuple

from gruppetto.adapters.program.messages import ProgramMessage
from gruppetto.server.described import Described, Schema, write_into_folder
from gruppetto.table.wire import PROTOCOL, ClientMessage, ServerMessage

COMMAND = "python -m gruppetto.server.wire_schema docs/schema"


class Document(NamedTuple):
    """One file: the messages that somebody gets or says."""

    name: str
    about: str
    messages: Any
    sent: bool


DOCUMENTS = (
    Document("program.json", "A line that a program reads which rides as a bot (exec:COMMAND).", ProgramMessage, True),
    Document("server.json", "A message of the server on the WebSocket of a live table.", ServerMessage, True),
    Document("client.json", "A message of a client on the WebSocket of a live table.", ClientMessage, False),
)


def schema(document: Document) -> dict[str, Any]:
    described = Described({"Message": document.messages}, document.sent, "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": document.about,
        "$comment": f"Protocol {PROTOCOL}. Written by `{COMMAND}`: change the Python types, not this file.",
        **described.roots["Message"],
        "$defs": {name: _definition(described, name) for name in sorted(described.components)},
    }


def _definition(described: Described, name: str) -> Schema:
    """A type, with what is said of its fields, and those of them required that always come."""
    definition = described.components[name]
    if "properties" not in definition:
        return definition
    docs = described.docs(name)
    fields = {
        key: {**value, "description": docs[key]} if docs.get(key) else value
        for key, value in definition["properties"].items()
    }
    required = [key for key in fields if not described.may_be_missing(name, key)]
    return {**definition, "properties": fields, "required": required}


def texts() -> dict[str, str]:
    """What the command writes, by the name of the file."""
    return {document.name: json.dumps(schema(document), indent=1, ensure_ascii=False) + "\n" for document in DOCUMENTS}


if __name__ == "__main__":
    write_into_folder("Writes the JSON Schema of the protocol.", texts())
