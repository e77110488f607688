"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.game import Door, Moment
from engine.marias.dealing.deal_fault import DEAL_FAULT
from engine.marias.dealing.deal_incident import DealFault
from engine.marias.dealing.handling import HANDLING, Handling
from engine.marias.rates.ending import Ended
from engine.marias.rates.settlement import SETTLEMENT
from engine.marias.renonc.incident import Fault
from engine.marias.renonc.pausing import PAUSING, Act
from engine.marias.renonc.renonc import RENONC
from engine.marias.table.step import Step
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
TALON = Moment(
    "talon",
    N_("Talon"),
    (
        Door(N_("A wrong number of cards in the talon: what does it cost?"), RENONC, {"fault": Fault.COUNT}),
        Door(N_("An ace or a ten in the talon"), RENONC, {"fault": Fault.VALUABLE}),
        Door(N_("An announced seven in the talon"), RENONC, {"fault": Fault.TALON_SEVEN}),
        Door(N_("Somebody looked at the cards in the talon"), RENONC, {"fault": Fault.LOOKED}),
    ),
)
FLEK = Moment(
    "flek",
    N_("Flek"),
    (
        Door(N_("Somebody commented out of turn: what does it cost?"), RENONC, {"fault": Fault.ORDER}),
        Door(N_("A fifth flek"), RENONC, {"fault": Fault.FIFTH}),
    ),
)
PLAY = Moment(
    "play",
    N_("Play"),
    (
        Door(N_("Somebody did not follow suit"), RENONC, {"fault": Fault.SUIT}),
        Door(N_("Somebody did not beat"), RENONC, {"fault": Fault.BEAT}),
        Door(N_("Somebody led or played out of turn"), RENONC),
        Door(N_("The announced seven came too early"), RENONC, {"fault": Fault.SEVEN}),
        Door(N_("A card was seen"), RENONC, {"fault": Fault.CARD_SEEN}),
        Door(N_("A hint to the partner"), RENONC, {"fault": Fault.HINT}),
    ),
)
END = Moment(
    "end",
    N_("Payment"),
    (
        Door(N_("The deal was played: who pays whom?"), SETTLEMENT),
        Door(N_("Nobody raised the sedma, and it was not played"), SETTLEMENT, {"ended": Ended.APPROVED}),
        Door(N_("The game was laid down as certain, perhaps after a flek"), SETTLEMENT, {"ended": Ended.LAID}),
        Door(N_("Omyl"), SETTLEMENT, {"ended": Ended.OMYL, "raised.step": Step.SEDMA}),
    ),
)
FAULT = Moment(
    "fault",
    N_("Somebody made a mistake"),
    (
        Door(N_("Which renonc is it, and what does it cost?"), RENONC),
        Door(N_("Something about tricks, unplayed cards or putting the pack together"), HANDLING),
        Door(N_("Unplayed cards were not sorted"), HANDLING, {"act": Handling.UNSORTED}),
        Door(N_("The pausing player looked, spoke or went away"), PAUSING),
        Door(N_("The pausing player points out a renonc"), PAUSING, {"act": Act.POINTS_OUT}),
    ),
)

MOMENTS = (DEALING, TALON, FLEK, PLAY, END, FAULT)
