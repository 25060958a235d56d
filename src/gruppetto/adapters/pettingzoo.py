"""The games for PettingZoo: seats as agents that decide one after the other, with masks of what is legal.

    env = gruppetto.adapters.pettingzoo.env("vainqueur", players=3)

An observation is what the seat's view shows, as figures from 0 to 1 (`Coding.rows` says which); a win is told when the
match is over. Beyond the standard there are `clone()` and `legal_actions()`. Needs the extra `pettingzoo`.
"""

import copy
import random
from collections.abc import Mapping, Sequence
from typing import Any, Literal, SupportsInt, get_args

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as missing:
    raise ImportError(f"this adapter needs PettingZoo: pip install 'gruppetto[pettingzoo]' ({missing})") from None

from gruppetto.adapters.figures import Lens
from gruppetto.adapters.rendering import Artist
from gruppetto.adapters.table import FEWEST, Table, table_of
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import NOBODY, AnyGame, State
from gruppetto.games import find_game

Observation = dict[str, NDArray[Any]]
Illegal = Literal["refuse", "replace"]
RenderMode = Literal["human", "ansi", "svg"]


_OF_A_MATCH = ("position", "decisions", "agent_selection", "rewards", "terminations", "truncations", "infos")


class IllegalAction(ValueError):
    """An action that the mask did not allow, in one sentence."""


class NobodyThere(RuntimeError):
    """A step before the first match or after its end."""


class GruppettoEnv(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """One match after the other at the same table."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # the standard has it so: a class has one, and an instance its own
        "name": "gruppetto",
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        table: Table,
        *,
        most_decisions: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there are {self.metadata['render_modes']}")
        if illegal not in get_args(Illegal):
            raise ValueError(f"what is illegal is one of {get_args(Illegal)}, not {illegal!r}")
        self.table = table
        self.most_decisions = most_decisions
        """After so many a match is broken off."""
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"gruppetto_{table.game.id}"}
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._random = random.Random()
        self._artist = Artist(table)
        self._lens = Lens(table.coding)
        self._legal: dict[int, Any] | None = None
        many = len(table.coding.actions)
        self._actions = {agent: spaces.Discrete(many) for agent in self.possible_agents}
        self._observations = {agent: _observed_space(table) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    # --- a match ---

    def __getattr__(self, name: str) -> Any:
        """Asked only for what is not there. What a match has is there from `reset` on, as the standard has it."""
        if name in _OF_A_MATCH:
            raise AttributeError(f"there is no match under way, and so no {name}: call reset() first")
        raise AttributeError(f"{type(self).__name__!r} has no {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed deals the same. Without one the luck of the last match goes on."""
        if seed is not None:
            self._random.seed(seed)
        self._chance = SampledChance(self._random.random)
        self.position: State[Any] = self.table.game.start(self.table.setup, self._chance)
        self._legal = None
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_decide]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise NobodyThere("there is no match under way: call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(self._meant(action), self._chance)
        self._legal = None
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _meant(self, action: int | None) -> Any:
        legal = self._legal_now()
        number = int(action) if isinstance(action, SupportsInt) else -1
        if number in legal:
            return legal[number]
        if self.illegal == "replace":
            return self._random.choice(list(legal.values()))
        known = number in range(len(self.table.coding.actions))
        named = repr(self.notation(number)) if known else f"action {action!r}"
        raise IllegalAction(f"{self.agent_selection} may not play {named} now; its action mask says what it may")

    def _go_on(self) -> None:
        """Who decides next, and what the end brings."""
        if self.position.to_decide != NOBODY:
            self.agent_selection = self.possible_agents[self.position.to_decide]
            if self.most_decisions is not None and self.decisions >= self.most_decisions:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        won = self.table.utilities(self.position.standing())
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    # --- what is seen and may be done ---

    def observe(self, agent: str) -> Observation:
        view = self.position.view(self.possible_agents.index(agent))
        if self._legal is None and view.actions:
            self._legal = self._numbered(view.actions)
        mask = np.zeros(len(self.table.coding.actions), np.int8)
        mask[list(self._legal or ()) if view.actions else []] = 1
        return {"observation": self._lens(view), "action_mask": mask}

    def legal_actions(self) -> list[int]:
        """The numbers of what the agent to decide may do, ascending; none when the match is over."""
        return sorted(self._legal_now())

    def notation(self, action: int) -> str:
        """What an action is called in records and at the table."""
        return self.table.coding.actions[action]

    def _legal_now(self) -> Mapping[int, Any]:
        """Worked out once a position."""
        if self._legal is None:
            self._legal = self._numbered(self.position.actions())
        return self._legal

    def _numbered(self, actions: Sequence[Any]) -> dict[int, Any]:
        number_of = self.table.coding.number_of
        return {number_of[str(action)]: action for action in actions}

    def clone(self) -> "GruppettoEnv":
        """Another match that stands where this one stands, with the same luck to come; neither changes the other."""
        other = copy.copy(self)
        other._random = random.Random()
        other._random.setstate(self._random.getstate())
        if self.agents:
            other._chance = SampledChance(other._random.random)
            other.position = self.position.copy()
            other.agents = self.agents[:]
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(other, name, dict(getattr(self, name)))
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    # --- what people look at ---

    def render(self) -> str | None:
        """The road in letters, printed or as a text, or the board as an SVG."""
        if self.render_mode == "svg":
            return self._artist.svg(self.position)
        letters = self._artist.letters(self.position)
        if self.render_mode != "human":
            return letters
        print(letters)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def _observed_space(table: Table) -> spaces.Dict:
    figures, many = table.coding.length, len(table.coding.actions)
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (figures,), np.float32),
            "action_mask": spaces.Box(0, 1, (many,), np.int8),
        }
    )


def env(
    game: str | AnyGame,
    players: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    edition: str = "",
    max_cycles: int | None = None,
    illegal: Illegal = "refuse",
    render_mode: RenderMode | None = None,
) -> GruppettoEnv:
    """Matches of a game, by its id or itself. Without options it is the short race of a quick start; with some, what is
    not named is as the rulebook has it. A match is broken off after `max_cycles` decisions a seat, taken together."""
    table = seated(game, players, options, edition)
    most = None if max_cycles is None else _at_least_one(max_cycles) * table.seats
    return GruppettoEnv(table, most_decisions=most, illegal=illegal, render_mode=render_mode)


def parallel_env(
    game: str | AnyGame, players: int | None = None, *, max_cycles: int | None = None, **wishes: Any
) -> Any:
    """The same, with the same wishes, for learners that know parallel environments only: in every step all agents hand
    in an action, and that of the one to decide counts. A cycle is one such step."""
    match = env(game, players, **wishes)
    match.most_decisions = None if max_cycles is None else _at_least_one(max_cycles)
    return turn_based_aec_to_parallel(match)


def seated(game: str | AnyGame, players: int | None, options: Mapping[str, object] | None, edition: str) -> Table:
    """The table of a game by its id or itself; with as few as can play it where nobody says how many."""
    found = find_game(game) if isinstance(game, str) else game
    return table_of(found, max(FEWEST, found.players[0]) if players is None else players, options, edition)


def _at_least_one(cycles: int) -> int:
    if cycles < 1:
        raise ValueError(f"a match has at least one cycle, not {cycles}: max_cycles=None plays it to its end")
    return cycles
