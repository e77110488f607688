"""Calls and cards that were withdrawn: which side may use what they told."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from engine.bridge.effect.information import INFORMATION_FREE, NEITHER_MAY_USE, WITHDRAWN_INFORMATION
from engine.bridge.effect.outside import FOR_DECLARER_ONLY, PENALTY_CARD_FREE
from engine.bridge.information.learnt import Learnt, Withdrawal
from engine.bridge.information.outside import OUTSIDE_INFORMATION
from engine.bridge.table.call import Bid, Strain
from engine.bridge.table.seat import SEATS, Seat, Side
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

MAJORS = (Strain.HEARTS, Strain.SPADES)
TRICKS = range(2, 10)


def draw_bids(rng: Random) -> dict[str, Bid]:
    """A bid, one that is too low over it, and the lowest sufficient one in that suit."""
    last = Bid(level=rng.choice((1, 2)), strain=rng.choice((*MAJORS, Strain.NO_TRUMPS)))
    suits = [strain for strain in Strain if strain < last.strain]
    bid = Bid(level=last.level, strain=rng.choice(suits))
    return {"last": last, "bid": bid, "new": Bid(level=last.level + 1, strain=bid.strain)}


def draw_opening(rng: Random) -> Bid:
    return Bid(level=1, strain=rng.choice(tuple(Strain)))


# Calls


def same_suit_instead(rng: Random, player: Seat) -> Scenario:
    told = say(
        "{player} bids {bid} over {last}. {lho} does not accept it, and {player} bids {new} instead. "
        "Both bids are natural.",
        player=player,
        lho=player.lho,
        **draw_bids(rng),
    )
    return ask(told, Withdrawal.LOWEST, player.side.other)


def comparable_double(rng: Random, player: Seat) -> Scenario:
    bids = draw_bids(rng)
    told = say(
        "{player} bids {bid} over {last}. {lho} does not accept it, and {player} doubles instead. "
        "You find the double comparable.",
        player=player,
        lho=player.lho,
        bid=bids["bid"],
        last=bids["last"],
    )
    return ask(told, Withdrawal.LOWEST, player.side.other)


def pass_instead(rng: Random, player: Seat) -> Scenario:
    bids = draw_bids(rng)
    told = say(
        "{player} bids {bid} over {last}. {lho} does not accept it, and {player} passes instead. "
        "You do not find the pass comparable.",
        player=player,
        lho=player.lho,
        bid=bids["bid"],
        last=bids["last"],
    )
    return ask(told, Withdrawal.OTHER, player.side.other)


def opened_out_of_turn(comparable: bool) -> "Attempt":
    """An opening out of turn, which is not accepted."""

    def attempt(rng: Random, player: Seat) -> Scenario:
        words = COMPARABLE if comparable else NOT_COMPARABLE
        told = Text(words, (("player", player), ("bid", draw_opening(rng)), ("lho", player.lho)))
        return ask(told, Withdrawal.COMPARABLE if comparable else Withdrawal.OTHER, player.side.other)

    return attempt


COMPARABLE = N_(
    "{player} opens {bid} out of turn, and {lho} does not accept it. When {player} is in turn, you find the call that "
    "takes its place comparable."
)
NOT_COMPARABLE = N_(
    "{player} opens {bid} out of turn, and {lho} does not accept it. When {player} is in turn, you do not find the "
    "call that takes its place comparable."
)


def right_player_called(rng: Random, player: Seat) -> Scenario:
    told = say(
        "It is {rho}'s turn, but {player} opens {bid}. {rho} calls before you are there, and so the opening is "
        "cancelled.",
        player=player,
        rho=player.rho,
        bid=draw_opening(rng),
    )
    return ask(told, Withdrawal.OTHER, player.side.other)


def doubled_a_slip(rng: Random, player: Seat) -> Scenario:
    bids = draw_bids(rng)
    told = say(
        "By a slip of the hand {player} takes {bid} out of the box instead of {new}. {lho} doubles, {player} puts "
        "the slip right in time, and {lho} takes the double back.",
        player=player,
        lho=player.lho,
        bid=bids["bid"],
        new=bids["new"],
    )
    return ask(told, Withdrawal.SLIP, player.side.other)


def misinformed(rng: Random, player: Seat) -> Scenario:
    told = say(
        "{lho} explains partner's {bid} wrongly, and {player} passes over it. The explanation is put right in time, "
        "and {player} takes the pass back and doubles.",
        player=player,
        lho=player.lho,
        bid=draw_bids(rng)["last"],
    )
    return ask(told, Withdrawal.EXPLAINED, player.side)


def informant_changed_too(rng: Random, player: Seat) -> Scenario:
    told = say(
        "{lho} explains partner's {bid} wrongly, {player} passes over it, and {lho} passes. The explanation is put "
        "right in time, {player} changes the pass to a double, and then {lho} changes a call as well.",
        player=player,
        lho=player.lho,
        bid=draw_bids(rng)["last"],
    )
    return ask(told, Withdrawal.EXPLAINED, player.side)


# Cards


def told_to_lead(_: Random, player: Seat) -> Scenario:
    told = say(
        "{lho}, the declarer, says that {player} is on lead, and {player} leads. But the lead is {partner}'s, and "
        "the card goes back to the hand.",
        player=player,
        lho=player.lho,
        partner=player.partner,
    )
    return ask(told, Withdrawal.TURN, player.side)


def card_after_revoke(rng: Random, player: Seat) -> Scenario:
    told = say(
        "{player}, the declarer, revokes on trick {trick}, and corrects it in time. {lho}, who had played after it, "
        "takes that card back and plays another.",
        player=player,
        lho=player.lho,
        trick=rng.choice(TRICKS),
    )
    return ask(told, Withdrawal.OTHER, player.side.other)


def both_revoke(rng: Random, player: Seat) -> Scenario:
    told = say(
        "{player}, the declarer, and {lho} both revoke on trick {trick}. Only one of the sides has played to the next "
        "trick, and so both revokes are corrected. It is about declarer's card.",
        player=player,
        lho=player.lho,
        trick=rng.choice(TRICKS),
    )
    return ask(told, Withdrawal.BOTH, None)


def penalty_card(rng: Random, player: Seat) -> Scenario:
    told = say(
        "{player}, a defender, corrects a revoke on trick {trick}. The withdrawn card lies on the table as a penalty "
        "card.",
        player=player,
        trick=rng.choice(TRICKS),
    )
    return ask(told, Withdrawal.PENALTY_CARD, player.side.other)


def picked_up(rng: Random, player: Seat) -> Scenario:
    told = say(
        "After a revoke on trick {trick}, a card of {player}'s, a defender, was a penalty card. {player} has picked it "
        "up again, since declarer has made use of the right to choose {partner}'s lead.",
        player=player,
        partner=player.partner,
        trick=rng.choice(TRICKS),
    )
    return ask(told, Withdrawal.NO_LONGER, player.side.other)


# What is asked


def ask(told: Text, withdrawal: Withdrawal, innocent: Side | None) -> Scenario:
    facts: dict[str, Any] = {"learnt": Learnt.WITHDRAWN, "withdrawal": withdrawal}
    case = Case(OUTSIDE_INFORMATION, OUTSIDE_INFORMATION.facts.suppose(**facts))
    return Scenario((told,), (case,), (use_part(innocent),))


def use_part(innocent: Side | None) -> Part:
    options = (
        Option("NS", say("Only {side}.", side=Side.NORTH_SOUTH)),
        Option("EW", say("Only {side}.", side=Side.EAST_WEST)),
        Option("both", say("Both sides.")),
        Option("neither", say("Neither side.")),
    )
    words = say("Who may use what the withdrawn call or card told, beyond what is known anyhow?")
    return OneOf("use", words, partial(read_use, innocent), 0, options)


def read_use(innocent: Side | None, verdict: Verdict) -> str:
    """Both, neither, or the side that has not offended."""
    if has(verdict, INFORMATION_FREE, PENALTY_CARD_FREE):
        return "both"
    is_for_one = has(verdict, WITHDRAWN_INFORMATION, FOR_DECLARER_ONLY)
    return str(innocent) if is_for_one else "neither" if has(verdict, NEITHER_MAY_USE) else ""


Attempt = Callable[[Random, Seat], Scenario]
ATTEMPTS: tuple[Attempt, ...] = (
    *[same_suit_instead] * 2,
    comparable_double,
    pass_instead,
    opened_out_of_turn(comparable=True),
    opened_out_of_turn(comparable=False),
    right_player_called,
    *[doubled_a_slip] * 2,
    misinformed,
    informant_changed_too,
    told_to_lead,
    card_after_revoke,
    *[both_revoke] * 3,
    penalty_card,
    picked_up,
)


def draw(rng: Random) -> Scenario:
    return rng.choice(ATTEMPTS)(rng, rng.choice(SEATS))


FAMILIES = (
    Family(
        "bridge",
        "withdrawn-use",
        N_("Who may use what was withdrawn?"),
        3,
        "16C1 16C2 21B2 23B 25A6 27B1a 47E1 50E1 50E2 62C3",
        draw,
    ),
)
