"""The spaces of the environments for Gymnasium and PettingZoo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from . import ACTIONS, OBSERVATION


class LegalActions(spaces.Discrete):
    """All actions. A sample without a mask is one of those that are legal now, if there are any."""

    def __init__(self, mask: Callable[[], np.ndarray]) -> None:
        super().__init__(len(ACTIONS))
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = self.mask()
            mask = legal if legal.any() else None
        return super().sample(mask, probability)


def observations() -> spaces.Box:
    """One byte for each thing that a seat may know."""
    return spaces.Box(0, 255, (len(OBSERVATION),), np.uint8)


def masked_observations() -> spaces.Dict:
    """An observation with the mask of what may be chosen."""
    mask = spaces.Box(0, 1, (len(ACTIONS),), np.int8)
    return spaces.Dict({"observation": observations(), "action_mask": mask})


def check_render_mode(mode: str | None) -> None:
    """Refuses a way to render that there is not."""
    if mode not in (None, "ansi"):
        raise ValueError(f"render_mode: {mode!r}: expected None or 'ansi'")
