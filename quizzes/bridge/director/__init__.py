"""What players may do when something has gone wrong, to rule on."""

from quizzes.bridge.director.settling import FAMILIES as SETTLING
from quizzes.bridge.director.speaking_up import FAMILIES as SPEAKING_UP

FAMILIES = (*SPEAKING_UP, *SETTLING)
