"""What there is to practise in Ulti."""

from engine.text import N_
from quizzes.shelf import Shelf, Subject
from quizzes.ulti.auction.auction import FAMILIES as AUCTION
from quizzes.ulti.auction.bid_name import FAMILIES as BID_NAME
from quizzes.ulti.auction.enough import FAMILIES as ENOUGH
from quizzes.ulti.auction.higher_bid import FAMILIES as HIGHER_BID
from quizzes.ulti.auction.red_raise import FAMILIES as RED_RAISE
from quizzes.ulti.auction.talon import FAMILIES as TALON
from quizzes.ulti.play.announcement import FAMILIES as ANNOUNCEMENT
from quizzes.ulti.play.legal_card import FAMILIES as LEGAL_CARD
from quizzes.ulti.play.trick import FAMILIES as TRICK
from quizzes.ulti.raising.kontra import FAMILIES as KONTRA
from quizzes.ulti.renonsz.auction_fault import FAMILIES as AUCTION_FAULT
from quizzes.ulti.renonsz.deal_fault import FAMILIES as DEAL_FAULT
from quizzes.ulti.renonsz.payment import FAMILIES as PAYMENT
from quizzes.ulti.renonsz.play_fault import FAMILIES as PLAY_FAULT
from quizzes.ulti.renonsz.renonsz import FAMILIES as RENONSZ
from quizzes.ulti.settlement.settlement import FAMILIES as SETTLEMENT
from quizzes.ulti.undertaking.combination import FAMILIES as COMBINATION
from quizzes.ulti.undertaking.points import FAMILIES as POINTS
from quizzes.ulti.undertaking.undertaking import FAMILIES as UNDERTAKING

BIDDING = (*HIGHER_BID, *ENOUGH, *BID_NAME, *COMBINATION, *AUCTION, *TALON, *RED_RAISE, *KONTRA)
PLAY = (*TRICK, *LEGAL_CARD, *ANNOUNCEMENT, *POINTS, *UNDERTAKING)
FAULTS = (*RENONSZ, *PAYMENT, *DEAL_FAULT, *AUCTION_FAULT, *PLAY_FAULT)

SHELF = Shelf(
    "ulti",
    (
        Subject("bidding", N_("Bidding"), BIDDING),
        Subject("play", N_("Play"), PLAY),
        Subject("settlement", N_("Settlement"), SETTLEMENT),
        Subject("renonsz", N_("Renonsz: the jury"), FAULTS),
    ),
)
