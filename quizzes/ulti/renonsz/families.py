"""Renonsz to rule on: every family, in the order of the rules."""

from quizzes.ulti.renonsz.auction_fault.bidding import FAMILIES as AUCTION
from quizzes.ulti.renonsz.auction_fault.turn import FAMILIES as TURN
from quizzes.ulti.renonsz.deal_fault.dealing import FAMILIES as DEAL
from quizzes.ulti.renonsz.deal_fault.seating import FAMILIES as SEAT
from quizzes.ulti.renonsz.play_fault.conduct import FAMILIES as PLAY
from quizzes.ulti.renonsz.play_fault.count import FAMILIES as COUNT
from quizzes.ulti.renonsz.play_fault.following import FAMILIES as FOLLOW
from quizzes.ulti.renonsz.play_fault.opening import FAMILIES as OPENING
from quizzes.ulti.renonsz.renonsz import FAMILIES as RENONSZ

FAMILIES = (*RENONSZ, *DEAL, *SEAT, *AUCTION, *TURN, *OPENING, *FOLLOW, *PLAY, *COUNT)
