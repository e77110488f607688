"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.game import Door, Moment
from engine.marias.licitation.announcement import ANNOUNCEMENT, Matter
from engine.marias.licitation.auction import AUCTION
from engine.marias.licitation.comment import COMMENT, Answered
from engine.marias.licitation.laid import TalonMatter
from engine.marias.licitation.talon import TALON
from engine.text import N_

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
    ),
)

MOMENTS = (BIDDING, AT_THE_TALON, FLEK)
