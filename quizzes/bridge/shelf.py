"""What there is to practise in bridge."""

from engine.text import N_
from quizzes.bridge.appeal import FAMILIES as APPEAL
from quizzes.bridge.auction import FAMILIES as AUCTION
from quizzes.bridge.claim import FAMILIES as CLAIM
from quizzes.bridge.claim.contested_claim import FAMILIES as CONTESTED_CLAIM
from quizzes.bridge.claim.trick_back import FAMILIES as TRICK_BACK
from quizzes.bridge.director import FAMILIES as AFTER_IRREGULARITY
from quizzes.bridge.director.adjusted_score import FAMILIES as ADJUSTED_SCORE
from quizzes.bridge.director.team_match import FAMILIES as TEAM_MATCH
from quizzes.bridge.director.weighted_score import FAMILIES as WEIGHTED_SCORE
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
from quizzes.bridge.irregular_play.penalty_card import FAMILIES as PENALTY_CARD
from quizzes.bridge.irregular_play.premature_play import FAMILIES as PREMATURE_PLAY
from quizzes.bridge.judged.hesitation import FAMILIES as HESITATION
from quizzes.bridge.judged.tempo import FAMILIES as TEMPO
from quizzes.bridge.penalty import FAMILIES as PENALTY
from quizzes.bridge.play.designation import FAMILIES as DESIGNATION
from quizzes.bridge.play.dummys_rights import FAMILIES as DUMMYS_RIGHTS
from quizzes.bridge.play.legal_play import FAMILIES as LEGAL_PLAY
from quizzes.bridge.play.played_card import FAMILIES as PLAYED_CARD
from quizzes.bridge.preliminaries.board import FAMILIES as BOARD
from quizzes.bridge.preliminaries.redeal import FAMILIES as REDEAL
from quizzes.bridge.propriety import FAMILIES as CONDUCT
from quizzes.bridge.revoke import FAMILIES as REVOKE
from quizzes.bridge.ruling import FAMILIES as DIRECTORS_RULING
from quizzes.bridge.score.dropped_double import FAMILIES as DROPPED_DOUBLE
from quizzes.bridge.score.field import FAMILIES as FIELD
from quizzes.bridge.score.fouled_board import FAMILIES as FOULED_BOARD
from quizzes.bridge.score.imps import FAMILIES as IMPS
from quizzes.bridge.score.matchpoints import FAMILIES as MATCHPOINTS
from quizzes.bridge.score.score import FAMILIES as SCORE
from quizzes.bridge.score.score_correction import FAMILIES as SCORE_CORRECTION
from quizzes.bridge.trick.looking_at_tricks import FAMILIES as LOOKING_AT_TRICKS
from quizzes.bridge.trick.omitted import FAMILIES as OMITTED
from quizzes.bridge.trick.surplus import FAMILIES as SURPLUS
from quizzes.bridge.wrong_cards.wrong_board import FAMILIES as WRONG_BOARD
from quizzes.bridge.wrong_cards.wrong_count import FAMILIES as WRONG_COUNT
from quizzes.shelf import Mix, Shelf, Subject

BOARDS = (
    Subject("board", N_("Dealer and vulnerability"), BOARD),
    Subject("redeal", N_("A new deal"), REDEAL),
    Subject("after-irregularity", N_("Rights after an irregularity"), AFTER_IRREGULARITY),
    Subject("adjusted-score", N_("Adjusted scores"), (*ADJUSTED_SCORE, *TEAM_MATCH, *WEIGHTED_SCORE)),
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
    Subject("legal-play", N_("Which cards may be played?"), LEGAL_PLAY),
    Subject("played-card", N_("Played card"), PLAYED_CARD),
    Subject("designation", N_("Card named for dummy"), DESIGNATION),
    Subject("dummys-rights", N_("What dummy may do"), DUMMYS_RIGHTS),
    Subject("lead-out-of-turn", N_("Lead out of turn"), LEAD_OUT_OF_TURN),
    Subject("penalty-card", N_("Penalty cards"), PENALTY_CARD),
    Subject("premature-play", N_("Card played too soon"), PREMATURE_PLAY),
    Subject("revoke", N_("Revoke"), REVOKE),
    Subject("defective-trick", N_("A trick with too many or too few cards"), (*OMITTED, *SURPLUS)),
    Subject("looking-at-tricks", N_("Looking at tricks"), LOOKING_AT_TRICKS),
)
CLAIMS = (
    Subject("claim", N_("Claims and concessions"), CLAIM),
    Subject("contested-claim", N_("Contested claims"), CONTESTED_CLAIM),
    Subject("trick-back", N_("Tricks wanted back"), TRICK_BACK),
)
SCORES = (
    Subject("score", N_("Scoring"), (*SCORE, *DROPPED_DOUBLE, *IMPS, *MATCHPOINTS, *FIELD, *FOULED_BOARD)),
    Subject("score-correction", N_("Wrong scores"), SCORE_CORRECTION),
)
ORDER = (
    Subject("conduct", N_("Conduct and spectators"), CONDUCT),
    Subject("directors-ruling", N_("The director's ruling"), DIRECTORS_RULING),
    Subject("penalty", N_("Penalties"), PENALTY),
    Subject("appeal", N_("Appeals"), APPEAL),
)
SHELF = Shelf(
    "bridge",
    (*BOARDS, *INFORMATION, *CALLS, *PLAY, *CLAIMS, *SCORES, *ORDER),
    (
        Mix("boards", N_("Boards and hands"), BOARDS),
        Mix("information", N_("Information"), INFORMATION),
        Mix("calls", N_("Calls and the auction"), CALLS),
        Mix("up-to-the-lead", N_("Everything up to the opening lead"), (*BOARDS, *INFORMATION, *CALLS)),
        Mix("the-play", N_("The play"), PLAY),
        Mix("claims", N_("Claims and concessions"), CLAIMS),
        Mix("scores", N_("Scores"), SCORES),
        Mix("order", N_("Conduct, rulings and penalties"), ORDER),
        Mix("from-the-lead", N_("Everything from the opening lead"), (*PLAY, *CLAIMS, *SCORES, *ORDER)),
    ),
)
