"""An address of the quiz draws the same scenario in every process, after every restart, on every machine."""

import json
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.conftest import HOME
from tests.games import FAMILIES
from tests.quizzes.addresses import every_digest

PINS = HOME / "tests/quizzes/addresses.lock"


def draw_elsewhere(hash_seed: str) -> dict[str, str]:
    """The digests that a fresh process finds, one that hashes strings in its own way."""
    command = [
        sys.executable,
        "-c",
        "import json, tests.quizzes.addresses as a; print(json.dumps(a.every_digest()))",
    ]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=HOME, env=environment, check=True, stdout=subprocess.PIPE)
    return dict(json.loads(done.stdout))


def draw_in_a_spawned_child() -> dict[str, str]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(every_digest).result()


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return draw_elsewhere("0")


def test_an_address_draws_the_same_in_every_process(drawn: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "2")
    for other in (draw_elsewhere("1"), draw_in_a_spawned_child()):
        assert [address for address in drawn if drawn[address] != other[address]] == []
    print(f"{len(drawn) - len(FAMILIES)} scenarios drawn alike in three processes")


def test_kept_addresses_draw_what_they_have_always_drawn(drawn: dict[str, str]) -> None:
    pinned = PINS.read_text(encoding="utf-8").splitlines()
    pins = [f"{name} {drawn[name]}" for name in (f"{family.game}/{family.name}" for family in FAMILIES)]
    changed = [line for line in pins if line not in pinned]
    assert changed == [], f"if other scenarios are meant, {PINS.name} wants these lines:\n" + "\n".join(changed)
    assert len(pinned) == len(pins), f"{PINS.name} pins families that are gone"
