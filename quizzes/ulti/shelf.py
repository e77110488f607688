"""What there is to practise in Ulti."""

from engine.text import N_
from quizzes.shelf import Shelf, Subject
from quizzes.ulti.auction.families import FAMILIES as BIDDING
from quizzes.ulti.play.families import FAMILIES as PLAY
from quizzes.ulti.renonsz.families import FAMILIES as RENONSZ
from quizzes.ulti.settlement.settlement import FAMILIES as SETTLEMENT

SHELF = Shelf(
    "ulti",
    (
        Subject("bidding", N_("Bidding"), BIDDING),
        Subject("play", N_("Play"), PLAY),
        Subject("settlement", N_("Settlement"), SETTLEMENT),
        Subject("renonsz", N_("Renonsz: the jury"), RENONSZ),
    ),
)
