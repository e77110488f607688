"""Renonsz to rule on: every family, in the order of the rules."""

from quizzes.ulti.auction_fault_quiz import FAMILIES as AUCTION
from quizzes.ulti.count_fault_quiz import FAMILIES as COUNT
from quizzes.ulti.deal_fault_quiz import FAMILIES as DEAL
from quizzes.ulti.follow_fault_quiz import FAMILIES as FOLLOW
from quizzes.ulti.opening_fault_quiz import FAMILIES as OPENING
from quizzes.ulti.play_fault_quiz import FAMILIES as PLAY
from quizzes.ulti.renonsz_quiz import FAMILIES as RENONSZ
from quizzes.ulti.seat_fault_quiz import FAMILIES as SEAT
from quizzes.ulti.turn_fault_quiz import FAMILIES as TURN

FAMILIES = (*RENONSZ, *DEAL, *SEAT, *AUCTION, *TURN, *OPENING, *FOLLOW, *PLAY, *COUNT)
