"""What there is to practise in mariáš."""

from engine.text import N_
from quizzes.marias.play.dve_sedmy import FAMILIES as DVE_SEDMY
from quizzes.marias.play.legal_card import FAMILIES as LEGAL_CARD
from quizzes.marias.play.trick import FAMILIES as TRICK
from quizzes.marias.result.result import FAMILIES as RESULT
from quizzes.shelf import Shelf, Subject

PLAY = (*TRICK, *LEGAL_CARD, *RESULT, *DVE_SEDMY)

SHELF = Shelf("marias", (Subject("play", N_("Play"), PLAY),))
