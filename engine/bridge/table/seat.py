"""Seats at a bridge table, the sides they form, and what a board number fixes."""

from engine.text import N_, Choice


class Seat(Choice):
    """The four players, clockwise."""

    NORTH = "N", N_("North")
    EAST = "E", N_("East")
    SOUTH = "S", N_("South")
    WEST = "W", N_("West")

    @property
    def lho(self) -> "Seat":
        """The left-hand opponent, who is next in turn."""
        return SEATS[(self.order + 1) % 4]

    @property
    def partner(self) -> "Seat":
        return SEATS[(self.order + 2) % 4]

    @property
    def rho(self) -> "Seat":
        return SEATS[(self.order + 3) % 4]

    @property
    def side(self) -> "Side":
        return Side.NORTH_SOUTH if self in (Seat.NORTH, Seat.SOUTH) else Side.EAST_WEST


class Side(Choice):
    """The two partnerships."""

    NORTH_SOUTH = "NS", N_("North–South")
    EAST_WEST = "EW", N_("East–West")

    @property
    def other(self) -> "Side":
        return Side.EAST_WEST if self is Side.NORTH_SOUTH else Side.NORTH_SOUTH


class Vulnerable(Choice):
    """Which sides are vulnerable."""

    NONE = "none", N_("neither side")
    NORTH_SOUTH = "NS", N_("North–South")
    EAST_WEST = "EW", N_("East–West")
    BOTH = "both", N_("both sides")

    @property
    def sides(self) -> frozenset[Side]:
        return frozenset(side for side in Side if self is Vulnerable.BOTH or self.value == side.value)


SEATS = tuple(Seat)


def dealer_of(board: int) -> Seat:
    """The dealer that Law 2 gives a board.

    >>> dealer_of(7).words
    'South'
    """
    return SEATS[(board - 1) % 4]


def vulnerability_of(board: int) -> Vulnerable:
    """The vulnerability that Law 2 gives a board.

    >>> [board for board in range(1, 17) if vulnerability_of(board) is Vulnerable.BOTH]
    [4, 7, 10, 13]
    """
    place = board - 1
    return tuple(Vulnerable)[(place + place // 4) % 4]


def vulnerable_on(board: int) -> frozenset[Side]:
    """The sides that Law 2 makes vulnerable on a board."""
    return vulnerability_of(board).sides
