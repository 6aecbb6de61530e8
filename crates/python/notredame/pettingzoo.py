"""Notre Dame for PettingZoo: `env()` seat by seat (AEC), `parallel_env()` with everyone at once.

>>> from notredame import pettingzoo
>>> env = pettingzoo.env(players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import ACTIONS, State
from ._describe import describe
from ._spaces import LegalActions, check_render_mode, masked_observations, observations

__all__ = ["env", "raw_env", "parallel_env"]

NOTHING = np.zeros(len(ACTIONS), np.int8)
WAIT = np.eye(1, len(ACTIONS), dtype=np.int8)[0]


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The environment in the wrappers that tell what is used wrongly. The options are those of `raw_env`."""
    wrapped = wrappers.AssertOutOfBoundsWrapper(raw_env(**options))
    return wrappers.OrderEnforcingWrapper(wrapped)


class _Spaces:
    """What both environments have in common."""

    metadata = {"name": "notredame_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 4,
        *,
        rules: dict[str, Any] | None = None,
        mask_in_info: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Sets the table.

        Args:
            players: 2 to 5.
            rules: as for `notredame.State`.
            mask_in_info: an observation is the array alone, and the mask is in the infos.
            render_mode: "ansi" for text, as the agent that is asked sees it.
        """
        check_render_mode(render_mode)
        self.options = {"players": players, "rules": rules}
        self.game = State(seed=0, **self.options)
        self.mask_in_info = mask_in_info
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observations() if mask_in_info else masked_observations()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: LegalActions(partial(self.action_mask, agent)) for agent in self.possible_agents}
        self.random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def action_mask(self, agent: str) -> np.ndarray:
        """What an agent may choose now."""
        raise NotImplementedError

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.game = State(seed=int(self.random.integers(2**63)), **self.options)
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table as text, as the player who is asked sees it."""
        return describe(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(_Spaces, AECEnv[str, Any, Any]):
    """Seat by seat. In the draft the seats answer in their order; nobody sees what others have kept."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        """Selects who is asked."""
        self.agent_selection = self.possible_agents[self.game.current_player]
        if self.mask_in_info:
            self.infos = {agent: {"action_mask": self.action_mask(agent)} for agent in self.agents}

    def action_mask(self, agent: str) -> np.ndarray:
        if agent == self.agent_selection and not self.game.is_over:
            return self.game.action_mask()
        return NOTHING.copy()

    def observe(self, agent: str) -> Any:
        observation = self.game.observation(self.seat_of[agent])
        if self.mask_in_info:
            return observation
        return {"observation": observation, "action_mask": self.action_mask(agent)}

    def step(self, action: int | None) -> None:
        game = self.game
        if game.is_over:
            self._was_dead_step(action)
            return
        game.apply(action)
        if not game.is_over:
            self._select()
            return
        # Until now nobody was rewarded, so there was nothing to clear and to add up.
        self.rewards = dict(zip(self.agents, game.returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"prestige": score} for agent, score in zip(self.agents, game.scores(), strict=True)}
        self.agent_selection = self.agents[0]
        if self.mask_in_info:
            for info in self.infos.values():
                info["action_mask"] = NOTHING.copy()


class parallel_env(_Spaces, ParallelEnv[str, Any, Any]):
    """Everyone at once: the whole draft of a step is one step here, as at a table.

    In the other phases one seat is asked. Those who are not asked anything have one option, 0, which does nothing; they may
    also be left out.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.deal(seed)
        return self._seen()

    def action_mask(self, agent: str) -> np.ndarray:
        seat = self.seat_of[agent]
        return self.game.action_mask(seat) if seat in self.game.waiting else WAIT.copy()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What everyone sees, and the infos."""
        seen: dict[str, Any] = {}
        infos: dict[str, Any] = {agent: {} for agent in self.possible_agents}
        for agent, seat in self.seat_of.items():
            seen[agent], mask = self.game.observation(seat), self.action_mask(agent)
            if self.mask_in_info:
                infos[agent]["action_mask"] = mask
            else:
                seen[agent] = {"observation": seen[agent], "action_mask": mask}
        return seen, infos

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Makes the choices of all who are asked. If one of them is wrong it is a ValueError, and nothing has changed."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = self.game.waiting
        after = self.game.clone()
        for agent, action in actions.items():
            if agent not in self.seat_of:
                raise ValueError(f"{agent!r}: expected an agent of {self.agents}")
            if self.seat_of[agent] not in asked and action != 0:
                raise ValueError(f"it is not {agent}'s turn: expected 0, not {action}")
        for seat in asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked: expected its action")
            after.apply(actions[agent], seat)
        self.game = after
        seen, infos = self._seen()
        over = after.is_over
        rewards = dict(zip(self.agents, after.returns(), strict=True))
        terminated = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, terminated, truncated, infos
