"""What players say and do when they claim or concede, as stories tell it."""

from engine.text import N_, say

ALL_MINE = (
    N_("Before trick {trick} {player} says: “The rest are mine.”"),
    N_("Before trick {trick} {player} says: “I have all of these.”"),
)
ALL_BUT = {
    1: N_("Before trick {trick} {player} says: “You get one more, the others are mine.”"),
    2: N_("Before trick {trick} {player} says: “You get two more, the others are mine.”"),
}
STOP = N_("Before trick {trick} {player} says: “Shall we stop here? It is all clear.”")
LOSE_ALL = (
    N_("Before trick {trick} {player} says: “The rest are yours.”"),
    N_("Before trick {trick} {player} says: “I give up, take them all.”"),
)
SHOWN_AND_LOST = N_("Before trick {trick} {player} spreads the hand and says: “All yours.”")
WORDLESS = N_("Before trick {trick} {player} spreads the hand without a word.")
MAY_BE_MEANT = say("You find that a claim may well have been meant.")
THROWN_IN = (
    N_("Before trick {trick} {player} puts the cards back into the board without a word."),
    N_("Before trick {trick} {player} throws the cards together, face down, and sighs."),
)
FALLS = (
    N_("Before trick {trick} {player} reaches for a glass, and three cards fall face up; everybody sees how."),
    N_("Before trick {trick} somebody jogs {player}'s arm, and some cards fall face up; nobody takes it for a claim."),
)
THIS_ONE = (
    N_("On trick {trick} {player} shows the {card} before playing it and says: “This one is mine.”"),
    N_("On trick {trick} {player} holds up the {card} and says: “I take this one.”"),
)
DUMMY_SAYS = (
    N_("Before trick {trick} {player} says: “We have the rest, partner.”"),
    N_("Before trick {trick} {player} says: “No need to play on, the rest are ours.”"),
)
SILENCE = say("Nobody has said anything to it yet.")
