"""Every topic that the engine rules on, by game."""

from engine.bridge.comparison import IMPS, MATCHPOINTS
from engine.bridge.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.revoke import REVOKE
from engine.bridge.score import SCORE
from engine.ruling import AnyTopic
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

TOPICS: dict[str, tuple[AnyTopic, ...]] = {
    "ulti": (
        SETTLEMENT,
        DEAL_FAULT,
        AUCTION_FAULT,
        PLAY_FAULT,
        RENONSZ,
        HIGHER_BID,
        BID_NAME,
        COMBINATION,
        AUCTION,
        TALON,
        RED_RAISE,
        RAISING,
        LEGAL_CARD,
        FULL_TRICK,
        ANNOUNCEMENT,
        COUNT,
        UNDERTAKING,
        CONDUCT,
        CUT,
    ),
    "bridge": (INSUFFICIENT_BID, REVOKE, SCORE, IMPS, MATCHPOINTS),
}


def find_topic(game: str, name: str) -> AnyTopic | None:
    return next((topic for topic in TOPICS.get(game, ()) if topic.name == name), None)
