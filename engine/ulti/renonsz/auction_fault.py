"""Faults in the auction: the seven rows of 13.2. Who is barred, who has to bid higher, and who pays with kontra?"""

from engine.effect import Order
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_
from engine.ulti.effect.auction import AUCTION_GOES_ON, BARRED, BID_VALID, PLAY_THE_HAND, Party, pay_both
from engine.ulti.effect.renonsz import GAME_ENDS, GAME_VALID, NO_RENONSZ
from engine.ulti.renonsz.auction_incident import AuctionFault, BidOn, Stage, WrongInAuction
from engine.ulti.renonsz.next_bid import EARLY, ELSE_PAYS, MAY_BID_ON, NEXT_BID, pay_with_kontra
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.settlement.unplayed import add_penalty
from engine.ulti.settlement.value import doubled, value

BID_HIGHER = Order("bid-higher", N_("The bidder must make a higher bid."))
TAKE_TALON_BACK = Order("take-talon-back", N_("The offender takes the talon back."))
MAY_TAKE_TALON = Order("may-take-talon", N_("The offender may take up the talon, but must then make a higher bid."))
NEXT_BIDDER_AT_FAULT = Order("next-bidder-at-fault", N_("The next bidder counts as the offender."))

AT_ONCE_OR_NEVER = (
    WrongInAuction.SUIT,
    WrongInAuction.EARLY_PASS,
    WrongInAuction.EARLY_TALON,
    WrongInAuction.OPENER,
    WrongInAuction.TWO_BIDS,
)

# Is it a fault, and is it too late?


@law("ulti:3.4", "ulti:13.2.1")
def no_secret_suit(auction: AuctionFault) -> Ruling | None:
    """The bid is red or has no trumps, so that there is no suit to give away."""
    if auction.fault is WrongInAuction.SUIT and (auction.bid.red or not auction.bid.has_trump):
        return rule(NO_RENONSZ, AUCTION_GOES_ON)
    return None


@law("ulti:13.2.3")
def wrong_talon(auction: AuctionFault) -> Ruling | None:
    """The talon is wrong: what follows depends on how far it had gone, not on who called it."""
    return rule(then=FAULT) if auction.fault is WrongInAuction.TALON else None


@law("ulti:13.2.4")
def too_low(auction: AuctionFault) -> Ruling | None:
    """The bid is too low: it can be put right until the play begins."""
    return rule(then=FAULT) if auction.fault is WrongInAuction.TOO_LOW else None


@law("ulti:10.2")
def not_called(auction: AuctionFault) -> Ruling | None:
    """Nobody called it at once on noticing it, and the game went on."""
    return rule(GAME_VALID) if not auction.called else None


@law("ulti:10.2", "ulti:10.3.c", otherwise=AT_ONCE_OR_NEVER)
def called(_: AuctionFault) -> Ruling | None:
    """A player of this game called it at once on noticing it."""
    return rule(then=FAULT)


# What follows?


@law("ulti:13.2.1", "ulti:3.4")
def suit_given_away_and_outbid(auction: AuctionFault) -> Ruling | None:
    """The bidder gave away the suit, and one of the innocent players bids on."""
    bid_on = auction.fault is WrongInAuction.SUIT and auction.others_bid is BidOn.YES
    return rule(AUCTION_GOES_ON, BARRED) if bid_on else None


@law("ulti:13.2.1", "ulti:3.4")
def suit_given_away_not_answered(auction: AuctionFault) -> Ruling | None:
    """The bidder gave away the suit, and the innocent players have not said yet whether they bid on."""
    waiting = auction.fault is WrongInAuction.SUIT and auction.others_bid is BidOn.NOT_ASKED
    return rule(BARRED, MAY_BID_ON, ELSE_PAYS) if waiting else None


@law("ulti:13.2.1", "ulti:3.4")
def suit_given_away(auction: AuctionFault) -> Ruling | None:
    """The bidder gave away the suit, and neither of the innocent players bids on."""
    if auction.fault is WrongInAuction.SUIT:
        return rule(BARRED, pay_with_kontra(auction.bid, auction))
    return None


@law("ulti:13.2.2")
def passed_too_early(auction: AuctionFault) -> Ruling | None:
    """A player passed before the player next in turn had passed."""
    return rule(AUCTION_GOES_ON, BARRED) if auction.fault is WrongInAuction.EARLY_PASS else None


@law("ulti:13.2.3.d")
def wrong_talon_others_out(auction: AuctionFault) -> Ruling | None:
    """The talon is wrong, but the other players take no part in the auction."""
    return rule(MAY_TAKE_TALON) if is_wrong_talon(auction, Stage.OTHERS_OUT) else None


@law("ulti:13.2.3.a")
def wrong_talon_not_looked_at(auction: AuctionFault) -> Ruling | None:
    """The talon is wrong, and the next bidder had not looked at it yet."""
    return rule(TAKE_TALON_BACK, BID_HIGHER) if is_wrong_talon(auction, Stage.NOT_LOOKED) else None


@law("ulti:13.2.3.b")
def wrong_talon_looked_at(auction: AuctionFault) -> Ruling | None:
    """The talon is wrong, and the next bidder had looked at it but not put it among the cards in hand."""
    if is_wrong_talon(auction, Stage.LOOKED):
        return rule(GAME_ENDS, pay_with_kontra(auction.bid, auction))
    return None


@law("ulti:13.3.9", "ulti:13.2.3")
def wrong_talon_in_play(auction: AuctionFault) -> Ruling | None:
    """The talon is wrong, and this came to light only in the play."""
    if is_wrong_talon(auction, Stage.IN_PLAY):
        return rule(go_to(PLAY_FAULT, fault=WrongInPlay.COUNT, **auction.have("called")))
    return None


@law("ulti:13.2.3.c")
def wrong_talon_taken_in(auction: AuctionFault) -> Ruling | None:
    """The talon is wrong, and the next bidder had put it among the cards in hand."""
    return rule(NEXT_BIDDER_AT_FAULT, then=NEXT_BID) if auction.fault is WrongInAuction.TALON else None


def is_wrong_talon(auction: AuctionFault, stage: Stage) -> bool:
    return auction.fault is WrongInAuction.TALON and auction.stage is stage


@law("ulti:13.2.4.b", "ulti:3.6")
def too_low_in_play(auction: AuctionFault) -> Ruling | None:
    """The bid is too low, and this came to light only in the play."""
    return rule(BID_VALID, PLAY_THE_HAND) if auction.fault is WrongInAuction.TOO_LOW and auction.in_play else None


@law("ulti:13.2.4.a", "ulti:3.6")
def too_low_corrected(auction: AuctionFault) -> Ruling | None:
    """The bid is too low, and after the warning the bidder makes a higher one."""
    return rule(AUCTION_GOES_ON) if auction.fault is WrongInAuction.TOO_LOW and auction.corrects else None


@law("ulti:13.2.4.a", "ulti:3.6")
def too_low_not_corrected(auction: AuctionFault) -> Ruling | None:
    """The bid is too low, and the bidder makes no higher one after the warning."""
    return rule(then=NEXT_BID) if auction.fault is WrongInAuction.TOO_LOW else None


@law("ulti:13.2.5", "ulti:10.3.c")
def talon_taken_too_early(auction: AuctionFault) -> Ruling | None:
    """A player took up the talon without waiting for the next in turn to pass."""
    return rule(then=EARLY) if auction.fault is WrongInAuction.EARLY_TALON else None


@law("ulti:13.2.6.a", "ulti:13.2.6")
def wrong_opener_outbid(auction: AuctionFault) -> Ruling | None:
    """A player opened without the right to, and one of the innocent players bids higher."""
    if auction.fault is WrongInAuction.OPENER and auction.others_bid is BidOn.YES:
        return rule(BID_VALID, TAKE_TALON_BACK, AUCTION_GOES_ON, BARRED)
    return None


@law("ulti:13.2.6", "ulti:13.2.6.a", "ulti:13.2.6.b")
def wrong_opener_not_answered(auction: AuctionFault) -> Ruling | None:
    """A player opened without the right to, and the innocent players have not said yet whether they bid higher."""
    if auction.fault is WrongInAuction.OPENER and auction.others_bid is BidOn.NOT_ASKED:
        return rule(BID_VALID, BARRED, MAY_BID_ON, ELSE_PAYS)
    return None


@law("ulti:13.2.6.b", "ulti:13.2.6")
def wrong_opener(auction: AuctionFault) -> Ruling | None:
    """A player opened without the right to, and the auction does not go on."""
    if auction.fault is WrongInAuction.OPENER:
        return rule(BID_VALID, pay_with_kontra(auction.bid, auction))
    return None


@law("ulti:13.2.7.a", "ulti:13.2.7")
def second_bidder_in_order(auction: AuctionFault) -> Ruling | None:
    """The second bidder has the right number of cards: the player who opened wrongly pays both others."""
    if auction.right_count:
        bill = doubled(auction.bid) if auction.reading.shares_with_kontra else value(auction.bid)
        shares = (Party.SECOND, Party.SECOND, Party.TWELVE)  # two to the second bidder, one to the third player
        return rule(BID_VALID, GAME_ENDS, pay_both(Party.OPENER, bill, shares))
    return None


@law("ulti:13.2.7.b", "ulti:13.2.7", otherwise=(WrongInAuction.TWO_BIDS,))
def second_bidder_miscounted(auction: AuctionFault) -> Ruling | None:
    """The second bidder has a wrong number of cards and has lost, without kontra."""
    bill = add_penalty(value(auction.bid), auction.bid, auction.reading)
    return rule(GAME_ENDS, pay_both(Party.SECOND, bill, (Party.OPENER, Party.TWELVE)))


TIME = Issue(N_("Is it a fault, and is it too late?"), (no_secret_suit, wrong_talon, too_low, not_called, called))
FAULT = Issue(
    N_("What follows from the fault?"),
    (
        suit_given_away_and_outbid,
        suit_given_away_not_answered,
        suit_given_away,
        passed_too_early,
        wrong_talon_others_out,
        wrong_talon_not_looked_at,
        wrong_talon_looked_at,
        wrong_talon_in_play,
        wrong_talon_taken_in,
        too_low_in_play,
        too_low_corrected,
        too_low_not_corrected,
        talon_taken_too_early,
        wrong_opener_outbid,
        wrong_opener_not_answered,
        wrong_opener,
        second_bidder_in_order,
        second_bidder_miscounted,
    ),
)
AUCTION_FAULT = Topic(
    "ulti",
    "auction-fault",
    N_("Fault in the auction"),
    N_("Something went wrong in the auction or with the talon."),
    AuctionFault,
    (TIME, FAULT, EARLY, NEXT_BID),
)
