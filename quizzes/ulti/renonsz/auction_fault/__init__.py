"""Faults in the auction to rule on."""

from quizzes.ulti.renonsz.auction_fault.bidding import FAMILIES as BIDDING
from quizzes.ulti.renonsz.auction_fault.opener import FAMILIES as OPENER
from quizzes.ulti.renonsz.auction_fault.suit import FAMILIES as SUIT
from quizzes.ulti.renonsz.auction_fault.turn import FAMILIES as TURN

FAMILIES = (*SUIT, *BIDDING, *TURN, *OPENER)
