"""The diagrams that a site has at hand; those that nobody has explored yet come by themselves, and nobody is kept."""

from pathlib import Path
from threading import Lock, Thread

from engine.diagram import Diagram
from engine.law import AnyTopic
from web.desk.explored import FOLDER, find_diagram, read_diagram
from web.presentation import Games


class Diagrams:
    """Kept in memory once they are there; explored one after the other by threads of their own."""

    def __init__(self, games: Games, folder: Path = FOLDER) -> None:
        self.games = games
        self.folder = folder
        self.found: dict[AnyTopic, Diagram] = {}
        self.wished: set[AnyTopic] = set()
        self.wishing, self.exploring = Lock(), Lock()

    def find(self, topic: AnyTopic) -> Diagram | None:
        """What is there at once; else it is explored for whoever asks again."""
        found = self.found.get(topic) or read_diagram(topic, self.games, self.folder)
        if found:
            self.found[topic] = found
        else:
            self.wish(topic)
        return found

    def wish(self, topic: AnyTopic) -> None:
        with self.wishing:
            if topic not in self.wished:
                self.wished.add(topic)
                Thread(target=self.explore, args=(topic,), daemon=True).start()

    def explore(self, topic: AnyTopic) -> None:
        try:
            with self.exploring:
                self.found[topic] = find_diagram(topic, self.games, self.folder)
        finally:
            self.wished.discard(topic)
