"""What the stories of insufficient bids have in common: how one is told, its facts, how the auction goes on."""

from collections.abc import Callable, Iterator
from random import Random

from engine.bridge.effect.call import REPLACEMENT_CANCELLED
from engine.bridge.irregular_call.insufficient_bid import INSUFFICIENT_BID, PARTNER_PASSES, InsufficientBid
from engine.bridge.irregular_call.withdrawn_call import Becomes, WithdrawnCall
from engine.bridge.table.auction import Auction
from engine.bridge.table.call import PASS, Bid, Call, Strain
from engine.bridge.table.meaning import Meaning, Purpose, suits_of
from engine.cards.pack import FRENCH_SUITS, Suit
from engine.text import Text, say
from players.bridge.bidding.option import ANYTHING, along_with
from quizzes.bridge.irregular_call.insufficient_bid.question import (
    lead_part,
    partner_part,
    standing_part,
)
from quizzes.bridge.irregular_call.insufficient_bid.slip import Meanings, Slip, draw_slips
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Draw, Scenario
from quizzes.firm import is_decided, is_firm
from quizzes.question import Case, Part, has

Attempt = Callable[[Random, Slip], Scenario | None]
Slips = Callable[[Random], Iterator[Slip]]
CHECKED = frozenset({"reading.lowest"})  # a difference between translations that has been checked, worth asking about


def draw_with(*attempts: Attempt, slips: Slips = draw_slips) -> Draw:
    """Draw slips until one of the attempts, in random order, makes a scenario of it that is firm."""

    def draw(rng: Random) -> Scenario:
        order = rng.sample(attempts, len(attempts))
        tried = (attempt(rng, slip) for slip in slips(rng) for attempt in order)
        return next(scenario for scenario in tried if scenario and is_firm(scenario))

    return draw


def ask(story: tuple[Text, ...], facts: InsufficientBid, parts: tuple[Part, ...], table: Table) -> Scenario:
    return Scenario(story, (Case(INSUFFICIENT_BID, facts),), parts, table, CHECKED)


def tell_slip(slip: Slip) -> tuple[Text, ...]:
    return (
        say("{player} overlooks {last} and bids {bid}.", player=slip.offender, last=slip.last, bid=slip.bid),
        say("Their meaning of {call}: {meaning}.", call=slip.bid, meaning=slip.meaning),
    )


def tell_meaning(call: Call, meaning: Meaning) -> Text:
    if meaning == ANYTHING:
        return say("Their meaning of {call}: none is agreed, any hand is possible.", call=call)
    return say("Their meaning of {call}: {meaning}.", call=call, meaning=meaning)


def tell_refusal(slip: Slip) -> Text:
    return say("{player} does not accept the insufficient bid.", player=slip.offender.lho)


def is_natural(slip: Slip, replacement: Call, new: Meaning) -> bool:
    """Both bids are natural: each shows the denomination that it names."""
    return (
        isinstance(replacement, Bid)
        and (slip.meaning.purpose, slip.meaning.shows) == (Purpose.NATURAL, frozenset({slip.bid.strain}))
        and (new.purpose, new.shows) == (Purpose.NATURAL, frozenset({replacement.strain}))
    )


def least_lengths(strain: Strain, length: int) -> tuple[int, int, int, int]:
    spades, hearts, diamonds, clubs = (length if suit is strain.suit else 0 for suit in FRENCH_SUITS)
    return spades, hearts, diamonds, clubs


def state(slip: Slip, replacement: Call, new: Meaning, **stated: object) -> InsufficientBid:
    """The facts of a bid that was not accepted, with whatever is special about it."""
    usual = {"meant": True, "in_turn": True, "accepted": False, "too_soon": False, "lower_shows_same": False}
    usual["double_legal"] = True
    return InsufficientBid.suppose(
        last=slip.last,
        bid=slip.bid,
        replacement=replacement,
        meaning=slip.meaning,
        new_meaning=new,
        natural=is_natural(slip, replacement, new),
        **(usual | stated),
    )


def after_withdrawal(becomes: Becomes, specified: frozenset[Suit]) -> WithdrawnCall:
    return WithdrawnCall(becomes=becomes, comparable=False, specified=specified)


def specified(auction: Auction, meanings: Meanings, slip: Slip) -> frozenset[Suit]:
    """The suits that the offender's calls in the legal auction specify."""
    own = [meanings[turn] for turn, (seat, _) in enumerate(auction.entries()) if seat is slip.offender]
    return frozenset(suit for meaning in own for suit in suits_of(meaning.shows))


def pass_tells_same(slip: Slip) -> bool:
    """Does a pass promise no less than the bid? The bid then tells more than its meaning can say."""
    return slip.meaning_of(PASS).is_inside(slip.meaning)


def play_on(slip: Slip, replacement: Call, new: Meaning, **stated: object) -> Scenario | None:
    """The whole story after a replacement that is not accepted: ruling, rest of the auction, contract."""
    undecided = after_withdrawal(Becomes.UNKNOWN, frozenset())
    so_far = Case(INSUFFICIENT_BID, state(slip, replacement, new, withdrawn=undecided, **stated))
    if not is_decided(so_far, CHECKED):
        return None
    first = so_far.decide()
    barred = has(first, PARTNER_PASSES)
    chosen = PASS if has(first, REPLACEMENT_CANCELLED) else replacement
    if chosen is not replacement and pass_tells_same(slip):
        return None
    told = new if chosen is replacement else slip.meaning_of(chosen)
    auction, meanings = slip.continue_with(chosen, told, barred)
    if auction.contract is None:
        return None
    defends = auction.contract.declarer.side is not slip.offender.side
    becomes = Becomes.DEFENDER if defends else Becomes.DECLARING
    withdrawn = after_withdrawal(becomes, specified(auction, meanings, slip))
    facts = state(slip, replacement, new, withdrawn=withdrawn, **stated)
    story = (*tell_slip(slip), tell_refusal(slip), *tell_replacement(slip, replacement, new, chosen))
    table = Table(slip.deal, irregular_entries(slip, replacement, chosen, auction), auction.contract)
    parts = (standing_part("replacement", "cancelled", "bid"), partner_part(), lead_part())
    return ask(story, facts, parts, table)


def play_as_held(slip: Slip, replacement: Call, new: Meaning) -> Scenario | None:
    """The story of a replacement of the offender's own choice: only one that the hand is good for."""
    full = along_with(slip.told, new)
    return play_on(slip, replacement, full) if full.fits(slip.deal.hands[slip.offender]) else None


def tell_replacement(slip: Slip, replacement: Call, new: Meaning, chosen: Call) -> Iterator[Text]:
    yield say("{player} replaces it with {call}.", player=slip.offender, call=replacement)
    yield tell_meaning(replacement, new)
    if chosen is not replacement:
        yield say("After the ruling {player} passes; the rest of the auction is as shown.", player=slip.offender)
    else:
        yield say("The rest of the auction is as shown.")


def irregular_entries(slip: Slip, replacement: Call, chosen: Call, auction: Auction) -> tuple[Entry, ...]:
    """The auction with the withdrawn calls standing where they were made."""
    entries, place = entries_of(auction), len(slip.auction.calls)
    withdrawn = [Entry(slip.offender, slip.bid, say("insufficient, withdrawn"))]
    if chosen is not replacement:
        withdrawn.append(Entry(slip.offender, replacement, say("replacement")))
    return (*entries[:place], *withdrawn, *entries[place:])
