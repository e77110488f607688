"""The two commands: what they need, what they say, and what they start."""

import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import bootstrap
from tests.conftest import HOME, free_port, wait_for


def python(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], cwd=HOME, capture_output=True, text=True, check=False)


def test_without_ensurepip_the_message_says_what_to_install() -> None:
    result = python("import sys; sys.modules['ensurepip'] = None; import bootstrap; bootstrap.make_environment('x')")
    assert result.returncode == 1
    assert "apt install python3-venv" in result.stderr


def test_an_old_python_is_told_so() -> None:
    result = python("import sys; sys.version_info = (3, 9); import bootstrap; bootstrap.main(['run'])")
    assert result.returncode == 1
    assert "needs Python 3.11 or newer; this is 3.9" in result.stderr


def test_another_lock_asks_for_another_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "requirements.lock"
    lock.write_text("one")
    monkeypatch.setattr(bootstrap, "HOME", tmp_path)
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "installed")
    monkeypatch.setattr(bootstrap, "PYTHON", Path(sys.executable))
    assert not bootstrap.is_ready("requirements.lock")
    bootstrap.STAMP.write_text(bootstrap.digest("requirements.lock"))
    assert bootstrap.is_ready("requirements.lock")
    lock.write_text("two")
    assert not bootstrap.is_ready("requirements.lock")


def test_an_environment_holds_what_its_lock_names_and_no_installer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], hard: bool
) -> None:
    (tmp_path / "requirements.lock").write_text("# nothing\n")
    for name in ("ENVIRONMENT", "STAMP", "PYTHON", "HOME"):
        monkeypatch.setattr(bootstrap, name, tmp_path / getattr(bootstrap, name).relative_to(HOME))
    for _ in range(2 if hard else 1):  # also where there has been one before
        bootstrap.make_environment("requirements.lock")
        assert bootstrap.is_ready("requirements.lock")
        code = "from importlib.metadata import distributions; print([one.name for one in distributions()])"
        result = subprocess.run([bootstrap.PYTHON, "-c", code], capture_output=True, text=True, check=True)
        assert result.stdout == "[]\n"
    assert "setuptools" not in capfd.readouterr().err


def test_the_test_lock_pins_what_the_run_lock_pins() -> None:
    run, test = ((HOME / name).read_text().splitlines() for name in ("requirements.lock", "requirements-test.lock"))
    pins = [line for line in run if "==" in line]
    assert len(pins) > 8
    assert set(pins) <= set(test)
    assert all("--hash=sha256:" in run[run.index(pin) + 1] for pin in pins)


def test_run_serves_the_site_and_prints_its_address() -> None:
    port = free_port()
    process = subprocess.Popen([HOME / "run", "--port", str(port)], stdout=subprocess.PIPE, cwd=HOME.parent)
    try:
        assert process.stdout
        wait_for(f"http://127.0.0.1:{port}", process)
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline().decode()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/en/vira/7") as answer:
            assert f'rel="canonical" href="http://127.0.0.1:{port}/en/vira/7"' in answer.read().decode()
    finally:
        process.terminate()
        process.wait(timeout=20)
        process.stdout.close()  # type: ignore[union-attr]


def test_a_taken_port_is_said_plainly(server: str) -> None:
    port = server.rpartition(":")[2]
    command = [sys.executable, "app.py", "serve", "--port", port]
    result = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert "Choose another with --port" in result.stderr


def test_check_counts_the_books() -> None:
    result = subprocess.run([sys.executable, "app.py", "check"], cwd=HOME, capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert "vira: 52 paragraphs in sv and en" in result.stdout
