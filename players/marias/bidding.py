"""A sensible bidder: whole auctions, the talon taken up, and the game that is announced."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.cards.pack import Hand, Suit
from engine.marias.table.auction import Answer, Auction, Call, Standing
from engine.marias.table.player import AT_PLAY, PLAYING, Player, Seat, place
from engine.marias.table.step import Rung
from players.marias.deal import Deal, draw_deal
from players.marias.plan import NEEDED, Plan, find_plans
from players.marias.position import MariasPosition, place_cards

TALON_HELPS = 0.12  # with ten cards one counts on some help from the talon
SKIPS = 0.3  # so often a bidder names a higher step at once


@dataclass(frozen=True)
class Bidding:
    """An auction that is over, and the game that the winner announced with the talon in hand."""

    deal: Deal
    auction: Auction
    akter: Seat
    plan: Plan

    @property
    def won(self) -> Rung:
        """The step at which the talon was won; forhont has it at the lowest if nobody bid."""
        return self.auction.standing.step or Rung.SEDMA

    @property
    def step(self) -> Rung:
        return self.plan.step

    @property
    def trump(self) -> Suit | None:
        return self.plan.trump

    @property
    def talon(self) -> Hand:
        """The two cards that the aktér laid down."""
        return self.plan.talon

    @property
    def twelve(self) -> Hand:
        return self.deal.hand(self.akter) | self.deal.talon

    @property
    def held(self) -> dict[Player, Hand]:
        """The ten cards of each player when the play begins."""
        held = {place(seat, self.akter): self.deal.hand(seat) for seat in PLAYING}
        held[Player.AKTER] = self.twelve - self.talon
        return {player: held[player] for player in AT_PLAY}

    @property
    def leader(self) -> Player:
        """Forhont leads with trumps, the aktér without."""
        return place(Seat.FORHONT, self.akter) if self.step.has_trump else Player.AKTER

    @property
    def position(self) -> MariasPosition:
        return place_cards(self.held, self.plan, self.leader)


def draw_bidding(rng: Random) -> Bidding:
    """A deal with its auction and the game announced."""
    return bid_out(rng, draw_deal(rng))


def bid_out(rng: Random, deal: Deal) -> Bidding:
    auction = draw_auction(rng, {seat: highest_step(deal.hand(seat)) for seat in PLAYING})
    akter, step = auction.standing.holder, auction.standing.step
    return Bidding(deal, auction, akter, announce(deal.hand(akter) | deal.talon, step))


def draw_auction(rng: Random, limits: Mapping[Seat, Rung | None]) -> Auction:
    """The auction between players who go no further than these steps."""
    calls, standing = list[Call](), Standing()
    while standing.turn:
        call = choose_call(rng, standing, limits[standing.turn])
        calls.append(call)
        standing = standing.after(call)
    return Auction(tuple(calls))


def highest_step(hand: Hand) -> Rung | None:
    """The highest step that ten cards can stand for, some help from the talon counted in."""
    good = [plan.step for plan in find_plans(hand) if plan.chance + TALON_HELPS >= NEEDED[plan.step]]
    return max(good, key=lambda step: step.order, default=None)


def choose_call(rng: Random, standing: Standing, limit: Rung | None) -> Call:
    if standing.answers:
        return Answer.HOLD if limit and standing.step and standing.step.order <= limit.order else Answer.PASS
    steps = [step for step in Rung.above(standing.step) if limit and step.order <= limit.order]
    if not steps:
        return Answer.PASS
    return steps[min(1, len(steps) - 1)] if rng.random() < SKIPS else steps[0]


def announce(twelve: Hand, won: Rung | None) -> Plan:
    """The best sound game at or above the step that was won, else the one that is likeliest to be made."""
    least = won.order if won else 0
    plans = [plan for plan in find_plans(twelve) if plan.step.order >= least]
    if sound := [plan for plan in plans if plan.is_sound]:
        return max(sound, key=lambda plan: plan.prospect)
    return max(plans, key=lambda plan: plan.prospect)
