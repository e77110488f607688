"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.game import Door, Moment
from engine.marias.rates.ending import Ended
from engine.marias.rates.settlement import SETTLEMENT
from engine.marias.table.step import Step
from engine.text import N_

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
MOMENTS = (END,)
