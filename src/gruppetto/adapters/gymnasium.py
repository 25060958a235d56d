"""The games for Gymnasium: one seat learns, bots ride in the others. `import` registers each as `gruppetto/<id>-v0`.

    env = gymnasium.make("gruppetto/vainqueur-v0", players=3, bots=["gregario", "rouleur"])

Actions, observations and masks are those of `adapters/pettingzoo.py`. Needs the extra `pettingzoo`.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

try:
    import gymnasium
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError(f"this adapter needs Gymnasium: pip install 'gruppetto[pettingzoo]' ({missing})") from None

from gruppetto.adapters.pettingzoo import GruppettoEnv, Illegal, Observation, RenderMode, seated
from gruppetto.bots import Bot, Uniform, make_bot
from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games

RIDER: Final = "gregario"
"""The bot of a seat for which nobody names one: quick, and not easy to beat for a beginner."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a match. A step is a decision of that seat, and all that bots decide before its next one.

    Who samples actions without looking at the mask gets another, legal one played in their place; `illegal="refuse"`
    raises instead.
    """

    metadata = GruppettoEnv.metadata

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = (),
        options: Mapping[str, object] | None = None,
        edition: str = "",
        illegal: Illegal = "replace",
        render_mode: RenderMode | None = None,
    ) -> None:
        table = seated(game, players, options, edition)
        if seat not in range(table.seats):
            raise ValueError(f"there is no seat {seat} at a table of {table.seats}; seats are counted from 0")
        others = table.seats - 1
        bots = [bots] if isinstance(bots, str) else bots
        if len(bots) not in (0, 1, others):
            raise ValueError(f"there are {others} other seats, and {len(bots)} bots for them; name one for all or each")
        self.match = GruppettoEnv(table, illegal=illegal, render_mode=None if render_mode == "human" else render_mode)
        self.render_mode = render_mode
        self.agent = self.match.possible_agents[seat]
        self.observation_space: gymnasium.Space[Any] = self.match.observation_space(self.agent)
        self.action_space: gymnasium.Space[Any] = self.match.action_space(self.agent)
        specs = list(bots) * others if len(bots) == 1 else list(bots) or [RIDER] * others
        specs.insert(seat, "")
        self._specs = specs
        self._random = random.Random()
        self._bots = self._riders()

    def _riders(self) -> list[Bot | None]:
        """By seat; nobody in one's own."""
        return [make_bot(spec, self.match.table.game, self._luck) if spec else None for spec in self._specs]

    def _luck(self, seed: int | None) -> Uniform:
        """Lots of a bot: its own where its name has a seed, else those of this match."""
        return self._random.random if seed is None else random.Random(seed).random

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._random.seed(seed)
            self._bots = self._riders()  # those with a seed of their own begin anew, too
        self.match.reset(seed=seed)
        self._ride_on()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.match.step(action)
        self._ride_on()
        over = self.match.terminations[self.agent]
        if self.render_mode == "human":
            self.render()
        return self._seen(), float(self.match.rewards[self.agent]), over, False, self._info()

    def action_masks(self) -> NDArray[Any]:
        """What may be done, as learners with masks ask for it."""
        return self._seen()["action_mask"]

    def legal_actions(self) -> list[int]:
        """The numbers of what this seat may do; none when the match is over."""
        return self.match.legal_actions()

    def render(self) -> str | None:
        if self.render_mode != "human":
            return self.match.render()
        print(self.match.render())
        return None

    def _ride_on(self) -> None:
        """The bots decide, each on its own view, until this seat is asked or the match is over."""
        match = self.match
        while match.agent_selection != self.agent and not any(match.terminations.values()):
            seat = match.possible_agents.index(match.agent_selection)
            view = match.position.view(seat)
            bot: Bot | None = self._bots[seat]
            assert bot is not None
            match.step(match.table.coding.number_of[str(bot.decide(view))])

    def _seen(self) -> Observation:
        return self.match.observe(self.agent)

    def _info(self) -> dict[str, Any]:
        return {"decisions": self.match.decisions}


for _game in all_games().values():
    gymnasium.register(f"gruppetto/{_game.id}-v0", entry_point=f"{__name__}:SeatEnv", kwargs={"game": _game.id})
