"""Bidding to practise: the families."""

from engine.text import N_
from quizzes.ulti.auction.auction import draw_standing
from quizzes.ulti.auction.bid_name import draw_name, draw_together
from quizzes.ulti.auction.higher_bid import draw_higher, draw_smallest
from quizzes.ulti.auction.red_raise import draw_red
from quizzes.ulti.auction.story import family
from quizzes.ulti.auction.talon import draw_talon
from quizzes.ulti.raising.kontra import draw_alone_kontra, draw_trump_kontra

FAMILIES = (
    family("bid-higher", N_("Which bid is higher?"), 2, "3.5 3.6 4.C.2 5.1.b 13.2.4.a 13.2.4.b", draw_higher),
    family("bid-smallest", N_("The smallest bid that is enough"), 3, "3.5 3.6", draw_smallest),
    family("bid-name", N_("Incomplete names"), 3, "3.4 4.E.3 4.F.3", draw_name),
    family("bid-together", N_("What may be bid together?"), 2, "4.C.1 5.1.a 5.1.b 5.2", draw_together),
    family("bid-turn", N_("Whose turn, who is declarer?"), 1, "3.7 3.8 3.9 3.10 4.A.5 5.3", draw_standing),
    family("bid-talon", N_("The talon in the auction"), 2, "3.2 3.3 3.5 3.10", draw_talon),
    family("bid-red", N_("Red named at the first card"), 3, "6.6 13.3.1 13.3.2", draw_red),
    family("kontra-trumps", N_("Kontra with trumps"), 3, "7.1 7.2 7.3 7.4 7.6 7.7 6.7 10.3.c", draw_trump_kontra),
    family("kontra-alone", N_("Kontra without trumps"), 3, "7.5 7.3 7.6", draw_alone_kontra),
)
