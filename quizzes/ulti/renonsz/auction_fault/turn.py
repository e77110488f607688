"""Faults of turn in the auction to rule on: a pass or the talon out of turn (13.2.2, 13.2.5)."""

from random import Random

from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.auction import AUCTION, PASS_NOT_FINAL, Standing
from engine.ulti.effect.auction import BARRED
from engine.ulti.effect.renonsz import GAME_VALID
from engine.ulti.renonsz.auction_incident import BidOn, WrongInAuction
from engine.ulti.renonsz.next_bid import OnlyBid
from engine.ulti.table.bid import Bid
from engine.ulti.table.call import Auction, Pass, Seat
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.german import Utterance
from quizzes.question import Case, OneOf, Option, Part, find, has
from quizzes.ulti.auction.enough import answers, outbid
from quizzes.ulti.auction.heard import OPENINGS, after, come_to, draw_higher
from quizzes.ulti.auction.story import bid_options, entries_of, smallest_firmly, tell_both
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.auction_fault.story import GOES_ON_WITHOUT, Follows, state, tell_called
from quizzes.ulti.renonsz.question import IN_ORDER, VALID

HIGH = 25  # points from which on nobody is in a hurry to bid more
OFFERED = 2  # bids to choose from besides the right one


@firmly
def draw_out_of_turn(rng: Random) -> Scenario | None:
    return rng.choice((early_pass, early_pass, early_talon, early_talon, early_talon, in_turn))(rng)


def draw_before(rng: Random) -> Auction:
    """An auction over whose last bid it is clear which is the smallest."""
    return come_to(rng, rng.choice([bid for bid in outbid() if bid.total < HIGH]))


def early_pass(rng: Random) -> Scenario:
    """The player after the one in turn passes first."""
    auction, called = draw_before(rng), rng.random() < 0.8
    offender = after(auction.turn)
    entry = Utterance(Text(offender.words), Text(Pass.PASS.words))
    case = state(WrongInAuction.EARLY_PASS, called=called, valid=auction.valid)
    told = rng.choice(
        (
            say("{skipped|start} is still thinking when {player} passes.", player=offender, skipped=auction.turn),
            say("Before {skipped} has said a word, {player} passes.", player=offender, skipped=auction.turn),
        )
    )
    story = (told, tell_called(rng, called, offender))
    return out_of_turn(story, case, (*entries_of(auction), entry), which_bid(rng, auction.valid, offender))


def early_talon(rng: Random) -> Scenario:
    """The player after the one in turn takes up the talon; a firm ruling only where somebody bids on."""
    auction, called = draw_before(rng), rng.random() < 0.8
    offender, skipped = after(auction.turn), auction.turn
    taken = rng.choice(
        (
            say(
                "{skipped|start} is still thinking when {player} takes up the talon.", skipped=skipped, player=offender
            ),
            say("Before {skipped} has said a word, {player} takes up the talon.", skipped=skipped, player=offender),
        )
    )
    wants = say("{player|start} says: “I am bidding on.”", player=skipped)
    story = (taken, tell_called(rng, called, offender), *((wants,) if called else ()))
    case = state(WrongInAuction.EARLY_TALON, called=called, valid=auction.valid, others_bid=BidOn.YES)
    return out_of_turn(story, case, entries_of(auction), which_bid(rng, auction.valid, offender))


def in_turn(rng: Random) -> Scenario | None:
    """A player who has passed wants to bid when the turn comes round again."""
    first = rng.choice(OPENINGS)
    higher = draw_higher(rng, first)
    last = draw_higher(rng, higher) if higher and rng.random() < 0.5 else Pass.PASS
    if higher is None or last is None:
        return None
    auction = Auction((first, Pass.PASS, higher, last))
    if smallest_firmly(auction.valid) is None:
        return None
    bidder = auction.turn
    taken = say("Now {player}, who has passed before, takes up the talon.", player=bidder)
    story = (taken, tell_called(rng, True, bidder))
    case = Case(AUCTION, Standing.suppose(auction=auction))
    return out_of_turn(story, case, entries_of(auction), which_bid(rng, auction.valid, bidder))


def out_of_turn(story: tuple[Text, ...], case: Case, entries: tuple[Utterance, ...], which: Moment) -> Scenario:
    """What follows; and, where the auction still goes on, which bid the player may make."""
    later = () if has(case.decide(), GAME_VALID) else (which,)
    return Scenario(story, (case,), (turn_part(),), Table(entries=entries), later=later)


def turn_part() -> Part:
    outcomes = (GOES_ON_WITHOUT, VALID, IN_ORDER)
    options = (
        *(Option(one.value, one.words) for one in outcomes[:1]),
        Option("only-smallest", say("The offender has to make one certain bid; the others may bid on.")),
        *(Option(one.value, one.words) for one in outcomes[1:]),
    )
    found = (("only-smallest", OnlyBid), ("barred", BARRED), ("valid", GAME_VALID), ("in-order", PASS_NOT_FINAL))
    return OneOf("outcome", say("What follows?"), Follows(found), 0, options)


def which_bid(rng: Random, valid: Bid, player: Seat) -> Moment:
    """The smallest bid among others near it."""
    right = smallest_firmly(valid)
    near = sorted(answers(), key=lambda bid: abs(bid.serial - valid.serial))[:6]
    offered = {*rng.sample([bid for bid in near if bid != right], OFFERED), *((right,) if right else ())}
    options = (
        Option("none", say("No bid at all.")),
        Option("any", say("Any bid that is high enough.")),
        *bid_options(offered),
    )
    words = say("Which bid may {player} make now?", player=player)
    return Moment((say("The auction goes on."),), (OneOf("bid", words, read_bid, 0, options, remark=tell_both),))


def read_bid(verdict: Verdict) -> str:
    if only := find(verdict, OnlyBid):
        return str(only.bid)
    return "none" if has(verdict, BARRED) else "any"


FAMILIES = (
    Family(
        "ulti", "fault-auction-turn", N_("Out of turn in the auction"), 2, "13.2.2 13.2.5 3.7 10.2", draw_out_of_turn
    ),
)
