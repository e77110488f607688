"""Bids at the eight level: in jest, or by a slip of the tongue."""

from random import Random

from engine.bridge.effect.call import MustPass
from engine.bridge.effect.inadmissible import PASS_ENDS_IT
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.inadmissible import Progress, Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.withdrawn_call import LEAD_LIMIT_AHEAD
from engine.bridge.table.call import DOUBLE, PASS, Bid, Strain
from engine.bridge.table.seat import Seat
from engine.law import Verdict, go_to
from engine.text import N_, Text, say
from quizzes.bridge.irregular_call.inadmissible_call.juncture import AT_ONCE, Juncture, draw_with, tell_noticed
from quizzes.bridge.picture import Entry
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, find, has

EIGHT = 8
STORIES = (
    N_("{player} has had enough of the bidding, and bids {bid} for fun."),
    N_("{player} thinks that nobody can bid more than that, and bids {bid}."),
    N_("{player} says with a smile: “{bid}.”"),
)


def ruling_part(player: Seat) -> Part:
    partner = player.partner
    both = say(
        "It is replaced by a pass, and {player} and {partner} must pass until the end of the auction.",
        player=player,
        partner=partner,
    )
    options = (
        Option("both", both),
        Option("over", say("It is replaced by a pass, which ends the auction.")),
        Option("slip", say("{player} may change it to the call that was meant.", player=player)),
    )
    return OneOf("ruling", say("What becomes of the bid?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, PASS_ENDS_IT):
        return "over"
    return "both" if find(verdict, MustPass) else "slip" if has(verdict, go_to(CHANGE_OF_CALL)) else ""


def lead_part(player: Seat) -> Part:
    words = say(
        "If {player} defends in the end: may declarer be able to forbid {partner} a lead because of the bid?",
        player=player,
        partner=player.partner,
    )
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    return OneOf("lead", words, read_lead, 0, options)


def read_lead(verdict: Verdict) -> str:
    return "yes" if has(verdict, LEAD_LIMIT_AHEAD) else "no"


def bid_eight(rng: Random, juncture: Juncture, progress: Progress, ends: bool) -> Scenario | None:
    """A player with nothing to say bids eight all the same."""
    if juncture.next_call != PASS or juncture.auction.last_bid is None or ends != juncture.auction.add(PASS).is_over:
        return None
    player, bid = juncture.player, Bid(level=EIGHT, strain=rng.choice(tuple(Strain)))
    answer = rng.choice((PASS, DOUBLE))
    is_called = progress is Progress.CALLED
    story = (
        Text(rng.choice(STORIES), (("player", player), ("bid", bid))),
        tell_noticed(player.lho, answer) if is_called else AT_ONCE,
    )
    entries = (Entry(player, bid, say("above seven")), *((Entry(player.lho, answer),) if is_called else ()))
    facts = INADMISSIBLE_CALL.facts.suppose(wrong=Wrong.ABOVE_SEVEN, progress=progress, pass_ends=ends)
    parts = (ruling_part(player), lead_part(player))
    return Scenario(story, (Case(INADMISSIBLE_CALL, facts),), parts, juncture.table(*entries))


def at_once(rng: Random, juncture: Juncture) -> Scenario | None:
    return bid_eight(rng, juncture, Progress.NOTHING, ends=False)


def called_over(rng: Random, juncture: Juncture) -> Scenario | None:
    return bid_eight(rng, juncture, Progress.CALLED, ends=False)


def at_once_at_end(rng: Random, juncture: Juncture) -> Scenario | None:
    return bid_eight(rng, juncture, Progress.NOTHING, ends=True)


def called_over_at_end(rng: Random, juncture: Juncture) -> Scenario | None:
    return bid_eight(rng, juncture, Progress.CALLED, ends=True)


def slip_of_the_tongue(_: Random, juncture: Juncture) -> Scenario | None:
    meant, player = juncture.next_call, juncture.player
    if not isinstance(meant, Bid):
        return None
    bid = Bid(level=EIGHT, strain=meant.strain)
    told = say(
        "{player} says: “{bid} – no, {meant}! A slip of the tongue.” You believe it.",
        player=player,
        bid=bid,
        meant=meant,
    )
    facts = INADMISSIBLE_CALL.facts.suppose(wrong=Wrong.ABOVE_SEVEN, progress=Progress.SLIP)
    table = juncture.table(Entry(player, bid, say("above seven")))
    return Scenario((told,), (Case(INADMISSIBLE_CALL, facts),), (ruling_part(player),), table)


DRAW = draw_with(
    *[at_once] * 3, *[called_over] * 3, *[at_once_at_end] * 2, *[called_over_at_end] * 2, *[slip_of_the_tongue] * 2
)
FAMILIES = (Family("bridge", "above-seven", N_("A bid above seven"), 3, "38B 38C 38D 25A", DRAW),)
