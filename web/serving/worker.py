"""A worker of the server: how it ends, and who is told of what it answers."""

import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from web.answer.keep import KeptPages
from web.serving.flag import LOG, METRICS
from web.watch.log import log
from web.watch.tally import Tally
from web.watch.watched import Answered, Watched

if TYPE_CHECKING:
    from collections.abc import Callable


def be_stoppable() -> None:
    """A fork has the server's handlers until granian sets the worker's, and would be deaf as long as it loads."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers


def become_worker() -> None:
    """Before anything else is loaded: a worker can be stopped from now on, and ends when its server is gone."""
    server = multiprocessing.parent_process()
    if server is None:
        return
    be_stoppable()  # also one that was spawned
    Thread(target=end_with, args=(server,), daemon=True).start()


def end_with(server: BaseProcess) -> None:
    server.join()
    os._exit(1)


def watch(kept: KeptPages) -> KeptPages | Watched:
    """The site, and around it those who want to be told; nobody, unless a flag asks for them."""
    told: list[Callable[[Answered], None]] = []
    if folder := os.environ.get(METRICS):
        tally = Tally(Path(folder))
        told += [tally.count, lambda _: tally.keep(kept.count, kept.size)]
    if os.environ.get(LOG):
        told.append(log)
    return Watched(kept, told) if told else kept
