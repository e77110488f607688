"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.game import Door, Moment
from engine.marias.dealing.deal_fault import DEAL_FAULT
from engine.marias.dealing.deal_incident import DealFault
from engine.marias.dealing.handling import HANDLING, Handling
from engine.marias.laid_down.claim import Done
from engine.marias.laid_down.laid_hand import LAID_HAND
from engine.marias.laid_down.lozena import LOZENA
from engine.marias.licitation.announcement import ANNOUNCEMENT, Matter
from engine.marias.licitation.auction import AUCTION
from engine.marias.licitation.comment import COMMENT, Answered
from engine.marias.licitation.laid import TalonMatter
from engine.marias.licitation.talon import TALON
from engine.marias.play.dve_sedmy import TWO_SEVENS, Shown
from engine.marias.play.legal_card import LEGAL_CARD
from engine.marias.play.played_card import Turn
from engine.marias.play.trick import TRICK
from engine.marias.rates.ending import Ended
from engine.marias.rates.settlement import SETTLEMENT
from engine.marias.renonc.incident import Fault
from engine.marias.renonc.pausing import PAUSING, Act
from engine.marias.renonc.renonc import RENONC
from engine.marias.result.result import RESULT
from engine.marias.table.step import Rung
from engine.text import N_

DEALING = Moment(
    "dealing",
    N_("Dealing"),
    (
        Door(N_("It was shuffled badly or not at all"), DEAL_FAULT, {"fault": DealFault.SHUFFLE}),
        Door(N_("The pack was cut wrongly"), DEAL_FAULT, {"fault": DealFault.CUT}),
        Door(N_("The dealer misdealt"), DEAL_FAULT),
        Door(N_("A player wants the pack to be shuffled again"), DEAL_FAULT, {"fault": DealFault.DEMAND}),
    ),
)
BIDDING = Moment(
    "bidding",
    N_("Auction and announcement"),
    (
        Door(N_("Whose turn is it, what may be bid, who takes the talon?"), AUCTION),
        Door(N_("Which game may be announced?"), ANNOUNCEMENT, {"matter": Matter.GAME}),
        Door(N_("The aktér lays the cards down and plays nothing (omyl)"), ANNOUNCEMENT, {"matter": Matter.LAID_DOWN}),
        Door(N_("The aktér wants to change the game announced"), ANNOUNCEMENT, {"matter": Matter.CHANGE}),
    ),
)
AT_THE_TALON = Moment(
    "talon",
    N_("Talon"),
    (
        Door(N_("There are not two cards in the talon"), TALON, {"matter": TalonMatter.COUNT}),
        Door(N_("An ace, a ten or a seven lies in the talon"), TALON, {"matter": TalonMatter.CARDS}),
        Door(N_("Somebody looked at the talon"), TALON, {"matter": TalonMatter.LOOKED}),
        Door(N_("The aktér changed the talon, or wants to"), TALON, {"matter": TalonMatter.CHANGED}),
        Door(N_("A third card lies beside the talon"), TALON, {"matter": TalonMatter.THIRD}),
        Door(N_("A wrong number of cards in the talon: what does it cost?"), RENONC, {"fault": Fault.COUNT}),
    ),
)
FLEK = Moment(
    "flek",
    N_("Flek"),
    (
        Door(N_("Somebody said flek or re: does it count?"), COMMENT, {"said": Answered.RAISE}),
        Door(N_("Somebody spoke before it was their turn"), COMMENT, {"in_turn": False}),
        Door(N_("Somebody only knocked, nodded or said nothing"), COMMENT, {"said": Answered.SIGN}),
        Door(N_("It is not clear what somebody meant"), COMMENT, {"said": Answered.VAGUE}),
        Door(N_("A defender announced sedma or sto against"), ANNOUNCEMENT, {"matter": Matter.AGAINST}),
        Door(N_("A fifth flek"), RENONC, {"fault": Fault.FIFTH}),
        Door(N_("Dvě sedmy: a defender holds four helpers or a seven"), TWO_SEVENS, {"shown": Shown.NOT_YET}),
        Door(N_("Dvě sedmy: a defender showed cards"), TWO_SEVENS, {"shown": Shown.SHOWN}),
    ),
)
PLAY = Moment(
    "play",
    N_("Play"),
    (
        Door(N_("Which cards of a hand may be played?"), LEGAL_CARD, {"tried": False}),
        Door(N_("May this card be played?"), LEGAL_CARD, {"tried": True, "turn": Turn.YES}),
        Door(N_("Who takes the trick?"), TRICK),
        Door(N_("Is this hand laid down?"), LAID_HAND),
        Door(N_("Somebody says that the game is laid down"), LOZENA, {"done": Done.CLAIMED}),
        Door(N_("Is it laid down? A doubt is announced"), LOZENA, {"done": Done.DOUBTED}),
        Door(N_("Somebody plays on with a laid-down game"), LOZENA, {"done": Done.PLAYED_ON}),
    ),
)
END = Moment(
    "end",
    N_("Payment"),
    (
        Door(N_("The deal was played: who pays whom?"), SETTLEMENT),
        Door(N_("Was the game made?"), RESULT),
        Door(N_("Nobody raised the sedma, and it was not played"), SETTLEMENT, {"ended": Ended.APPROVED}),
        Door(N_("The game was laid down as certain, perhaps after a flek"), SETTLEMENT, {"ended": Ended.LAID}),
        Door(N_("Omyl"), SETTLEMENT, {"ended": Ended.OMYL, "raised.step": Rung.SEDMA}),
        Door(N_("Showing the cards of a laid-down game"), LOZENA, {"done": Done.SHOWS}),
    ),
)
FAULT = Moment(
    "fault",
    N_("Somebody made a mistake"),
    (
        Door(N_("Which renonc is it, and what does it cost?"), RENONC),
        Door(N_("Somebody did not follow suit"), RENONC, {"fault": Fault.SUIT}),
        Door(N_("Somebody did not beat"), RENONC, {"fault": Fault.BEAT}),
        Door(N_("The announced seven came too early"), RENONC, {"fault": Fault.SEVEN}),
        Door(N_("Somebody led out of order"), LEGAL_CARD, {"tried": True, "turn": Turn.NOT_LEADER}),
        Door(N_("Somebody played ahead of turn"), LEGAL_CARD, {"tried": True, "turn": Turn.AHEAD}),
        Door(N_("A card was seen"), RENONC, {"fault": Fault.CARD_SEEN}),
        Door(N_("A hint to the partner"), RENONC, {"fault": Fault.HINT}),
        Door(N_("Somebody commented out of turn: what does it cost?"), RENONC, {"fault": Fault.ORDER}),
        Door(N_("Dvě sedmy: helpers or a seven were not shown"), TWO_SEVENS, {"shown": Shown.PLAYED}),
        Door(N_("Something about tricks, unplayed cards or putting the pack together"), HANDLING),
        Door(N_("Unplayed cards were not sorted"), HANDLING, {"act": Handling.UNSORTED}),
        Door(N_("The pausing player looked, spoke or went away"), PAUSING),
        Door(N_("The pausing player points out a renonc"), PAUSING, {"act": Act.POINTS_OUT}),
    ),
)

MOMENTS = (DEALING, BIDDING, AT_THE_TALON, FLEK, PLAY, END, FAULT)
