"""The games for programs that others wrote: OpenSpiel, PettingZoo and Gymnasium (`docs/adapters.md`), and bots in any
language on a pipe (`program/`, `docs/bots-in-any-language.md`)."""
