"""What a plain club player calls: five-card majors, a strong no trump, simple answers; and what the call means."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, Bid, Call, Strain
from engine.bridge.table.deal import Deal
from engine.bridge.table.meaning import Asks, Meaning, Purpose
from engine.bridge.table.seat import SEATS, Side
from engine.cards.pack import Hand
from players.bridge.bidding.advance import advance_double, advance_overcall
from players.bridge.bidding.continuation import GAMES, LATER, answer_about_stopper, choose_major_game, pass_on
from players.bridge.bidding.holding import Holding, weigh
from players.bridge.bidding.no_trump import (
    answer_about_majors,
    choose_after_answer,
    complete_transfer,
    respond_to_no_trumps,
)
from players.bridge.bidding.opening import OPENING
from players.bridge.bidding.option import ANYTHING, CallOption, along_with, either
from players.bridge.bidding.overcall import OVERCALL
from players.bridge.bidding.rebid import rebid, rebid_strong
from players.bridge.bidding.response import raise_preempt, respond, wait
from players.bridge.bidding.slam import answer_aces, ask_for_aces, bid_slam, finish_after_aces
from players.bridge.bidding.view import Told, View, see, view_of

Rule = Callable[[View], Iterable[CallOption]]
STRONG = Bid.parse("2C")
EARLY = 4  # calls
SLAMS = (ask_for_aces, bid_slam)
CONTINUATION: tuple[Rule, ...] = (choose_after_answer, choose_major_game, *SLAMS, *GAMES, *LATER)
ANSWERS: dict[Asks, Rule] = {
    Asks.ACES: answer_aces,
    Asks.MAJORS: answer_about_majors,
    Asks.STOPPER: answer_about_stopper,
}


def rules(view: View) -> tuple[Rule, ...]:
    """The rules for this turn, in order: the first that has a call for the hand is followed."""
    if view.opening is None:
        return OPENING
    ago, opening = view.opening
    if view.asked and (answer := answer_rule(view)):
        return (answer,)
    if final := last_word(view, ago):
        return (final,)
    if ago < 4 or first_call_of_partner(view):
        return first_turn(view, ago, opening)
    return (*second_turn(view, ago, opening), *CONTINUATION)


def second_turn(view: View, ago: int, opening: Bid) -> tuple[Rule, ...]:
    """The opener's rules for his rebid."""
    if opening == STRONG and ago % 4 == 0 and len(view.mine) == 1:
        return (rebid_strong,)
    if opening.level == 1 and ago == 4 and new_suit_or_no_trump(view, opening):
        return (*SLAMS, rebid)
    return ()


def first_call_of_partner(view: View) -> bool:
    """Has partner doubled or overcalled just now, before any call of mine?"""
    return not view.mine and len(view.partners) == 1 and view.told[-2][0] != PASS


def answer_rule(view: View) -> Rule | None:
    """The rule for an answer to an artificial call of partner's, if there is just one thing to say."""
    if view.heard.purpose is Purpose.TRANSFER:
        return complete_transfer
    return ANSWERS.get(view.heard.asks)


def last_word(view: View, ago: int) -> Rule | None:
    """Who asks for aces decides; who has let the opening pass along with his partner goes on passing."""
    if ago > 3 and not view.mine and not view.partners:
        return pass_on
    if any(meaning.asks is Asks.ACES for _, meaning in view.by(2)):
        return pass_on
    if any(meaning.asks is Asks.ACES for _, meaning in view.by(4)):
        return finish_after_aces if view.by(4)[0][1].asks is Asks.ACES else pass_on
    return None


def first_turn(view: View, ago: int, opening: Bid) -> tuple[Rule, ...]:
    """The first turn after the opening, which was so many turns ago."""
    if ago == 2:
        return (response_rule(opening),)
    if not view.partners or ago == 1:
        return OVERCALL
    if view.told[-2][0] == DOUBLE:
        return (advance_double, *CONTINUATION)
    if isinstance(view.partners[0], Bid) and view.partners[0].strain is Strain.NO_TRUMPS:
        return CONTINUATION
    return (advance_overcall, *CONTINUATION)


def response_rule(opening: Bid) -> Rule:
    if opening.strain is Strain.NO_TRUMPS:
        return respond_to_no_trumps
    if opening == STRONG:
        return wait
    return respond if opening.level == 1 else raise_preempt


def new_suit_or_no_trump(view: View, opening: Bid) -> bool:
    """Has partner answered in a new suit or with one no trump, so that the opener describes his hand?"""
    answer = view.told[-2][0]
    suit_opened = opening.strain is not Strain.NO_TRUMPS
    if not suit_opened or not isinstance(answer, Bid) or answer.strain is opening.strain:
        return False
    return answer.level == 1 or (answer.level == 2 and answer.strain is not Strain.NO_TRUMPS)


def offered(view: View) -> Sequence[CallOption]:
    """All that the system offers at this turn; auctions begin alike, and their beginnings are remembered."""
    return offered_early(view.told, view.vulnerable) if len(view.told) <= EARLY else find_offers(view)


@lru_cache(maxsize=1024)
def offered_early(told: Told, vulnerable: bool) -> Sequence[CallOption]:
    return find_offers(view_of(told, vulnerable))


def find_offers(view: View) -> Sequence[CallOption]:
    """The last rules leave a call alone that has a meaning already."""
    options: list[CallOption] = []
    taken: set[Call | None] = set()
    for rule in rules(view):
        new = [option for option in rule(view) if is_open(option, view)]
        if rule in LATER:
            taken = taken or {option.call for option in options}
            new = [option for option in new if option.call not in taken]
            taken.update(option.call for option in new)
        options += new
    return options


def is_open(option: CallOption, view: View) -> bool:
    return option.low <= option.high and view.allows(option.call)


def meaning_of(call: Call, view: View) -> Meaning:
    """What the caller's partner understands; a call that the system does not know may be anything."""
    options = [option for option in offered(view) if option.call == call]
    return along_with(view.me, either(options)) if options else ANYTHING


def choose(holding: Holding, view: View) -> tuple[Call, Meaning]:
    options = offered(view)
    call = next((option.call for option in options if option.suits(holding)), None) or PASS
    same = [option for option in options if option.call == call]
    return call, along_with(view.me, either(same)) if same else ANYTHING


def read(auction: Auction, vulnerable: frozenset[Side]) -> tuple[Meaning, ...]:
    """The meanings of the calls of an auction, by the system."""
    meanings: tuple[Meaning, ...] = ()
    for length, call in enumerate(auction.calls):
        before = Auction(auction.dealer, auction.calls[:length])
        meanings += (meaning_of(call, see(before, meanings, vulnerable)),)
    return meanings


def bid_next(hand: Hand, auction: Auction, vulnerable: frozenset[Side]) -> tuple[Call, Meaning]:
    """The call of the player in turn, and its meaning together with what he has told before."""
    return choose(weigh(hand), see(auction, read(auction, vulnerable), vulnerable))


def bid_on(deal: Deal) -> Iterator[tuple[Auction, tuple[Meaning, ...]]]:
    """The auction after each call, with the meanings of the calls so far."""
    holdings = {seat: weigh(deal.hands[seat]) for seat in SEATS}
    auction, meanings = Auction(deal.dealer), tuple[Meaning, ...]()
    while not auction.is_over:
        call, meaning = choose(holdings[auction.turn], see(auction, meanings, deal.vulnerable))
        auction, meanings = auction.add(call), (*meanings, meaning)
        yield auction, meanings


def bid_out(deal: Deal) -> tuple[Auction, tuple[Meaning, ...]]:
    """The whole auction, with the meaning of each call."""
    *_, end = bid_on(deal)
    return end
