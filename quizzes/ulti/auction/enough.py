"""The smallest bid that is high enough, to practise: in turn, after a warning, over one's own bid."""

from functools import cache
from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.enough import ENOUGH, NextBid, SmallestOver
from engine.ulti.auction.higher_bid import HIGHER_BID, NewBid
from engine.ulti.table.bid import TABLE, Bid
from engine.ulti.table.call import Auction, Pass
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import Utterance
from quizzes.question import Case, Number, OneOf, Part, find
from quizzes.ulti.auction.heard import come_to
from quizzes.ulti.auction.higher_bid import draw_rivals
from quizzes.ulti.auction.story import bid_options, entries_of, is_too_low, smallest_firmly, tell_both, tell_worth
from quizzes.ulti.picture import Table

NEAREST = 4  # bids to either side among which the right one is to be found
OFFERED = 4


@cache
def answers() -> tuple[Bid, ...]:
    """Every bid that is the smallest over some other."""
    found = {smallest_firmly(valid) for valid in TABLE}
    return tuple(bid for bid in TABLE if bid in found)


@cache
def outbid() -> tuple[Bid, ...]:
    """The bids over which it is clear what is the smallest."""
    return tuple(valid for valid in TABLE if smallest_firmly(valid))


def draw_valid(rng: Random) -> Bid:
    """A bid over which one of the answers is right, each as often as the others."""
    right = rng.choice(answers())
    return rng.choice([valid for valid in outbid() if smallest_firmly(valid) == right])


@firmly
def draw_smallest(rng: Random) -> Scenario | None:
    return rng.choice((after_a_warning, in_turn, in_turn, after_a_pass, after_a_pass, robbing))(rng)


def after_a_warning(rng: Random) -> Scenario | None:
    """Somebody bid too low and has to bid again."""
    valid, bid = draw_rivals(rng)
    if not smallest_firmly(valid) or not is_too_low(bid, valid):
        return None
    auction = come_to(rng, valid)
    facts = NewBid.suppose(valid=valid, bid=bid, own=False, in_play=False)
    story = (
        say("{player|start} takes up the talon and bids {bid}.", player=auction.turn, bid=bid.words()),
        say(
            "The others say at once that this is not high enough. {player|start} has to bid again.", player=auction.turn
        ),
    )
    entries = entries_of(Auction((*auction.calls, bid)), say("not high enough"))
    return make(rng, (enough(valid, own=False), Case(HIGHER_BID, facts)), valid, story, entries)


def in_turn(rng: Random) -> Scenario:
    """The next player wants to bid."""
    valid = draw_valid(rng)
    auction = come_to(rng, valid)
    story = (say("{player|start} wants to take up the talon and bid as little as possible.", player=auction.turn),)
    return over(rng, valid, story, auction, own=False)


def after_a_pass(rng: Random) -> Scenario:
    """The player after the next wants to bid, the next one having passed."""
    valid = draw_valid(rng)
    auction = Auction((*come_to(rng, valid).calls, Pass.PASS))
    story = (say("{player|start} takes up the talon, sees nothing good in it, and has to bid.", player=auction.turn),)
    return over(rng, valid, story, auction, own=False)


def robbing(rng: Random) -> Scenario:
    """The last bidder bids once more; firm where nothing of the same value would do."""
    valid = draw_valid(rng)
    auction = Auction((*come_to(rng, valid).calls, Pass.PASS, Pass.PASS))
    story = (
        say("Both others have passed, but {player} wants to bid once more (önrablás).", player=auction.turn),
        say("It is to be as little as possible."),
    )
    return over(rng, valid, story, auction, own=True)


def over(rng: Random, valid: Bid, story: tuple[Text, ...], auction: Auction, *, own: bool) -> Scenario:
    waiting = Utterance(Text(auction.turn.words), say("?"))
    return make(rng, (enough(valid, own=own),), valid, story, (*entries_of(auction), waiting))


def enough(valid: Bid, *, own: bool) -> Case:
    return Case(ENOUGH, NextBid.suppose(valid=valid, own=own))


def make(
    rng: Random, cases: tuple[Case, ...], valid: Bid, story: tuple[Text, ...], entries: tuple[Utterance, ...]
) -> Scenario:
    return Scenario(story, cases, (smallest_part(rng, valid), value_part(valid)), Table(entries=entries))


def smallest_part(rng: Random, valid: Bid) -> Part:
    """The right one among others near it."""
    right = smallest_firmly(valid) or valid
    place = answers().index(right)
    around = [*answers()[max(0, place - NEAREST) : place], *answers()[place + 1 : place + NEAREST]]
    options = bid_options({right, *rng.sample(around, min(OFFERED - 1, len(around)))})
    words = say("Which is the smallest bid that is high enough?")
    return OneOf("smallest", words, read_smallest, 0, options, remark=tell_both)


def value_part(valid: Bid) -> Part:
    told = (tell_worth(smallest_firmly(valid) or valid),)
    return Number("value", say("What is that bid worth in all?"), read_value, 0, 1, 48, remark=lambda _, __: told)


def read_bids(verdict: Verdict) -> tuple[Bid, ...]:
    smallest = find(verdict, SmallestOver)
    return smallest.bids if smallest else ()


def read_smallest(verdict: Verdict) -> str:
    return "/".join(str(bid) for bid in read_bids(verdict))


def read_value(verdict: Verdict) -> int:
    return max((bid.total for bid in read_bids(verdict)), default=0)


FAMILIES = (
    Family("ulti", "bid-smallest", N_("The smallest bid that is enough"), 1, "3.5 3.6 5.1.b 4.C.2", draw_smallest),
)
