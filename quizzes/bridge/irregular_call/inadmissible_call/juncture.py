"""Places in real auctions at which somebody calls what cannot be called, and how that is told."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, Call
from engine.bridge.table.deal import Deal, draw_deal
from engine.bridge.table.meaning import Meaning
from engine.bridge.table.seat import Seat
from engine.text import Text, say
from players.bridge.bidding.bidding import bid_on, choose, meaning_of
from players.bridge.bidding.holding import weigh
from players.bridge.bidding.view import see
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Scenario
from quizzes.firm import is_firm


@dataclass(frozen=True)
class Juncture:
    """An auction so far, and how the players would go on."""

    deal: Deal
    auction: Auction
    meanings: tuple[Meaning, ...]
    whole: Auction

    @property
    def player(self) -> Seat:
        return self.auction.turn

    @property
    def calls(self) -> tuple[Call, ...]:
        return self.auction.calls

    @property
    def next_call(self) -> Call:
        """What the player in turn would call."""
        return self.whole.calls[len(self.calls)]

    @property
    def is_end(self) -> bool:
        """Would all pass from here?"""
        return set(self.whole.calls[len(self.calls) :]) == {PASS}

    @property
    def partners_call(self) -> Call | None:
        """Partner's last call, if the opponent after it has passed."""
        return self.calls[-2] if len(self.calls) > 1 and self.calls[-1] == PASS else None

    @cached_property
    def call_after_pass(self) -> Call:
        """What the left-hand opponent would call, had the player passed."""
        view = see(self.auction, self.meanings, self.deal.vulnerable)
        passed = self.auction.add(PASS)
        if passed.is_over:
            return PASS
        after = see(passed, (*self.meanings, meaning_of(PASS, view)), self.deal.vulnerable)
        return choose(weigh(self.deal.hands[passed.turn]), after)[0]

    def table(self, *more: Entry) -> Table:
        return Table(self.deal, (*entries_of(self.auction), *more))


Attempt = Callable[[Random, Juncture], Scenario | None]


def draw_junctures(rng: Random) -> Iterator[Juncture]:
    """The places in an auction, from deal after deal, without end."""
    while True:
        deal = draw_deal(rng)
        steps = list(bid_on(deal))
        whole = steps[-1][0]
        places = [Juncture(deal, auction, meanings, whole) for auction, meanings in steps[:-1]]
        yield from rng.sample(places, len(places))


def draw_with(*attempts: Attempt) -> Draw:
    """Draw one of the attempts, then places in auctions until it makes a scenario of one that is firm."""

    def draw(rng: Random) -> Scenario:
        attempt = rng.choice(attempts)
        tried = (attempt(rng, juncture) for juncture in draw_junctures(rng))
        return next(scenario for scenario in tried if scenario and is_firm(scenario))

    return draw


def tell_noticed(player: Seat, call: Call) -> Text:
    """The next player calls before anybody has noticed."""
    bids = say("{player} bids {call}. Only then does somebody notice, and you are called.", player=player, call=call)
    return {
        PASS: say("{player} passes. Only then does somebody notice, and you are called.", player=player),
        DOUBLE: say("{player} doubles. Only then does somebody notice, and you are called.", player=player),
    }.get(call, bids)


AT_ONCE = say("Attention is drawn to it at once, and you are called.")
