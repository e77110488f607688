"""A sensible bidder: what a hand is worth bidding, and whole auctions with talons taken up and bids overbid."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod
from random import Random

from engine.cards.pack import GERMAN_SUITS, Hand, Suit, of_suit
from engine.ulti.table.bid import NO_TRUMP, TABLE, TRUMP_DURCHMARS, Bid, Task
from engine.ulti.table.call import OPENING, Auction, Call, Pass, Seat
from engine.ulti.table.player import Player
from players.german.evaluation import best_betli, best_durchmars, spare, weigh
from players.ulti.deal import Deal, draw_deal, place

TALON, FEWEST, FEWEST_TO_MARCH = 2, 3, 4  # trumps; whoever has ten cards has three of a suit
COLOURS = (False, True)  # red or not
PARTI = frozenset({Task.PARTI})
FAINT = 0.25  # chances below this are no plan
WITH_TRUMPS = tuple(bid for bid in TABLE if bid.has_trump)
MARCHES = {red: tuple(bid for bid in WITH_TRUMPS if bid.red is red and bid.parts & TRUMP_DURCHMARS) for red in COLOURS}
MODEST = {
    red: tuple(bid for bid in WITH_TRUMPS if bid.red is red and not bid.parts & TRUMP_DURCHMARS) for red in COLOURS
}
NEEDED = {bid: min(0.9, 0.34 + 0.02 * bid.total) for bid in TABLE}  # the dearer a bid, the surer it has to be
TOTAL = {bid: bid.total for bid in TABLE}
OPEN_COSTS = 0.9  # the defenders see the cards


@dataclass(frozen=True)
class Plan:
    """A bid with its trump suit, the two cards to lay down for it, and the chance to make it."""

    bid: Bid
    trump: Suit | None
    talon: Hand
    chance: float

    @property
    def prospect(self) -> float:
        """What the bid brings on the whole."""
        return TOTAL[self.bid] * (2 * self.chance - 1)

    @property
    def is_sound(self) -> bool:
        """Is the chance good enough for the price?"""
        return self.chance >= NEEDED[self.bid]


@lru_cache(maxsize=64)  # a hand is looked at again whenever its turn comes
def find_plans(hand: Hand) -> tuple[Plan, ...]:
    """Everything that 12 cards may be good for; with 10 cards nothing is laid down."""
    trumps = [suit for suit in GERMAN_SUITS if len(of_suit(hand, suit)) >= FEWEST]
    return (*(plan for trump in trumps for plan in with_trumps(hand, trump)), *without_trumps(hand))


def with_trumps(hand: Hand, trump: Suit) -> Iterator[Plan]:
    count, red = len(hand) - HELD, trump is Suit.RED
    laid = spare(hand, trump, count)
    yield from planned(MODEST[red], part_chances(hand - laid, trump), trump, laid)
    if len(of_suit(hand, trump)) < FEWEST_TO_MARCH:
        return
    march = best_durchmars(hand, count, trump)
    if march.chance > FAINT:
        chances = {Task.DURCHMARS: march.chance, Task.OPEN_DURCHMARS: march.chance * OPEN_COSTS}
        yield from planned(MARCHES[red], part_chances(march.kept, trump) | chances, trump, march.laid)


def planned(bids: tuple[Bid, ...], chances: dict[Task, float], trump: Suit, talon: Hand) -> Iterator[Plan]:
    for bid in bids:
        chance = prod([chances[part] for part in bid.parts])
        if chance > FAINT or bid.parts == PARTI:
            yield Plan(bid, trump, talon, chance)


def part_chances(hand: Hand, trump: Suit) -> dict[Task, float]:
    """The chance of each part but durchmars with these ten cards."""
    strength = weigh(hand, trump)
    return {
        Task.PARTI: strength.points(50),
        Task.HUNDRED40: strength.points(60) if strength.pair else 0,
        Task.HUNDRED20: strength.points(80) if strength.pairs else 0,
        Task.ULTI: strength.ulti,
        Task.FOUR_ACES: strength.four_aces,
    }


def without_trumps(hand: Hand) -> Iterator[Plan]:
    """With ten cards a player hopes that the two worst ones can be laid down."""
    count, hope = (len(hand) - HELD, 1) if len(hand) > HELD else (TALON, HOPE)
    betli, march = best_betli(hand, count), best_durchmars(hand, len(hand) - HELD, None)
    chance = hope * betli.chance**UNSEEN_CARDS
    yield Plan(ALONE[Task.BETLI], None, betli.laid, chance)
    yield Plan(ALONE[Task.REBETLI], None, betli.laid, chance)
    yield Plan(ALONE[Task.OPEN_BETLI], None, betli.laid, hope * betli.chance)
    yield Plan(ALONE[Task.PLAIN_DURCHMARS], None, march.laid, march.chance)
    yield Plan(ALONE[Task.REDURCHMARS], None, march.laid, march.chance)
    yield Plan(ALONE[Task.OPEN_PLAIN_DURCHMARS], None, march.laid, march.chance * OPEN_COSTS)


HELD, HOPE = 10, 0.7
ALONE = {part: Bid.of({part}) for part in NO_TRUMP}
UNSEEN_CARDS = 0.45  # a betli looks safer than against defenders who see everything


def choose_opening(rng: Random, hand: Hand) -> Plan:
    """Something sound, or the parti."""
    plans = find_plans(hand)
    parti = max((plan for plan in plans if plan.bid.parts == PARTI), key=lambda plan: plan.prospect)
    return pick(rng, [parti, *(plan for plan in plans if plan.is_sound and TOTAL[plan.bid] > TOTAL[parti.bid])])


def pick(rng: Random, plans: list[Plan]) -> Plan:
    """The bid that promises most; at times the cheapest, to see what the others do."""
    if rng.random() < RESERVE:
        return min(plans, key=lambda plan: (TOTAL[plan.bid], -plan.chance))
    return max(plans, key=lambda plan: plan.prospect)


RESERVE = 0.3


def choose_over(hand: Hand, valid: Bid) -> Plan | None:
    """The best sound bid over the valid one, or None; with ten cards one counts on some help from the talon."""
    chance = 0 if len(hand) > HELD else TALON_HELPS
    higher = [plan for plan in find_plans(hand) if plan.chance + chance >= NEEDED[plan.bid] and plan.bid.beats(valid)]
    return max(higher, key=lambda plan: plan.prospect, default=None)


TALON_HELPS = 0.1


def take_up(rng: Random, hand: Hand, valid: Bid, hoped: Plan) -> Plan:
    """What to bid with the talon in hand: something sound, else what costs the least, at worst what was hoped for."""
    plans = [plan for plan in find_plans(hand) if plan.bid.beats(valid)]
    if sound := [plan for plan in plans if plan.is_sound]:
        return pick(rng, sound)
    return max(plans or [hoped], key=lambda plan: plan.prospect)


@dataclass(frozen=True)
class PlannedCall:
    """What a player said, and the plan behind a bid."""

    seat: Seat
    call: Call
    plan: Plan | None = None


@dataclass(frozen=True)
class Bidding:
    """An auction that is over: who said what, who then holds what, and the talon on the table."""

    deal: Deal
    turns: tuple[PlannedCall, ...]
    hands: tuple[Hand, Hand, Hand]
    talon: Hand

    @property
    def auction(self) -> Auction:
        return Auction(tuple(turn.call for turn in self.turns))

    @property
    def opening(self) -> Plan:
        """The plan behind the first bid."""
        return next(turn.plan for turn in self.turns if turn.plan)

    @property
    def last(self) -> PlannedCall:
        """The turn of the bid that is played."""
        return next(turn for turn in reversed(self.turns) if turn.plan)

    @property
    def plan(self) -> Plan:
        return next(turn.plan for turn in reversed(self.turns) if turn.plan)

    @property
    def declarer(self) -> Seat:
        return self.last.seat

    @property
    def bid(self) -> Bid:
        return self.plan.bid

    @property
    def trump(self) -> Suit | None:
        return self.plan.trump

    @property
    def held(self) -> dict[Player, Hand]:
        """The ten cards of each player when the play begins."""
        held = {place(seat, self.declarer): self.hands[seat.order] for seat in Seat}
        return {player: held[player] for player in Player}


def bid_out(rng: Random, deal: Deal) -> Bidding:
    """The auction of a deal, to its end."""
    opening = choose_opening(rng, deal.hand(Seat.FIRST))
    bidding = lay_down(Bidding(deal, (), deal.hands, frozenset()), Seat.FIRST, opening)
    if opening.bid in OPENING.values() and rng.random() < SAYS_PASS:
        said = next(words for words, bid in OPENING.items() if bid == opening.bid)
        bidding = Bidding(deal, (PlannedCall(Seat.FIRST, said, opening),), bidding.hands, bidding.talon)
    while not (bidding.auction.is_over and not wants_more(bidding)):
        bidding = speak(rng, bidding)
    return bidding


SAYS_PASS = 0.5


def wants_more(bidding: Bidding) -> bool:
    """Does the last bidder rob the own bid, for a better one that was held back?"""
    hand = bidding.hands[bidding.declarer.order] | bidding.talon
    better = choose_over(hand, bidding.bid)
    return better is not None and better.prospect > bidding.plan.prospect + WORTH_ROBBING


WORTH_ROBBING = 1.0


def speak(rng: Random, bidding: Bidding) -> Bidding:
    """The auction with one more call; a player judges by ten cards whether to take up the talon."""
    seat, valid, talon = bidding.auction.turn, bidding.bid, bidding.talon
    hand = bidding.hands[seat.order]
    hesitates = not bidding.auction.is_over and rng.random() < HESITATES
    hoped = choose_over(hand | talon if bidding.auction.is_over else hand, valid)
    if hoped and not hesitates:
        return lay_down(bidding, seat, take_up(rng, hand | talon, valid, replace(hoped, talon=talon)))
    return Bidding(bidding.deal, (*bidding.turns, PlannedCall(seat, Pass.PASS)), bidding.hands, talon)


HESITATES = 0.2  # so often a player lets a good hand pass at first


def lay_down(bidding: Bidding, seat: Seat, plan: Plan) -> Bidding:
    """The auction after a bid, with its talon on the table."""
    hands = list(bidding.hands)
    hands[seat.order] = (hands[seat.order] | bidding.talon) - plan.talon
    first, second, third = hands
    return Bidding(
        bidding.deal, (*bidding.turns, PlannedCall(seat, plan.bid, plan)), (first, second, third), plan.talon
    )


def draw_bidding(rng: Random) -> Bidding:
    """A deal with its auction."""
    return bid_out(rng, draw_deal(rng))
