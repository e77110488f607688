"""Every topic that the engine rules on, by game."""

from engine.bridge.comparison import IMPS, MATCHPOINTS
from engine.bridge.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.revoke import REVOKE
from engine.bridge.score import SCORE
from engine.ruling import AnyTopic
from engine.text import N_
from engine.ulti.announcement import ANNOUNCEMENT
from engine.ulti.auction import AUCTION
from engine.ulti.auction_fault import AUCTION_FAULT
from engine.ulti.bid_name import BID_NAME
from engine.ulti.combination import COMBINATION
from engine.ulti.conduct import CONDUCT
from engine.ulti.cut import CUT
from engine.ulti.deal_fault import DEAL_FAULT
from engine.ulti.full_trick import FULL_TRICK
from engine.ulti.higher_bid import HIGHER_BID
from engine.ulti.play import LEGAL_CARD
from engine.ulti.play_fault import PLAY_FAULT
from engine.ulti.points import COUNT
from engine.ulti.raising import RAISING
from engine.ulti.red_raise import RED_RAISE
from engine.ulti.renonsz import RENONSZ
from engine.ulti.settling import SETTLEMENT
from engine.ulti.talon import TALON
from engine.ulti.undertaking import UNDERTAKING

Group = tuple[str, tuple[AnyTopic, ...]]  # what the topics have in common, and the topics

GROUPS: dict[str, tuple[Group, ...]] = {
    "ulti": (
        (N_("A hand is over"), (SETTLEMENT, COUNT, UNDERTAKING)),
        (N_("Something went wrong"), (DEAL_FAULT, AUCTION_FAULT, PLAY_FAULT, RENONSZ, CONDUCT)),
        (N_("In the auction"), (HIGHER_BID, BID_NAME, COMBINATION, AUCTION, TALON, RED_RAISE, RAISING)),
        (N_("In the play"), (LEGAL_CARD, FULL_TRICK, ANNOUNCEMENT)),
        (N_("Before the auction"), (CUT,)),
    ),
    "bridge": (
        (N_("In the auction"), (INSUFFICIENT_BID,)),
        (N_("In the play"), (REVOKE,)),
        (N_("Scores"), (SCORE, IMPS, MATCHPOINTS)),
    ),
}
TOPICS: dict[str, tuple[AnyTopic, ...]] = {
    game: tuple(topic for _, topics in groups for topic in topics) for game, groups in GROUPS.items()
}


def find_topic(game: str, name: str) -> AnyTopic | None:
    return next((topic for topic in TOPICS.get(game, ()) if topic.name == name), None)
