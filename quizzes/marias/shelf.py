"""What there is to practise in mariáš."""

from engine.text import N_
from quizzes.marias.licitation.announcement import FAMILIES as ANNOUNCEMENT
from quizzes.marias.licitation.auction import FAMILIES as AUCTION
from quizzes.marias.licitation.comment import FAMILIES as COMMENT
from quizzes.marias.licitation.talon import FAMILIES as TALON
from quizzes.shelf import Shelf, Subject

BEFORE_THE_LEAD = (*AUCTION, *ANNOUNCEMENT, *TALON, *COMMENT)

SHELF = Shelf("marias", (Subject("bidding", N_("Auction, talon and fleks"), BEFORE_THE_LEAD),))
