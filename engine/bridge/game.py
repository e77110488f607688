"""Duplicate bridge: the chapters of the Laws, and what the desk rules on in each."""

from engine.bridge.auction.auction import AUCTION
from engine.bridge.claim.contested_claim import CONTESTED_CLAIM
from engine.bridge.coverage import NOTES
from engine.bridge.director.adjusted_score import ADJUSTED_SCORE
from engine.bridge.director.after_irregularity import AFTER_IRREGULARITY
from engine.bridge.information.agreement import AGREEMENT
from engine.bridge.information.outside import OUTSIDE_INFORMATION
from engine.bridge.information.question import QUESTION
from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.information.wrong_explanation import WRONG_EXPLANATION
from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.obliged_to_pass import OBLIGED_TO_PASS
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL
from engine.bridge.irregular_play.lead_out_of_turn import LEAD_OUT_OF_TURN
from engine.bridge.moment import MOMENTS
from engine.bridge.preliminaries.board import BOARD
from engine.bridge.preliminaries.redeal import REDEAL
from engine.bridge.reading import Reading
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE
from engine.bridge.score.imps import IMPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.score import SCORE
from engine.bridge.wrong_cards.wrong_board import WRONG_BOARD
from engine.bridge.wrong_cards.wrong_count import WRONG_COUNT
from engine.cards.pack import FRENCH_PACK
from engine.game import Chapter, Game
from engine.text import N_

GAME = Game(
    "bridge",
    (
        Chapter("preliminaries", N_("Before the auction"), (BOARD, REDEAL)),
        Chapter("director", N_("Calling the director"), (AFTER_IRREGULARITY, ADJUSTED_SCORE)),
        Chapter("wrong_cards", N_("Wrong cards and wrong boards"), (WRONG_COUNT, WRONG_BOARD)),
        Chapter("auction", N_("The auction"), (AUCTION,)),
        Chapter(
            "information",
            N_("Information"),
            (UNAUTHORISED, OUTSIDE_INFORMATION, QUESTION, WRONG_EXPLANATION, AGREEMENT),
        ),
        Chapter(
            "irregular_call",
            N_("Irregularities in the auction"),
            (
                EXPOSED_IN_AUCTION,
                CHANGE_OF_CALL,
                INSUFFICIENT_BID,
                CALL_OUT_OF_TURN,
                INADMISSIBLE_CALL,
                OBLIGED_TO_PASS,
                WITHDRAWN_CALL,
            ),
        ),
        Chapter("irregular_play", N_("Irregularities in the play"), (LEAD_OUT_OF_TURN,)),
        Chapter("revoke", N_("Revokes"), (REVOKE, REVOKE_DAMAGE)),
        Chapter("claim", N_("Claims and concessions"), (CONTESTED_CLAIM,)),
        Chapter("score", N_("Scores"), (SCORE, IMPS, MATCHPOINTS)),
    ),
    Reading,
    FRENCH_PACK,
    NOTES,
    MOMENTS,
)
