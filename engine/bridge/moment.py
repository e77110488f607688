"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.bridge.information.agreement import AGREEMENT
from engine.bridge.information.learnt import Learnt
from engine.bridge.information.outside import OUTSIDE_INFORMATION
from engine.bridge.information.partner_gave import Gave, ThusFar
from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.inadmissible import Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.obliged_to_pass import OBLIGED_TO_PASS
from engine.bridge.irregular_call.out_of_turn import Turn
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE
from engine.bridge.score.imps import IMPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.score import SCORE
from engine.game import Door, Moment
from engine.text import N_

OFTEN = Moment(
    "often",
    N_("Asked most often"),
    (
        Door(N_("Somebody did not follow suit"), REVOKE),
        Door(N_("A bid was too low"), INSUFFICIENT_BID),
        Door(N_("Somebody called out of turn"), CALL_OUT_OF_TURN),
        Door(N_("Somebody wants to change a call"), CHANGE_OF_CALL),
        Door(N_("A player hesitated, and partner acted"), UNAUTHORISED, {"gave": Gave.TEMPO}),
    ),
)
AUCTION = Moment(
    "auction",
    N_("During the auction"),
    (
        Door(N_("A bid was too low"), INSUFFICIENT_BID),
        Door(N_("Somebody called out of turn"), CALL_OUT_OF_TURN),
        Door(N_("Two players called at the same time"), CALL_OUT_OF_TURN, {"turn": Turn.TOGETHER}),
        Door(N_("Somebody wants to change a call, or has changed it"), CHANGE_OF_CALL),
        Door(N_("A double or redouble that cannot be"), INADMISSIBLE_CALL, {"wrong": Wrong.DOUBLE}),
        Door(N_("A bid at the eight level"), INADMISSIBLE_CALL, {"wrong": Wrong.ABOVE_SEVEN}),
        Door(N_("A player who had to pass did not pass"), OBLIGED_TO_PASS),
        Door(N_("A hesitation, a remark or a gesture told partner something"), UNAUTHORISED),
        Door(N_("Somebody has seen or overheard something"), OUTSIDE_INFORMATION),
        Door(N_("A psychic call, or an understanding that was not disclosed"), AGREEMENT),
    ),
)
AFTER_AUCTION = Moment(
    "after-auction",
    N_("After the auction, before the lead"),
    (
        Door(N_("Somebody called although the auction was over"), INADMISSIBLE_CALL, {"wrong": Wrong.AFTER_END}),
        Door(N_("An earlier call was withdrawn: may a lead be forbidden?"), WITHDRAWN_CALL),
    ),
)
PLAY = Moment(
    "play",
    N_("During the play"),
    (
        Door(N_("Somebody did not follow suit"), REVOKE),
        Door(N_("A player seems to use what partner's manner told"), UNAUTHORISED, {"so_far": ThusFar.ACTED}),
        Door(N_("May one use what a withdrawn call or card told?"), OUTSIDE_INFORMATION, {"learnt": Learnt.WITHDRAWN}),
    ),
)
AFTER_PLAY = Moment(
    "after-play",
    N_("After the play"),
    (
        Door(N_("A revoke comes to light only now"), REVOKE),
        Door(N_("The tricks for a revoke do not make good the damage"), REVOKE_DAMAGE),
        Door(
            N_("Partner hesitated or remarked something: does the result stand?"),
            UNAUTHORISED,
            {"so_far": ThusFar.OVER},
        ),
        Door(N_("An opponent's hesitation or question misled somebody"), UNAUTHORISED, {"gave": Gave.OPPONENT}),
        Door(N_("What is the contract worth?"), SCORE),
        Door(N_("How many IMPs is that?"), IMPS),
        Door(N_("How many matchpoints?"), MATCHPOINTS),
    ),
)

MOMENTS = (OFTEN, AUCTION, AFTER_AUCTION, PLAY, AFTER_PLAY)
