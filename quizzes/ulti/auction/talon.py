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
from quizzes.german import InView, Utterance
from quizzes.question import Case, OneOf, Option, Part, handed_over, has
from quizzes.ulti.auction.story import entries_of
from quizzes.ulti.picture import Table


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
    find_later: "order same take take take bid one three apart secret".split(),
    find_hasty: ["wait"],
    find_robber: "same take bid one three apart secret".split(),
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
    """Who handles the talon, and how; how many cards were laid down one sees."""
    if slip == "take":
        return (tell_left(made),)
    return tell_taken(made), tell_laid(rng, made, slip)


def tell_taken(made: Exchanged) -> Text:
    told = {
        Bidder.FIRST: say("{player|start} opens the auction.", player=made.seat),
        Bidder.LATER: say(
            "{player|start} takes up the talon and puts it in among the cards in hand.", player=made.seat
        ),
        Bidder.ROBBER: say("Both others have passed, and {player} takes up the talon once more.", player=made.seat),
    }
    return told[made.bidder]


def tell_left(made: Exchanged) -> Text:
    if made.bidder is Bidder.ROBBER:
        return say(
            "Both others have passed. {player|start} bids once more and does not touch the talon.", player=made.seat
        )
    return say("{player|start} bids and does not touch the talon.", player=made.seat)


def tell_laid(rng: Random, made: Exchanged, slip: str) -> Text:
    shown = rng.choice(arrange(made.plan.talon))
    told = {
        "same": say("The bidder then lays down, face down and apart, the same two cards."),
        "bid": say("Then the player lays down two cards again, face down and apart, and passes."),
        "apart": say("The bidder lays the talon down, face down, one card on top of the other."),
        "count": say("The bidder lays the talon down, face down; nobody has seen a card."),
        "secret": say(
            "The bidder lays the talon down, face down and apart, but lets a neighbour see the {card}.",
            card=shown,
        ),
    }
    usual = say("The bidder lays the talon down, face down and with space between; nobody has seen a card.")
    return told.get(slip, usual)


def picture(made: Exchanged, slip: str) -> Table:
    """What was said, the cards in hand, and those laid down."""
    said = say("pass") if slip == "bid" else made.plan.bid.words()
    entries = (*entries_of(made.before), Utterance(Text(made.seat.words), said))
    trumps = made.plan.bid.has_trump
    if slip == "take":
        return Table((InView(say("The bidder's cards"), arrange(made.hand, trumps)),), entries)
    laid = lay(made, slip)
    hand = InView(say("The bidder's cards"), arrange(made.cards - laid, trumps))
    return Table((hand, InView(say("Laid down (only you see this)"), arrange(laid, trumps))), entries)


def lay(made: Exchanged, slip: str) -> Hand:
    laid, kept = arrange(made.plan.talon), arrange(made.cards - made.plan.talon)
    return frozenset(laid[:1] if slip == "one" else (*laid, kept[-1]) if slip == "three" else laid)


def ruling_part() -> Part:
    options = (
        Option("order", say("Everything is in order.")),
        Option("take", say("The bidder would have had to take up the talon.")),
        Option("bid", say("The player has to bid higher now.")),
        Option("wait", say("It was another player's turn: a fault of its own in the auction.")),
        Option("count", say("Too many or too few cards were laid down: a fault of its own in the auction.")),
        Option("apart", say("The two cards only have to be laid apart.")),
        Option("secret", say("The talon must not be shown: this may be a renonsz.")),
    )
    return OneOf("ruling", say("What is to be said about it?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    words = {MUST_TAKE: "take", MUST_BID_HIGHER: "bid", MUST_NOT_SHOW: "secret", LAY_APART: "apart"}
    faults = {WrongInAuction.TALON: "count", WrongInAuction.EARLY_TALON: "wait"}
    found = next((word for effect, word in words.items() if has(verdict, effect)), "order")
    return faults.get(handed_over(verdict, "fault"), found)


FAMILIES = (
    Family("ulti", "bid-talon", N_("The talon in the auction"), 1, "3.2 3.3 3.5 3.10 13.2.3 13.2.5", draw_talon),
)
