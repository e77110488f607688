"""Mariáš: the chapters of the rules, and what the desk rules on in each."""

from engine.cards.pack import GERMAN_PACK
from engine.game import Chapter, Game
from engine.marias.coverage import NOTES
from engine.marias.moment import MOMENTS
from engine.marias.rates.settlement import SETTLEMENT
from engine.marias.reading import Reading
from engine.text import N_

CHAPTERS: tuple[Chapter, ...] = (Chapter("rates", N_("Rates and payment"), (SETTLEMENT,)),)
GAME = Game("marias", CHAPTERS, Reading, GERMAN_PACK, NOTES, MOMENTS)
