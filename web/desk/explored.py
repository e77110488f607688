"""Diagrams are explored once, in a process beside, and kept in a file by the code they come from: it takes seconds."""

import hashlib
import os
import pickle
import subprocess
import sys
import tempfile
from pathlib import Path
from time import sleep
from typing import Any, BinaryIO

from engine.code import ENGINE
from engine.diagram import Diagram, diagram_of, has_chart
from engine.law import AnyTopic, Issue, Law, Topic
from engine.node import SEVERAL
from engine.question import Fact
from rulebook.own import alone_in, is_own, make_own
from web.presentation import Games

HOME = Path(__file__).resolve().parent.parent.parent
FOLDER = HOME / ".diagrams"
PATIENCE = 60  # seconds until we explore ourselves
TURN = 0.01  # seconds that others have to go first: whoever lets go of a lock would have it again at once


class Writing(pickle.Pickler):
    """What is code already is written by its name."""

    def __init__(self, file: BinaryIO, topic: AnyTopic) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.topic = topic

    def persistent_id(self, one: object) -> tuple[object, ...] | None:
        if one is SEVERAL:
            return ("several",)
        if isinstance(one, Topic):
            return "topic", one.name
        if isinstance(one, Issue):
            return "issue", self.topic.issues.index(one)
        if isinstance(one, Law):
            return "law", self.topic.laws.index(one)
        return ("fact", one.name) if isinstance(one, Fact) else None


class Reading(pickle.Unpickler):
    """The inverse: names become the code that has them."""

    def __init__(self, file: BinaryIO, topic: AnyTopic, games: Games) -> None:
        super().__init__(file)
        self.topic = topic
        self.game = games[topic.game].game

    def persistent_load(self, name: tuple[Any, ...]) -> Any:
        kind, called = name[0], name[-1]
        if kind == "several":
            return SEVERAL
        if kind == "topic":
            return self.game.find(called)
        if kind == "fact":
            return self.topic.facts.outline().table[called]
        return (self.topic.issues if kind == "issue" else self.topic.laws)[called]


# The code that runs: of all that a diagram depends on.
IMPORTED = hashlib.sha256(ENGINE.encode() + Path(__file__).read_bytes()).hexdigest()[:16]


def place(topic: AnyTopic, folder: Path) -> Path:
    return folder / f"{topic.game}-{topic.name}-{IMPORTED}.diagram"


def find_diagram(topic: AnyTopic, games: Games, folder: Path = FOLDER) -> Diagram:
    """The diagram of a topic, however long it takes; where nobody has explored it yet, a process beside does."""
    if kept := read_diagram(topic, games, folder):
        return kept
    explore_beside(folder, f"{topic.game}/{topic.name}")
    # What cannot be kept here, or is of no game of the site's, we explore ourselves.
    return read_diagram(topic, games, folder) or diagram_of(topic)


def read_diagram(topic: AnyTopic, games: Games, folder: Path) -> Diagram | None:
    """What was kept, if nobody else can have written it and it is whole."""
    if not is_own(folder):
        return None
    try:
        with place(topic, folder).open("rb") as file:
            found = Reading(file, topic, games).load()
    except Exception:  # a file can be damaged in any way
        return None
    return found if isinstance(found, Diagram) else None


def write_diagram(topic: AnyTopic, folder: Path) -> None:
    """It appears whole or not at all; whoever is ended while exploring leaves no draft."""
    diagram = diagram_of(topic)
    draft, name = tempfile.mkstemp(prefix="draft-", dir=folder)
    try:
        with os.fdopen(draft, "wb") as file:
            Writing(file, topic).dump(diagram)
        Path(name).replace(place(topic, folder))
    finally:
        Path(name).unlink(missing_ok=True)


def explore_beside(folder: Path, *names: str) -> None:
    """Wait for a process that explores these topics, or all that are not explored yet."""
    command = [sys.executable, "-m", __name__, str(folder), *names]
    try:
        subprocess.run(command, cwd=HOME, check=False, start_new_session=True, timeout=PATIENCE if names else None)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired) as problem:
        print(f"The flow charts are not prepared: {problem}.", file=sys.stderr, flush=True)


def open_folder(folder: Path) -> None:
    """A folder of our own; what lies in one that others could write to goes."""
    is_doubtful = folder.exists() and not is_own(folder)
    make_own(folder)
    for path in folder.glob("*") if is_doubtful else ():
        path.unlink()


def explore(topics: list[AnyTopic], games: Games, folder: Path) -> None:
    """One topic at a time, whichever processes would, and behind everybody else."""
    if sys.platform != "win32":
        os.nice(10)
    for topic in topics:
        with alone_in(folder):
            if not read_diagram(topic, games, folder):
                write_diagram(topic, folder)
        sleep(TURN)


def drop_others(topics: list[AnyTopic], folder: Path) -> None:
    """Charts of former code go."""
    for older in set(folder.glob("*.diagram")) - {place(topic, folder) for topic in topics}:
        older.unlink(missing_ok=True)


def main(folder: Path, names: list[str]) -> None:
    from web.games import GAMES  # noqa: PLC0415 (whose words import this module's page)

    open_folder(folder)
    topics = [topic for shown in GAMES.values() for topic in shown.game.topics if has_chart(topic)]
    explore([topic for topic in topics if not names or f"{topic.game}/{topic.name}" in names], GAMES, folder)
    if not names:
        drop_others(topics, folder)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), sys.argv[2:])
    except OSError as problem:
        sys.exit(f"The flow charts cannot be kept: {problem}.")
