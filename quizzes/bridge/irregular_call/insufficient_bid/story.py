"""What the stories of insufficient bids have in common: how one is told, what one sees, how the auction goes on."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.irregular_call.insufficient import InsufficientBid, SoFar
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL, Becomes
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import DOUBLE, PASS, Bid
from engine.bridge.table.meaning import Purpose, suits_of
from engine.cards.pack import Suit
from engine.text import Text, say
from quizzes.bridge.irregular_call.insufficient_bid.offer import Offer, lowest, passing
from quizzes.bridge.irregular_call.insufficient_bid.question import after, ask_about, lead_part, result_part
from quizzes.bridge.irregular_call.insufficient_bid.slip import Meanings, Slip, draw_slips
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Moment, Scenario
from quizzes.firm import is_firm
from quizzes.question import Case, Part

Attempt = Callable[[Random, Slip], Scenario | None]
Slips = Callable[[Random], Iterator[Slip]]
COSTLY = 0.5  # how often a player who could call freely pays for another call
PLAIN = 0.4  # how often nothing is asked about the lead where every suit may be forbidden, or none


def draw_with(*attempts: Attempt, slips: Slips = draw_slips) -> Draw:
    """Draw one of the attempts, then slips until it makes a scenario of one that is firm."""

    def draw(rng: Random) -> Scenario:
        attempt = rng.choice(attempts)
        tried = (attempt(rng, slip) for slip in slips(rng))
        return next(scenario for scenario in tried if scenario and is_firm(scenario))

    return draw


def since(slip: Slip, so_far: SoFar) -> Case:
    """The bid, before anything has replaced it."""
    return Case(INSUFFICIENT_BID, InsufficientBid.suppose(last=slip.last, bid=slip.bid, accepted=so_far))


# Telling


def tell_slip(slip: Slip) -> tuple[Text, ...]:
    bids = {"player": slip.offender, "last": slip.last, "bid": slip.bid}
    return (
        say("{player} has not seen {last} and bids {bid}.", **bids),
        say("The offending side plays {call} as {meaning}.", call=slip.bid, meaning=slip.meaning),
    )


def tell_refusal(slip: Slip) -> Text:
    return say("{player} does not accept the bid.", player=slip.offender.lho)


def tell_meaning(offer: Offer) -> Text:
    if offer.call == PASS:
        return say("A pass here shows {meaning}.", meaning=offer.meaning)
    if offer.call == DOUBLE:
        return say("A double here is {meaning}.", meaning=offer.meaning)
    if offer.is_lowest:
        return say("{call} is natural as well.", call=offer.call)
    return say("The offending side plays {call} here as {meaning}.", call=offer.call, meaning=offer.meaning)


def tell_choice(offer: Offer) -> Text:
    player = offer.slip.offender
    if offer.call == PASS:
        return say("{player} passes instead.", player=player)
    if offer.call == DOUBLE:
        return say("{player} doubles instead.", player=player)
    return say("{player} bids {call} instead.", player=player, call=offer.call)


# What one sees


def up_to_the_slip(slip: Slip, *more: Entry) -> Table:
    return Table(slip.deal, (*entries_of(slip.auction), Entry(slip.offender, slip.bid, say("insufficient")), *more))


def with_replacement(offer: Offer) -> Table:
    return up_to_the_slip(offer.slip, Entry(offer.slip.offender, offer.call, say("replacement")))


def whole(offer: Offer, auction: Auction) -> Table:
    """The auction to its end, with the withdrawn calls standing where they were made."""
    slip, entries = offer.slip, entries_of(auction)
    place = len(slip.auction.calls)
    withdrawn = [Entry(slip.offender, slip.bid, say("withdrawn"))]
    if offer.is_cancelled:
        withdrawn.append(Entry(slip.offender, offer.call, say("cancelled")))
    return Table(slip.deal, (*entries[:place], *withdrawn, *entries[place:]), auction.contract)


# How the auction goes on


def settle(offer: Offer) -> Offer | None:
    """The call that stands in the end: after a cancelled one the suit again, or a pass with a weak hand."""
    if not offer.is_cancelled:
        return offer
    suit, instead = lowest(offer.slip), passing(offer.slip)
    if suit and offer.slip.points > 9:
        return suit
    return instead if instead and instead.fits and offer.slip.points < 13 else None


def play_on(rng: Random, offer: Offer, case: int) -> tuple[Moment, Case] | None:
    """The rest of the auction and the question of the lead, if the offender defends; the number is that of its case."""
    final, slip = settle(offer), offer.slip
    if final is None:
        return None
    auction, meanings = slip.continue_with(final.call, final.meaning, offer.bars_partner)
    if auction.contract is None or auction.contract.declarer.side is slip.offender.side:
        return None
    shown = specified(auction, meanings, slip)
    if shown is None or (rng.random() < PLAIN and not (shown and offer.bars_partner)):
        return None
    facts = WITHDRAWN_CALL.facts.suppose(
        becomes=Becomes.DEFENDER, specified=shown, **{"duties.lead_limit": offer.in_its_place}
    )
    moment = Moment((tell_end(offer, final),), (lead_part(slip.offender, case),), whole(offer, auction))
    return moment, Case(WITHDRAWN_CALL, facts)


def tell_end(offer: Offer, final: Offer) -> Text:
    if final is offer:
        return say("The auction goes on as shown.")
    player = offer.slip.offender
    if final.call == PASS:
        return say("After the ruling {player} passes, and the auction goes on as shown.", player=player)
    return say(
        "After the ruling {player} bids {call}, and the auction goes on as shown.", player=player, call=final.call
    )


def specified(auction: Auction, meanings: Meanings, slip: Slip) -> frozenset[Suit] | None:
    """The suits that the offender has shown in the legal auction; None where one cannot see it from the bids."""
    own = [turn for turn, (seat, call) in enumerate(auction.entries()) if seat is slip.offender and call != PASS]
    at_slip = len(slip.auction.calls)
    if any(meanings[turn].purpose is not Purpose.NATURAL for turn in own if turn != at_slip):
        return None
    return frozenset(suit for turn in own for suit in suits_of(meanings[turn].shows))


def explain(slip: Slip, offers: list[Offer], begun: Scenario | None = None) -> Scenario:
    """Not accepted: the offender wants to hear, before choosing, what each call would lead to."""
    before = begun.cases if begun else ()
    told = (tell_refusal(slip), *tell_slip(slip)[1:], *(text for offer in offers for text in tell_offer(offer)))
    parts = tuple(ask_result(offer, number, len(before) + number - 1) for number, offer in enumerate(offers, 1))
    cases = (*before, *(offer.case for offer in offers))
    if begun:
        return Scenario(begun.story, cases, begun.parts, begun.table, later=(Moment(told, parts),))
    return Scenario((*tell_slip(slip)[:1], *told), cases, parts, up_to_the_slip(slip))


def ask_result(offer: Offer, number: int, case: int) -> Part:
    offender = offer.slip.offender
    return result_part(offender, f"call{number}", ask_about(offender, offer.call), case)


def tell_offer(offer: Offer) -> Iterator[Text]:
    yield tell_meaning(offer)
    shows = offer.slip.meaning.shows
    is_bid = isinstance(offer.call, Bid) and offer.call > after(offer.slip.last)
    if is_bid and not offer.is_natural and shows and offer.meaning.shows == shows:
        yield say("The offending side has no lower bid that shows {suit|and}.", suit=shows)


def choose(rng: Random, scenario: Scenario, offers: list[Offer]) -> Scenario:
    """The offender makes one of the calls, if there is one to make; where this leads to a lead, that is asked last."""
    costly = [offer for offer in offers if offer.bars_partner]
    if not offers:
        return scenario
    offer = rng.choice(costly if costly and rng.random() < COSTLY else offers)
    last = play_on(rng, offer, len(scenario.cases))
    if last is None:
        return scenario
    moment, case = last
    told = Moment((tell_choice(offer), *moment.story), moment.parts, moment.table)
    cases, later = (*scenario.cases, case), (*scenario.later, told)
    return Scenario(scenario.story, cases, scenario.parts, scenario.table, later=later)
