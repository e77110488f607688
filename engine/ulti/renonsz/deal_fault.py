"""Faults in the deal: the six rows of 13.1. Is there a new deal, and who is left out of the auction?"""

from engine.effect import Order
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_
from engine.ulti.effect.auction import AUCTION_GOES_ON, BARRED, PLAY_THE_HAND
from engine.ulti.effect.renonsz import GAME_VALID
from engine.ulti.renonsz.deal_incident import DealFault, Seen, WrongInDeal
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import WrongInPlay

NEW_DEAL = Order("new-deal", N_("There is a new deal."))
SAME_DEALER = Order("dealer-deals-again", N_("The dealer deals again."))
WHICH_DEALER = Order(
    "which-dealer-open",
    N_("The paragraph leaves open whether that is the player who dealt by mistake or the one whose turn it was."),
)
NO_NEW_DEAL = Order("no-new-deal", N_("There is no new deal."))
PLAIN_PASS = Order(
    "plain-pass-only", N_("The offender has to open, and may only say plain pass: parti in leaves, bells or acorns.")
)
PLAYED_IF_NOBODY_BIDS = Order("played-if-nobody-bids", N_("If the others do not bid, this parti is played."))
SHEET_DEALER_NEXT = Order("sheet-dealer-next", N_("After it the player marked on the score sheet deals."))
SHEET_SEATS = Order("sheet-seats", N_("The players take the seats laid down on the score sheet."))
SEATS_STAY = Order("seats-stay", N_("The session is finished as the players sit."))
CORRECT_SHEET = Order("correct-sheet", N_("The seating on the score sheet is corrected."))


AT_ONCE_OR_NEVER = (
    WrongInDeal.PACKETS,
    WrongInDeal.COUNT,
    WrongInDeal.CARD_SEEN,
    WrongInDeal.TALON_LATE,
    WrongInDeal.NOT_FIVES,
)

# Is it too late?


@law("ulti:13.1.5")
def wrong_dealer(deal: DealFault) -> Ruling | None:
    """The wrong player dealt, for which there is a time limit of its own."""
    return rule(then=FAULT) if deal.fault is WrongInDeal.DEALER else None


@law("ulti:13.1.6")
def wrong_seats(deal: DealFault) -> Ruling | None:
    """The players sit wrongly, for which there is a time limit of its own."""
    return rule(then=FAULT) if deal.fault is WrongInDeal.SEATS else None


@law("ulti:13.3.9", "ulti:13.1.2")
def count_in_play(deal: DealFault) -> Ruling | None:
    """The wrong number of cards came to light only in the play."""
    if deal.fault is WrongInDeal.COUNT and deal.in_play:
        return rule(go_to(PLAY_FAULT, fault=WrongInPlay.COUNT, **deal.have("called")))
    return None


@law("ulti:13.3.9", "ulti:13.1.2")
def count_not_called(deal: DealFault) -> Ruling | None:
    """Nobody called the wrong number of cards before the play, in which the players answer for it."""
    if deal.fault is WrongInDeal.COUNT and not deal.called:
        return rule(go_to(PLAY_FAULT, fault=WrongInPlay.COUNT))
    return None


@law("ulti:10.2")
def not_called(deal: DealFault) -> Ruling | None:
    """Nobody called it at once on noticing it, and the game went on."""
    return rule(GAME_VALID) if not deal.called else None


@law("ulti:10.2", otherwise=AT_ONCE_OR_NEVER)
def called(_: DealFault) -> Ruling | None:
    """A player of this game called it at once on noticing it."""
    return rule(then=FAULT)


# What follows?


@law("ulti:13.1.1", "ulti:2.1")
def packets_in_wrong_order(deal: DealFault) -> Ruling | None:
    """The packet left on the table was dealt first instead of being put on top of the one lifted off."""
    return rule(NEW_DEAL) if deal.fault is WrongInDeal.PACKETS else None


@law("ulti:13.1.2", "ulti:2.2")
def wrong_count(deal: DealFault) -> Ruling | None:
    """A wrong number of cards was dealt, and it came to light before the play."""
    return rule(NEW_DEAL) if deal.fault is WrongInDeal.COUNT and not deal.in_play else None


@law("ulti:13.1.3.a", "ulti:9.1")
def seen_in_the_deal(deal: DealFault) -> Ruling | None:
    """A card became visible during the deal, whoever or whatever turned it over."""
    return rule(SAME_DEALER) if deal.fault is WrongInDeal.CARD_SEEN and deal.seen is Seen.DEALING else None


@law("ulti:13.1.3", "ulti:13.1.3.b")
def nobody_showed_it(deal: DealFault) -> Ruling | None:
    """A card became visible while the cards were picked up, and no player is to blame for it."""
    if deal.fault is not WrongInDeal.CARD_SEEN or deal.seen is not Seen.BLOWN:
        return None
    return rule(NEW_DEAL) if deal.reading.nobody_showed_it else rule(NO_NEW_DEAL, AUCTION_GOES_ON)


@law("ulti:13.1.3.b", "ulti:9.1", "ulti:4.A.5")
def opener_showed_a_card(deal: DealFault) -> Ruling | None:
    """A card became visible while the player who has to open picked up the cards."""
    if deal.fault is WrongInDeal.CARD_SEEN and deal.must_open:
        return rule(NO_NEW_DEAL, PLAIN_PASS, BARRED, PLAYED_IF_NOBODY_BIDS)
    return None


@law("ulti:13.1.3.b", "ulti:9.1")
def other_player_showed_a_card(deal: DealFault) -> Ruling | None:
    """A card became visible while one of the other two players picked up the cards."""
    return rule(NO_NEW_DEAL, BARRED) if deal.fault is WrongInDeal.CARD_SEEN else None


@law("ulti:13.1.4", "ulti:2.1")
def talon_given_late(deal: DealFault) -> Ruling | None:
    """The dealer's right-hand neighbour did not get the talon the first time round."""
    return rule(NEW_DEAL) if deal.fault is WrongInDeal.TALON_LATE else None


@law("ulti:13.1.4", "ulti:2.1")
def not_dealt_in_fives(deal: DealFault) -> Ruling | None:
    """After the first seven cards a packet was not of five."""
    return rule(NEW_DEAL) if deal.fault is WrongInDeal.NOT_FIVES else None


@law("ulti:13.1.5", "ulti:2.3")
def wrong_dealer_in_time(deal: DealFault) -> Ruling | None:
    """The wrong player dealt, and it came to light before the limit."""
    return rule(SAME_DEALER, WHICH_DEALER) if deal.fault is WrongInDeal.DEALER and deal.in_time else None


@law("ulti:13.1.5")
def wrong_dealer_too_late(deal: DealFault) -> Ruling | None:
    """The wrong player dealt, and it came to light after the limit."""
    return rule(AUCTION_GOES_ON, PLAY_THE_HAND, SHEET_DEALER_NEXT) if deal.fault is WrongInDeal.DEALER else None


@law("ulti:13.1.6")
def wrong_seats_in_time(deal: DealFault) -> Ruling | None:
    """The players sit wrongly, and it came to light before the limit."""
    return rule(NEW_DEAL, SHEET_SEATS) if deal.in_time else None


@law("ulti:13.1.6", otherwise=(WrongInDeal.SEATS,))
def wrong_seats_too_late(_: DealFault) -> Ruling | None:
    """The players sit wrongly, and it came to light after the limit."""
    return rule(SEATS_STAY, CORRECT_SHEET)


TIME = Issue(N_("Is it too late?"), (wrong_dealer, wrong_seats, count_in_play, count_not_called, not_called, called))
FAULT = Issue(
    N_("What follows from the fault?"),
    (
        packets_in_wrong_order,
        wrong_count,
        seen_in_the_deal,
        nobody_showed_it,
        opener_showed_a_card,
        other_player_showed_a_card,
        talon_given_late,
        not_dealt_in_fives,
        wrong_dealer_in_time,
        wrong_dealer_too_late,
        wrong_seats_in_time,
        wrong_seats_too_late,
    ),
)

DEAL_FAULT = Topic(
    "ulti",
    "deal-fault",
    N_("Fault in the deal"),
    N_("Something went wrong in the shuffle, the cut, the deal or the seating."),
    DealFault,
    (TIME, FAULT),
)
