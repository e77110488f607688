"""Raising to red at the first card: the declarer names red without taking up the talon again (13.3.2, 6.6)."""

from dataclasses import dataclass

from engine.effect import Order
from engine.fact import Facts, ask, impossible
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say
from engine.ulti.effect.auction import AUCTION_GOES_ON, Means
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.table.bid import Bid
from engine.ulti.table.player import Player

NO_RAISE = Order("no-raise", N_("This bid cannot be raised to red."))
RED_TOO_LATE = Order("red-too-late", N_("It is too late: the first card has been let go."))
SUIT_STAYS = Order("suit-stays", N_("The suit that was named stays trumps."))
TALON_STAYS = Order("talon-stays", N_("The talon need not be taken up again."))
OTHERS_SPEAK = Order("others-speak", N_("Before the lead the other two have to pass or bid."))
LEAD = Order("lead", N_("The other two have passed: declarer leads."))


class Others(Choice):
    """What the other two did when red was named."""

    NOT_YET = "not-yet", N_("they have not answered yet, and no card has been led")
    NOT_ASKED = "not-asked", N_("declarer led without waiting for their answer")
    PASSED = "passed", N_("both passed")
    BID = "bid", N_("one of them bid higher")


@dataclass(frozen=True, kw_only=True)
class RedRaise(Facts):
    """Red named by the declarer when the auction was over."""

    bid: Bid = ask(N_("Which bid had the auction ended with?"), heard="bid")
    released: bool = ask(
        N_("Had declarer let go of the first card before naming red?"),
        had={
            True: N_("Right, had declarer let go of the first card before naming red."),
            False: N_("Right, had declarer named red before letting go of the first card."),
        },
    )
    suit_named: bool = ask(
        N_("Had another trump suit been named before the card was let go?"),
        had={
            True: N_("Right, had declarer named another suit before letting go of the card."),
            False: N_("Right, had declarer named no suit before letting go of the card."),
        },
    )
    others: Others = ask(
        N_("What did the other two do?"),
        had={
            Others.NOT_YET: N_("Right, had the other two not answered yet and no card been led."),
            Others.NOT_ASKED: N_("Right, had declarer led without waiting for the other two."),
            Others.PASSED: N_("Right, had both of the other two passed."),
            Others.BID: N_("Right, had one of the other two bid higher."),
        },
    )

    @impossible
    def outbid_the_highest(self) -> Text | None:
        if self.others is Others.BID and self.red_bid == Bid.every()[-1]:
            return say("No bid is higher than this one.")
        return None

    @property
    def red_bid(self) -> Bid:
        return Bid(self.bid.parts, red=True)


def to_fault(fault: WrongInPlay, raised: RedRaise) -> GoTo:
    at_hand = {"offender": Player.DECLARER, "raised.bid": raised.bid}
    return go_to(PLAY_FAULT, fault=fault, established=True, **at_hand)


@law("ulti:4.E.2", "ulti:4.F.2.b")
def has_no_trump(raised: RedRaise) -> Ruling | None:
    """The bid has no trumps."""
    return rule(NO_RAISE) if not raised.bid.has_trump else None


@law("ulti:6.6", "ulti:3.4")
def red_already(raised: RedRaise) -> Ruling | None:
    """The bid is red already."""
    return rule(NO_RAISE) if raised.bid.red else None


@law("ulti:6.6", "ulti:10.4")
def another_suit_named(raised: RedRaise) -> Ruling | None:
    """Another suit had been named, and the first card had been let go before red was."""
    return rule(RED_TOO_LATE, SUIT_STAYS) if raised.released and raised.suit_named else None


@law("ulti:13.3.1", "ulti:6.6")
def card_released(raised: RedRaise) -> Ruling | None:
    """The first card had been let go before any suit was named."""
    return rule(RED_TOO_LATE, to_fault(WrongInPlay.NO_SUIT, raised)) if raised.released else None


@law("ulti:13.3.2")
def led_without_waiting(raised: RedRaise) -> Ruling | None:
    """Declarer led without waiting for the other two."""
    return rule(Means(raised.red_bid), to_fault(WrongInPlay.RED, raised)) if raised.others is Others.NOT_ASKED else None


@law("ulti:13.3.2", "ulti:3.8")
def others_passed(raised: RedRaise) -> Ruling | None:
    """Both of the others passed."""
    return rule(Means(raised.red_bid), TALON_STAYS, LEAD) if raised.others is Others.PASSED else None


@law("ulti:3.8", "ulti:13.3.2")
def others_bid(raised: RedRaise) -> Ruling | None:
    """One of the others bid higher."""
    return rule(Means(raised.red_bid), AUCTION_GOES_ON) if raised.others is Others.BID else None


@law("ulti:13.3.2", "ulti:3.2")
def waiting(raised: RedRaise) -> Ruling | None:
    """The other two have not answered yet."""
    return rule(Means(raised.red_bid), TALON_STAYS, OTHERS_SPEAK)


RAISING = Issue(
    N_("May the bid be raised to red?"),
    (
        has_no_trump,
        red_already,
        another_suit_named,
        card_released,
        led_without_waiting,
        others_passed,
        others_bid,
        waiting,
    ),
)

RED_RAISE = Topic(
    "ulti",
    "red-raise",
    N_("Raising to red at the first card"),
    N_("The auction is over, and declarer names red."),
    RedRaise,
    (RAISING,),
)
