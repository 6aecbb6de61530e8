"""Every example runs: those of the docstrings, of `docs/python.md`, and the three scripts."""

import doctest
import inspect
import pathlib
import re
import subprocess
import sys

import pytest

import notredame
import notredame._describe
import notredame.gymnasium
import notredame.openspiel
import notredame.pettingzoo

HERE = pathlib.Path(__file__).parent
EXAMPLES = HERE.parent / "examples"
MANUAL = HERE.parents[2] / "docs/python.md"


def documented():
    """Everything that is public, with its docstring."""
    modules = [notredame, notredame._describe, notredame.gymnasium, notredame.openspiel, notredame.pettingzoo]
    for module in modules:
        yield module.__name__, module.__doc__
    yield "describe", notredame._describe.describe.__doc__
    for name in notredame.__all__:
        it = getattr(notredame, name)
        if isinstance(it, (int, str, tuple)):
            continue
        yield name, it.__doc__
        if inspect.isclass(it):
            for member, value in vars(it).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", inspect.getdoc(value)


DOCUMENTED = dict(documented())


@pytest.mark.parametrize("name", DOCUMENTED)
def test_docstrings(name):
    text = DOCUMENTED[name]
    assert text, f"{name} has no docstring"
    run_examples(text, name)


def run_examples(text, name, names=None):
    names = {**vars(notredame), "notredame": notredame, "describe": notredame._describe.describe, **(names or {})}
    test = doctest.DocTestParser().get_doctest(inspect.cleandoc(text), names, name, None, None)
    told = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert not told, "".join(told)


def test_the_manual(tmp_path, monkeypatch):
    """The blocks of the manual, one after the other, in one session."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(.*?)^```$", MANUAL.read_text(), re.M | re.S)
    assert len(blocks) > 5
    run_examples("\n".join(blocks), "python.md")


def run(script, *arguments):
    command = [sys.executable, EXAMPLES / script, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_random_play(tmp_path):
    told = run("random_play.py", "--games", 400, "--out", tmp_path / "a.png")
    assert "regular bots" in told and (tmp_path / "a.png").stat().st_size > 5000


def test_training_beats_random_players(tmp_path):
    told = run("train.py", "--iterations", 8, "--games", 48, "--test-games", 200, "--out", tmp_path / "agent.npy")
    share = int(re.search(r"it wins (\d+)%", told)[1])
    assert share > 35, told
    assert (tmp_path / "agent.npy").exists()


def test_own_records(tmp_path, finished):
    record = tmp_path / "game.txt"
    record.write_text(finished.record(["Anna", "Ben", "Cleo"]))
    told = run("own_records.py", record, "--out", tmp_path / "b.png")
    assert "Anna" in told and (tmp_path / "b.png").stat().st_size > 5000
    assert "2 games" in run("own_records.py", "--out", tmp_path / "b.png")
