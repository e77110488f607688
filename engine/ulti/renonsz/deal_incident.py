"""Incidents in the deal: what may have gone wrong there, and what is found out about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask, part
from engine.text import N_, Choice
from engine.ulti.reading import Reading
from engine.ulti.renonsz.complaint import ask_called, ask_in_play


class WrongInDeal(Choice):
    """What went wrong."""

    PACKETS = "packets", N_("the dealer dealt the packet left on the table first, and then the one lifted off")
    COUNT = "count", N_("a wrong number of cards was dealt")
    CARD_SEEN = "card-seen", N_("a card became visible")
    TALON_LATE = "talon-late", N_("the right-hand neighbour did not get seven cards the first time round")
    NOT_FIVES = "not-fives", N_("a later packet was not of five cards")
    DEALER = "dealer", N_("a player dealt who was not next in turn")
    SEATS = "seats", N_("the players do not sit as the score sheet says")


class Seen(Choice):
    """When the card became visible."""

    DEALING = "dealing", N_("during the deal, whoever or whatever turned it over")
    PICKING_UP = "picking-up", N_("after the deal, when a player picked up cards carelessly")
    BLOWN = "blown", N_("after the deal, while the cards were picked up, but by nobody's doing: a gust of wind")


class CameToLight(Choice):
    """How far the auction had come."""

    BEFORE_BID = "before-bid", N_("before the first bid")
    BID = "bid", N_("after the first bid, before both others had passed or one of them had taken up the talon")
    ANSWERED = "answered", N_("after the other two had passed, or one of them had taken up the talon")


@dataclass(frozen=True, kw_only=True)
class DealFault(Facts):
    """What is found out about a fault in shuffling, cutting, dealing or seating."""

    fault: WrongInDeal = ask(N_("What went wrong?"))
    in_play: bool = ask_in_play()
    called: bool = ask_called()
    seen: Seen = ask(
        N_("When did the card become visible?"),
        had={
            Seen.DEALING: N_("Right, had the card been seen while the cards were still being dealt."),
            Seen.PICKING_UP: N_("Right, had a player let the card be seen while picking up the cards."),
        },
    )
    must_open: bool = ask(
        N_("Was the offender the player with 12 cards, who has to open the auction?"),
        had={
            True: N_("Right, had it been the player with 12 cards, who has to open."),
            False: N_("Right, had it been one of the other two, who need not open."),
        },
    )
    light: CameToLight = ask(
        N_("When did it come to light?"),
        had={
            CameToLight.BEFORE_BID: N_("Right, had it come to light before the first bid."),
            CameToLight.ANSWERED: N_("Right, had it come to light only after the first bid had been answered."),
        },
    )
    reading: Reading = part()

    @property
    def in_time(self) -> bool:
        return self.light is CameToLight.BEFORE_BID or (
            self.light is CameToLight.BID and not self.reading.first_bid_decides
        )
