"""One game: the same as everywhere else, and safe against whatever comes from outside."""

import copy
import importlib.metadata
import pathlib
import pickle
import random
import re
import threading

import numpy as np
import pytest
from conftest import play

import notredame
from notredame import ACTIONS, State

PLAYTHROUGHS = pathlib.Path(__file__).parents[2] / "engine/tests/playthroughs"


def unchanged(state, mistake, *expected):
    """A mistake is an exception that says what was expected, and nothing has changed."""
    before = state.clone()
    with pytest.raises((ValueError, TypeError, OverflowError), match=".*".join(expected)):
        mistake()
    assert state == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_whole_games_are_those_of_the_record(players, new_persons):
    dice = random.Random(players)
    state = State(players, 11, rules={"new_persons": new_persons})
    while not state.is_over:
        actions = state.legal_actions()
        assert actions == sorted(actions)
        assert np.flatnonzero(state.action_mask()).tolist() == actions
        assert sorted(ACTIONS[it] for it in actions) == sorted(state.view()["options"])
        state.apply(dice.choice(actions))
    record = state.record()
    again = State.from_record(record)
    assert again == state and again.record() == record
    assert again.history == state.history and len(again.history) == state.ply
    assert state.legal_actions() == [] and not state.action_mask().any()
    assert [it["prestige"] for it in state.result()] == state.scores()
    returns = state.returns()
    assert abs(sum(returns)) < 1e-9
    first = {seat for seat, it in enumerate(state.result()) if it["place"] == 1}
    assert {seat for seat, it in enumerate(returns) if it > 0} == first


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_the_engine_s_own_playthroughs_are_the_same_here(file):
    """The files that the engine's tests compare: the deal, every choice and the result."""
    players, new_persons = int(file.stem[0]), file.stem.endswith("new-persons")
    seed = bytes([players + 100 * new_persons]).hex() * 32
    state = State(players, seed, rules={"new_persons": new_persons})
    text = file.read_text()
    assert text.startswith(str(state))
    for seat, choice in re.findall(r"^(\d): (.+)$", text, re.M):
        state.apply(ACTIONS.index(choice), int(seat))
    assert state.is_over and text.count(str(state)) == 1
    told = re.findall(r"^place (\d) seat (\d): (\d+) (\d+)$", text, re.M)
    assert [{"place": int(place), "prestige": int(prestige), "tie_break": int(tie)} for place, _, prestige, tie in told] == [
        dict(it) for it in state.result()
    ]


def test_seeds():
    assert State(seed=7) == State(seed=7)
    assert State(seed=7) == State(seed="07" + 31 * "00")
    assert State(seed=7) != State(seed=8)
    assert State() != State()
    assert str(State(3, 1, start=2)).count("start 2") == 1
    assert "colours blue red" in str(State(2, 1, colours=["blue", "red"]))


def test_bad_setups_say_what_was_expected():
    for options, expected in [
        ({"players": 6}, "2 to 5 players"),
        ({"seed": -1}, "a number from 0 to 2"),
        ({"seed": 1.5}, "a number from 0 to 2"),
        ({"seed": "12"}, "64 hexadecimal digits"),
        ({"start": 4}, "0 to 3"),
        ({"colours": ["red"]}, "one for each of 4"),
        ({"colours": ["red"] * 4}, "two players have the colour red"),
        ({"colours": ["pink"] * 4}, "expected a colour"),
        ({"rules": {"edition": "1999"}}, "expected an edition"),
        ({"rules": {"edtion": "2007"}}, "unknown field"),
        ({"rules": {"edition": {1, 2}}}, "not JSON serializable"),
        ({"rules": [1]}, "expected a dict of options"),
    ]:
        with pytest.raises((ValueError, TypeError), match=expected):
            State(**options)
    for text in ["nonsense", "players 9", str(State(seed=1)) + "seat 7: coins 3"]:
        with pytest.raises(ValueError, match="line"):
            State.from_position(text)
    for text in ["", "nonsense", State(seed=1).record()[:60]]:
        with pytest.raises(ValueError, match="line"):
            State.from_record(text)


def test_bad_actions_change_nothing(finished):
    state = State(seed=1)
    wrong = next(it for it in range(len(ACTIONS)) if it not in state.legal_actions())
    unchanged(state, lambda: state.apply(wrong), "does not answer the prompt `keep-first`", "expected")
    unchanged(state, lambda: state.apply(148), "148", "expected")
    unchanged(state, lambda: state.apply(-1), "-1", "expected")
    unchanged(state, lambda: state.apply(2**70), "int too (big|large)")
    unchanged(state, lambda: state.apply(1.0), "integer")
    unchanged(state, lambda: state.apply(None), "integer")
    unchanged(state, lambda: state.apply(state.legal_actions()[0], 4), "seat 4: expected 0 to 3")
    unchanged(state, lambda: state.apply(state.legal_actions()[0], -1), "seat -1: expected 0 to 3")
    unchanged(state, lambda: state.undo(), "nothing to undo")
    unchanged(state, lambda: state.record(["one"]), "one for each of 4 players")
    unchanged(state, lambda: state.resampled(9, 1), "seat 9: expected 0 to 3")
    play(state, random.Random(1), 8)
    idle = next(it for it in range(4) if it not in state.waiting)
    assert state.legal_actions(idle) == []
    unchanged(state, lambda: state.apply(0, idle), f"not seat {idle}'s turn")
    unchanged(finished, lambda: finished.apply(0), "the game is over")
    unchanged(finished, lambda: finished.apply(0, 1), "the game is over")
    unchanged(finished, lambda: finished.view(), "the game is over")


def test_numpy_numbers_are_actions():
    for kind in (np.int8, np.uint8, np.int32, np.int64):
        state = State(seed=1)
        state.apply(kind(state.legal_actions()[0]))
        assert state.ply == 1


def test_undo_takes_back_every_choice():
    state = State(2, 3, rules={"new_persons": True})
    dice, states = random.Random(3), [state.clone()]
    for _ in range(60):
        state.apply(dice.choice(state.legal_actions()))
        states.append(state.clone())
    for before in reversed(states[:-1]):
        state.undo()
        assert state == before


def test_a_draft_can_be_answered_in_any_order_and_again():
    one, two = State(seed=4), State(seed=4)
    for seat in (3, 1, 0, 2):
        one.apply(one.legal_actions(seat)[0], seat)
    two.apply(two.legal_actions(0)[1], 0)
    for seat in (0, 1, 2, 3):
        two.apply(two.legal_actions(seat)[0], seat)
    assert str(one) == str(two) and one != two


def test_copies_go_their_own_way():
    state = play(State(seed=2), random.Random(2), 30)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        other.apply(other.legal_actions()[0])
        assert other != state
    assert state != 3 and state is not None
    with pytest.raises(TypeError):
        hash(state)


def test_names_stay_in_the_record(finished):
    record = finished.record(["Anna", "Ben", "Cleo"])
    assert "name 1: Ben" in record
    assert State.from_record(record).record() == record


@pytest.mark.parametrize("name", ["x" * 33, "An\u202ena", "\u200b", "a" + "\u0301" * 400])
def test_names_are_the_same_as_everywhere(finished, name):
    with pytest.raises(ValueError, match="names: expected a name"):
        finished.record(["Anna", name, "Cleo"])


def test_foreign_pickles_are_refused(finished):
    stored = pickle.dumps(finished)
    for old, new in [(b"rules-version 1", b"rules-version 9"), (b"seed 05", b"seed 06"), (b"keep ", b"kerp ")]:
        assert old in stored
        with pytest.raises(ValueError, match="line"):
            pickle.loads(stored.replace(old, new))
    with pytest.raises(TypeError, match="'str'"):
        State.from_record(stored)


def test_two_threads_at_once_are_an_exception_or_right():
    """Many threads apply to one state; whatever they managed to do is a legal game."""
    state = State(seed=9)
    refused = []

    def hurry(seed):
        dice = random.Random(seed)
        while actions := state.legal_actions():
            try:
                state.apply(dice.choice(actions))
            except (ValueError, RuntimeError) as error:
                refused.append(error)

    threads = [threading.Thread(target=hurry, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert state.is_over and State.from_record(state.record()) == state


def test_resampled_games_look_the_same_to_the_seat_and_end():
    for plies in (0, 3, 9, 40, 111):
        state = play(State(4, plies, rules={"new_persons": True}), random.Random(plies), plies)
        for seat in (None, 0, 2):
            other = state.resampled(seat, 1)
            if seat is None:
                assert other.spectator_view() == state.spectator_view()
            else:
                assert other.view(seat) == state.view(seat)
            assert other == state.resampled(seat, 1)
            assert play(other, random.Random(1)).is_over
        assert len({str(state.resampled(0, seed)) for seed in range(20)}) > 10


def test_constants():
    assert notredame.RULES_VERSION == 1
    assert notredame.__version__ == importlib.metadata.version("notredame")
    assert len(set(ACTIONS)) == 148 and len(set(notredame.OBSERVATION)) == len(notredame.OBSERVATION)
