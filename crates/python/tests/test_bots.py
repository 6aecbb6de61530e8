"""Bots, playouts, replay and review."""

import random
import threading

import pandas as pd
import polars as pl
import pytest
from conftest import play

from notredame import ACTIONS, Bot, State, playouts, replay, review


@pytest.mark.parametrize("name", ["random", "novice", "regular", "seasoned", "regular-1", "expert:50"])
def test_every_level_plays_a_game(name):
    bot, state = Bot(name, seed=1), State(players=2, seed=1)
    while not state.is_over:
        advice = bot.advise(state)
        assert sorted(it["action"] for it in advice) == state.legal_actions()
        assert all(ACTIONS[it["action"]] == it["choice"] for it in advice)
        state.apply(bot.choose(state))
    assert bot.name == name


def test_an_expert_takes_a_budget():
    state = play(State(seed=1), random.Random(1), 20)
    by_iterations = Bot("expert", iterations=300, threads=2).advise(state)
    assert 0 < sum(it["visits"] for it in by_iterations) <= 302
    assert Bot("expert", seconds=0.02).name == "expert:20ms"
    assert Bot("expert", seconds=0.02).choose(state) in state.legal_actions()
    assert Bot("expert", iterations=300).advise(state) == Bot("expert:300").advise(state)


def test_a_bot_sees_a_view_only():
    """Other hidden cards, the same advice."""
    state = play(State(seed=3), random.Random(3), 60)
    seat = state.current_player
    for name in ("regular", "expert:100"):
        other = state.resampled(seat, 5)
        assert str(other) != str(state)
        assert Bot(name, seed=2).advise(state) == Bot(name, seed=2).advise(other)


def test_bad_bots_say_what_was_expected(finished):
    for options, expected in [
        ({"name": "wizard"}, "expected a bot"),
        ({"name": "oracle"}, "expected random, novice, regular, seasoned or expert"),
        ({"name": "cmd:ls"}, "expected random, novice, regular, seasoned or expert"),
        ({"name": "novice", "seconds": 1}, "only an expert takes a budget"),
        ({"name": "expert", "seconds": 0}, "0.001 to 3600"),
        ({"name": "expert", "seconds": float("nan")}, "0.001 to 3600"),
        ({"name": "expert", "iterations": 0}, "above 0"),
        ({"name": "expert", "iterations": 5, "seconds": 1}, "not both"),
        ({"name": "expert", "threads": 0}, "expected 1 to 256"),
        ({"name": "expert", "threads": 10**9}, "expected 1 to 256"),
    ]:
        with pytest.raises(ValueError, match=expected):
            Bot(**options)
    bot = Bot()
    with pytest.raises(ValueError, match="the game is over"):
        bot.choose(finished)
    with pytest.raises(ValueError, match="not seat 1's turn"):
        bot.choose(finished, 1)
    assert bot.advise(finished, 1) == []
    with pytest.raises(TypeError, match="State"):
        bot.choose(3)


def test_one_bot_in_two_threads():
    bot, state, chosen = Bot("expert:200"), State(seed=1), []
    threads = [threading.Thread(target=lambda: chosen.append(bot.choose(state))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(chosen) == 4 and set(chosen) <= set(state.legal_actions())


def test_playouts_are_a_table():
    table = pd.DataFrame(playouts(50, players=3, seed=2, rules={"new_persons": True}))
    assert len(table) == 150 and pl.DataFrame(playouts(50, 3, 2, rules={"new_persons": True})).height == 150
    assert (table.groupby("game")["place"].min() == 1).all()
    assert table.groupby("game")["returns"].sum().abs().max() < 1e-9
    alone = pd.DataFrame(playouts(50, players=3, seed=2, rules={"new_persons": True}, threads=1))
    assert table.equals(alone)
    later = pd.DataFrame(playouts(49, players=3, seed=3, rules={"new_persons": True}))
    assert (later["prestige"].to_numpy() == table["prestige"].to_numpy()[3:]).all()
    assert playouts(0)["game"].size == 0
    with pytest.raises(ValueError, match="expected 0 to 10000000"):
        playouts(10**9)


def test_playouts_of_bots():
    table = pd.DataFrame(playouts(20, players=3, bots=["regular", "random", "random"]))
    means = table.groupby("seat")["prestige"].mean()
    assert means[0] > means[1] and means[0] > means[2]
    again = pd.DataFrame(playouts(20, players=3, bots=["regular", "random", "random"], threads=1))
    assert table.equals(again)
    with pytest.raises(ValueError, match="a name for each of 3 seats"):
        playouts(1, players=3, bots=["random"])
    with pytest.raises(ValueError, match="expected random, novice, regular, seasoned or expert"):
        playouts(1, players=2, bots=["random", "oracle"])


def test_replay_is_a_table(finished):
    record = finished.record(["Anna", "Ben", "Cleo"])
    table = pd.DataFrame(replay(record))
    assert pl.DataFrame(replay(record)).height == len(table) == finished.ply
    assert list(zip(table["seat"], table["action"], strict=True)) == finished.history
    assert table["choice"].tolist() == [ACTIONS[it] for it in table["action"]]
    assert set(table["name"]) == {"Anna", "Ben", "Cleo"} and table["round"].max() == 9
    assert [table[f"prestige_{seat}"].iloc[-1] for seat in range(3)] == finished.scores()
    with pytest.raises(ValueError, match="line 1"):
        replay("nonsense")


def test_review_judges_every_decision(finished):
    record = finished.record()
    table = pd.DataFrame(review(record, Bot("regular")))
    decided = [row for row in zip(replay(record)["ply"], replay(record)["options"], strict=True) if row[1] > 1]
    assert table["ply"].tolist() == [ply for ply, _ in decided]
    assert (table["lost"] >= 0).all() and (table["lost"] > 0).any()
    assert (table.loc[table["best"] == table["choice"], "lost"] == 0).all()
    own = review(record, Bot("regular"), seat=1)
    assert set(own["seat"]) == {1}
    with pytest.raises(ValueError, match="expected 0 to 2"):
        review(record, Bot(), seat=3)
    with pytest.raises(ValueError, match="line"):
        review("", Bot())
