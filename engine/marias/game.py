"""Mariáš: the chapters of the rules, and what the desk rules on in each."""

from engine.cards.pack import GERMAN_PACK
from engine.game import Chapter, Game
from engine.marias.coverage import NOTES
from engine.marias.moment import MOMENTS
from engine.marias.play.dve_sedmy import TWO_SEVENS
from engine.marias.play.legal_card import LEGAL_CARD
from engine.marias.play.trick import TRICK
from engine.marias.reading import Reading
from engine.marias.result.result import RESULT
from engine.text import N_

CHAPTERS: tuple[Chapter, ...] = (
    Chapter("play", N_("The play"), (LEGAL_CARD, TRICK, TWO_SEVENS)),
    Chapter("result", N_("What was made"), (RESULT,)),
)
GAME = Game("marias", CHAPTERS, Reading, GERMAN_PACK, NOTES, MOMENTS)
