"""Bots in any language: a program reads one JSON a line from its standard input, and answers with a notation a line.

It is told what a browser is told that has just come in: the road, the picture, and what is its seat's own with the
question (`messages.py`). What comes back is one of the offers, or a bot of the house decides instead, and it is counted
and told. `docs/bots-in-any-language.md` is for people who write one.

| module | what it is |
|---|---|
| `messages.py` | what a program is told, as types and as lines |
| `process.py` | one process of the system: its pipes, its end |
| `program.py` | a command that is kept running, and started anew with a bound |
| `ride.py` | a program in one seat of one match: questions, answers, faults |
| `rider.py` | the same as a bot of ours, for bulk runs and the terminal; programs are kept from match to match |
| `guest.py` | a program at a live table somewhere, by the WebSocket of its server |
"""
