"""The board game Notre Dame for people who study games.

>>> import notredame
>>> state = notredame.State(players=4, seed=7)
>>> while not state.is_over:
...     state.apply(state.legal_actions()[-1])
>>> state.scores()
[15, 20, 2, 4]

The adapters are modules of their own, so that nothing is imported that is not there: `notredame.pettingzoo`,
`notredame.gymnasium`, `notredame.openspiel`.
"""

from ._notredame import (
    ACTIONS,
    OBSERVATION,
    RULES_VERSION,
    Bot,
    State,
    VectorEnv,
    __version__,
    playouts,
    replay,
    review,
)

__all__ = [
    "ACTIONS",
    "OBSERVATION",
    "RULES_VERSION",
    "Bot",
    "State",
    "VectorEnv",
    "__version__",
    "playouts",
    "replay",
    "review",
]
