"""For those who run the site: health, metrics, the log, request ids, security.txt, and errors said in one line."""

import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import Client

from app import create_app, parse_arguments
from engine.law import AnyTopic, Topic, Verdict
from rulebook import Library, load_library
from rulebook.search.opening import open_search
from tests.conftest import HOME
from tests.serving.house import House, house, needs_proc, wait_until
from web.site import Site
from web.watch.health import books_answer, search_answers
from web.watch.log import LONGEST, format_line, log
from web.watch.metrics import format_metrics
from web.watch.tally import Tally
from web.watch.watched import Answered, Watched

FLAGS = ("--log", "--metrics", "--contact", "safety@rules.example", "--url", "https://rules.example/club")
SECRET = {
    "User-Agent": "Spy",
    "Referer": "https://secret.example/",
    "Cookie": "ui=hu",
    "X-Forwarded-For": "203.0.113.9",
}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("watched"), *FLAGS) as served:
        yield served


def log_of(served: House, name: str) -> dict[str, object]:
    """The line of the request with this id; the log is read only as far as that."""
    assert served.process.stdout
    lines = iter(served.process.stdout.readline, b"")
    return next(json.loads(line) for line in lines if name.encode() in line)


# Health


def test_health_is_ready_when_books_search_and_engine_answer(watched: House) -> None:
    assert wait_until(lambda: all(watched.ask("/health").status == 200 for _ in range(10)), 30)  # every worker is
    answer = watched.ask("/health")
    assert json.loads(answer.text) == {"status": "ready"}
    assert answer.response.getheader("Cache-Control") == "no-store"


def test_health_names_the_search_until_it_is_opened_and_does_not_wait_for_it() -> None:
    app = create_app()
    answer = app.test_client().get("/health")
    assert (answer.status_code, answer.json) == (503, {"status": "not ready", "missing": ["search"]})
    site: Site = app.extensions["renons"]
    assert not site.search_is_ready
    site.search  # noqa: B018
    assert app.test_client().get("/health").json == {"status": "ready"}


def test_health_names_what_is_broken(app: Flask, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    assert site.search
    monkeypatch.setattr("web.watch.health.PARTS", {"books": lambda _: True, "engine": lambda site: site.no_such_thing})
    answer = app.test_client().get("/health")
    assert (answer.status_code, answer.json) == (503, {"status": "not ready", "missing": ["engine"]})


def test_health_asks_the_search_anew_each_time(app: Flask, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    assert site.search
    assert app.test_client().get("/health").status_code == 200
    monkeypatch.setattr(site.search.ranking, "rank", lambda *_: 1 / 0)
    assert app.test_client().get("/health").json == {"status": "not ready", "missing": ["search"]}


def test_an_engine_that_asks_but_does_not_rule_is_not_well(
    app: Flask, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert site.search
    decide = Topic.decide

    def fail_to_rule(topic: AnyTopic, facts: object) -> Verdict:
        decide(topic, facts)  # which asks for what is missing
        raise ZeroDivisionError

    monkeypatch.setattr(Topic, "decide", fail_to_rule)
    assert app.test_client().get("/health").json == {"status": "not ready", "missing": ["engine"]}


def test_a_site_without_books_is_not_well(site: Site) -> None:
    assert books_answer(site)
    assert not books_answer(replace(site, library=Library({}, "")))


def test_a_search_that_does_not_find_the_books_is_not_well(site: Site, tmp_path: Path) -> None:
    assert site.search
    assert search_answers(site)
    deaf = replace(site)
    tiny = HOME / "tests" / "tiny" / "content"
    vars(deaf)["opened_search"] = open_search(load_library(tiny), tiny, tmp_path)
    assert not search_answers(deaf)


# Metrics


def test_without_flags_there_is_nothing_to_look_at(client: Client) -> None:
    for path in ("/metrics", "/.well-known/security.txt"):
        assert client.get(path).status_code == 404


def counted(served: House) -> dict[str, float]:
    answer = served.ask("/metrics")
    assert answer.status == 200
    assert answer.response.getheader("Content-Type") == "text/plain; version=0.0.4; charset=utf-8"
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_requests_are_counted_over_all_workers(watched: House) -> None:
    before = counted(watched)
    for _ in range(10):
        watched.ask("/en/vira/7")
        watched.ask("/hu/desk/no-such-game/")
    after = counted(watched)
    read, lost = ('{route="rules",status="200"}', '{route="desk",status="404"}')
    for name, more in ((f"renons_requests_total{read}", 10), (f"renons_requests_total{lost}", 10)):
        assert after[name] - before.get(name, 0) == more
    assert (
        after['renons_request_seconds_bucket{route="rules",le="+Inf"}']
        == after['renons_request_seconds_count{route="rules"}']
    )


def test_every_line_of_the_metrics_is_one(watched: House) -> None:
    label = r'[a-z]+="[A-Za-z0-9.+]+"'
    line = re.compile(rf"(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{{{label}(,{label})*\}})? [0-9.e+-]+)")
    lines = watched.ask("/metrics").text.splitlines()
    assert len(lines) > 20
    assert [one for one in lines if not line.fullmatch(one)] == []
    named = [one.split()[2] for one in lines if one.startswith("# TYPE")]
    assert len(named) == len(set(named))


def test_strangers_cannot_make_the_metrics_grow(watched: House) -> None:
    watched.ask("/nothing")
    before = len(counted(watched))
    for number in range(20):
        watched.ask(f"/stranger-{number}?{number}")
        watched.ask("/nothing", method=f"M{number}")
    assert len(counted(watched)) <= before + 2  # another status at most, and another worker's first


@needs_proc
def test_counts_outlive_the_worker_that_counted_them(tmp_path: Path) -> None:
    with house(tmp_path, "--metrics") as served:
        for _ in range(20):
            served.ask("/sv/vira/7")
        workers = served.workers
        os.kill(workers[0], signal.SIGKILL)
        assert wait_until(lambda: len(served.workers) == 2 and served.workers != workers, 20)
        numbers = counted(served)
        assert numbers['renons_requests_total{route="rules",status="200"}'] == 20
        assert not any(f'worker="{workers[0]}"' in name for name in numbers)
        living = [size for name, size in numbers.items() if name.startswith("process_resident_memory_bytes")]
        assert min(living) > 10_000_000


def test_a_worker_that_has_just_begun_to_count_is_passed_over(tmp_path: Path) -> None:
    tally = Tally(tmp_path)
    tally.count(Answered("a1", "GET", "/en/", 200, 0.001, 99))
    (tmp_path / "1").touch()
    assert 'renons_requests_total{route="home",status="200"} 1\n' in format_metrics(tmp_path)


# The log and request ids


def test_a_request_is_one_line_with_nothing_personal(watched: House) -> None:
    answer = watched.ask("/en/search?q=my+secret", {**SECRET, "X-Request-ID": "one-line-1"})
    line = log_of(watched, "one-line-1")
    assert set(line) == {"time", "id", "method", "path", "status", "ms", "bytes"}
    assert (line["method"], line["path"], line["status"]) == ("GET", "/en/search", answer.status)
    assert line["bytes"] == len(answer.text.encode())
    assert abs(datetime.fromisoformat(str(line["time"])) - datetime.now(UTC)) < timedelta(minutes=1)
    assert not re.search(r"secret|Spy|203\.0|127\.0|ui=", json.dumps(line))


def test_kept_pages_are_logged_and_named_too(watched: House) -> None:
    for number in range(3):
        assert watched.ask("/en/vira/7", {"X-Request-ID": f"kept-{number}"}).status == 200
        assert log_of(watched, f"kept-{number}")["status"] == 200


def test_no_path_can_forge_a_line(watched: House) -> None:
    watched.ask('/en/%0A{"status":200}', {"X-Request-ID": "forged"})
    assert log_of(watched, "forged")["path"] == '/en/\n{"status":200}'
    watched.ask("/hu/%C3%A9%FF", {"X-Request-ID": "accent"})
    assert log_of(watched, "accent")["path"] == "/hu/é\ufffd"
    watched.ask("/" + "x" * 7000, {"X-Request-ID": "long"})
    assert len(str(log_of(watched, "long")["path"])) == LONGEST


def test_a_line_goes_through_a_pipe_in_one_piece() -> None:
    path = "\N{PLAYING CARD ACE OF SPADES}".encode().decode("latin-1") * 2000  # nothing is longer in JSON
    line = format_line(Answered("x" * 64, "M" * 60_000, path, 200, 1000.0, 10**9), datetime.now(UTC))
    assert len(f"{line}\n".encode()) <= select.PIPE_BUF


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_log_that_cannot_be_written_costs_no_answer(monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr("sys.stdout", full)
        assert Client(Watched(client.application, [log])).get("/en/vira/7").status_code == 200


def test_no_path_can_forge_a_line_among_the_errors(caplog: pytest.LogCaptureFixture) -> None:
    app = create_app()
    app.add_url_rule("/fails/<name>", view_func=lambda name: 1 // len(name[:0]))
    assert app.test_client().get("/fails/a%0AERROR%20forged").status_code == 500
    assert "\nERROR forged" not in caplog.text


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, "<script>", 'a"b', "né"])
def test_an_id_that_is_none_is_replaced(watched: House, given: str) -> None:
    answer = watched.ask("/en/", {"X-Request-ID": given.encode("latin-1").decode("latin-1")})
    assert re.fullmatch("[0-9a-f]{32}", answer.response.getheader("X-Request-ID") or "")


def test_a_well_formed_id_is_taken_and_sent_back(watched: House) -> None:
    for path in ("/en/", "/en/search?q=revoke", "/nothing", "/health"):
        answer = watched.ask(path, {"X-Request-ID": "from-nginx-0001"})
        assert answer.response.headers.get_all("X-Request-ID") == ["from-nginx-0001"]


@pytest.mark.parametrize("given", [None, "from-nginx-0001"])
@pytest.mark.parametrize("path", ["/fails", "/fails.json"])
@pytest.mark.parametrize("is_watched", [False, True])
def test_who_was_told_of_our_error_can_name_it(
    caplog: pytest.LogCaptureFixture, path: str, given: str | None, is_watched: bool
) -> None:
    app = create_app()
    app.add_url_rule(path, view_func=lambda: 1 // 0)
    client = Client(Watched(app.wsgi_app, []) if is_watched else app.wsgi_app)
    answer = client.get(path, headers={"X-Request-ID": given} if given else {})
    (sent,) = answer.headers.get_all("X-Request-ID")
    assert f"{path} failed, request {sent}" in caplog.text
    assert sent == given or not given


def test_the_id_stands_with_the_traceback(caplog: pytest.LogCaptureFixture) -> None:
    app = create_app()
    app.add_url_rule("/fails", view_func=lambda: 1 // 0)
    told: list[Answered] = []
    answer = Client(Watched(app.wsgi_app, [told.append])).get("/fails?q=secret", headers={"X-Request-ID": "broken-1"})
    assert (answer.status_code, answer.headers["X-Request-ID"]) == (500, "broken-1")
    assert "/fails failed, request broken-1" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text
    assert [(one.id, one.status) for one in told] == [("broken-1", 500)]


def test_an_answer_that_never_comes_is_told_as_an_error() -> None:
    def fails(*_: object) -> list[bytes]:
        raise ZeroDivisionError

    told: list[Answered] = []
    with pytest.raises(ZeroDivisionError):
        Client(Watched(fails, [told.append])).get("/")
    assert [one.status for one in told] == [500]


def test_without_flags_no_id_is_sent_and_nothing_is_written(tmp_path: Path) -> None:
    with house(tmp_path) as served:
        assert served.ask("/en/", {"X-Request-ID": "a1"}).response.getheader("X-Request-ID") is None
        assert served.stop(10) == 0
        assert served.process.stdout
        assert served.process.stdout.read().decode().splitlines() == [
            f"Renons is at {served.address}/  (stop with Ctrl-C)"
        ]
        assert served.errors == ""


def test_the_software_that_serves_is_not_named(watched: House) -> None:
    for path in ("/en/", "/en/search?q=revoke", "/nothing"):
        assert watched.ask(path).response.headers.get_all("Server") == ["Renons"]


# security.txt


def test_security_txt_says_whom_to_tell(watched: House) -> None:
    answer = watched.ask("/.well-known/security.txt")
    assert answer.response.getheader("Content-Type") == "text/plain; charset=utf-8"
    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert fields["Contact"] == "mailto:safety@rules.example"
    assert fields["Preferred-Languages"] == "en, hu, cs, sv"
    assert fields["Canonical"] == "https://rules.example/club/.well-known/security.txt"
    left = datetime.fromisoformat(fields["Expires"].replace("Z", "+00:00")) - datetime.now(UTC)
    assert timedelta(days=30) < left < timedelta(days=365)


# Errors at the start


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "0"], "argument --port: a number from 1 to 65535 is needed, not '0'"),
        (["--port", "http"], "argument --port: a number from 1 to 65535 is needed, not 'http'"),
        (["--workers", "0"], "argument --workers: a number from 1 to 64 is needed, not '0'"),
        (["--workers", "many"], "argument --workers: a number from 1 to 64 is needed, not 'many'"),
        (["--url", "rules.example"], "argument --url: an address like https://rules.example is needed"),
        (["--url", "https://rules.example:99999"], "argument --url: an address like https://rules.example is needed"),
        (["--contact", "nobody"], "argument --contact: an e-mail address or an https address is needed"),
        (["--contact", "http://rules.example"], "argument --contact: an e-mail address or an https address is needed"),
        (["--host", "no.such.host.invalid"], "argument --host: an address of this machine is needed"),
        (["--wrong"], "unrecognized arguments: --wrong"),
    ],
)
def test_a_flag_that_cannot_be_is_refused_in_one_line(
    flags: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parse_arguments(["serve", *flags])
    assert end.value.code == 2
    assert said in (told := capsys.readouterr().err)
    assert told.count("\n") == 1


def test_the_address_of_a_copy_is_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_arguments(["export", "folder", "--url", "rules.example"])
    assert "argument --url: an address like https://rules.example is needed" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["::x", "192.0.2.1"])
def test_an_address_that_is_not_ours_is_refused_in_one_line(host: str) -> None:
    command = [sys.executable, "app.py", "serve", "--host", host]
    result = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False, timeout=30)
    assert (result.returncode, result.stdout) == (1, "")
    assert re.fullmatch(f"Cannot serve on {host}:8000: .+ Choose another with --port or --host.\n", result.stderr)


def test_an_address_of_the_environment_is_checked_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RENONS_URL", "https://rules.example/club")
    assert parse_arguments(["serve"]).url == "https://rules.example/club"
    monkeypatch.setenv("RENONS_URL", "rules")
    with pytest.raises(SystemExit):
        parse_arguments(["serve"])
    assert "argument --url" in capsys.readouterr().err
