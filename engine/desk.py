"""Every topic that the engine rules on, by game."""

from engine.bridge.comparison import IMPS, MATCHPOINTS
from engine.bridge.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.revoke import REVOKE
from engine.bridge.score import SCORE
from engine.ruling import AnyTopic

TOPICS: dict[str, tuple[AnyTopic, ...]] = {
    "bridge": (INSUFFICIENT_BID, REVOKE, SCORE, IMPS, MATCHPOINTS),
}


def find_topic(game: str, name: str) -> AnyTopic | None:
    return next((topic for topic in TOPICS.get(game, ()) if topic.name == name), None)
