"""What may be answered about a contested claim: who claimed, what is in doubt, who has shown out."""

from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH_SUITS, Suit
from engine.text import N_, Choice


class Claimer(Choice):
    """Who claimed."""

    DECLARER = "declarer", N_("declarer")
    DEFENDER = "defender", N_("a defender")


class FoundBy(Choice):
    """How it is found out what the claim comes to."""

    DIRECTOR = "director", N_("the director says what play could bring")
    CARDS = "cards", N_("every line is tried: I state the four hands (at most six cards each)")


class Dispute(Choice):
    """What is in doubt."""

    TRUMP = "trump", N_("an opponent of the claimer still has a trump")
    GUESS = "guess", N_("it needs a certain card to be with one opponent and not with the other")
    PARTNER = "partner", N_("it hangs on what the claiming defender's partner plays")
    ORDER = "order", N_("it hangs on the order in which a suit is played")
    LINE = "line", N_("anything else: nothing was said, or something other than what is wanted now")


class GuessKnown(Choice):
    """What tells the claimer where the card is."""

    NOTHING = "nothing", N_("nothing: no opponent has shown out of that suit, or would on every line")
    BEFORE = "before", N_("an opponent had shown out of that suit before the claim")
    ALWAYS = "always", N_("an opponent would show out of that suit in time, however one may normally play")


class LineIs(Choice):
    """What the director says about the line that loses."""

    UNSEEN = "unseen", N_("show it to me first")
    NORMAL = "normal", N_("yes, be it careless or inferior")
    ABSURD = "absurd", N_("no, not even a careless player would play so")


class Void(Choice):
    """Who has shown out of which suit."""

    N_S = "N-S", N_("North, of spades")
    N_H = "N-H", N_("North, of hearts")
    N_D = "N-D", N_("North, of diamonds")
    N_C = "N-C", N_("North, of clubs")
    E_S = "E-S", N_("East, of spades")
    E_H = "E-H", N_("East, of hearts")
    E_D = "E-D", N_("East, of diamonds")
    E_C = "E-C", N_("East, of clubs")
    S_S = "S-S", N_("South, of spades")
    S_H = "S-H", N_("South, of hearts")
    S_D = "S-D", N_("South, of diamonds")
    S_C = "S-C", N_("South, of clubs")
    W_S = "W-S", N_("West, of spades")
    W_H = "W-H", N_("West, of hearts")
    W_D = "W-D", N_("West, of diamonds")
    W_C = "W-C", N_("West, of clubs")

    @property
    def of(self) -> tuple[Seat, Suit]:
        return SEATS[self.order // 4], FRENCH_SUITS[self.order % 4]
