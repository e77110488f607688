"""What there is to practise in mariáš."""

from engine.text import N_
from quizzes.marias.dealing.deal_fault import FAMILIES as DEAL_FAULT
from quizzes.marias.laid_down.laid_hand import FAMILIES as LAID_HAND
from quizzes.marias.laid_down.lozena import FAMILIES as LOZENA
from quizzes.marias.licitation.announcement import FAMILIES as ANNOUNCEMENT
from quizzes.marias.licitation.auction import FAMILIES as AUCTION
from quizzes.marias.licitation.comment import FAMILIES as COMMENT
from quizzes.marias.licitation.talon import FAMILIES as TALON
from quizzes.marias.play.dve_sedmy import FAMILIES as TWO_SEVENS
from quizzes.marias.play.legal_card import FAMILIES as LEGAL_CARD
from quizzes.marias.play.trick import FAMILIES as TRICK
from quizzes.marias.rates.settlement import FAMILIES as SETTLEMENT
from quizzes.marias.renonc.payment import FAMILIES as RENONC_PAYMENT
from quizzes.marias.renonc.renonc import FAMILIES as RENONC
from quizzes.marias.result.result import FAMILIES as RESULT
from quizzes.shelf import Shelf, Subject

SHELF = Shelf(
    "marias",
    (
        Subject("bidding", N_("Auction, talon and fleks"), (*AUCTION, *ANNOUNCEMENT, *TALON, *COMMENT)),
        Subject("play", N_("Play"), (*TRICK, *LEGAL_CARD, *RESULT, *TWO_SEVENS)),
        Subject("laid-down", N_("Laid-down games"), (*LAID_HAND, *LOZENA)),
        Subject("rates", N_("Payment"), tuple(SETTLEMENT)),
        Subject("renonc", N_("Renonc"), (*DEAL_FAULT, *RENONC, *RENONC_PAYMENT)),
    ),
)
