"""Revokes to rule on: the families."""

from engine.text import N_
from quizzes.bridge.revoke.both_sides import draw_both_sides
from quizzes.bridge.revoke.establishment import draw_establishment, draw_twelfth
from quizzes.bridge.revoke.transfer import draw_exception, draw_score_after, draw_transfer
from quizzes.family import Draw, Family


def family(name: str, title: str, difficulty: int, trains: str, draw: Draw, *aims: tuple[str, Draw]) -> Family:
    references = tuple(f"bridge:{one}" for one in trains.split())
    aimed = {f"bridge:{one}": draw_it for one, draw_it in aims}
    return Family("bridge", "revoke", name, title, difficulty, references, draw, aimed)


FAMILIES = (
    family(
        "revoke-established",
        N_("Established or not?"),
        2,
        "61A 62A 62B 62B1 62B2 62C1 62C2 62D1 63A1 63A2 63A3 63B 47E1",
        draw_establishment,
        ("62D1", draw_twelfth),
    ),
    family("revoke-tricks", N_("How many tricks?"), 2, "64A1 64A2 64fn1", draw_transfer),
    family("revoke-exceptions", N_("No automatic tricks?"), 3, "64B1 64B2 64B3 64B4 64B5 64B6", draw_exception),
    family("revoke-both-sides", N_("Both sides revoke"), 4, "62C3 64B7 64B8", draw_both_sides),
    family("revoke-score", N_("The score after the ruling"), 3, "64A1 64A2 77", draw_score_after),
)
