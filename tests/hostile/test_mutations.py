"""The tests notice known faults: each is put into a copy of the checkout, and somebody must fail."""

import subprocess
import sys

import pytest

from tests.conftest import HOME
from tests.mutations import load_mutations


@pytest.mark.parametrize("name", load_mutations())
def test_a_fault_can_still_be_put_in(name: str) -> None:
    """A text that has moved on would leave its fault untried."""
    fault = load_mutations()[name]
    assert (HOME / fault.file).read_text(encoding="utf-8").count(fault.old) == 1
    assert fault.new != fault.old
    assert all((HOME / test.partition("::")[0]).exists() for test in fault.tests)


def test_every_fault_is_noticed(hard: bool) -> None:
    if not hard:
        pytest.skip("a fault takes seconds, all of them minutes: --hard, or python -m tests.mutations")
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutations"], cwd=HOME, capture_output=True, text=True, check=False
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
