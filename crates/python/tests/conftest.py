"""Games for the tests: random ones, so that no test depends on a lucky deal."""

import random

import pytest

import notredame


def play(state, dice, plies=10_000):
    """Plays on at random."""
    for _ in range(plies):
        if state.is_over:
            break
        state.apply(dice.choice(state.legal_actions()))
    return state


@pytest.fixture
def finished():
    """A finished game of three."""
    return play(notredame.State(players=3, seed=5), random.Random(5))
