"""Ulti: the chapters of the rules, and what the desk rules on in each."""

from engine.cards.pack import GERMAN_PACK
from engine.game import Chapter, Game
from engine.text import N_
from engine.ulti.auction.auction import AUCTION
from engine.ulti.auction.bid_name import BID_NAME
from engine.ulti.auction.enough import ENOUGH
from engine.ulti.auction.higher_bid import HIGHER_BID
from engine.ulti.auction.red_raise import RED_RAISE
from engine.ulti.auction.talon import TALON
from engine.ulti.conduct.conduct import CONDUCT
from engine.ulti.coverage import NOTES
from engine.ulti.deal.cut import CUT
from engine.ulti.play.announcement import ANNOUNCEMENT
from engine.ulti.play.legal_card import LEGAL_CARD
from engine.ulti.play.trick import FULL_TRICK
from engine.ulti.raising.kontra import RAISING
from engine.ulti.reading import Reading
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.deal_fault import DEAL_FAULT
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.renonsz import RENONSZ
from engine.ulti.settlement.settlement import SETTLEMENT
from engine.ulti.undertaking.combination import COMBINATION
from engine.ulti.undertaking.points import COUNT
from engine.ulti.undertaking.undertaking import UNDERTAKING

GAME = Game(
    "ulti",
    (
        Chapter("deal", N_("The deal"), (CUT,)),
        Chapter("auction", N_("The auction"), (HIGHER_BID, ENOUGH, BID_NAME, AUCTION, TALON, RED_RAISE)),
        Chapter("undertaking", N_("Undertakings"), (COMBINATION, UNDERTAKING, COUNT)),
        Chapter("play", N_("The play"), (LEGAL_CARD, FULL_TRICK, ANNOUNCEMENT)),
        Chapter("raising", N_("Raising the price"), (RAISING,)),
        Chapter("settlement", N_("Settlement"), (SETTLEMENT,)),
        Chapter("conduct", N_("Conduct at the table"), (CONDUCT,)),
        Chapter("renonsz", N_("Renonsz"), (DEAL_FAULT, AUCTION_FAULT, PLAY_FAULT, RENONSZ)),
    ),
    Reading,
    GERMAN_PACK,
    NOTES,
)
