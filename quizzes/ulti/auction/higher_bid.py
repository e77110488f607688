"""The order of the bids to practise: which is higher and why."""

from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.higher_bid import (
    HIGHER,
    HIGHER_BID,
    SAME_BID,
    ULTI_OVER_ACES,
    ByParts,
    ByValue,
    NewBid,
)
from engine.ulti.effect.auction import BID_VALID
from engine.ulti.table.bid import TABLE, Bid, Task
from engine.ulti.table.call import Auction, Pass, Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, has
from quizzes.ulti.auction.heard import after, come_to
from quizzes.ulti.auction.story import entries_of, is_too_low, smallest_firmly, tell_worth
from quizzes.ulti.picture import Table

NEAR = 4  # points between bids that one has to think about
TWINS = frozenset({Task.ULTI, Task.FOUR_ACES})
FREQUENT = 24  # the bids up to here make up nearly every auction
TOTAL = {bid: bid.total for bid in TABLE}


def near(bid: Bid) -> list[Bid]:
    return [one for one in TABLE if 0 < abs(TOTAL[one] - TOTAL[bid]) <= NEAR]


def of_other_parts(bid: Bid) -> list[Bid]:
    return [one for one in TABLE if TOTAL[one] == TOTAL[bid] and len(one.parts) != len(bid.parts)]


def twin(bid: Bid) -> list[Bid]:
    """The same with ulti in place of 4 aces, or the other way round."""
    return [one for one in TABLE if TOTAL[one] == TOTAL[bid] and one.parts ^ bid.parts == TWINS]


def same(bid: Bid) -> list[Bid]:
    return [bid]


RIVALS = (near, near, near, of_other_parts, of_other_parts, of_other_parts, twin, twin, same)


def draw_bid(rng: Random) -> Bid:
    """Any bid, the frequent ones more often."""
    return rng.choice(TABLE[:FREQUENT] if rng.random() < 0.5 else TABLE)


def draw_rivals(rng: Random) -> tuple[Bid, Bid]:
    """A bid and another that one might take for higher."""
    find = rng.choice(RIVALS)
    while True:
        valid = draw_bid(rng)
        if rivals := find(valid):
            return valid, rng.choice(rivals)


@firmly
def draw_higher(rng: Random) -> Scenario | None:
    valid, bid = draw_rivals(rng)
    own, in_play = rng.random() < 0.2, rng.random() < 0.45
    if valid == TABLE[-1] or (bid.beats(valid) and rng.random() < LESS_OFTEN):
        return None
    if not (bid.beats(valid) or (is_too_low(bid, valid) and (in_play or smallest_firmly(valid)))):
        return None
    facts = NewBid.suppose(valid=valid, bid=bid, own=own, in_play=in_play)
    before = come_to(rng, valid)
    passes = (Pass.PASS,) * 2 if own else ()
    auction = Auction((*before.calls, *passes, bid))
    story = (tell_bid(auction, own), tell_doubt(rng, auction, in_play))
    parts = (higher_part(valid, bid), why_part(valid, bid), follows_part())
    return Scenario(story, (Case(HIGHER_BID, facts),), parts, Table(entries=entries_of(auction)))


LESS_OFTEN = 0.72  # rivals drawn by chance are higher too often


def tell_bid(auction: Auction, own: bool) -> Text:
    bidder = auction.bids[-1][0]
    if own:
        return say("The other two having passed, {player} bids once more (önrablás).", player=bidder)
    return say("For the last bid {player} has taken up the talon.", player=bidder)


def tell_doubt(rng: Random, auction: Auction, in_play: bool) -> Text:
    """Somebody asks, at once or later."""
    asks: Seat = after(auction.bids[-1][0], rng.choice((1, 2)))
    if in_play:
        trick = rng.choice((1, 1, 2, 3, 4))
        return say(
            "Nobody bids any more. In the {trick|ordinal} trick {player} asks whether that was high enough.",
            trick=trick,
            player=asks,
        )
    return say("At once {player} asks whether that is high enough.", player=asks)


def higher_part(valid: Bid, bid: Bid) -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("Is the last bid higher than the one before it?")
    both = (tell_worth(valid), tell_worth(bid))
    return OneOf(
        "higher",
        words,
        lambda verdict: "yes" if has(verdict, HIGHER) else "no",
        0,
        options,
        remark=lambda _, __: both[: len({valid, bid})],
    )


def why_part(valid: Bid, bid: Bid) -> Part:
    options = (
        Option("value", say("The total values differ.")),
        Option("parts", say("The total values are equal, and one bid has fewer parts.")),
        Option("ulti", say("Value and number of parts are equal, and ulti stands above 4 aces.")),
        Option("same", say("It is the same bid.")),
    )
    both = (tell_worth(valid), tell_worth(bid))
    return OneOf("why", say("What decides it?"), read_why, 0, options, remark=lambda _, __: both[: len({valid, bid})])


def read_why(verdict: Verdict) -> str:
    if has(verdict, ULTI_OVER_ACES, SAME_BID):
        return "ulti" if has(verdict, ULTI_OVER_ACES) else "same"
    kinds = {ByValue: "value", ByParts: "parts"}
    return next((kinds[type(effect)] for effect in verdict.effects if type(effect) in kinds), "rank")


def follows_part() -> Part:
    options = (
        Option("valid", say("The last bid is valid: it was high enough.")),
        Option("again", say("After a warning the bidder has to bid higher.")),
        Option("stands", say("The last bid was too low, but it stands, and the hand is played out.")),
    )
    return OneOf("follows", say("What follows?"), read_follows, 0, options)


def read_follows(verdict: Verdict) -> str:
    if has(verdict, HIGHER):
        return "valid"
    return "stands" if has(verdict, BID_VALID) else "again"


HIGHER_LABELS = "3.5 3.6 4.C.2 5.1.b 13.2.4.a 13.2.4.b"
FAMILIES = (Family("ulti", "bid-higher", N_("Which bid is higher?"), 1, HIGHER_LABELS, draw_higher),)
