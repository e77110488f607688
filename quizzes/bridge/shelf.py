"""What there is to practise in bridge."""

from engine.text import N_
from quizzes.bridge.irregular_call.insufficient_bid import FAMILIES as INSUFFICIENT_BID
from quizzes.bridge.revoke import FAMILIES as REVOKE
from quizzes.bridge.score.imps import FAMILIES as IMPS
from quizzes.bridge.score.matchpoints import FAMILIES as MATCHPOINTS
from quizzes.bridge.score.score import FAMILIES as SCORE
from quizzes.shelf import Shelf, Subject

SHELF = Shelf(
    "bridge",
    (
        Subject("insufficient-bid", N_("Insufficient bid"), INSUFFICIENT_BID),
        Subject("revoke", N_("Revoke"), REVOKE),
        Subject("score", N_("Scoring"), (*SCORE, *IMPS, *MATCHPOINTS)),
    ),
)
