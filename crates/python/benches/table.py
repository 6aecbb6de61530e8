"""How fast the package is beside its peers, as the table of `docs/python.md`. `cargo xtask python-bench` runs it.

Steps for each second of processor time on one core, four players: a machine that also does other things disturbs that least. Each
row is the best of three runs, and the peers are measured in the same run.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import time
from random import random

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
SEEDS = itertools.count()
PEERS = os.environ["NOTREDAME_PEERS"]


def rate(play):
    """The best of three: `play` goes on for some time, and says how many steps it made."""

    def once():
        steps, began = 0, time.process_time()
        while time.process_time() - began < SECONDS:
            steps += play()
        return steps / (time.process_time() - began)

    play()
    return max(once() for _ in range(3))


def play_state(with_arrays):
    import notredame

    def play():
        state = notredame.State(4, next(SEEDS))
        steps = 0
        while actions := state.legal_actions():
            if with_arrays:
                state.observation()
                state.action_mask()
            state.apply(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return play


def vector_rate(observations):
    """Of the steps alone: choosing among the masks in numpy would cost more than they do."""
    import numpy as np

    import notredame

    env = notredame.VectorEnv(1024, 4, 1, observations=observations, threads=1)
    dice = np.random.default_rng(1)
    throws = itertools.cycle([dice.random(env.masks.shape, np.float32) for _ in range(16)])
    best = 0.0
    for _ in range(3):
        steps, spent = 0, 0.0
        while spent < SECONDS:
            actions = (env.masks * next(throws)).argmax(axis=1)
            began = time.process_time()
            env.step(actions)
            spent += time.process_time() - began
            steps += len(env)
        best = max(best, steps / spent)
    return best


def play_playouts():
    import notredame

    def play():
        table = notredame.playouts(2000, 4, 1, threads=1)
        return int(table["decisions"].sum()) // 4

    return play


def play_aec(env):
    """The usual loop of PettingZoo, with a legal action by numpy."""
    import numpy as np

    def play():
        env.reset(seed=next(SEEDS))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[int(random() * len(legal))])
                steps += 1
        return steps

    return play


def idle_env():
    """An AEC environment that does nothing: no other can be faster."""
    import numpy as np
    from pettingzoo import AECEnv

    class Idle(AECEnv):
        possible_agents = [f"player_{seat}" for seat in range(4)]

        def reset(self, seed=None, options=None):
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos = {agent: {} for agent in self.agents}
            self.agent_selection, self.left = self.agents[0], 250
            self.seen = {"observation": np.zeros(512, np.float32), "action_mask": np.ones(148, np.int8)}

        def observe(self, agent):
            return self.seen

        def step(self, action):
            if self.terminations[self.agent_selection]:
                self._was_dead_step(action)
                return
            self.left -= 1
            if self.left == 0:
                self.terminations = dict.fromkeys(self.agents, True)

    return Idle()


def play_spiel(name):
    """The usual loop of OpenSpiel."""
    import pyspiel

    import notredame.openspiel  # noqa: F401

    game = pyspiel.load_game(name)

    def play():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return play


def play_spiel_inside(name):
    """Random players of OpenSpiel in C++, without Python between the decisions."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]

    def play():
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(SEEDS))
        return DECISIONS[name]

    return play


# Decisions in a random game, counted once: counting them in each would cost more than playing it.
DECISIONS = {"euchre": 21, "spades": 56}


def peer(what):
    """A row that is measured in a process of its own, with the older packages of the peers."""
    environment = {**os.environ, "PYTHONPATH": PEERS}
    command = [sys.executable, "-W", "ignore", __file__, str(SECONDS), "--peer", what]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return float(done.stdout.split()[-1])


def import_time():
    """In a new process, the best of ten, in milliseconds."""
    program = "import time; t = time.perf_counter(); import notredame; print(1000 * (time.perf_counter() - t))"
    runs = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True) for _ in range(10)]
    return min(float(it.stdout) for it in runs)


def row(what, ours, bar, *peers, unit=""):
    beside = "; ".join(f"{name} {value:,.0f}" for name, value in peers) or "–"
    print(f"| {what} | {ours:,.{1 if unit else 0}f}{unit} | {bar} | {beside} |", flush=True)


def main():
    if "--peer" in sys.argv:
        from pettingzoo.classic import gin_rummy_v4

        print(rate(play_aec(gin_rummy_v4.raw_env() if sys.argv[-1] == "raw" else gin_rummy_v4.env())))
        return

    from notredame import pettingzoo

    print("| what | measured | target | peers in the same run |\n| --- | --- | --- | --- |", flush=True)
    row("`State`: `legal_actions` + `apply`", rate(play_state(False)), "800,000")
    row("with `observation` and `action_mask`", rate(play_state(True)), "300,000")
    row("`VectorEnv.step`, with observations", vector_rate(True), "1,500,000")
    row("`VectorEnv.step`, masks only", vector_rate(False), "6,000,000")
    ceiling = ("an environment that does nothing", rate(play_aec(idle_env())))
    row("PettingZoo `raw_env`", rate(play_aec(pettingzoo.raw_env())), "60,000", ("gin_rummy", peer("raw")), ceiling)
    row("PettingZoo `env`", rate(play_aec(pettingzoo.env())), "15,000", ("gin_rummy", peer("wrapped")))
    row("OpenSpiel, from Python", rate(play_spiel("notredame")), "150,000", ("gin_rummy in C++", rate(play_spiel("gin_rummy"))))
    inside = [(f"OpenSpiel {name} in C++", rate(play_spiel_inside(name))) for name in DECISIONS]
    row("`playouts`, decisions without Python", rate(play_playouts()), "17,000,000", *inside)
    row("`import notredame`", import_time(), "at most 50 ms", unit=" ms")


main()
