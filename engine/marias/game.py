"""Mariáš: the chapters of the rules, and what the desk rules on in each."""

from engine.cards.pack import GERMAN_PACK
from engine.game import Chapter, Game
from engine.marias.coverage import NOTES
from engine.marias.dealing.deal_fault import DEAL_FAULT
from engine.marias.dealing.handling import HANDLING
from engine.marias.moment import MOMENTS
from engine.marias.rates.settlement import SETTLEMENT
from engine.marias.reading import Reading
from engine.marias.renonc.pausing import PAUSING
from engine.marias.renonc.renonc import RENONC
from engine.text import N_

CHAPTERS: tuple[Chapter, ...] = (
    Chapter("dealing", N_("The deal"), (DEAL_FAULT, HANDLING)),
    Chapter("rates", N_("Rates and payment"), (SETTLEMENT,)),
    Chapter("renonc", N_("Renonc"), (RENONC, PAUSING)),
)
GAME = Game("marias", CHAPTERS, Reading, GERMAN_PACK, NOTES, MOMENTS)
