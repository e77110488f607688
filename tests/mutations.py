"""Puts known faults into copies of the checkout, one in each, and sees that the tests notice.

    python -m tests.mutations [name …]

The faults stand in mutations.toml: a text of a file, what becomes of it, and the tests that must fail then. A text that
does not stand in its file exactly once stops everything: a fault that cannot be put in proves nothing.
"""

import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parent.parent
FAULTS = Path(__file__).with_suffix(".toml")
NOT_COPIED = shutil.ignore_patterns(".venv", ".git", "__pycache__", ".*_cache", ".hypothesis", "node_modules")
PASSED, FAILED = 0, 1  # what pytest says; anything else is trouble of its own


class Mutation(NamedTuple):
    """A fault: where it goes in, and who must notice."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def apply(self, folder: Path) -> None:
        path = folder / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            sys.exit(f"{FAULTS.name}, {self.name}: {self.file} has {self.old!r} {text.count(self.old)} times, not once")
        path.write_text(text.replace(self.old, self.new), encoding="utf-8")


def load_mutations() -> dict[str, Mutation]:
    faults = tomllib.loads(FAULTS.read_text(encoding="utf-8"))
    return {name: Mutation(name, **fault | {"tests": tuple(fault["tests"])}) for name, fault in faults.items()}


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the checkout in a folder that goes away."""
    with tempfile.TemporaryDirectory(prefix="renons-mutation-") as folder:
        yield Path(shutil.copytree(HOME, Path(folder) / "copy", ignore=NOT_COPIED, symlinks=True))


def run_tests(folder: Path, tests: tuple[str, ...]) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def try_mutation(mutation: Mutation) -> tuple[bool, str]:
    """Whether a test failed, and which."""
    with copied() as folder:
        mutation.apply(folder)
        done = run_tests(folder, mutation.tests)
    if done.returncode not in (PASSED, FAILED):
        sys.exit(
            f"{mutation.name}: pytest could not run {' '.join(mutation.tests)}\n{done.stdout[-2000:]}{done.stderr}"
        )
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED ")]
    return bool(failed), failed[0].removeprefix("FAILED ").partition(" - ")[0] if failed else "nobody"


def check_unharmed(mutations: list[Mutation]) -> None:
    """A test that fails anyway notices nothing."""
    tests = tuple(dict.fromkeys(test for mutation in mutations for test in mutation.tests))
    with copied() as folder:
        done = run_tests(folder, tests)
    if done.returncode != PASSED:
        sys.exit(f"Without any fault the tests fail already:\n{done.stdout[-3000:]}{done.stderr}")


def main(names: list[str]) -> int:
    known = load_mutations()
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"No such fault: {', '.join(unknown)}. There are: {', '.join(known)}")
    chosen = [known[name] for name in names or known]
    check_unharmed(chosen)
    survivors = []
    for mutation in chosen:
        start = time.monotonic()
        is_noticed, by = try_mutation(mutation)
        survivors += [] if is_noticed else [mutation.name]
        verdict = "noticed by" if is_noticed else "SURVIVED, unnoticed by"
        print(f"{mutation.name:<34}{time.monotonic() - start:>5.0f} s  {verdict} {by}", flush=True)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} faults are noticed")
    return len(survivors)


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
