"""Training: a small agent learns by playing against itself, with nothing but numpy, and then plays against random players.

    python train.py [--iterations 30] [--games 128] [--out agent.npy]

The agent is one matrix: each thing that it sees speaks for or against each action. After each batch of games, what was
chosen by seats that scored more than the others of their table becomes likelier (REINFORCE).
"""

# %% Settings
import argparse
import os

# The matrices are small: more threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

import notredame

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--iterations", type=int, default=30)
parser.add_argument("--games", type=int, default=128)
parser.add_argument("--test-games", type=int, default=1000)
parser.add_argument("--out", default="agent.npy")
settings = parser.parse_args()
dice = np.random.default_rng(1)
PLAYERS = 4


# %% What an agent does with what it sees
def features(observations):
    """Numbers of about one size, and a constant."""
    seen = np.minimum(observations, 20).astype(np.float32) / 4
    return np.hstack([seen, np.ones((len(seen), 1), np.float32)])


def chances(weights, seen, masks):
    """How likely each legal action is."""
    logits = np.where(masks == 1, seen @ weights, -np.inf)
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def draw(likely):
    """One action of each row."""
    return (likely.cumsum(axis=1) > dice.random((len(likely), 1))).argmax(axis=1)


def at_random(masks):
    """One legal action of each row."""
    return (masks * dice.random(masks.shape)).argmax(axis=1)


# %% One batch of games against itself, and what is learnt from it
def improve(weights, moments, iteration):
    env = notredame.VectorEnv(settings.games, PLAYERS, seed=iteration * 100_000)
    played = np.ones(settings.games, bool)
    scores = np.zeros((settings.games, PLAYERS))
    batches = []
    while played.any():
        seen = features(env.observations)
        likely = chances(weights, seen, env.masks)
        actions = draw(likely)
        # A quarter of the decisions is enough to learn from.
        kept = np.flatnonzero(played & (dice.random(settings.games) < 0.25))
        slope = -likely[kept]
        slope[np.arange(len(kept)), actions[kept]] += 1
        batches.append((kept, env.seats[kept].copy(), seen[kept], slope))
        env.step(actions)
        ended = played & env.dones
        scores[ended] = env.scores[ended]
        played &= ~env.dones
    better = scores - scores.mean(axis=1, keepdims=True)
    better /= better.std() + 1e-9
    games, seats, seen, slopes = (np.concatenate(it) for it in zip(*batches, strict=True))
    step = seen.T @ (slopes * better[games, seats, None].astype(np.float32)) / len(games)
    # Adam: each weight moves about as far, however often it has a say.
    mean, square = moments
    mean += 0.1 * (step - mean)
    square += 0.02 * (step**2 - square)
    n = iteration + 1
    weights += 0.05 * (mean / (1 - 0.9**n)) / (np.sqrt(square / (1 - 0.98**n)) + 1e-6)
    return scores.mean()


# %% One agent against three random players, each deal once, the seats in turn
def win_share(weights, games):
    env = notredame.VectorEnv(games, PLAYERS, seed=10**9)
    own = np.arange(games) % PLAYERS
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        actions = at_random(env.masks)
        asked = np.flatnonzero(env.seats == own)
        actions[asked] = draw(chances(weights, features(env.observations[asked]), env.masks[asked]))
        env.step(actions)
        ended = env.dones & np.isnan(shares)
        shares[ended] = env.rewards[np.arange(games), own][ended] > 0
    return shares.mean()


# %% Training
size = (len(notredame.OBSERVATION) + 1, len(notredame.ACTIONS))
weights = np.zeros(size, np.float32)
moments = np.zeros(size, np.float32), np.zeros(size, np.float32)
for iteration in range(settings.iterations):
    points = improve(weights, moments, iteration)
    if iteration % 5 == 4:
        print(f"after {iteration + 1} batches: {points:.1f} points in games against itself")
np.save(settings.out, weights)

# %% The examination: equal players would win a quarter of their games.
share = win_share(weights, settings.test_games)
error = 1.96 * np.sqrt(share * (1 - share) / settings.test_games)
print(f"against three random players it wins {share:.0%} ± {error:.0%} of {settings.test_games} games")
