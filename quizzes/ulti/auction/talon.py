"""The talon to practise: who takes it up, how it is laid down, what must not be seen of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from engine.cards.pack import Hand
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.talon import (
    LAY_APART,
    MUST_BID_HIGHER,
    MUST_NOT_SHOW,
    MUST_TAKE,
    TALON,
    Bidder,
    Exchange,
)
from engine.ulti.renonsz.auction_incident import WrongInAuction
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction, Seat
from players.ulti.bidding import Bidding, Plan, draw_bidding, find_plans
from players.ulti.deal import arrange
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, handed_over, has
from quizzes.ulti.auction.story import entries_of
from quizzes.ulti.picture import Entry, Holding, Table


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


Find = Callable[[Bidding], Exchanged | None]


def draw_exchange(rng: Random, find: Find) -> Exchanged:
    """A bidder of this kind, from real hands."""
    return next(made for made in (find(draw_bidding(rng)) for _ in count()) if made)


def find_first(bidding: Bidding) -> Exchanged | None:
    return Exchanged(Bidder.FIRST, Seat.FIRST, Auction(), bidding.deal.hand(Seat.FIRST), frozenset(), bidding.opening)


def find_hasty(bidding: Bidding) -> Exchanged | None:
    """The third player, before the second has spoken."""
    hand, before = bidding.deal.hand(Seat.THIRD), Auction(bidding.auction.calls[:1])
    plan = best_over(hand | bidding.opening.talon, bidding.opening.bid)
    return Exchanged(Bidder.LATER, Seat.THIRD, before, hand, bidding.opening.talon, plan) if plan else None


def find_later(bidding: Bidding) -> Exchanged | None:
    """The first player who bids over the opening."""
    number, turn = next(((number, turn) for number, turn in enumerate(bidding.turns[1:], 1) if turn.plan), (0, None))
    before = Auction(bidding.auction.calls[:number])
    if turn is None or turn.plan is None or before.is_over:
        return None
    return Exchanged(Bidder.LATER, turn.seat, before, bidding.deal.hand(turn.seat), bidding.opening.talon, turn.plan)


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
FINDS: dict[Find, list[str]] = {
    find_first: "order one three apart secret".split(),
    find_later: "order same take bid one three apart secret".split(),
    find_hasty: ["wait"],
    find_robber: "same take take take bid one three apart".split(),
}
USUALLY = (find_first, find_first, find_later, find_later, find_later, find_hasty, find_robber, find_robber)


def draw_talon(rng: Random) -> Scenario:
    find = rng.choice(USUALLY)
    slip, made = rng.choice(FINDS[find]), draw_exchange(rng, find)
    if slip == "same":
        made = replace(made, plan=keep_own(made))
    stated = USUAL | SLIPS[slip] | ({"taken": False} if find is find_first else {})
    case = Case(TALON, Exchange.suppose(bidder=made.bidder, **stated))
    return Scenario(tell(rng, made, slip), (case,), (ruling_part(),), picture(made, slip))


def keep_own(made: Exchanged) -> Plan:
    """The plan of a bidder who lays down the two cards taken up."""
    plan = best_over(made.hand, made.before.valid) or made.plan
    return replace(plan, talon=made.taken)


def tell(rng: Random, made: Exchanged, slip: str) -> tuple[Text, ...]:
    opening = {
        Bidder.FIRST: say("The player who was dealt 12 cards bids."),
        Bidder.LATER: say("The player takes up the talon and puts it in among the cards in hand."),
        Bidder.ROBBER: say("Both others have passed. The last bidder takes up the talon once more (önrablás)."),
    }[made.bidder]
    left = {
        Bidder.FIRST: opening,
        Bidder.LATER: say("The bidder leaves the talon where it lies and bids."),
        Bidder.ROBBER: say(
            "Both others have passed. The last bidder bids over the own bid and leaves the talon lying."
        ),
    }[made.bidder]
    shown = rng.choice(arrange(made.plan.talon))
    after = {
        "same": say(
            "The two cards that are then laid down are the same that were taken up; they lie face down, apart."
        ),
        "wait": say("The player whose turn it was had neither passed nor bid yet."),
        "bid": say("After a look at the cards the player lays down two of them again and says: pass."),
        "one": say("One card is laid down."),
        "three": say("Three cards are laid down."),
        "apart": say("Two cards are laid down, one on top of the other."),
        "secret": say(
            "Two cards are laid down face down and apart; a neighbour was shown one of them: {card}.", card=shown
        ),
    }
    usual = say("Two cards are laid down face down and apart from each other. Nobody has seen them.")
    return (left,) if slip == "take" else (opening, after.get(slip, usual))


def picture(made: Exchanged, slip: str) -> Table:
    """What was said, the cards in hand, and those laid down."""
    said = say("pass") if slip == "bid" else made.plan.bid.words()
    entries = (*entries_of(made.before), Entry(Text(made.seat.words), said))
    trumps = made.plan.bid.has_trump
    if slip == "take":
        return Table((Holding(say("The bidder's cards"), arrange(made.hand, trumps)),), entries)
    laid = lay(made, slip)
    hand = Holding(say("The bidder's cards"), arrange(made.cards - laid, trumps))
    return Table((hand, Holding(say("Laid down (only you see these)"), arrange(laid, trumps))), entries)


def lay(made: Exchanged, slip: str) -> Hand:
    laid, kept = arrange(made.plan.talon), arrange(made.cards - made.plan.talon)
    return frozenset(laid[:1] if slip == "one" else (*laid, kept[-1]) if slip == "three" else laid)


def ruling_part() -> Part:
    options = (
        Option("order", say("Everything is in order.")),
        Option("take", say("The bidder has to take up the talon and put it in among the cards in hand.")),
        Option("bid", say("Whoever takes up the talon has to bid higher.")),
        Option(
            "wait", say("The bidder did not wait for the pass of the player in turn: the auction has its own rule.")
        ),
        Option("count", say("The talon has a wrong number of cards: the auction has its own rule.")),
        Option("apart", say("Only the two cards have to be laid apart.")),
        Option("secret", say("The talon must not be shown: this is a renonsz to be judged.")),
    )
    return OneOf("ruling", say("What is to be said about the talon?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    words = {MUST_TAKE: "take", MUST_BID_HIGHER: "bid", MUST_NOT_SHOW: "secret", LAY_APART: "apart"}
    faults = {WrongInAuction.TALON: "count", WrongInAuction.EARLY_TALON: "wait"}
    found = next((word for effect, word in words.items() if has(verdict, effect)), "order")
    return faults.get(handed_over(verdict, "fault"), found)


FAMILIES = (Family("ulti", "bid-talon", N_("The talon in the auction"), 2, "3.2 3.3 3.5 3.10", draw_talon),)
