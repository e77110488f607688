"""What there is to practise in bridge."""

from engine.text import N_
from quizzes.bridge.auction import FAMILIES as AUCTION
from quizzes.bridge.claim.contested_claim import FAMILIES as CONTESTED_CLAIM
from quizzes.bridge.director import FAMILIES as AFTER_IRREGULARITY
from quizzes.bridge.director.adjusted_score import FAMILIES as ADJUSTED_SCORE
from quizzes.bridge.information.elsewhere import FAMILIES as ELSEWHERE
from quizzes.bridge.information.given_away import FAMILIES as GIVEN_AWAY
from quizzes.bridge.information.psychic import FAMILIES as PSYCHIC
from quizzes.bridge.information.question import FAMILIES as QUESTION
from quizzes.bridge.information.withdrawn import FAMILIES as WITHDRAWN
from quizzes.bridge.information.wrong_explanation import FAMILIES as WRONG_EXPLANATION
from quizzes.bridge.irregular_call.call_out_of_turn import FAMILIES as CALL_OUT_OF_TURN
from quizzes.bridge.irregular_call.change_of_call import FAMILIES as CHANGE_OF_CALL
from quizzes.bridge.irregular_call.exposed_in_auction import FAMILIES as EXPOSED_IN_AUCTION
from quizzes.bridge.irregular_call.inadmissible_call import FAMILIES as INADMISSIBLE_CALL
from quizzes.bridge.irregular_call.insufficient_bid import FAMILIES as INSUFFICIENT_BID
from quizzes.bridge.irregular_call.obliged_to_pass import FAMILIES as OBLIGED_TO_PASS
from quizzes.bridge.irregular_play.lead_out_of_turn import FAMILIES as LEAD_OUT_OF_TURN
from quizzes.bridge.judged.hesitation import FAMILIES as HESITATION
from quizzes.bridge.judged.tempo import FAMILIES as TEMPO
from quizzes.bridge.preliminaries.board import FAMILIES as BOARD
from quizzes.bridge.preliminaries.redeal import FAMILIES as REDEAL
from quizzes.bridge.revoke import FAMILIES as REVOKE
from quizzes.bridge.score.imps import FAMILIES as IMPS
from quizzes.bridge.score.matchpoints import FAMILIES as MATCHPOINTS
from quizzes.bridge.score.score import FAMILIES as SCORE
from quizzes.bridge.wrong_cards.wrong_board import FAMILIES as WRONG_BOARD
from quizzes.bridge.wrong_cards.wrong_count import FAMILIES as WRONG_COUNT
from quizzes.shelf import Mix, Shelf, Subject

BOARDS = (
    Subject("board", N_("Dealer and vulnerability"), BOARD),
    Subject("redeal", N_("A new deal"), REDEAL),
    Subject("after-irregularity", N_("Rights after an irregularity"), AFTER_IRREGULARITY),
    Subject("adjusted-score", N_("Adjusted scores"), ADJUSTED_SCORE),
    Subject("wrong-count", N_("Too many or too few cards"), WRONG_COUNT),
    Subject("wrong-board", N_("Wrong hand or wrong board"), WRONG_BOARD),
)
INFORMATION = (
    Subject("unauthorised", N_("Unauthorised information"), (*GIVEN_AWAY, *HESITATION, *TEMPO)),
    Subject("outside-information", N_("Information from elsewhere"), (*ELSEWHERE, *WITHDRAWN)),
    Subject("question", N_("Questions and system cards"), QUESTION),
    Subject("wrong-explanation", N_("Wrong explanation or missing alert"), WRONG_EXPLANATION),
    Subject("agreement", N_("Understandings and psychic calls"), PSYCHIC),
)
CALLS = (
    Subject("auction", N_("The auction"), AUCTION),
    Subject("exposed-in-auction", N_("Card exposed in the auction"), EXPOSED_IN_AUCTION),
    Subject("change-of-call", N_("Change of call"), CHANGE_OF_CALL),
    Subject("insufficient-bid", N_("Insufficient bid"), INSUFFICIENT_BID),
    Subject("call-out-of-turn", N_("Call out of turn"), CALL_OUT_OF_TURN),
    Subject("inadmissible-call", N_("Inadmissible call"), INADMISSIBLE_CALL),
    Subject("obliged-to-pass", N_("A call by a player who had to pass"), OBLIGED_TO_PASS),
)
PLAY = (
    Subject("lead-out-of-turn", N_("Lead out of turn"), LEAD_OUT_OF_TURN),
    Subject("revoke", N_("Revoke"), REVOKE),
    Subject("contested-claim", N_("Contested claims"), CONTESTED_CLAIM),
    Subject("score", N_("Scoring"), (*SCORE, *IMPS, *MATCHPOINTS)),
)
SHELF = Shelf(
    "bridge",
    (*BOARDS, *INFORMATION, *CALLS, *PLAY),
    (
        Mix("boards", N_("Boards and hands"), BOARDS),
        Mix("information", N_("Information"), INFORMATION),
        Mix("calls", N_("Calls and the auction"), CALLS),
        Mix("up-to-the-lead", N_("Everything up to the opening lead"), (*BOARDS, *INFORMATION, *CALLS)),
    ),
)
