"""Mariáš: the chapters of the rules, and what the desk rules on in each."""

from engine.cards.pack import GERMAN_PACK
from engine.game import Chapter, Game
from engine.marias.coverage import NOTES
from engine.marias.laid_down.laid_hand import LAID_HAND
from engine.marias.laid_down.lozena import LOZENA
from engine.marias.moment import MOMENTS
from engine.marias.reading import Reading
from engine.text import N_

CHAPTERS: tuple[Chapter, ...] = (Chapter("laid_down", N_("Laid-down games"), (LAID_HAND, LOZENA)),)
GAME = Game("marias", CHAPTERS, Reading, GERMAN_PACK, NOTES, MOMENTS)
"""Licitovaný mariáš, after the rules of the Czech Mariáš Federation."""
