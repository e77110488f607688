"""What a request costs: the processor time of its answer, in a process that has warmed up and knows no more."""

import gc
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from urllib.parse import unquote_to_bytes

from flask import Flask
from werkzeug.test import create_environ, run_wsgi_app

from app import create_app
from tests.hostile.attack import Attack
from web.desk.pages import covered

LIMIT = 0.100  # seconds
FIRST = ("/en/", "/en/vira/7", "/en/search?q=a", "/en/desk/ulti/cut", "/en/quiz/bridge/revoke-tricks/1")


class Meter:
    """Asks a process of its own; who is over the limit is asked again in a fresh one, and the better time counts."""

    def __init__(self) -> None:
        self.process = fresh_process()

    def find_dear(self, attacks: Iterable[Attack], limit: float = LIMIT) -> dict[str, int]:
        """The requests over the limit, with their milliseconds."""
        asked = list(dict.fromkeys(attacks))
        costs = dict(zip(asked, self.process.map(cost, asked, chunksize=20), strict=True))
        dearest = max(costs, key=lambda attack: costs[attack])
        print(f"{len(costs)} requests, the dearest {costs[dearest] * 1000:.0f} ms: {in_short(dearest)}")
        dear = {attack: min(found, cost_afresh(attack)) for attack, found in costs.items() if found > limit}
        return {in_short(attack): round(found * 1000) for attack, found in dear.items() if found > limit}


def fresh_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), warm_up)


def cost_afresh(attack: Attack) -> float:
    with fresh_process() as process:
        return process.submit(cost, attack).result()


@cache
def warm_app() -> Flask:
    """The application of this process, after its first readers."""
    app = create_app()
    site = app.extensions["renons"]
    for game in site.games:
        covered(site, site.library.books[game])  # which a worker finds out beside its first readers
    site.search.warm_up()  # as a worker does behind its first page
    site.hearing.hear("", "en")
    for address in FIRST:
        assert app.test_client().get(address).status_code == 200, address
    gc.collect()
    gc.freeze()  # as a worker does when it has warmed up
    return app


def warm_up() -> None:
    warm_app()


def cost(attack: Attack) -> float:
    app, environ = warm_app(), environ_of(attack)
    start = time.thread_time()
    _, status, _ = run_wsgi_app(app.wsgi_app, environ, buffered=True)
    spent = time.thread_time() - start
    assert not status.startswith("5"), in_short(attack)
    return spent


def environ_of(attack: Attack) -> dict[str, object]:
    path, _, query = attack.target.partition(b"?")
    environ = create_environ("/", method=attack.method)
    environ["PATH_INFO"] = unquote_to_bytes(path).decode("latin-1")
    environ["QUERY_STRING"] = query.decode("latin-1")
    for name, value in attack.headers:
        environ["HTTP_" + name.decode().upper().replace("-", "_")] = value.decode("latin-1")
    return environ


def in_short(attack: Attack) -> str:
    headers = "".join(f" {name.decode()}: {value[:20].decode('latin-1')}" for name, value in attack.headers)
    return f"{attack.method} {attack.target[:120].decode('latin-1')}{headers}"
