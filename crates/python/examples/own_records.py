"""Your own games: how the points came about, and which decisions cost most, by the opinion of a bot.

    python own_records.py [RECORD ...] [--bot expert:200ms] [--out own_records.png]

Records are what `notredame play --save`, the server and `State.record` write. Without any, two games of bots are looked at.
"""

# %% Settings
import argparse
import pathlib

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import pandas as pd

import notredame

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("records", nargs="*", type=pathlib.Path)
parser.add_argument("--bot", default="regular")
parser.add_argument("--out", default="own_records.png")
settings = parser.parse_args()


# %% Records to look at
def game_of_bots(seed):
    """A novice, two regular bots and a random player."""
    names = ["novice", "regular", "regular", "random"]
    bots = [notredame.Bot(name, seed=seed) for name in names]
    state = notredame.State(players=4, seed=seed)
    while not state.is_over:
        state.apply(bots[state.current_player].choose(state))
    return state.record(names)


records = [path.read_text() for path in settings.records] or [game_of_bots(seed) for seed in (1, 2)]

# %% Each choice of each game is a row, with what a bot thinks of it
bot = notredame.Bot(settings.bot)
played = pd.concat([pd.DataFrame(notredame.replay(it)).assign(game=n) for n, it in enumerate(records)])
judged = pd.concat([pd.DataFrame(notredame.review(it, bot)).assign(game=n) for n, it in enumerate(records)])
print(f"{len(records)} games, {len(played)} choices, {len(judged)} decisions")

# %% Where the chances to win went
by_name = judged.groupby(["game", "seat", "name"])["lost"].agg(["sum", "mean", "count"])
print(by_name.round(3))
worst = judged.nlargest(5, "lost")
print(worst[["game", "round", "phase", "name", "choice", "best", "win", "best_win"]].round(2).to_string(index=False))

# %% Pictures: the points of the first game, and what was lost in each phase
figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.5))
first = played[played["game"] == 0]
for column in [it for it in first.columns if it.startswith("prestige_")]:
    if first[column].notna().all():
        left.step(first["ply"], first[column], label=column.replace("prestige_", "seat "))
left.set(xlabel="choice", ylabel="prestige points", title="The first game")
left.legend()
lost = judged.pivot_table(index="phase", columns="name", values="lost", aggfunc="mean")
lost.plot.bar(ax=right, rot=0, title="Chance to win lost per decision")
figure.tight_layout()
figure.savefig(settings.out, dpi=120)
print(f"written: {settings.out}")
