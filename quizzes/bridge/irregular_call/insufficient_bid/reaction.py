"""What the next player does about an insufficient bid, and what it is not: a slip of the hand, a bid out of turn."""

from random import Random

from engine.bridge.irregular_call.insufficient import InsufficientBid, SoFar
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.table.call import DOUBLE, PASS, Bid, lowest_over
from engine.bridge.table.seat import Seat
from engine.cards.pack import of_suit
from engine.text import N_, Text, say
from players.bridge.bidding.holding import SUITS
from quizzes.bridge.irregular_call.insufficient_bid.question import BIDS, first_part, next_bid_part
from quizzes.bridge.irregular_call.insufficient_bid.slip import Slip
from quizzes.bridge.irregular_call.insufficient_bid.story import draw_with, since, tell_slip, up_to_the_slip
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Moment, Scenario
from quizzes.question import Case


def stop_at(slip: Slip, so_far: SoFar, *story: Text, table: Table | None = None) -> Scenario:
    """The moment at which the director comes."""
    told = (*tell_slip(slip)[:1], *story)
    return Scenario(told, (since(slip, so_far),), (first_part(slip.offender),), table or up_to_the_slip(slip))


def called_at_once(rng: Random, slip: Slip) -> Scenario | None:
    """Nobody has done anything; then the next player accepts it."""
    begun = stop_at(slip, SoFar.NOTHING, rng.choice(CALLED))
    return accept(begun, slip, say("{player} says: “I accept it.”", player=slip.offender.lho))


CALLED = (
    say("Attention is drawn to it at once, and you are called."),
    say("Dismayed, the player wants to take it back, and you are called."),
    say("The players begin to argue about what may be bid now, and you are called."),
)


def accept(begun: Scenario, slip: Slip, *story: Text) -> Scenario | None:
    """The bid is accepted: how high must one bid now?"""
    if BIDS.index(slip.last) > len(BIDS) - 6:
        return None
    lho = slip.offender.lho
    part = next_bid_part(slip, say("What is the lowest bid that {player} may make now?", player=lho), 1)
    later = (Moment(story, (part,)),)
    return Scenario(begun.story, (*begun.cases, since(slip, SoFar.ACCEPTED)), begun.parts, begun.table, later=later)


def called_over(_: Random, slip: Slip) -> Scenario | None:
    """The next player calls, and has thereby accepted it."""
    call, lho = slip.call_over(), slip.offender.lho
    if isinstance(call, Bid) and call <= slip.last:  # nobody bids below a bid of the own side
        return None
    entry = Entry(lho, call)
    told = {
        PASS: say("{player} passes. Only then does somebody notice, and you are called.", player=lho),
        DOUBLE: say("{player} doubles. Only then does somebody notice, and you are called.", player=lho),
    }.get(call, say("{player} bids {call}. Only then does somebody notice, and you are called.", player=lho, call=call))
    begun = stop_at(slip, SoFar.ACCEPTED, told, table=up_to_the_slip(slip, entry))
    if isinstance(call, Bid):
        return begun
    part = next_bid_part(slip, say("What is the lowest bid that {player} may make now?", player=lho.lho), 0)
    return Scenario(
        begun.story, begun.cases, begun.parts, begun.table, later=(Moment((say("The auction goes on."),), (part,)),)
    )


def slip_of_the_hand(rng: Random, slip: Slip) -> Scenario | None:
    """The player had the right bid in mind and the wrong card in hand."""
    meant = lowest_over(slip.last, slip.bid.strain)
    if meant is None or meant.level > 3:
        return None
    story = (Text(rng.choice(SLIPS), (("player", slip.offender), ("meant", meant), ("bid", slip.bid))),)
    return Scenario(story, (since(slip, SoFar.SLIP),), (first_part(slip.offender),), up_to_the_slip(slip))


SLIPS = (
    N_("{player} wants to bid {meant}, but the card that lies on the table is {bid}, and the player says so at once."),
    N_("{player} says: “{bid} – no, {meant}! A slip of the tongue.” You believe it."),
)


def out_of_turn(_: Random, slip: Slip) -> Scenario | None:
    """Another player than the one in turn bids too little."""
    player = slip.offender.lho
    bid = suit_to_bid(slip, player)
    if bid is None:
        return None
    told = say(
        "It is {turn}'s turn, but {player}, who has not seen {last}, bids {bid}.",
        turn=slip.offender,
        player=player,
        last=slip.last,
        bid=bid,
    )
    facts = InsufficientBid.suppose(last=slip.last, bid=bid, accepted=SoFar.OUT_OF_TURN)
    table = Table(slip.deal, (*entries_of(slip.auction), Entry(player, bid, say("insufficient"))))
    called = say("Attention is drawn to it at once, and you are called.")
    return Scenario((told, called), (Case(INSUFFICIENT_BID, facts),), (first_part(player),), table)


def suit_to_bid(slip: Slip, player: Seat) -> Bid | None:
    """A suit of five cards that can be bid below the last bid, by a player who has not bid yet."""
    hand = slip.deal.hands[player]
    if any(seat is player and call != PASS for seat, call in slip.auction.entries()):
        return None
    long = [strain for strain in SUITS if strain.suit and len(of_suit(hand, strain.suit)) > 4]
    bids = (Bid(level=slip.last.level, strain=strain) for strain in long if strain < slip.last.strain)
    return next(bids, None)


REACTIONS = (called_at_once, called_at_once, called_at_once, called_over, called_over, slip_of_the_hand, out_of_turn)


DRAW = draw_with(*REACTIONS)
FAMILIES = (Family("bridge", "insufficient-accepted", N_("What now?"), 1, "18D 27A1 27A2 25A", DRAW),)
