"""Random play: what the points of a game look like when nobody thinks, and what thinking is worth.

    python random_play.py [--games 20000] [--out random_play.png]

Run it as a script, or cell by cell in an editor that knows `# %%`.
"""

# %% Settings
import argparse

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import pandas as pd

import notredame

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--games", type=int, default=20_000)
parser.add_argument("--out", default="random_play.png")
settings = parser.parse_args()

# %% Whole games without Python, on all cores: one row for each seat of each game.
at_random = pd.DataFrame(notredame.playouts(settings.games, players=4, seed=1))
print(at_random[["prestige", "decisions"]].describe().round(1))

# %% Does it matter where one sits? The start player is drawn, so it should not.
by_seat = at_random.groupby("seat").agg(prestige=("prestige", "mean"), wins=("returns", lambda it: (it > 0).mean()))
print(by_seat.round(3))

# %% The same deals, played by regular bots. They take longer, so there are fewer games.
regular = pd.DataFrame(notredame.playouts(max(settings.games // 100, 1), players=4, seed=1, bots=["regular"] * 4))
print(f"random: {at_random['prestige'].mean():.1f} points, regular bots: {regular['prestige'].mean():.1f} points")

# %% A picture of both.
figure, axes = plt.subplots(figsize=(8, 4.5))
bins = range(0, 101, 4)
axes.hist(at_random["prestige"], bins, density=True, alpha=0.6, label="random")
axes.hist(regular["prestige"], bins, density=True, alpha=0.6, label="regular")
axes.set(xlabel="prestige points of a player", ylabel="share", title="What thinking is worth")
axes.legend()
figure.savefig(settings.out, dpi=120)
print(f"written: {settings.out}")
