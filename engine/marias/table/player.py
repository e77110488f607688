"""The mariáš table: four seats in the auction; the aktér, two defenders and the pausing player in the play."""

from engine.text import N_, Choice


class Seat(Choice):
    """The players in the order in which they sit, clockwise from the dealer's left; the dealer pauses."""

    FORHONT = "forhont", N_("forhont")
    MIDDLE = "middle", N_("the middle player")
    ZADAK = "zadak", N_("zadák")
    DEALER = "dealer", N_("the dealer")

    @property
    def next(self) -> "Seat":
        """Who comes after this player among the three who play.

        >>> str(Seat.ZADAK.next)
        'forhont'
        """
        return PLAYING[(self.order + 1) % len(PLAYING)]


PLAYING = (Seat.FORHONT, Seat.MIDDLE, Seat.ZADAK)


class Player(Choice):
    """Who is what in the play, seen from the aktér; play goes to the left."""

    AKTER = "akter", N_("the aktér")
    LEFT = "left", N_("the defender on the aktér's left")
    RIGHT = "right", N_("the defender on the aktér's right")
    PAUSING = "pausing", N_("the pausing player")

    @property
    def next(self) -> "Player":
        """Who plays after this player.

        >>> str(Player.AKTER.next), str(Player.RIGHT.next)
        ('left', 'akter')
        """
        return AT_PLAY[(self.order + 1) % len(AT_PLAY)]

    @property
    def partner(self) -> "Player":
        """The other defender."""
        if self not in DEFENDERS:
            raise ValueError(f"{self} has no partner in the play")
        return Player.RIGHT if self is Player.LEFT else Player.LEFT


AT_PLAY = (Player.AKTER, Player.LEFT, Player.RIGHT)
DEFENDERS = (Player.LEFT, Player.RIGHT)
OPPONENTS = (*DEFENDERS, Player.PAUSING)  # who settle with the aktér; at a table of three nobody pauses


def place(seat: Seat, akter: Seat) -> Player:
    """What a player is when the one in another seat has become the aktér.

    >>> str(place(Seat.FORHONT, akter=Seat.ZADAK)), str(place(Seat.DEALER, akter=Seat.ZADAK))
    ('left', 'pausing')
    """
    return Player.PAUSING if seat is Seat.DEALER else AT_PLAY[(seat.order - akter.order) % len(AT_PLAY)]
