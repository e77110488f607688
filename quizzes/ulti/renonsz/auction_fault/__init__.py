"""Faults in the auction to rule on."""

from quizzes.ulti.renonsz.auction_fault.bidding import FAMILIES as BIDDING
from quizzes.ulti.renonsz.auction_fault.turn import FAMILIES as TURN

FAMILIES = (*BIDDING, *TURN)
