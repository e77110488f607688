"""Makes the environment from the lock file, then does the job: run, test or lock. Standard library only."""

from __future__ import annotations  # so that an older Python gets as far as the message about it

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HOME = Path(__file__).resolve().parent
ENVIRONMENT = HOME / ".venv"
STAMP = ENVIRONMENT / "installed"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = {"run": "requirements.lock", "test": "requirements-test.lock"}
OLDEST = (3, 11)

NO_ENSUREPIP = """\
This Python cannot make an environment: its ensurepip module is missing.
Install it, then start again:
  Debian, Ubuntu   apt install python3-venv
  others           a Python 3.11 or newer that brings venv and ensurepip"""

CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy --strict": ["-m", "mypy"],
    "content": ["app.py", "check"],
}

# A file's tests stay with one worker, so that what they share is made once. To debug: ./test -n0
WORKERS = ["--numprocesses", "auto", "--maxprocesses", "4", "--dist", "loadfile"]


def digest(lock: str) -> str:
    """What the environment must be stamped with before this lock file counts as installed."""
    return hashlib.sha256(sys.version.encode() + (HOME / lock).read_bytes()).hexdigest()


def is_ready(lock: str) -> bool:
    return PYTHON.exists() and STAMP.exists() and digest(lock) in STAMP.read_text().split()


def make_environment(lock: str) -> None:
    """Create the environment anew and install exactly what the lock file names."""
    try:
        import ensurepip  # noqa: F401, PLC0415
    except ImportError:
        sys.exit(NO_ENSUREPIP)
    print(f"Making the environment in {ENVIRONMENT.name} from {lock} …", flush=True)
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(HOME / lock)]
    if subprocess.run(install, check=False).returncode:
        sys.exit(f"The packages of {lock} could not be installed; pip says why above. Start again to retry.")
    # ensurepip's own copies stand in no lock file and grow old; the next environment brings new ones.
    subprocess.run([str(PYTHON), "-m", "pip", "uninstall", "-qq", "--yes", "pip", "setuptools"], check=True)
    # The test lock pins all that the run lock pins, so it satisfies both.
    satisfied = LOCKS.values() if lock == LOCKS["test"] else [lock]
    STAMP.write_text("\n".join(digest(name) for name in satisfied))


def run(arguments: list[str]) -> int:
    command = [str(PYTHON), str(HOME / "app.py"), "serve", *arguments]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a start without its modules compiled takes twice as long
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def test(arguments: list[str]) -> int:
    """Every check, then pytest last, so that its count closes the output."""
    failed = [name for name, command in CHECKS.items() if not passes(name, command)]
    if not passes("pytest", ["-m", "pytest", *WORKERS, *arguments]):
        failed.append("pytest")
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def passes(name: str, command: list[str]) -> bool:
    print(f"── {name}", flush=True)
    return subprocess.run([str(PYTHON), *command], cwd=HOME, check=False).returncode == 0


def lock() -> int:
    """Write both lock files anew from pyproject.toml; needs uv on the path."""
    compile_ = ["uv", "pip", "compile", "pyproject.toml", "--universal", "--generate-hashes", "--no-annotate"]
    compile_ += ["--no-emit-index-url", "--quiet", "--custom-compile-command", "python bootstrap.py lock"]
    extra = ["--extra", "test", "-c", LOCKS["run"]]
    for options in (["-o", LOCKS["run"]], [*extra, "-o", LOCKS["test"]]):
        if subprocess.run([*compile_, *options], cwd=HOME, check=False).returncode:
            return 1
    return 0


def main(arguments: list[str]) -> int:
    if sys.version_info < OLDEST:
        found = ".".join(str(part) for part in sys.version_info[:2])
        sys.exit(f"Renons needs Python 3.11 or newer; this is {found}. Name another one: PYTHON=python3.12 ./run")
    job, rest = (arguments or [""])[0], arguments[1:]
    if job == "lock":
        return lock()
    if job not in LOCKS:
        sys.exit("usage: bootstrap.py run|test|lock [arguments]")
    if not is_ready(LOCKS[job]):
        make_environment(LOCKS[job])
    return run(rest) if job == "run" else test(rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
