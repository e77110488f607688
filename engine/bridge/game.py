"""Duplicate bridge: the chapters of the Laws, and what the desk rules on in each."""

from engine.bridge.coverage import NOTES
from engine.bridge.information.agreement import AGREEMENT
from engine.bridge.information.outside import OUTSIDE_INFORMATION
from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.obliged_to_pass import OBLIGED_TO_PASS
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL
from engine.bridge.moment import MOMENTS
from engine.bridge.reading import Reading
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE
from engine.bridge.score.imps import IMPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.score import SCORE
from engine.cards.pack import FRENCH_PACK
from engine.game import Chapter, Game
from engine.text import N_

GAME = Game(
    "bridge",
    (
        Chapter("information", N_("Information"), (UNAUTHORISED, OUTSIDE_INFORMATION, AGREEMENT)),
        Chapter(
            "irregular_call",
            N_("Irregularities in the auction"),
            (
                CHANGE_OF_CALL,
                INSUFFICIENT_BID,
                CALL_OUT_OF_TURN,
                INADMISSIBLE_CALL,
                OBLIGED_TO_PASS,
                WITHDRAWN_CALL,
            ),
        ),
        Chapter("revoke", N_("Revokes"), (REVOKE, REVOKE_DAMAGE)),
        Chapter("score", N_("Scores"), (SCORE, IMPS, MATCHPOINTS)),
    ),
    Reading,
    FRENCH_PACK,
    NOTES,
    MOMENTS,
)
