"""The games in the tools of people who study games: OpenSpiel, PettingZoo, Gymnasium. See `docs/adapters.md`."""
