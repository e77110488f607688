"""Mariáš: the chapters of the rules, and what the desk rules on in each."""

from engine.cards.pack import GERMAN_PACK
from engine.game import Chapter, Game
from engine.marias.coverage import NOTES
from engine.marias.licitation.announcement import ANNOUNCEMENT
from engine.marias.licitation.auction import AUCTION
from engine.marias.licitation.comment import COMMENT
from engine.marias.licitation.talon import TALON
from engine.marias.moment import MOMENTS
from engine.marias.reading import Reading
from engine.text import N_

CHAPTERS: tuple[Chapter, ...] = (
    Chapter("licitation", N_("From the auction to the lead"), (AUCTION, ANNOUNCEMENT, TALON, COMMENT)),
)
GAME = Game("marias", CHAPTERS, Reading, GERMAN_PACK, NOTES, MOMENTS)
