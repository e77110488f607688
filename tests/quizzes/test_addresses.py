"""An address of the quiz draws the same scenario in every process, after every restart, on every machine."""

import json
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.conftest import HOME
from tests.quizzes.addresses import every_digest, every_pin

DRAWS = 20
PINS = HOME / "tests/quizzes/addresses.lock"


def draw_elsewhere(hash_seed: str) -> dict[str, str]:
    """The digests that a fresh process finds, one that hashes strings in its own way."""
    command = [
        sys.executable,
        "-c",
        f"import json, tests.quizzes.addresses as a; print(json.dumps(a.every_digest({DRAWS})))",
    ]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=HOME, env=environment, check=True, stdout=subprocess.PIPE)
    return dict(json.loads(done.stdout))


def draw_in_a_spawned_child() -> dict[str, str]:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(every_digest, DRAWS).result()


def test_an_address_draws_the_same_in_every_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "2")
    first = draw_elsewhere("0")
    for other in (draw_elsewhere("1"), draw_in_a_spawned_child()):
        assert [address for address in first if first[address] != other[address]] == []
    print(f"{len(first)} scenarios drawn alike in three processes")


def test_kept_addresses_draw_what_they_have_always_drawn() -> None:
    pinned, drawn = PINS.read_text(encoding="utf-8").splitlines(), every_pin()
    changed = [line for line in drawn if line not in pinned]
    assert changed == [], f"if other scenarios are meant, {PINS.name} wants these lines:\n" + "\n".join(changed)
    assert len(pinned) == len(drawn), f"{PINS.name} pins families that are gone"
