"""The games as OpenSpiel's own: `import gruppetto.adapters.openspiel` registers each as `gruppetto_<id>`.

    pyspiel.load_game("gruppetto_vainqueur(players=3,options=tour:1+6;discard:free)")

Luck is explicit: every throw and draw is a chance node with exact probabilities. Players know what their view shows and
what they remember, and nothing else is asked for it. Needs the extra `openspiel`.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(f"this adapter needs OpenSpiel: pip install 'gruppetto[openspiel]' ({missing})") from None

from gruppetto.adapters.figures import Lens
from gruppetto.adapters.stepping import Node
from gruppetto.adapters.table import FEWEST, Table, table_of
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games

LONGEST: Final = 200_000
"""More decisions, and more throws and draws, than any match has."""
LIST, PAIR = ";", ":"
"""Between options, and between the name of one and what is chosen: OpenSpiel keeps `,` and `=` for itself."""


class GruppettoGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel comes without types
    """A game with its parameters settled. OpenSpiel knows each game as a class of its own, made by `register`."""

    kind: ClassVar[Any]
    of: ClassVar[AnyGame]

    def __init__(self, params: Mapping[str, Any]) -> None:
        table = table_of(self.of, params["players"], read_options(params["options"]), params["edition"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.coding.actions),
            max_chance_outcomes=table.coding.outcomes,
            num_players=table.seats,
            min_utility=-1.0 if table.seats == FEWEST else -1 / (table.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params))
        self.table = table
        self._first = Node.start(table)

    def new_initial_state(self, from_json: Any = None) -> "GruppettoState":
        return GruppettoState(self, self._first)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "GruppettoObserver":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return GruppettoObserver(self.table, recalls=recalls)


class GruppettoState(pyspiel.State):  # type: ignore[misc]  # pyspiel comes without types
    """Where a match stands. OpenSpiel clones and pickles the attributes: there is one, and it never changes."""

    def __init__(self, game: GruppettoGame, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        if self.node.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.over else self.node.to_decide

    def is_terminal(self) -> bool:
        return self.node.over

    def is_chance_node(self) -> bool:
        return self.node.question is not None

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.node.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.node.question.chances) if self.node.question is not None else []

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.node.table.coding.actions[action]
        return self.node.question.told(action) if self.node.question is not None else f"outcome {action}"

    def returns(self) -> list[float]:
        table, position = self.node.table, self.node.position
        if not self.node.over or position is None:
            return [0.0] * table.seats
        return table.utilities(position.standing())

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "GruppettoState":
        """Another state that this player cannot tell from this one: what is hidden is dealt as its view imagines it."""
        other = self.clone()
        other.node = self.node.imagined(player_id, SampledChance(probability_sampler))
        return other  # type: ignore[no-any-return]  # a clone is of the same class

    def __str__(self) -> str:
        return str(self.node)


class GruppettoObserver:
    """What a player sees, as OpenSpiel asks for it: in words, and in figures row by row of the game's coding."""

    def __init__(self, table: Table, *, recalls: bool) -> None:
        self._lens = Lens(table.coding)
        self._recalls = recalls
        # What is remembered has no bound, so an information state has words only.
        figures = np.zeros(0 if recalls else table.coding.length, np.float32)
        self.tensor = None if recalls else figures
        self.dict: dict[str, Any] = {}
        begin = 0
        for row in () if recalls else table.coding.rows:
            self.dict[row.name] = figures[begin : begin + row.length]
            begin += row.length

    def set_from(self, state: GruppettoState, player: int) -> None:
        """Before the start there is nothing to see."""
        position = state.node.position
        if self.tensor is not None:
            self.tensor[:] = 0.0 if position is None else self._lens(position.view(player))

    def string_from(self, state: GruppettoState, player: int) -> str:
        seen = state.node.observed(player)
        return f"{seen}\nrecall={state.node.recall.digest(player)}" if self._recalls else seen


_registered: dict[str, type[GruppettoGame]] = {}


def register(game: AnyGame) -> str:
    """Makes OpenSpiel know a game; returns the name it has there. A second time does nothing."""
    name = f"gruppetto_{game.id}"
    if name in _registered:
        return name
    kind = _kind(name, game)
    made = type(f"{game.id.title()}Game", (GruppettoGame,), {"kind": kind, "of": game})
    pyspiel.register_game(kind, made)
    _registered[name] = made
    return name


def _kind(name: str, game: AnyGame) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=f"Gruppetto: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        # Also where nothing is hidden: whoever plays with imperfect information plays that, and IS-MCTS nothing else.
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=max(FEWEST, game.players[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(FEWEST, game.players[0]),
            "edition": game.editions()[0].id,
            "options": write_options(game.quick.options),
        },
    )


def loaded(table: Table) -> Any:
    """The game of a table, as OpenSpiel loads it."""
    players, options, edition = table.wishes
    wishes = {"players": players, "options": write_options(dict(options)), **({"edition": edition} if edition else {})}
    return pyspiel.load_game(register(table.game), wishes)


def write_options(options: Mapping[str, object]) -> str:
    """As the parameter `options` has them: `tour:1+6;discard:free`."""
    return LIST.join(f"{name}{PAIR}{choice}" for name, choice in options.items())


def read_options(text: str) -> dict[str, object]:
    """The other way round; raises ValueError with one sentence. What is not named has the game's default."""
    found: dict[str, object] = {}
    for wish in filter(None, text.split(LIST)):
        name, pair, choice = wish.partition(PAIR)
        if not pair:
            raise ValueError(f"{wish!r} is no option; write its name, {PAIR!r} and the choice, such as tour:6")
        found[name] = choice
    return found


NAMES: Final = tuple(register(game) for game in all_games().values())
"""What OpenSpiel calls the games of the package."""
