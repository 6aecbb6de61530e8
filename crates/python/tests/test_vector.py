"""Many games side by side: the same games as one by one, and a wrong action changes nothing anywhere."""

import multiprocessing
import threading
import warnings

import numpy as np
import pytest

from notredame import State, VectorEnv


def legal(env, dice):
    """A random legal action for each game."""
    return (env.masks * dice.random(env.masks.shape)).argmax(axis=1)


def snapshot(env):
    arrays = [env.observations, env.masks, env.seats, env.rewards, env.scores, env.dones, env.seeds]
    return [None if it is None else it.copy() for it in arrays]


def same(one, two):
    return all((a is None and b is None) or (a == b).all() for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_games_are_those_of_single_states(players):
    rules = {"new_persons": True, "open_scores": False}
    env = VectorEnv(7, players, 30, rules=rules)
    states = [State(players, 30 + n, rules=rules) for n in range(7)]
    dice, ended = np.random.default_rng(players), 0
    while ended < 12:
        for n, state in enumerate(states):
            assert env.seats[n] == state.current_player
            assert (env.observations[n] == state.observation()).all()
            assert (env.masks[n] == state.action_mask()).all()
            assert str(env.state(n)) == str(state)
        actions = legal(env, dice)
        env.step(actions)
        for n, state in enumerate(states):
            state.apply(actions[n])
            assert env.dones[n] == state.is_over
            assert np.allclose(env.rewards[n], state.returns())
            assert env.scores[n].tolist() == (state.scores() if state.is_over else [0] * players)
            if state.is_over:
                ended += 1
                states[n] = State(players, int(env.seeds[n]), rules=rules)
    assert len(set(env.seeds.tolist())) == 7 and max(env.seeds) >= 37


def test_threads_make_no_difference():
    one, two = VectorEnv(300, seed=1, threads=1), VectorEnv(300, seed=1, threads=3)
    dice = np.random.default_rng(1)
    for _ in range(400):
        actions = legal(one, dice)
        one.step(actions)
        two.step(actions)
    assert same(snapshot(one), snapshot(two)) and one.dones.any() == two.dones.any()


def test_reset_deals_the_same_games_again_or_others():
    env = VectorEnv(5, seed=3)
    first = snapshot(env)
    for _ in range(20):
        env.step(legal(env, np.random.default_rng(1)))
    assert not same(first, snapshot(env))
    env.reset()
    assert same(first, snapshot(env))
    env.reset(seed=4)
    assert env.seeds.tolist() == [4, 5, 6, 7, 8]


def test_without_observations_the_rest_is_the_same():
    one, two = VectorEnv(9, observations=False), VectorEnv(9)
    assert one.observations is None and len(one) == one.num_envs == 9 and one.players == 4
    for _ in range(300):
        actions = legal(two, np.random.default_rng(2))
        one.step(actions)
        two.step(actions)
        assert same(snapshot(one)[1:], snapshot(two)[1:])


def test_a_wrong_action_changes_nothing_anywhere():
    env = VectorEnv(100, seed=1)
    good = legal(env, np.random.default_rng(1))
    last = good.copy()
    last[99] = 147
    for actions, expected in [
        (last, "game 99: action 147 .* expected"),
        (np.full(100, -1), "game 0: action -1"),
        (np.full(100, 2**40), "game 0"),
        (good[:99], r"expected the shape \(100,\)"),
        (good.reshape(10, 10), r"expected the shape \(100,\)"),
        (good.astype(float), "whole numbers, not of float64"),
        (good > 3, "whole numbers, not of bool"),
        (["a"] * 100, "whole numbers"),
        (None, "whole numbers"),
        (np.full(100, 2**64 - 1, np.uint64), "game 0"),
    ]:
        before = snapshot(env)
        with pytest.raises((ValueError, TypeError), match=expected):
            env.step(actions)
        assert same(before, snapshot(env))
    env.step(good.astype(np.uint8))
    env.step(legal(env, np.random.default_rng(2)).tolist())
    env.step(np.repeat(legal(env, np.random.default_rng(3)), 2)[::2])


def test_arrays_that_cannot_be_written_are_an_exception():
    env = VectorEnv(4)
    actions = legal(env, np.random.default_rng(1))
    before = snapshot(env)
    env.masks.flags.writeable = False
    with pytest.raises(ValueError, match="an array of this environment"):
        env.step(actions)
    assert same(before, snapshot(env))
    env.masks.flags.writeable = True
    env.step(actions)
    with pytest.raises(ValueError, match="an array of this environment|does not answer"):
        env.step(env.seats)


def test_bad_environments_say_what_was_expected():
    for options, expected in [
        ({"num_envs": 0}, "expected 1 to"),
        ({"num_envs": 2**40}, "expected 1 to"),
        ({"num_envs": 1, "players": 1}, "2 to 5 players"),
        ({"num_envs": 1, "threads": 0}, "above 0"),
    ]:
        with pytest.raises(ValueError, match=expected):
            VectorEnv(**options)
    with pytest.raises(IndexError, match="expected 0 to 3"):
        VectorEnv(4).state(4)


def test_two_threads_at_once_are_an_exception_or_right():
    env = VectorEnv(200, seed=1)
    refused = []

    def hurry(seed):
        dice = np.random.default_rng(seed)
        for _ in range(100):
            try:
                env.step(legal(env, dice))
            except (RuntimeError, ValueError) as error:
                refused.append(error)

    threads = [threading.Thread(target=hurry, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for n in range(len(env)):
        assert (env.masks[n] == env.state(n).action_mask()).all()
        assert (env.observations[n] == env.state(n).observation()).all()


def _step_in_child(results):
    env = VectorEnv(300, seed=1, threads=2)
    env.step(env.masks.argmax(axis=1))
    results.put(env.masks.sum())


def test_a_forked_process_has_threads_of_its_own():
    parent = VectorEnv(300, seed=1, threads=2)
    parent.step(parent.masks.argmax(axis=1))
    context = multiprocessing.get_context("fork")
    results = context.Queue()
    child = context.Process(target=_step_in_child, args=(results,))
    with warnings.catch_warnings():
        # Python warns of a fork beside threads; that is what is tried here.
        warnings.simplefilter("ignore", DeprecationWarning)
        child.start()
    assert results.get(timeout=60) == parent.masks.sum()
    child.join()
