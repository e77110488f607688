"""What there is to practise in mariáš."""

from engine.text import N_
from quizzes.marias.dealing.deal_fault import FAMILIES as DEAL_FAULT
from quizzes.marias.rates.settlement import FAMILIES as SETTLEMENT
from quizzes.marias.renonc.payment import FAMILIES as RENONC_PAYMENT
from quizzes.marias.renonc.renonc import FAMILIES as RENONC
from quizzes.shelf import Shelf, Subject

SHELF = Shelf(
    "marias",
    (
        Subject("rates", N_("Payment"), tuple(SETTLEMENT)),
        Subject("renonc", N_("Renonc"), (*DEAL_FAULT, *RENONC, *RENONC_PAYMENT)),
    ),
)
