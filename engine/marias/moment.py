"""The way to the desk's topics: when it happened, then what happened, as players say it."""

from engine.game import Door, Moment
from engine.marias.play.dve_sedmy import TWO_SEVENS, Shown
from engine.marias.play.legal_card import LEGAL_CARD
from engine.marias.play.played_card import Turn
from engine.marias.play.trick import TRICK
from engine.marias.result.result import RESULT
from engine.text import N_

FLEK = Moment(
    "flek",
    N_("Flek"),
    (
        Door(N_("Dvě sedmy: a defender holds four helpers or a seven"), TWO_SEVENS, {"shown": Shown.NOT_YET}),
        Door(N_("Dvě sedmy: a defender showed cards"), TWO_SEVENS, {"shown": Shown.SHOWN}),
    ),
)
PLAY = Moment(
    "play",
    N_("The play of the cards"),
    (
        Door(N_("Which cards of a hand may be played?"), LEGAL_CARD, {"tried": False}),
        Door(N_("May this card be played?"), LEGAL_CARD, {"tried": True, "turn": Turn.YES}),
        Door(N_("Who takes the trick?"), TRICK),
    ),
)
END = Moment(
    "end",
    N_("Payment"),
    (Door(N_("Was the game made?"), RESULT),),
)
FAULT = Moment(
    "fault",
    N_("Somebody made a mistake"),
    (
        Door(
            N_("Somebody did not follow suit, beat, or keep the seven"), LEGAL_CARD, {"tried": True, "turn": Turn.YES}
        ),
        Door(N_("Somebody led out of order"), LEGAL_CARD, {"tried": True, "turn": Turn.NOT_LEADER}),
        Door(N_("Somebody played ahead of turn"), LEGAL_CARD, {"tried": True, "turn": Turn.AHEAD}),
        Door(N_("Dvě sedmy: helpers or a seven were not shown"), TWO_SEVENS, {"shown": Shown.PLAYED}),
    ),
)
MOMENTS = (FLEK, PLAY, END, FAULT)
