"""Notre Dame for Gymnasium: one seat against bots, also as `gymnasium.make("notredame.gymnasium:NotreDame-v0")`.

>>> from notredame.gymnasium import NotreDameEnv
>>> env = NotreDameEnv(opponents="random")
>>> observation, info = env.reset(seed=1)
>>> terminated = False
>>> while not terminated:
...     observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
>>> len(info["prestige"])
4
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from . import Bot, State
from ._describe import describe
from ._spaces import LegalActions, check_render_mode, observations

__all__ = ["NotreDameEnv"]


class NotreDameEnv(gymnasium.Env[np.ndarray, int]):
    """One seat against bots, who play between two steps.

    The mask of what may be chosen is in `info["action_mask"]`, and `action_masks()` has it for those who ask there. The reward
    comes at the end, as `State.returns` has it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        players: int = 4,
        *,
        seat: int | None = None,
        opponents: str | Sequence[str] = "regular",
        illegal: str = "raise",
        rules: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Sets the table.

        Args:
            players: 2 to 5.
            seat: where the agent sits; None for another seat in each game.
            opponents: the name of a bot for all other seats, or one for each of them, clockwise.
            illegal: what an action that may not be chosen leads to: "raise" is a ValueError and changes nothing; "lose" ends the
                game with the reward of those who lose, for learners without masks.
            rules: as for `notredame.State`.
            render_mode: "ansi" for text, as the agent sees it.
        """
        check_render_mode(render_mode)
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal: {illegal!r}: expected 'raise' or 'lose'")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"opponents: expected {players - 1} names, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: {seat}: expected 0 to {players - 1}")
        for name in names:
            Bot(name)
        self.options = {"players": players, "rules": rules}
        self.game = State(seed=0, **self.options)
        self.illegal = illegal
        self.is_over = False
        self.wanted_seat = seat
        self.names = names
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = observations()
        self.action_space = LegalActions(self.action_masks)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.options["players"]
        seed, drawn, *seeds = (int(n) for n in self.np_random.integers(2**63, size=players + 1))
        self.game = State(seed=seed, **self.options)
        self.seat = drawn % players if self.wanted_seat is None else self.wanted_seat
        self.bots = {
            (self.seat + steps) % players: Bot(name, seed=seed)
            for steps, name, seed in zip(range(1, players), self.names, seeds, strict=True)
        }
        self.is_over = False
        self._let_others_play()
        return self.game.observation(self.seat), self._info()

    def _let_others_play(self) -> None:
        while not self.game.is_over and self.game.current_player != self.seat:
            self.game.apply(self.bots[self.game.current_player].choose(self.game))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.is_over:
            info["prestige"] = self.game.scores()
        return info

    def action_masks(self) -> np.ndarray:
        """What the agent may choose now."""
        mask = self.game.action_mask(self.seat)
        return np.zeros_like(mask) if self.is_over else mask

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self.is_over:
            raise ValueError("the game is over: expected a reset")
        players = self.options["players"]
        if self.illegal == "lose" and not self.action_masks()[action]:
            self.is_over = True
            reward = -1 / (players - 1)
        else:
            self.game.apply(action)
            self._let_others_play()
            self.is_over = self.game.is_over
            reward = self.game.returns()[self.seat]
        return self.game.observation(self.seat), reward, self.is_over, False, self._info()

    def render(self) -> str | None:
        """The table as text, as the agent sees it."""
        return describe(self.game, self.seat) if self.render_mode == "ansi" else None


gymnasium.register("NotreDame-v0", entry_point=NotreDameEnv)
