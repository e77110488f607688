"""Faults in the deal to rule on."""

from quizzes.ulti.renonsz.deal_fault.dealing import FAMILIES as DEALING
from quizzes.ulti.renonsz.deal_fault.seating import FAMILIES as SEATING
from quizzes.ulti.renonsz.deal_fault.seen import FAMILIES as SEEN

FAMILIES = (*DEALING, *SEEN, *SEATING)
