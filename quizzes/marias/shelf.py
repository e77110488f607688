"""What there is to practise in mariáš."""

from engine.text import N_
from quizzes.marias.laid_down.laid_hand import FAMILIES as LAID_HAND
from quizzes.marias.laid_down.lozena import FAMILIES as LOZENA
from quizzes.shelf import Shelf, Subject

SHELF = Shelf("marias", (Subject("laid-down", N_("Laid-down games"), (*LAID_HAND, *LOZENA)),))
