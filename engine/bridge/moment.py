"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.bridge.auction import auction
from engine.bridge.director.adjusted_score import ADJUSTED_SCORE
from engine.bridge.director.after_irregularity import AFTER_IRREGULARITY
from engine.bridge.director.intervention import Act, Period
from engine.bridge.information.agreement import AGREEMENT
from engine.bridge.information.asking import Phase, Wish
from engine.bridge.information.learnt import Learnt
from engine.bridge.information.misinformation import Aware
from engine.bridge.information.outside import OUTSIDE_INFORMATION
from engine.bridge.information.partner_gave import Gave, ThusFar
from engine.bridge.information.question import QUESTION
from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.information.wrong_explanation import WRONG_EXPLANATION
from engine.bridge.irregular_call.call_out_of_turn import CALL_OUT_OF_TURN
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.exposed import ExposedHow, ExposedWhen
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.irregular_call.inadmissible import Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.insufficient import SoFar
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.obliged_to_pass import OBLIGED_TO_PASS
from engine.bridge.irregular_call.out_of_turn import Turn
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL
from engine.bridge.irregular_play.lead import Led
from engine.bridge.irregular_play.lead_out_of_turn import LEAD_OUT_OF_TURN
from engine.bridge.preliminaries.board import BOARD, Matter
from engine.bridge.preliminaries.redeal import REDEAL, WhyAgain
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE
from engine.bridge.score.imps import IMPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.score import SCORE
from engine.bridge.wrong_cards.board import MixUp
from engine.bridge.wrong_cards.count import Count, CountFound
from engine.bridge.wrong_cards.wrong_board import WRONG_BOARD
from engine.bridge.wrong_cards.wrong_count import WRONG_COUNT
from engine.game import Door, Moment
from engine.text import N_

OFTEN = Moment(
    "often",
    N_("Asked most often"),
    (
        Door(N_("Somebody did not follow suit"), REVOKE),
        Door(N_("Somebody led out of turn"), LEAD_OUT_OF_TURN),
        Door(N_("A bid was too low"), INSUFFICIENT_BID),
        Door(N_("Somebody called out of turn"), CALL_OUT_OF_TURN),
        Door(N_("Somebody wants to change a call"), CHANGE_OF_CALL),
        Door(N_("A player hesitated, and partner acted"), UNAUTHORISED, {"gave": Gave.TEMPO}),
        Door(N_("An explanation was wrong"), WRONG_EXPLANATION),
        Door(N_("A card became visible in the auction"), EXPOSED_IN_AUCTION, {"when": ExposedWhen.AUCTION}),
        Door(N_("A hand does not have thirteen cards"), WRONG_COUNT),
    ),
)
BEFORE_AUCTION = Moment(
    "before-auction",
    N_("Before the auction"),
    (
        Door(N_("Who deals, and who is vulnerable?"), BOARD, {"matter": Matter.NUMBER}),
        Door(N_("The board is marked wrongly"), BOARD, {"matter": Matter.MARKED}),
        Door(N_("It was shuffled or dealt wrongly"), REDEAL),
        Door(N_("A card was seen during the deal"), REDEAL, {"ground": WhyAgain.CARD_SEEN}),
    ),
)
AUCTION = Moment(
    "auction",
    N_("During the auction"),
    (
        Door(N_("Whose turn is it, and what may be called?"), auction.AUCTION),
        Door(N_("A bid was too low"), INSUFFICIENT_BID),
        Door(N_("A low bid was not accepted, and is replaced"), INSUFFICIENT_BID, {"accepted": SoFar.REFUSED}),
        Door(
            N_("A low bid was changed before anybody could say a word"), INSUFFICIENT_BID, {"accepted": SoFar.REPLACED}
        ),
        Door(N_("Somebody called out of turn"), CALL_OUT_OF_TURN),
        Door(N_("Two players called at the same time"), CALL_OUT_OF_TURN, {"turn": Turn.TOGETHER}),
        Door(N_("Somebody wants to change a call, or has changed it"), CHANGE_OF_CALL),
        Door(N_("A double or redouble that cannot be"), INADMISSIBLE_CALL, {"wrong": Wrong.DOUBLE}),
        Door(N_("A bid at the eight level"), INADMISSIBLE_CALL, {"wrong": Wrong.ABOVE_SEVEN}),
        Door(N_("A player who had to pass did not pass"), OBLIGED_TO_PASS),
        Door(N_("A hand does not have thirteen cards"), WRONG_COUNT),
        Door(N_("Somebody called with cards from another board"), WRONG_BOARD, {"mixed_up": MixUp.HAND}),
        Door(N_("The wrong board is on the table"), WRONG_BOARD, {"mixed_up": MixUp.BOARD}),
        Door(N_("A card became visible"), EXPOSED_IN_AUCTION, {"when": ExposedWhen.AUCTION}),
        Door(
            N_("Somebody led before the auction was over"),
            EXPOSED_IN_AUCTION,
            {"when": ExposedWhen.AUCTION, "how": ExposedHow.LED},
        ),
        Door(N_("Somebody asks about a call, or wants to hear the auction again"), QUESTION, {"when": Phase.AUCTION}),
        Door(N_("A wrong explanation, or a missing alert"), WRONG_EXPLANATION),
        Door(N_("Somebody looks at their own system card"), QUESTION, {"wish": Wish.OWN_CARD}),
        Door(N_("A hesitation, a remark or a gesture told partner something"), UNAUTHORISED),
        Door(N_("Somebody has seen or overheard something"), OUTSIDE_INFORMATION),
        Door(N_("A psychic call, or an understanding that was not disclosed"), AGREEMENT),
        Door(N_("All have passed, and somebody wants a new deal"), REDEAL),
    ),
)
AFTER_AUCTION = Moment(
    "after-auction",
    N_("After the auction, before the lead"),
    (
        Door(N_("Is the auction over? Who is declarer, who leads?"), auction.AUCTION),
        Door(N_("Somebody called although the auction was over"), INADMISSIBLE_CALL, {"wrong": Wrong.AFTER_END}),
        Door(
            N_("A card became visible before the opening lead"),
            EXPOSED_IN_AUCTION,
            {"when": ExposedWhen.CLARIFICATION},
        ),
        Door(N_("The wrong defender made the opening lead"), LEAD_OUT_OF_TURN, {"led": Led.OPENING}),
        Door(N_("An earlier call was withdrawn: may a lead be forbidden?"), WITHDRAWN_CALL),
        Door(N_("Who may ask before the lead is faced?"), QUESTION, {"when": Phase.CLARIFICATION}),
        Door(N_("Partner's explanation was wrong: when is it corrected?"), WRONG_EXPLANATION, {"aware": Aware.PARTNER}),
    ),
)
PLAY = Moment(
    "play",
    N_("During the play"),
    (
        Door(N_("Somebody did not follow suit"), REVOKE),
        Door(N_("Declarer led from the wrong hand"), LEAD_OUT_OF_TURN, {"led": Led.DECLARER}),
        Door(N_("A defender led out of turn"), LEAD_OUT_OF_TURN, {"led": Led.DEFENDER}),
        Door(N_("Two cards were led to the same trick"), LEAD_OUT_OF_TURN),
        Door(N_("A card is missing"), WRONG_COUNT, {"count": Count.FEWER}),
        Door(N_("A hand has a card too many"), WRONG_COUNT, {"found": CountFound.PLAY}),
        Door(N_("A player seems to use what partner's manner told"), UNAUTHORISED, {"so_far": ThusFar.ACTED}),
        Door(N_("May one use what a withdrawn call or card told?"), OUTSIDE_INFORMATION, {"learnt": Learnt.WITHDRAWN}),
        Door(N_("Dummy wants to say that something is wrong"), AFTER_IRREGULARITY, {"period": Period.PLAY}),
        Door(N_("Somebody asks a question during the play"), QUESTION, {"when": Phase.PLAY}),
        Door(N_("A call or a card turns out to have been explained wrongly"), WRONG_EXPLANATION),
    ),
)
AT_ANY_TIME = Moment(
    "at-any-time",
    N_("At any time"),
    (
        Door(N_("May somebody say so, or call the director?"), AFTER_IRREGULARITY),
        Door(N_("The players have settled it themselves"), AFTER_IRREGULARITY, {"act": Act.SETTLE}),
        Door(N_("Somebody went on before the director came"), AFTER_IRREGULARITY, {"act": Act.GO_ON}),
    ),
)
AFTER_PLAY = Moment(
    "after-play",
    N_("After the play"),
    (
        Door(N_("A revoke comes to light only now"), REVOKE),
        Door(
            N_("Only now is it seen that the hands were not thirteen cards each"),
            WRONG_COUNT,
            {"found": CountFound.AFTER},
        ),
        Door(N_("The tricks for a revoke do not make good the damage"), REVOKE_DAMAGE),
        Door(
            N_("Partner hesitated or remarked something: does the result stand?"),
            UNAUTHORISED,
            {"so_far": ThusFar.OVER},
        ),
        Door(N_("An opponent's hesitation or question misled somebody"), UNAUTHORISED, {"gave": Gave.OPPONENT}),
        Door(N_("An explanation and a hand do not fit each other"), WRONG_EXPLANATION),
        Door(N_("It was not the same board everywhere"), BOARD, {"matter": Matter.FORMS}),
        Door(N_("The board has no result, or none that can stand"), ADJUSTED_SCORE),
        Door(N_("What is the contract worth?"), SCORE),
        Door(N_("How many IMPs is that?"), IMPS),
        Door(N_("How many matchpoints?"), MATCHPOINTS),
    ),
)

MOMENTS = (OFTEN, BEFORE_AUCTION, AUCTION, AFTER_AUCTION, PLAY, AFTER_PLAY, AT_ANY_TIME)
