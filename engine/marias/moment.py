"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.game import Door, Moment
from engine.marias.laid_down.claim import Done
from engine.marias.laid_down.laid_hand import LAID_HAND
from engine.marias.laid_down.lozena import LOZENA
from engine.text import N_

PLAY = Moment(
    "play",
    N_("Play"),
    (
        Door(N_("Is this hand laid down?"), LAID_HAND),
        Door(N_("Somebody says that the game is laid down"), LOZENA, {"done": Done.CLAIMED}),
        Door(N_("Is it laid down? A doubt is announced"), LOZENA, {"done": Done.DOUBTED}),
        Door(N_("Somebody plays on with a laid-down game"), LOZENA, {"done": Done.PLAYED_ON}),
    ),
)
PAYING = Moment(
    "paying",
    N_("Payment"),
    (
        Door(N_("Showing the cards of a laid-down game"), LOZENA, {"done": Done.SHOWS}),
        Door(N_("Fleks on a laid-down game"), LOZENA, {"done": Done.CLAIMED, "laid": True}),
    ),
)

MOMENTS = (PLAY, PAYING)
