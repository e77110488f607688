"""Duplicate bridge: the chapters of the Laws, and what the desk rules on in each."""

from engine.bridge.appeal.appeal import APPEAL
from engine.bridge.auction.auction import AUCTION
from engine.bridge.claim.claim import CLAIM
from engine.bridge.claim.contested_claim import CONTESTED_CLAIM
from engine.bridge.claim.trick_back import TRICK_BACK_TOPIC
from engine.bridge.coverage import NOTES
from engine.bridge.director.adjusted_score import ADJUSTED_SCORE
from engine.bridge.director.after_irregularity import AFTER_IRREGULARITY
from engine.bridge.director.weighted_score import WEIGHTED_SCORE
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
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.irregular_play.premature_play import PREMATURE_PLAY
from engine.bridge.moment import MOMENTS
from engine.bridge.penalty.penalty import PENALTY
from engine.bridge.play.designation import DESIGNATION
from engine.bridge.play.dummys_rights import DUMMYS_RIGHTS
from engine.bridge.play.legal_play import LEGAL_PLAY
from engine.bridge.play.played_card import PLAYED_CARD
from engine.bridge.preliminaries.board import BOARD
from engine.bridge.preliminaries.redeal import REDEAL
from engine.bridge.propriety.conduct import CONDUCT
from engine.bridge.reading import Reading
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE
from engine.bridge.ruling.directors_ruling import DIRECTORS_RULING
from engine.bridge.ruling.who_decides import WHO_DECIDES
from engine.bridge.score.fouled_board import FOULED_BOARD
from engine.bridge.score.imps import IMPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.score import SCORE
from engine.bridge.score.score_correction import SCORE_CORRECTION
from engine.bridge.score.scoring_method import SCORING_METHOD
from engine.bridge.trick.defective_trick import DEFECTIVE_TRICK
from engine.bridge.trick.looking_at_tricks import LOOKING_AT_TRICKS
from engine.bridge.wrong_cards.wrong_board import WRONG_BOARD
from engine.bridge.wrong_cards.wrong_count import WRONG_COUNT
from engine.cards.pack import FRENCH_PACK
from engine.game import Chapter, Game
from engine.text import N_

GAME = Game(
    "bridge",
    (
        Chapter("preliminaries", N_("Before the auction"), (BOARD, REDEAL)),
        Chapter("director", N_("Calling the director"), (AFTER_IRREGULARITY, ADJUSTED_SCORE, WEIGHTED_SCORE)),
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
        Chapter("play", N_("The play"), (PLAYED_CARD, DESIGNATION, LEGAL_PLAY, DUMMYS_RIGHTS)),
        Chapter(
            "irregular_play",
            N_("Irregularities in the play"),
            (LEAD_OUT_OF_TURN, PENALTY_CARD, PREMATURE_PLAY),
        ),
        Chapter("revoke", N_("Revokes"), (REVOKE, REVOKE_DAMAGE)),
        Chapter("trick", N_("Tricks"), (DEFECTIVE_TRICK, LOOKING_AT_TRICKS)),
        Chapter("claim", N_("Claims and concessions"), (CLAIM, CONTESTED_CLAIM, TRICK_BACK_TOPIC)),
        Chapter("propriety", N_("Proprieties"), (CONDUCT,)),
        Chapter("score", N_("Scores"), (SCORE, IMPS, MATCHPOINTS, FOULED_BOARD, SCORING_METHOD, SCORE_CORRECTION)),
        Chapter("ruling", N_("The director's rulings"), (DIRECTORS_RULING, WHO_DECIDES)),
        Chapter("penalty", N_("Penalties"), (PENALTY,)),
        Chapter("appeal", N_("Appeals"), (APPEAL,)),
    ),
    Reading,
    FRENCH_PACK,
    NOTES,
    MOMENTS,
)
