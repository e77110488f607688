"""The talon in the auction: who takes it up, how it is laid down, what may be seen of it (3.2, 3.3, 3.5)."""

from dataclasses import dataclass

from engine.effect import Order
from engine.fact import Facts, ask, impossible
from engine.law import GoTo, Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_, Choice, Text, say
from engine.ulti.renonsz.auction_fault import AUCTION_FAULT
from engine.ulti.renonsz.auction_incident import WrongInAuction
from engine.ulti.renonsz.renonsz import RENONSZ, Complaint, Listed, Phase

IN_ORDER = Order("in-order", N_("The talon has been handled as the rules say."))
DEALT_WITH_IT = Order(
    "dealt-with-it", N_("The player with 12 cards has the talon in hand already and takes nothing up.")
)
MUST_TAKE = Order("must-take", N_("The bidder has to take up the talon and put it in among the cards in hand."))
NEED_NOT_TAKE = Order("need-not-take", N_("In önrablás the talon need not be taken up: it stays as it lies."))
MUST_BID_HIGHER = Order("must-bid-higher", N_("Whoever takes up the talon has to bid higher."))
ANY_TWO = Order("any-two", N_("Any two cards may be laid down, even the two that were taken up."))
LAY_APART = Order("lay-apart", N_("The two cards have to lie apart from each other, face down."))
KEPT_SECRET = Order("kept-secret", N_("The talon has been kept secret, as it has to be."))
MUST_NOT_SHOW = Order("must-not-show", N_("Neither the cards taken up nor those laid down may be shown."))


class Bidder(Choice):
    """Whose talon it is."""

    FIRST = "first", N_("the player who was dealt 12 cards, with the first bid")
    LATER = "later", N_("a player who bids over another's bid")
    ROBBER = "robber", N_("the last bidder, who bids once more (önrablás)")


@dataclass(frozen=True, kw_only=True)
class Exchange(Facts):
    """How a bidder handled the talon."""

    bidder: Bidder = ask(N_("Who handles the talon?"))
    waited: bool = ask(
        N_("Had everybody in turn before this player passed or bid?"),
        had={False: N_("Right, had the bidder not waited for the player in turn.")},
    )
    taken: bool = ask(
        N_("Did the bidder take up the talon and put it in among the cards in hand?"),
        had={
            True: N_("Right, had the bidder taken up the talon."),
            False: N_("Right, had the bidder left the talon where it lay."),
        },
    )
    bids: bool = ask(
        N_("Does the player who took it up make a bid?"),
        had={False: N_("Right, had the player taken up the talon and made no bid.")},
    )
    laid: int = ask(
        N_("How many cards were laid down?"),
        range(13),
        had={2: N_("Right, had two cards been laid down."), 3: N_("Right, had three cards been laid down.")},
        heard="cards",
    )
    apart: bool = ask(
        N_("Do the two cards lie face down and apart from each other?"),
        had={
            True: N_("Right, had the two cards been laid face down and apart."),
            False: N_("Right, had the two cards not been laid apart."),
        },
    )
    shown: bool = ask(
        N_("Was a card taken up or laid down shown to another player?"),
        had={
            True: N_("Right, had one of the cards been shown to another player."),
            False: N_("Right, had nobody been shown a card."),
        },
    )

    @impossible
    def opener_takes_nothing(self) -> Text | None:
        if self.bidder is Bidder.FIRST and self.taken:
            return say("Before the first bid no talon lies on the table.")
        return None


def to_renonsz() -> GoTo:
    """Something that a rule orders or forbids in the auction, and that is not on the list of faults."""
    found = {"complaint": Complaint.OTHER, "breach": True, "phase": Phase.AUCTION, "listed": Listed.RULE}
    return go_to(RENONSZ, **found)


# Who takes it up?


@law("ulti:3.10", "ulti:3.2")
def dealt_twelve(exchange: Exchange) -> Ruling | None:
    """It is the player who was dealt 12 cards, with the first bid."""
    return rule(DEALT_WITH_IT, then=LAYING) if exchange.bidder is Bidder.FIRST else None


@law("ulti:13.2.5", "ulti:3.2")
def did_not_wait(exchange: Exchange) -> Ruling | None:
    """The player reached for the talon before the player in turn had passed."""
    return rule(go_to(AUCTION_FAULT, fault=WrongInAuction.EARLY_TALON)) if not exchange.waited else None


@law("ulti:3.2", "ulti:3.8", "ulti:13.3.2")
def robbed_without_talon(exchange: Exchange) -> Ruling | None:
    """It is önrablás, and the talon was left where it lay."""
    return rule(NEED_NOT_TAKE) if exchange.bidder is Bidder.ROBBER and not exchange.taken else None


@law("ulti:3.2", "ulti:10.3.d")
def left_lying(exchange: Exchange) -> Ruling | None:
    """A later bidder bid without taking the talon up into the hand."""
    return rule(MUST_TAKE, to_renonsz()) if not exchange.taken else None


@law("ulti:3.5", "ulti:13.2.4")
def took_it_without_a_bid(exchange: Exchange) -> Ruling | None:
    """The player took up the talon but makes no bid."""
    return rule(MUST_BID_HIGHER, go_to(AUCTION_FAULT, fault=WrongInAuction.TOO_LOW)) if not exchange.bids else None


@law("ulti:3.2", "ulti:3.5", otherwise=(Bidder.LATER, Bidder.ROBBER))
def took_it_and_bid(_: Exchange) -> Ruling | None:
    """The bidder took up the talon in turn and bid."""
    return rule(then=LAYING)


# How is it laid down?


@law("ulti:13.2.3", "ulti:3.2")
def not_two_cards(exchange: Exchange) -> Ruling | None:
    """More or fewer than two cards were laid down."""
    return rule(go_to(AUCTION_FAULT, fault=WrongInAuction.TALON)) if exchange.laid != 2 else None


@law("ulti:3.2")
def not_apart(exchange: Exchange) -> Ruling | None:
    """Two cards were laid down, but not face down and apart."""
    return rule(ANY_TWO, LAY_APART, then=SECRECY) if not exchange.apart else None


@law("ulti:3.2")
def two_apart(_: Exchange) -> Ruling | None:
    """Two cards were laid down face down and apart."""
    return rule(ANY_TWO, then=SECRECY)


# Was anything seen?


@law("ulti:3.3", "ulti:10.3.d")
def card_shown(exchange: Exchange) -> Ruling | None:
    """A card of the talon was shown to another player."""
    return rule(MUST_NOT_SHOW, to_renonsz()) if exchange.shown else None


@law("ulti:3.3", "ulti:3.2")
def all_in_order(exchange: Exchange) -> Ruling | None:
    """Nothing was shown, and the two cards lie apart."""
    return rule(IN_ORDER) if exchange.apart else None


@law("ulti:3.3")
def nothing_shown(_: Exchange) -> Ruling | None:
    """Nothing was shown, but the cards still have to be laid apart."""
    return rule(KEPT_SECRET)


TAKING = Issue(
    N_("Has the talon been taken up rightly?"),
    (dealt_twelve, did_not_wait, robbed_without_talon, left_lying, took_it_without_a_bid, took_it_and_bid),
)
LAYING = Issue(N_("Has the talon been laid down rightly?"), (not_two_cards, not_apart, two_apart))
SECRECY = Issue(N_("Has the talon been kept secret?"), (card_shown, all_in_order, nothing_shown))

TALON = Topic(
    "ulti",
    "talon",
    N_("Talon in the auction"),
    N_("A bidder has taken up the talon or laid it down."),
    Exchange,
    (TAKING, LAYING, SECRECY),
)
