"""Notre Dame for OpenSpiel: importing this module registers the game `notredame`.

>>> import pyspiel
>>> import notredame.openspiel
>>> game = pyspiel.load_game("notredame(players=3,seed=7)")
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'keep residence'

A game has these parameters:

- players: 2 to 5.
- new_persons: with the expansion.
- seed: of what is random.
- deals: 0 deals anew for every initial state, and the game has no chance nodes. A number above 0 begins with a chance node
  that draws one of so many deals, for algorithms that walk through the whole tree.
- position: begins here: the text of a position in hexadecimal digits (`str(state).encode().hex()`), because the names of
  games in OpenSpiel cannot hold it as it is; deals above 0 then draw anew what nobody has seen.

A clone has the same hidden cards, so a search with clones sees them. `resample_from_infostate` draws a state that the player
could be in, each as likely as the others.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from . import ACTIONS, OBSERVATION, State
from ._describe import describe

__all__ = ["NotreDameGame", "NotreDameState"]

# Longer than any game: nine rounds in which each of five seats is asked fewer than forty questions.
LONGEST = 2000
KEEP = range(ACTIONS.index("keep cloister-school"), ACTIONS.index("keep cloister-school") + 9)
PARAMETERS = {"players": 4, "new_persons": False, "seed": 0, "deals": 0, "position": ""}


def _type(chance_mode: pyspiel.GameType.ChanceMode) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name="notredame",
        long_name="Notre Dame",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _position(digits: str) -> State:
    try:
        return State.from_position(bytes.fromhex(digits).decode())
    except ValueError as error:
        raise ValueError(f"position: expected a position in hexadecimal digits: {error}") from error


class NotreDameGame(pyspiel.Game):
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        self.rules = {"new_persons": wanted["new_persons"]}
        self.seed, self.deals = wanted["seed"], wanted["deals"]
        if self.seed < 0 or self.deals < 0:
            raise ValueError("seed and deals: expected numbers from 0 on")
        self.position = _position(wanted["position"]) if wanted["position"] else None
        first = self.position or State(wanted["players"], 0, rules=self.rules)
        players = first.players
        self.random = np.random.default_rng(self.seed)
        modes = pyspiel.GameType.ChanceMode
        if self.deals:
            mode = modes.EXPLICIT_STOCHASTIC
        elif self.position:
            mode = modes.DETERMINISTIC
        else:
            mode = modes.SAMPLED_STOCHASTIC
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(mode), info, params or {})

    def deal(self, seed: int) -> State:
        """The game of this seed."""
        if self.position is None:
            return State(self.num_players(), seed, rules=self.rules)
        return self.position.resampled(None, seed)

    def new_initial_state(self) -> NotreDameState:
        state = NotreDameState(self)
        if not self.deals:
            drawn = int(self.random.integers(2**63))
            state.inner = self.position.clone() if self.position else self.deal(drawn)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> NotreDameObserver:
        return NotreDameObserver(iig_obs_type, params)


class NotreDameState(pyspiel.State):
    """A state; `inner` is the `notredame.State`, None before the chance node."""

    def __init__(self, game: NotreDameGame) -> None:
        super().__init__(game)
        self.inner: State | None = None

    def current_player(self) -> int:
        if self.inner is None:
            return pyspiel.PlayerId.CHANCE
        player = self.inner.current_player
        return pyspiel.PlayerId.TERMINAL if player is None else player

    def is_terminal(self) -> bool:
        return self.inner is not None and self.inner.is_over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Directly, without the way through C++ for those who ask from Python."""
        if self.inner is None:
            return list(range(self.get_game().deals))
        if player is None or player == self.inner.current_player:
            return self.inner.legal_actions()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions() if player == self.inner.current_player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            game = self.get_game()
            self.inner = game.deal(game.seed + action)
        else:
            self.inner.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else ACTIONS[action]

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.inner is None else self.inner.returns()

    def resample_from_infostate(self, player: int, probability: Any = None) -> NotreDameState:
        """A state that `player` could be in, each as likely as the others; `probability` gives a number below 1."""
        draw = probability() if probability else self.get_game().random.random()
        state = self.clone()
        state.inner = self.inner.resampled(player, int(draw * 2**53))
        return state

    def __str__(self) -> str:
        return "not dealt yet" if self.inner is None else str(self.inner)


class NotreDameObserver:
    """What a player may know: as numbers, as text, and as the key of an information state."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters: expected none, not {params}")
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(len(OBSERVATION), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: NotreDameState, player: int) -> None:
        if state.inner is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.inner.observation(player)

    def string_from(self, state: NotreDameState, player: int) -> str:
        if state.inner is None:
            return "not dealt yet"
        return self._key(state, player) if self.recall else describe(state.inner, player)

    def _key(self, state: NotreDameState, player: int) -> str:
        """All choices that the player has seen, and what it knows now. Which card another keeps is not seen."""
        seen = [
            (made.player, -1 if made.action in KEEP and made.player != player else made.action)
            for made in state.full_history()
            if made.player >= 0
        ]
        known = repr(seen).encode() + state.inner.observation(player).tobytes()
        digest = hashlib.blake2b(known, digest_size=16).hexdigest()
        return f"seat {player}, round {state.inner.round}, {state.inner.prompt}: {digest}"


pyspiel.register_game(_type(pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC), NotreDameGame)
