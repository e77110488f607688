"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.bridge.appeal.appeal import APPEAL
from engine.bridge.appeal.appealing import AppealStage
from engine.bridge.auction import auction
from engine.bridge.claim.claim import CLAIM
from engine.bridge.claim.claiming import ClaimAnswer, ClaimBy, ClaimedHow
from engine.bridge.claim.contested_claim import CONTESTED_CLAIM
from engine.bridge.claim.doubt import Claimer, Dispute, FoundBy
from engine.bridge.claim.trick_back import TRICK_BACK_TOPIC, GivenHow
from engine.bridge.director.adjusted_score import ADJUSTED_SCORE
from engine.bridge.director.after_irregularity import AFTER_IRREGULARITY
from engine.bridge.director.intervention import Act, Period
from engine.bridge.director.weighted_score import WEIGHTED_SCORE
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
from engine.bridge.irregular_play.penalty import PenaltyMatter, Whose
from engine.bridge.irregular_play.penalty_card import PENALTY_CARD
from engine.bridge.irregular_play.premature import TooSoon
from engine.bridge.irregular_play.premature_play import PREMATURE_PLAY
from engine.bridge.penalty.penalty import PENALTY
from engine.bridge.play.designation import DESIGNATION
from engine.bridge.play.dummys_act import Doing
from engine.bridge.play.dummys_rights import DUMMYS_RIGHTS
from engine.bridge.play.handling import PlayMatter
from engine.bridge.play.legal_play import LEGAL_PLAY
from engine.bridge.play.named import DummyMatter
from engine.bridge.play.played_card import PLAYED_CARD
from engine.bridge.play.turn import Asked
from engine.bridge.preliminaries.board import BOARD, Matter
from engine.bridge.preliminaries.redeal import REDEAL, WhyAgain
from engine.bridge.propriety.behaviour import About
from engine.bridge.propriety.conduct import CONDUCT
from engine.bridge.revoke.revoke import REVOKE
from engine.bridge.revoke.revoke_damage import REVOKE_DAMAGE
from engine.bridge.ruling.directors_ruling import DIRECTORS_RULING
from engine.bridge.ruling.situation import Task
from engine.bridge.ruling.who_decides import WHO_DECIDES
from engine.bridge.score.fouled_board import FOULED_BOARD
from engine.bridge.score.imps import IMPS
from engine.bridge.score.matchpoints import MATCHPOINTS
from engine.bridge.score.score import SCORE
from engine.bridge.score.score_correction import SCORE_CORRECTION, WrongScore
from engine.bridge.score.scoring_method import SCORING_METHOD
from engine.bridge.trick.defect import TrickWrong
from engine.bridge.trick.defective_trick import DEFECTIVE_TRICK
from engine.bridge.trick.looking_at_tricks import LOOKING_AT_TRICKS
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
        Door(N_("Somebody could have followed suit, and did not"), REVOKE, {"able": True}),
        Door(N_("Somebody led out of turn"), LEAD_OUT_OF_TURN),
        Door(N_("A bid was too low"), INSUFFICIENT_BID),
        Door(N_("Somebody called out of turn"), CALL_OUT_OF_TURN),
        Door(N_("Somebody wants to change a call"), CHANGE_OF_CALL),
        Door(N_("A player hesitated, and partner acted"), UNAUTHORISED, {"gave": Gave.TEMPO}),
        Door(N_("An explanation was wrong"), WRONG_EXPLANATION),
        Door(N_("A card became visible in the auction"), EXPOSED_IN_AUCTION, {"when": ExposedWhen.AUCTION}),
        Door(
            N_("A defender's card fell or was shown in the play"),
            PENALTY_CARD,
            {"matter": PenaltyMatter.EXPOSED, "whose": Whose.DEFENDER},
        ),
        Door(N_("A hand does not have thirteen cards"), WRONG_COUNT),
        Door(N_("Somebody claims or concedes tricks"), CLAIM),
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
        Door(N_("Somebody claims or concedes tricks"), CLAIM),
        Door(
            N_("A defender concedes, and partner objects"),
            CLAIM,
            {"by": ClaimBy.DEFENDER, "answer": ClaimAnswer.PARTNER},
        ),
        Door(N_("They want to play on after a claim"), CLAIM, {"answer": ClaimAnswer.PLAY_ON}),
        Door(N_("Somebody shows the hand without a word"), CLAIM, {"how": ClaimedHow.FACED}),
        Door(
            N_("A defender's card fell or was shown in the play"),
            PENALTY_CARD,
            {"matter": PenaltyMatter.EXPOSED, "whose": Whose.DEFENDER},
        ),
        Door(
            N_("Declarer's card fell or was shown"),
            PENALTY_CARD,
            {"matter": PenaltyMatter.EXPOSED, "whose": Whose.DECLARING},
        ),
        Door(
            N_("The partner of a player with a penalty card is to lead"), PENALTY_CARD, {"matter": PenaltyMatter.LEAD}
        ),
        Door(N_("A penalty card was not played"), PENALTY_CARD, {"matter": PenaltyMatter.FAILED}),
        Door(N_("Something else about a penalty card"), PENALTY_CARD),
        Door(N_("Which cards may be played?"), LEGAL_PLAY, {"asked": Asked.HAND}),
        Door(N_("May this card be played?"), LEGAL_PLAY, {"asked": Asked.CARD}),
        Door(N_("Who has won the trick?"), LEGAL_PLAY, {"asked": Asked.TRICK}),
        Door(N_("Is a card played?"), PLAYED_CARD, {"matter": PlayMatter.PLAYED}),
        Door(N_("Somebody wants to take a card back"), PLAYED_CARD, {"matter": PlayMatter.BACK}),
        Door(N_("Declarer named the wrong card of dummy's"), PLAYED_CARD, {"matter": PlayMatter.SLIP}),
        Door(N_("Which card of dummy's did declarer ask for?"), DESIGNATION, {"dummy_matter": DummyMatter.WORDS}),
        Door(
            N_("Dummy put out another card than the one named"), DESIGNATION, {"dummy_matter": DummyMatter.WRONG_CARD}
        ),
        Door(N_("Dummy pointed to a card"), PLAYED_CARD, {"matter": PlayMatter.SUGGESTED}),
        Door(
            N_("A defender led to the next trick before partner had played"),
            PREMATURE_PLAY,
            {"too_soon": TooSoon.NEXT_TRICK},
        ),
        Door(N_("Somebody played too soon to the trick"), PREMATURE_PLAY),
        Door(N_("Two cards from one hand at the same time"), PLAYED_CARD, {"matter": PlayMatter.SEVERAL}),
        Door(N_("A second card from the same hand to one trick"), PLAYED_CARD, {"matter": PlayMatter.FIFTH}),
        Door(N_("Two players played at the same moment"), PLAYED_CARD, {"matter": PlayMatter.TOGETHER}),
        Door(N_("A claim is not accepted: who gets the tricks?"), CONTESTED_CLAIM),
        Door(
            N_("Declarer claimed and had forgotten a trump"),
            CONTESTED_CLAIM,
            {"claimer": Claimer.DECLARER, "found_by": FoundBy.DIRECTOR, "dispute": Dispute.TRUMP},
        ),
        Door(N_("A card is missing"), WRONG_COUNT, {"count": Count.FEWER}),
        Door(N_("A hand has a card too many"), WRONG_COUNT, {"found": CountFound.PLAY}),
        Door(N_("A player seems to use what partner's manner told"), UNAUTHORISED, {"so_far": ThusFar.ACTED}),
        Door(N_("May one use what a withdrawn call or card told?"), OUTSIDE_INFORMATION, {"learnt": Learnt.WITHDRAWN}),
        Door(N_("A player has played no card to a trick"), DEFECTIVE_TRICK, {"wrong": TrickWrong.OMITTED}),
        Door(N_("A player has played too many cards to a trick"), DEFECTIVE_TRICK, {"wrong": TrickWrong.SURPLUS}),
        Door(N_("A player has a card more or fewer than the others"), DEFECTIVE_TRICK),
        Door(N_("Somebody wants to see a trick, or one points the wrong way"), LOOKING_AT_TRICKS),
        Door(N_("May dummy do that?"), DUMMYS_RIGHTS),
        Door(N_("Dummy has looked at another hand"), DUMMYS_RIGHTS, {"doing": Doing.LOOK}),
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
        Door(N_("Somebody is rude, or disturbs the others"), CONDUCT, {"about": About.MANNER}),
        Door(N_("A sign, a look or a remark at the table"), CONDUCT, {"about": About.SIGN}),
        Door(N_("A player dawdles, is bored or leaves the table"), CONDUCT, {"about": About.PACE}),
        Door(N_("Cards or calls are handled incorrectly"), CONDUCT, {"about": About.CARDS}),
        Door(N_("A spectator interferes"), CONDUCT, {"about": About.SPECTATOR}),
        Door(N_("Somebody broke a rule on purpose, or hid something"), CONDUCT, {"about": About.LAWS}),
        Door(N_("The players tell it differently"), DIRECTORS_RULING, {"task": Task.CALLED, "agreed": False}),
        Door(N_("The director has ruled wrongly"), DIRECTORS_RULING, {"task": Task.ERROR}),
        Door(N_("Can the rectification be waived?"), DIRECTORS_RULING, {"task": Task.WAIVE}),
        Door(N_("May the director give a penalty?"), PENALTY),
        Door(N_("Is that for the director, the organiser or the federation?"), WHO_DECIDES),
    ),
)
AFTER_PLAY = Moment(
    "after-play",
    N_("After the play"),
    (
        Door(N_("A revoke comes to light only now"), REVOKE, {"able": True}),
        Door(N_("A hand has a card left, or one too few"), DEFECTIVE_TRICK),
        Door(N_("The players disagree about the tricks, or the cards are mixed up"), LOOKING_AT_TRICKS),
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
        Door(N_("An irregularity has paid the side which committed it"), CONDUCT, {"about": About.FORESEEN}),
        Door(N_("It was not the same board everywhere"), FOULED_BOARD),
        Door(N_("The board has no result, or none that can stand"), ADJUSTED_SCORE),
        Door(
            N_("They agreed to a claim, and a trick was theirs"),
            TRICK_BACK_TOPIC,
            {"given": GivenHow.AGREED},
        ),
        Door(N_("They conceded a trick that was theirs"), TRICK_BACK_TOPIC, {"given": GivenHow.CONCEDED}),
        Door(
            N_("The sides do not agree on the number of tricks"),
            SCORE_CORRECTION,
            {"wrong": WrongScore.TRICKS},
        ),
        Door(N_("A wrong score was entered"), SCORE_CORRECTION, {"wrong": WrongScore.ENTERED}),
        Door(N_("Somebody wants to appeal"), APPEAL, {"stage": AppealStage.BRING}),
        Door(N_("Who decides an appeal, and what may a committee change?"), APPEAL),
        Door(N_("What do several likely results come to, weighed?"), WEIGHTED_SCORE),
        Door(N_("What is the contract worth?"), SCORE),
        Door(N_("How many IMPs is that?"), IMPS),
        Door(N_("How many matchpoints?"), MATCHPOINTS),
        Door(N_("How is the event scored?"), SCORING_METHOD),
    ),
)

MOMENTS = (OFTEN, BEFORE_AUCTION, AUCTION, AFTER_AUCTION, PLAY, AFTER_PLAY, AT_ANY_TIME)
