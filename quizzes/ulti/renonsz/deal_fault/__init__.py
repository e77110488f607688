"""Faults in the deal to rule on."""

from quizzes.ulti.renonsz.deal_fault.dealing import FAMILIES as DEALING
from quizzes.ulti.renonsz.deal_fault.seating import FAMILIES as SEATING

FAMILIES = (*DEALING, *SEATING)
