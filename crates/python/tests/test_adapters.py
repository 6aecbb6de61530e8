"""The adapters pass the tests of those they adapt to, and their algorithms run."""

import random

import gymnasium
import numpy as np
import pyspiel
import pytest
from conftest import play
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, random_agent
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

import notredame.gymnasium
import notredame.openspiel
from notredame import State, pettingzoo

# What the tests of others warn of, and why it is so: masks are in a Dict, as in the classic environments of PettingZoo; and
# Gymnasium cannot try other ways to render an environment that it did not make.
KNOWN = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:.*Not able to test alternative render modes",
]
pytestmark = [pytest.mark.filterwarnings(it) for it in KNOWN]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pettingzoo(players):
    api_test(pettingzoo.env(players=players), num_cycles=600)
    seed_test(lambda: pettingzoo.env(players=players), num_cycles=300)
    parallel_api_test(pettingzoo.parallel_env(players=players), num_cycles=400)
    parallel_seed_test(lambda: pettingzoo.parallel_env(players=players), num_cycles=200)


def test_pettingzoo_with_masks_in_infos():
    api_test(pettingzoo.env(mask_in_info=True, rules={"new_persons": True}), num_cycles=600)


def test_pettingzoo_rewards_and_refusals():
    env = pettingzoo.env(players=3, render_mode="ansi")
    env.reset(seed=1)
    assert "keep-first" in env.render()
    with pytest.raises((ValueError, AssertionError)):
        env.step(147)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        if terminated:
            rewards[agent] = reward
            assert not seen["action_mask"].any() and info["prestige"] >= 0
        env.step(None if terminated else env.action_space(agent).sample())
    assert len(rewards) == 3 and abs(sum(rewards.values())) < 1e-9
    with pytest.raises(ValueError, match="expected None or 'ansi'"):
        pettingzoo.raw_env(render_mode="human")


def test_pettingzoo_drafts_at_once():
    env = pettingzoo.parallel_env(players=4)
    seen, _ = env.reset(seed=1)
    actions = {agent: int(it["action_mask"].argmax()) for agent, it in seen.items()}
    for wrong, expected in [
        ({**actions, "player_3": 147}, "does not answer"),
        ({agent: actions[agent] for agent in env.agents[:3]}, "player_3 is asked"),
        ({**actions, "player_9": 0}, "expected an agent"),
    ]:
        before = env.game.clone()
        with pytest.raises(ValueError, match=expected):
            env.step(wrong)
        assert env.game == before
    env.step(actions)
    assert env.game.prompt == "keep-second" and env.game.ply == 4
    while env.game.phase == "draft":
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    waiting = {f"player_{seat}" for seat in env.game.waiting}
    idle = next(agent for agent in env.agents if agent not in waiting)
    acting = {agent: env.action_space(agent).sample() for agent in waiting}
    with pytest.raises(ValueError, match=f"not {idle}'s turn"):
        env.step({**acting, idle: 5})
    env.step(acting)


@pytest.mark.parametrize("players", [2, 4])
def test_gymnasium(players):
    check_env(notredame.gymnasium.NotreDameEnv(players, illegal="lose", render_mode="ansi"))
    env = gymnasium.make("notredame.gymnasium:NotreDame-v0", players=players, opponents="random")
    for seed in range(3):
        _, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not truncated
        assert -1 <= reward <= 1 and len(info["prestige"]) == players


def test_gymnasium_refusals():
    make = notredame.gymnasium.NotreDameEnv
    env = make(seat=2, opponents=["random", "regular", "novice"])
    env.reset(seed=1)
    before = env.game.clone()
    assert before.current_player == 2
    with pytest.raises(ValueError, match="does not answer"):
        env.step(147)
    assert env.game == before
    env = make(opponents="random", illegal="lose")
    env.reset(seed=1)
    assert env.step(147)[1:3] == (-1 / 3, True)
    with pytest.raises(ValueError, match="expected a reset"):
        env.step(0)
    for options in [{"seat": 4}, {"opponents": ["random"]}, {"opponents": "wizard"}, {"illegal": "no"}]:
        with pytest.raises(ValueError, match="expected"):
            make(**options)


def late(players, phase="hiring"):
    """A position near the end of a game, for algorithms that walk through all of it."""
    dice = random.Random(players)
    while True:
        state = State(players, dice.randrange(1000))
        while not state.is_over:
            if state.round == 9 and state.phase == phase and state.legal_actions()[0] == 0:
                return str(state).encode().hex()
            state.apply(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("text", ["notredame", "notredame(players=2)", "notredame(players=5,new_persons=True)"])
def test_openspiel(text):
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=3, serialize=False, verbose=False)


def test_openspiel_with_a_chance_node():
    game = pyspiel.load_game("notredame(players=2,deals=3)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    game = pyspiel.load_game("notredame", {"position": late(2), "deals": 4})
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


def test_openspiel_refuses_illegal_actions():
    state = pyspiel.load_game("notredame").new_initial_state()
    before = state.inner.clone()
    with pytest.raises((ValueError, pyspiel.SpielError)):
        state.apply_action_with_legality_check(147)
    with pytest.raises(ValueError, match="does not answer"):
        state.apply_action(147)
    assert state.inner == before
    for parameters in [{"seed": -1}, {"deals": -1}, {"position": "zz"}, {"position": "abcd"}, {"players": 6}]:
        with pytest.raises(ValueError, match="expected|2 to 5"):
            notredame.openspiel.NotreDameGame(parameters)


def test_openspiel_information_states_hide_what_they_must():
    """What others hold and keep makes no difference; what the player has seen does."""
    game = pyspiel.load_game("notredame(players=3)")
    state = game.new_initial_state()
    dice = random.Random(1)
    keys = set()
    for _ in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        key = state.information_state_string(player)
        assert other.information_state_string(player) == key and key not in keys
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        keys.add(key)
        state.apply_action(dice.choice(state.legal_actions()))


def test_openspiel_searches():
    game = pyspiel.load_game("notredame(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    bot = mcts.MCTSBot(game, 2.0, 20, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=20,
        random_state=np.random.RandomState(1),
    )
    assert fair.step(state) in state.legal_actions()


def test_openspiel_regrets_shrink():
    """CFR on the last hires of a game for two, with hidden cards drawn from two deals."""
    game = pyspiel.load_game("notredame", {"position": late(2), "deals": 2})
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) <= first + 1e-9


def test_openspiel_reinforcement_learning():
    env = rl_environment.Environment(pyspiel.load_game("notredame(players=3)"))
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(3)]
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([agents[player].step(step).action])
    assert abs(sum(step.rewards)) < 1e-9
    assert len(step.observations["info_state"][0]) == len(notredame.OBSERVATION)


def test_play_on_from_every_adapter_is_the_same_game():
    """One seed, one game: what the adapters play is what a state plays."""
    env = pettingzoo.raw_env(players=2)
    env.reset(seed=3)
    state = env.game.clone()
    env.step(np.int32(state.legal_actions()[0]))
    state.apply(state.legal_actions()[0])
    assert env.game == state and play(state, random.Random(1)).is_over
