"""The talon to practise: who takes it up, how it is laid down, what must not be seen of it."""

from dataclasses import dataclass, replace
from random import Random

from engine.cards import Hand
from engine.ruling import Governs, Verdict
from engine.text import Text, say
from engine.ulti.bid import Bid
from engine.ulti.call import Auction, Seat
from engine.ulti.talon import LAY_APART, MUST_BID_HIGHER, MUST_NOT_SHOW, MUST_TAKE, TAKING, TALON, Bidder, Exchange
from quizzes.family import Scenario
from quizzes.question import Case, OneOf, Option, Part, detail, has
from quizzes.ulti.bid_story import entries_of
from quizzes.ulti.bidding import Bidding, Plan, draw_bidding, find_plans
from quizzes.ulti.deal import arrange
from quizzes.ulti.table import Entry, Holding, Table


@dataclass(frozen=True)
class Exchanged:
    """A bidder with the talon: what had been said before, the ten cards held, what is taken up, bid and laid down."""

    bidder: Bidder
    seat: Seat
    before: Auction
    hand: Hand
    taken: Hand
    plan: Plan

    @property
    def cards(self) -> Hand:
        return self.hand | self.taken


def draw_exchange(rng: Random, bidder: Bidder) -> Exchanged:
    """A bidder of this kind, from real hands."""
    while True:
        bidding = draw_bidding(rng)
        if bidder is Bidder.FIRST:
            opening = bidding.turns[0].plan or bidding.plan
            return Exchanged(bidder, Seat.FIRST, Auction(), bidding.deal.hand(Seat.FIRST), frozenset(), opening)
        made = find_robber(bidding) if bidder is Bidder.ROBBER else find_later(bidding)
        if made:
            return made


def find_later(bidding: Bidding) -> Exchanged | None:
    """The first player who bids over the opening."""
    for number, turn in enumerate(bidding.turns[1:], 1):
        if turn.plan and bidding.turns[0].plan:
            before, talon = Auction(bidding.auction.calls[:number]), bidding.turns[0].plan.talon
            if before.is_over:
                return None
            return Exchanged(Bidder.LATER, turn.seat, before, bidding.deal.hand(turn.seat), talon, turn.plan)
    return None


def find_robber(bidding: Bidding) -> Exchanged | None:
    """The declarer, who could also bid something higher."""
    seat = bidding.declarer
    hand = bidding.hands[seat.order]
    plan = best_over(hand | bidding.talon, bidding.bid)
    return Exchanged(Bidder.ROBBER, seat, bidding.auction, hand, bidding.talon, plan) if plan else None


def best_over(cards: Hand, valid: Bid) -> Plan | None:
    higher = [plan for plan in find_plans(cards) if plan.chance > THINKABLE and plan.bid.beats(valid)]
    return max(higher, key=lambda plan: plan.prospect, default=None)


THINKABLE = 0.25
USUAL = {"waited": True, "taken": True, "bids": True, "laid": 2, "apart": True, "shown": False}
SLIPS: dict[str, dict[str, object]] = {
    "order": {},
    "same": {},
    "wait": {"waited": False},
    "take": {"taken": False},
    "bid": {"bids": False},
    "one": {"laid": 1},
    "three": {"laid": 3},
    "apart": {"apart": False},
    "secret": {"shown": True},
}
POSSIBLE = {
    Bidder.FIRST: "order one three apart secret".split(),
    Bidder.LATER: "order same wait wait take take bid bid one three apart secret".split(),
    Bidder.ROBBER: "order same take take take bid one three apart secret".split(),
}


def draw_talon(rng: Random) -> Scenario:
    bidder = rng.choice((Bidder.FIRST, Bidder.LATER, Bidder.LATER, Bidder.ROBBER))
    slip = rng.choice(POSSIBLE[bidder])
    made = draw_exchange(rng, bidder)
    if slip == "wait":
        made = replace(made, before=Auction(made.before.calls[:1]), seat=Seat.THIRD)
        made = replace(made, hand=made.hand)
    if slip == "same":
        made = replace(made, plan=replace(made.plan, talon=made.taken))
    stated = {"bidder": bidder} | USUAL | SLIPS[slip] | ({"taken": False} if bidder is Bidder.FIRST else {})
    case = Case(TALON, Exchange.suppose(**stated))
    return Scenario(tell(rng, made, slip), (case,), (ruling_part(),), picture(rng, made, slip))


def tell(rng: Random, made: Exchanged, slip: str) -> tuple[Text, ...]:
    opening = {
        Bidder.FIRST: say("The player who was dealt 12 cards bids."),
        Bidder.LATER: say("The bidder takes up the talon and puts it in among the cards in hand."),
        Bidder.ROBBER: say("Both others have passed. The last bidder takes up the talon once more (önrablás)."),
    }[made.bidder]
    left = {
        Bidder.FIRST: opening,
        Bidder.LATER: say("The bidder leaves the talon where it lies and bids."),
        Bidder.ROBBER: say("Both others have passed. The last bidder bids over the own bid and leaves the talon lying."),
    }[made.bidder]
    shown = rng.choice(arrange(made.plan.talon))
    after = {
        "same": say("The two cards that are then laid down are the same that were taken up; they lie face down, apart."),
        "wait": say("The player whose turn it was had neither passed nor bid yet."),
        "bid": say("After a look at the cards the player lays down two of them again and says: pass."),
        "one": say("One card is laid down."),
        "three": say("Three cards are laid down."),
        "apart": say("Two cards are laid down, one on top of the other."),
        "secret": say("Two cards are laid down face down and apart; a neighbour was shown one of them: {card}.", card=shown),
    }
    usual = say("Two cards are laid down face down and apart from each other. Nobody has seen them.")
    return (left,) if slip == "take" else (opening, after.get(slip, usual))
