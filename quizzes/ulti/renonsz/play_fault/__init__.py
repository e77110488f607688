"""Faults in the play to rule on."""

from quizzes.ulti.renonsz.play_fault.conduct import FAMILIES as CONDUCT
from quizzes.ulti.renonsz.play_fault.count import FAMILIES as COUNT
from quizzes.ulti.renonsz.play_fault.dispute import FAMILIES as DISPUTE
from quizzes.ulti.renonsz.play_fault.following import FAMILIES as FOLLOWING
from quizzes.ulti.renonsz.play_fault.opening import FAMILIES as OPENING

FAMILIES = (*OPENING, *FOLLOWING, *CONDUCT, *COUNT, *DISPUTE)
