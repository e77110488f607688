"""Mariáš: the chapters of the rules, and what the desk rules on in each."""

from engine.cards.pack import GERMAN_PACK
from engine.game import Chapter, Game
from engine.marias.coverage import NOTES
from engine.marias.dealing.deal_fault import DEAL_FAULT
from engine.marias.dealing.handling import HANDLING
from engine.marias.laid_down.laid_hand import LAID_HAND
from engine.marias.laid_down.lozena import LOZENA
from engine.marias.licitation.announcement import ANNOUNCEMENT
from engine.marias.licitation.auction import AUCTION
from engine.marias.licitation.comment import COMMENT
from engine.marias.licitation.talon import TALON
from engine.marias.moment import MOMENTS
from engine.marias.play.dve_sedmy import TWO_SEVENS
from engine.marias.play.legal_card import LEGAL_CARD
from engine.marias.play.trick import TRICK
from engine.marias.rates.settlement import SETTLEMENT
from engine.marias.reading import Reading
from engine.marias.renonc.pausing import PAUSING
from engine.marias.renonc.renonc import RENONC
from engine.marias.result.result import RESULT
from engine.text import N_

GAME = Game(
    "marias",
    (
        Chapter("dealing", N_("The deal"), (DEAL_FAULT, HANDLING)),
        Chapter("licitation", N_("From the auction to the lead"), (AUCTION, ANNOUNCEMENT, TALON, COMMENT)),
        Chapter("play", N_("The play"), (LEGAL_CARD, TRICK, TWO_SEVENS)),
        Chapter("laid_down", N_("Laid-down games"), (LAID_HAND, LOZENA)),
        Chapter("result", N_("What was made"), (RESULT,)),
        Chapter("rates", N_("Rates and payment"), (SETTLEMENT,)),
        Chapter("renonc", N_("Renonc"), (RENONC, PAUSING)),
    ),
    Reading,
    GERMAN_PACK,
    NOTES,
    MOMENTS,
)
