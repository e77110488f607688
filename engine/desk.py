"""Every topic that the engine rules on, by game."""

from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.obliged_to_pass import OBLIGED_TO_PASS
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.score.imps import IMPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.score import SCORE
from engine.law import AnyTopic
from engine.text import N_
from engine.ulti.auction.auction import AUCTION
from engine.ulti.auction.bid_name import BID_NAME
from engine.ulti.auction.higher_bid import HIGHER_BID
from engine.ulti.auction.red_raise import RED_RAISE
from engine.ulti.auction.talon import TALON
from engine.ulti.conduct.conduct import CONDUCT
from engine.ulti.deal.cut import CUT
from engine.ulti.play.announcement import ANNOUNCEMENT
from engine.ulti.play.legal_card import LEGAL_CARD
from engine.ulti.play.trick import FULL_TRICK
from engine.ulti.raising.kontra import RAISING
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.deal_fault import DEAL_FAULT
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.renonsz import RENONSZ
from engine.ulti.settlement.settlement import SETTLEMENT
from engine.ulti.undertaking.combination import COMBINATION
from engine.ulti.undertaking.points import COUNT
from engine.ulti.undertaking.undertaking import UNDERTAKING

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
        (N_("In the auction"), (INSUFFICIENT_BID, OBLIGED_TO_PASS)),
        (N_("In the play"), (REVOKE,)),
        (N_("Scores"), (SCORE, IMPS, MATCHPOINTS)),
    ),
}
TOPICS: dict[str, tuple[AnyTopic, ...]] = {
    game: tuple(topic for _, topics in groups for topic in topics) for game, groups in GROUPS.items()
}


def find_topic(game: str, name: str) -> AnyTopic | None:
    return next((topic for topic in TOPICS.get(game, ()) if topic.name == name), None)
