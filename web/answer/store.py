"""Answers in memory within a bound of bytes, keys counted; those that nobody has asked for longest make room."""

from collections import OrderedDict
from threading import Lock

from web.answer.kept import Kept, Variant

# What an answer depends on: path and query, and the block of the page that htmx asks for, if it does.
Key = tuple[str, str, str | None]


class Store:
    """As many answers as weigh no more than the limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self.lock = Lock()
        self.answers: OrderedDict[Key, Kept] = OrderedDict()

    def __len__(self) -> int:
        return len(self.answers)

    def find(self, key: Key) -> Kept | None:
        """Without the lock, which would cost every reader: each step is one of the dictionary's own."""
        try:
            self.answers.move_to_end(key)
            return self.answers[key]
        except KeyError:  # it is not there, or has just had to make room
            return None

    def keep(self, key: Key, kept: Kept) -> None:
        with self.lock:
            self.put(key, kept)

    def add(self, key: Key, encoding: str, variant: Variant, is_best: bool = False) -> None:
        """One encoding more of an answer, if it is still there; only the best takes another's place."""
        with self.lock:
            kept = self.answers.get(key)
            if kept and (is_best or encoding not in kept.bodies):
                bodies = {**kept.bodies, encoding: variant}
                self.put(key, kept._replace(bodies=bodies, is_best=kept.is_best or is_best))

    def put(self, key: Key, kept: Kept) -> None:
        former = self.answers.get(key)
        self.size += kept.size - former.size if former else weigh(key, kept)
        self.answers[key] = kept
        while self.size > self.limit:
            self.size -= weigh(*self.answers.popitem(last=False))


def weigh(key: Key, kept: Kept) -> int:
    """The bytes of an answer, its address among them."""
    return len(key[0]) + len(key[1]) + kept.size
