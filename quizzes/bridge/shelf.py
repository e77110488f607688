"""What there is to practise in bridge."""

from engine.text import N_
from quizzes.bridge.information.elsewhere import FAMILIES as ELSEWHERE
from quizzes.bridge.information.given_away import FAMILIES as GIVEN_AWAY
from quizzes.bridge.information.psychic import FAMILIES as PSYCHIC
from quizzes.bridge.information.withdrawn import FAMILIES as WITHDRAWN
from quizzes.bridge.irregular_call.call_out_of_turn import FAMILIES as CALL_OUT_OF_TURN
from quizzes.bridge.irregular_call.change_of_call import FAMILIES as CHANGE_OF_CALL
from quizzes.bridge.irregular_call.inadmissible_call import FAMILIES as INADMISSIBLE_CALL
from quizzes.bridge.irregular_call.insufficient_bid import FAMILIES as INSUFFICIENT_BID
from quizzes.bridge.judged.hesitation import FAMILIES as HESITATION
from quizzes.bridge.judged.tempo import FAMILIES as TEMPO
from quizzes.bridge.revoke import FAMILIES as REVOKE
from quizzes.bridge.score.imps import FAMILIES as IMPS
from quizzes.bridge.score.matchpoints import FAMILIES as MATCHPOINTS
from quizzes.bridge.score.score import FAMILIES as SCORE
from quizzes.shelf import Shelf, Subject

SHELF = Shelf(
    "bridge",
    (
        Subject("unauthorised", N_("Unauthorised information"), (*GIVEN_AWAY, *HESITATION, *TEMPO)),
        Subject("outside-information", N_("Information from elsewhere"), (*ELSEWHERE, *WITHDRAWN)),
        Subject("agreement", N_("Understandings and psychic calls"), PSYCHIC),
        Subject("change-of-call", N_("Change of call"), CHANGE_OF_CALL),
        Subject("insufficient-bid", N_("Insufficient bid"), INSUFFICIENT_BID),
        Subject("call-out-of-turn", N_("Call out of turn"), CALL_OUT_OF_TURN),
        Subject("inadmissible-call", N_("Inadmissible call"), INADMISSIBLE_CALL),
        Subject("revoke", N_("Revoke"), REVOKE),
        Subject("score", N_("Scoring"), (*SCORE, *IMPS, *MATCHPOINTS)),
    ),
)
