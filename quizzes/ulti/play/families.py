"""The play of Ulti to practise: legal cards, tricks, points, announcements, undertakings."""

from collections.abc import Callable
from random import Random

from engine.text import N_
from quizzes.family import Family, Scenario
from quizzes.ulti.play.announcement import draw_announcement
from quizzes.ulti.play.legal_card import draw_legal, draw_trick
from quizzes.ulti.undertaking.points import draw_made, draw_points


def family(name: str, title: str, difficulty: int, trains: str, draw: Callable[[Random], Scenario]) -> Family:
    return Family("ulti", "play", name, title, difficulty, tuple(f"ulti:{one}" for one in trains.split()), draw)


FAMILIES = (
    family("ulti-trick", N_("Who takes the trick?"), 1, "6.3 6.5 1.1.a 1.1.b", draw_trick),
    family("ulti-legal-cards", N_("Which cards may be played?"), 2, "6.3 6.4 4.D.4", draw_legal),
    family(
        "ulti-announcement",
        N_("Does the announcement count?"),
        2,
        "4.A.2.c 4.A.3 4.B.2 4.E.1 4.F.4 6.6 6.7 10.4 13.3.3",
        draw_announcement,
    ),
    family(
        "ulti-points",
        N_("Counting the points"),
        3,
        "4.A.1 4.A.2.a 4.A.2.b 4.A.2.c 4.A.3 4.A.6 5.1.b 6.8 9.10",
        draw_points,
    ),
    family(
        "ulti-made",
        N_("Was the bid made?"),
        3,
        "4.A.1 4.B.1 4.C.1 4.D.1 4.D.3 4.E.1 4.F.1 5.2 6.8",
        draw_made,
    ),
)
