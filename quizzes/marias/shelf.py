"""What there is to practise in mariáš."""

from engine.text import N_
from quizzes.marias.rates.settlement import FAMILIES as SETTLEMENT
from quizzes.shelf import Shelf, Subject

SHELF = Shelf("marias", (Subject("rates", N_("Payment"), tuple(SETTLEMENT)),))
