"""Packs what is asked for often once more, as small as can be, while nobody waits for it."""

import os
import sys
from threading import Event, Lock, Thread, get_native_id

from web.answer.store import Key, Store

OFTEN = 3  # times that a page is asked for before it is worth the work
MOST_WISHES = 1000


class Polisher:
    """One thread of the lowest priority; what is asked for most comes first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.wishes: dict[Key, int] = {}
        self.wanted = Event()
        self.lock = Lock()
        self.thread: Thread | None = None

    def wish(self, key: Key) -> None:
        """Count a request that the best packing would have served better; one lost between threads does no harm."""
        count = self.wishes.get(key, 0) + 1
        if len(self.wishes) >= MOST_WISHES:
            self.wishes.clear()  # most were asked for once; what is asked for often is soon back
        self.wishes[key] = count
        if count == OFTEN:
            self.wake()

    def wake(self) -> None:
        with self.lock:
            if self.thread is None:
                self.thread = Thread(target=self.work, name="polisher", daemon=True)
                self.thread.start()
        self.wanted.set()

    def work(self) -> None:
        if sys.platform == "linux":  # elsewhere the priority would be that of the whole process
            os.setpriority(os.PRIO_PROCESS, get_native_id(), 19)
        while self.wanted.wait():
            self.wanted.clear()
            while key := self.take():
                self.polish(key)

    def take(self) -> Key | None:
        """The page that is asked for most, if any is asked for often."""
        wishes = self.wishes.copy()
        key = max(wishes, key=wishes.__getitem__, default=None)
        if key is None or wishes[key] < OFTEN:
            return None
        self.wishes.pop(key, None)  # they may just have been cleared
        return key

    def polish(self, key: Key) -> None:
        if kept := self.store.find(key):
            self.store.add(key, "br", kept.best_variant(), is_best=True)
