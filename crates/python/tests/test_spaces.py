"""The spaces are frozen, tell what the view tells, and nothing that is hidden."""

import os
import pathlib
import random

import numpy as np
import pytest
from conftest import play

from notredame import ACTIONS, OBSERVATION, State

STORED = pathlib.Path(__file__).with_name("spaces.txt")


def test_the_spaces_are_those_that_nets_were_trained_with():
    """`UPDATE_EXPECT=1` writes the list anew: every trained net is lost then."""
    actions = [f"action {number}: {name}" for number, name in enumerate(ACTIONS)]
    observation = [f"observation {number}: {name}" for number, name in enumerate(OBSERVATION)]
    text = "\n".join([*actions, *observation, ""])
    if os.environ.get("UPDATE_EXPECT"):
        STORED.write_text(text)
    assert STORED.read_text() == text


def states(players, seed, rules):
    """States of a random game, some of each phase."""
    dice = random.Random(seed)
    state = State(players, seed, rules=rules)
    while not state.is_over:
        if dice.random() < 0.2 or state.phase == "draft":
            yield state
        state.apply(dice.choice(state.legal_actions()))
    yield state


CASES = [
    (players, seed, {"new_persons": seed % 2 == 0, "open_scores": seed % 3 == 0}) for players in (2, 3, 4, 5) for seed in range(4)
]


@pytest.mark.parametrize(("players", "seed", "rules"), CASES)
def test_hidden_cards_are_not_seen(players, seed, rules):
    """Whatever a seat may not know is drawn anew, also others' picks and hidden scores: it sees the same bytes."""
    for state in states(players, seed, rules):
        for seat in range(players):
            seen, mask = state.observation(seat), state.action_mask(seat)
            for sample in range(3):
                other = state.resampled(seat, sample)
                assert (other.observation(seat) == seen).all(), (state, other)
                assert (other.action_mask(seat) == mask).all()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hidden_cards_were_there_to_be_seen(players):
    """The test above would notice: what one seat sees is hidden from another."""
    state = State(players, 1)
    others = [state.resampled(0, seed) for seed in range(10)]
    assert any((other.observation(1) != state.observation(1)).any() for other in others)


@pytest.mark.parametrize(("players", "seed", "rules"), CASES)
def test_bytes_say_what_the_view_says(players, seed, rules):
    number = {name: index for index, name in enumerate(OBSERVATION)}
    for state in states(players, seed, rules):
        for seat in range(players):
            view, seen = state.view(seat), state.observation(seat)
            table = view["table"]

            def says(name, seen=seen):
                return int(seen[number[name]])

            assert says(f"players {players}") == 1 and says(f"round {table['round']}") == 1
            assert says(f"phase {table['phase']}") == 1
            assert says(f"prompt {table['prompt']['name']}") == 1
            assert says(f"start seat+{(table['start'] - seat) % players}") == 1
            asked = [says(f"waiting seat+{(it - seat) % players}") for it in range(players)]
            assert asked == [int(it in table["waiting"]) for it in range(players)]
            assert says("rules new-persons") == rules["new_persons"]
            for person in table["persons"]:
                assert says(f"person {person['person']}") == 1
            for person in table["brown_to_come"]:
                assert says(f"brown to come {person}") == 1
            for persons in table["gray_to_come"].values():
                for person in persons:
                    assert says(f"gray in game {person}") == 1
            for other, player in enumerate(table["seats"]):
                name = f"seat+{(other - seat) % players}"
                assert says(f"{name} coins") == player["coins"]
                assert says(f"{name} supply") == player["supply"]
                assert says(f"{name} rats") == player["rats"]
                assert says(f"{name} carriage {player['carriage']}") == 1
                for sector, markers in player["markers"].items():
                    assert says(f"{name} markers {sector}") == markers
                if player["friend"]:
                    assert says(f"{name} friend {player['friend']}") == 1
                prestige = view["prestige"][other]
                assert says(f"{name} prestige-known") == (prestige is not None)
                assert says(f"{name} prestige") == (prestige or 0)
                collected = seen[number[f"{name} message 0 prestige-and-coin"] :][:20].sum()
                assert collected == len(player["messages"])
            for index, borough in enumerate(table["city"]):
                for spot, kind in borough["markets"].items():
                    lying = seen[number[f"market {index}.{spot} prestige-and-coin"] :][:4].sum()
                    assert lying == (kind is not None)
                    assert kind is None or says(f"market {index}.{spot} {kind}") == 1
            for owner, deck in enumerate(view["own"]["decks"]):
                first = number[f"deck+{(owner - seat) % players} 0 cloister-school"]
                known = seen[first : first + 81].reshape(9, 9).sum(axis=0)
                if owner == seat:
                    known = known + seen[number["passed 0 cloister-school"] :][:27].reshape(3, 9).sum(axis=0)
                assert known.sum() == len(deck["seen"])


def test_an_observation_of_no_seat_is_refused():
    with pytest.raises(ValueError, match="expected 0 to 3"):
        State(seed=1).observation(4)
    over = play(State(seed=1), random.Random(1))
    assert over.observation(0).dtype == np.uint8
    with pytest.raises(ValueError, match="the game is over"):
        over.observation()
