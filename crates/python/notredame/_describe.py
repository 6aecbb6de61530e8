"""A state as text, as one seat sees it."""

from __future__ import annotations

from . import State


def describe(state: State, seat: int | None = None) -> str:
    """The table as `seat` sees it, or the seat that is asked, or a spectator when nobody is.

    >>> print(describe(State(players=2, seed=1)).splitlines()[0])
    round 1, draft: seat 0 is asked keep-first
    """
    if seat is None:
        seat = state.current_player
    view = state.spectator_view() if seat is None else state.view(seat)
    table = view["table"]
    asked = "the game is over"
    if table["waiting"]:
        asked = f"seat {table['waiting'][0]} is asked {table['prompt']['text']}"
    lines = [f"round {table['round']}, {table['phase']}: {asked}"]
    lines.append("persons: " + ", ".join(person["person"] for person in table["persons"]))
    for number, (player, prestige) in enumerate(zip(table["seats"], view["prestige"], strict=True)):
        markers = [f"{place} {n}" for place, n in player["markers"].items() if n]
        lines.append(
            f"seat {number}: prestige {'?' if prestige is None else prestige}, coins {player['coins']}, "
            f"supply {player['supply']}, rats {player['rats']}; {', '.join(markers) or 'no markers'}"
        )
    if view["options"]:
        lines.append("options: " + ", ".join(view["options"]))
    return "\n".join(lines)
