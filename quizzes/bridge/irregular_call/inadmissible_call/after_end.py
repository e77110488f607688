"""Calls after the final pass: second thoughts, a slip, a turn that was lost."""

from random import Random

from engine.bridge.effect.inadmissible import LOST_TURN_BACK
from engine.bridge.irregular_call.change_of_call import CHANGE_OF_CALL
from engine.bridge.irregular_call.inadmissible import Caller, WhyLate, Wrong
from engine.bridge.irregular_call.inadmissible_call import INADMISSIBLE_CALL
from engine.bridge.irregular_call.withdrawn_call import WITHDRAWN_CALL, Becomes
from engine.bridge.table.auction import Contract
from engine.bridge.table.call import DOUBLE, PASS, REDOUBLE, Bid, Call, Doubled, lowest_over
from engine.bridge.table.duty import InItsPlace
from engine.bridge.table.meaning import Purpose, suits_of
from engine.bridge.table.seat import Seat
from engine.cards.pack import Suit
from engine.law import GoTo, Verdict, go_to
from engine.text import N_, Text, say
from players.bridge.bidding.holding import SUITS, weigh
from quizzes.bridge.irregular_call.inadmissible_call.juncture import AT_ONCE, Juncture, draw_with, tell_noticed
from quizzes.bridge.irregular_call.insufficient_bid.question import lead_part
from quizzes.bridge.picture import Entry, Table, entries_of
from quizzes.family import Family, Moment, Scenario
from quizzes.question import Case, OneOf, Option, Part, find, has


def ruling_part(player: Seat) -> Part:
    options = (
        Option("nothing", say("The call is cancelled, and that is all.")),
        Option("lead", say("The call is cancelled, and declarer may be able to forbid a lead.")),
        Option("change", say("{player} may change the pass to the call that was meant.", player=player)),
        Option("back", say("The auction goes on with a call of {player}.", player=player)),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, go_to(CHANGE_OF_CALL)):
        return "change"
    if has(verdict, LOST_TURN_BACK):
        return "back"
    return "lead" if find(verdict, GoTo) else "nothing"


TOO_HIGH = 6  # a level at which nobody with second thoughts bids
PLAIN = 0.75  # how often nothing is made of a player who has shown no suit


def defenders(contract: Contract) -> tuple[Seat, Seat]:
    return contract.declarer.lho, contract.declarer.rho


def decide(
    player: Seat, story: tuple[Text, ...], table: Table, facts: dict[str, object], lead: Case | None = None
) -> Scenario:
    """The ruling, and then the lead if one may be forbidden."""
    case = Case(INADMISSIBLE_CALL, INADMISSIBLE_CALL.facts.suppose(wrong=Wrong.AFTER_END, **facts))
    later = (Moment((say("It is cancelled, and play begins."),), (lead_part(player, 1),)),) if lead else ()
    return Scenario(story, (case, lead) if lead else (case,), (ruling_part(player),), table, later=later)


def too_late(juncture: Juncture, contract: Contract, player: Seat, call: Call, *more: Entry) -> Table:
    entries = (*entries_of(juncture.whole), Entry(player, call, say("after the final pass")), *more)
    return Table(juncture.deal, entries, contract)


def contract_of(juncture: Juncture) -> Contract | None:
    """The contract, where only the final pass is still to come."""
    return juncture.whole.contract if len(juncture.whole.calls) == len(juncture.calls) + 1 else None


def suit_over(juncture: Juncture, player: Seat) -> Bid | None:
    """A suit of five cards or more that can still be bid, not too high."""
    holding, last = weigh(juncture.deal.hands[player]), juncture.auction.last_bid
    long = [strain for strain in SUITS if holding.length(strain) > 4]
    bids = (lowest_over(last[1] if last else None, strain) for strain in long)
    return next((bid for bid in bids if bid and bid.level < TOO_HIGH), None)


def second_thoughts(rng: Random, juncture: Juncture, contract: Contract, player: Seat) -> Call | None:
    """What a player wishes to have called: a suit, or for a defender a double."""
    is_defender = player in defenders(contract)
    if is_defender and contract.doubled is Doubled.NO and rng.random() < 0.6:
        return DOUBLE
    return suit_over(juncture, player)


def tell_late(player: Seat, call: Call) -> Text:
    if call == DOUBLE:
        return say("The last pass has been made when {player} thinks better of it and doubles.", player=player)
    if call == PASS:
        return say("All have passed. {player} has not noticed, and passes once more.", player=player)
    return say(
        "The last pass has been made when {player} thinks better of it and bids {call}.", player=player, call=call
    )


def defender_calls(rng: Random, juncture: Juncture) -> Scenario | None:
    """A defender bids or doubles, and nobody calls after it; then the lead."""
    contract = contract_of(juncture)
    player = rng.choice(defenders(contract)) if contract else None
    call = second_thoughts(rng, juncture, contract, player) if contract and player else None
    shown = specified(juncture, player) if player else None
    if contract is None or player is None or call is None or shown is None or (not shown and rng.random() < PLAIN):
        return None
    known = {"becomes": Becomes.DEFENDER, "duties.lead_limit": InItsPlace.OTHER, "specified": shown}
    lead = Case(WITHDRAWN_CALL, WITHDRAWN_CALL.facts.suppose(**known))
    table = too_late(juncture, contract, player, call)
    facts: dict[str, object] = {
        "why_late": WhyLate.NONE,
        "caller": Caller.DEFENDER,
        "call": call,
        "called_after": False,
    }
    return decide(player, (tell_late(player, call), AT_ONCE), table, facts, lead)


def specified(juncture: Juncture, player: Seat) -> frozenset[Suit] | None:
    """The suits that a player has shown; None where one cannot see it from the bids."""
    entries = zip(juncture.auction.entries(), juncture.meanings, strict=True)
    own = [meaning for (seat, call), meaning in entries if seat is player and call != PASS]
    if any(meaning.purpose is not Purpose.NATURAL for meaning in own):
        return None
    return frozenset(suit for meaning in own for suit in suits_of(meaning.shows))


def called_after_defender(rng: Random, juncture: Juncture) -> Scenario | None:
    """A defender bids or doubles, and the next player, of declarer's side, calls as well."""
    contract = contract_of(juncture)
    player = rng.choice(defenders(contract)) if contract else None
    call = second_thoughts(rng, juncture, contract, player) if contract and player else None
    if contract is None or player is None or call is None:
        return None
    answer = rng.choice((PASS, REDOUBLE)) if call == DOUBLE else rng.choice((PASS, DOUBLE))
    table = too_late(juncture, contract, player, call, Entry(player.lho, answer))
    facts: dict[str, object] = {"why_late": WhyLate.NONE, "caller": Caller.DEFENDER, "call": call, "called_after": True}
    return decide(player, (tell_late(player, call), tell_answer(player.lho, answer)), table, facts)


def tell_answer(player: Seat, call: Call) -> Text:
    if call == REDOUBLE:
        return say("{player} redoubles. Only then does somebody notice, and you are called.", player=player)
    return tell_noticed(player, call)


def defender_passes(rng: Random, juncture: Juncture) -> Scenario | None:
    contract = contract_of(juncture)
    if contract is None:
        return None
    player = rng.choice(defenders(contract))
    facts: dict[str, object] = {
        "why_late": WhyLate.NONE,
        "caller": Caller.DEFENDER,
        "call": PASS,
        "called_after": False,
    }
    return decide(player, (tell_late(player, PASS), AT_ONCE), too_late(juncture, contract, player, PASS), facts)


def declaring_side_calls(rng: Random, juncture: Juncture) -> Scenario | None:
    """Declarer or dummy bids on."""
    contract = contract_of(juncture)
    player = rng.choice((contract.declarer, contract.declarer.partner)) if contract else None
    call = suit_over(juncture, player) if player else None
    if contract is None or player is None or call is None:
        return None
    facts: dict[str, object] = {
        "why_late": WhyLate.NONE,
        "caller": Caller.DECLARING,
        "call": call,
        "called_after": False,
    }
    return decide(player, (tell_late(player, call), AT_ONCE), too_late(juncture, contract, player, call), facts)


def slip_of_the_hand(_: Random, juncture: Juncture) -> Scenario | None:
    """The final pass was not meant."""
    contract, player = contract_of(juncture), juncture.player
    if contract is None or not juncture.auction.is_legal(DOUBLE):
        return None
    told = say(
        "{player} makes the last pass, sees it and says at once: “That was to be a double, I took the wrong card.” "
        "You believe it; nobody has led.",
        player=player,
    )
    table = Table(juncture.deal, entries_of(juncture.whole), contract)
    return decide(player, (told,), table, {"why_late": WhyLate.SLIP})


def lost_turn(_: Random, juncture: Juncture) -> Scenario | None:
    """After the last bid the bidder's partner passes at once, and the two others after it."""
    last = juncture.auction.last_action
    if contract_of(juncture) is None or last is None or not isinstance(last[1], Bid):
        return None
    bidder = last[0]
    player, passers = bidder.lho, (bidder.partner, bidder.rho, bidder)
    before = entries_of(juncture.whole)[:-3]
    passes = tuple(Entry(seat, PASS, say("out of turn") if seat is bidder.partner else None) for seat in passers)
    told = say(
        "{first} passes out of turn, {second} and {third} pass after it, and nobody has noticed. Now {player} says: "
        "“I have not called yet”, and doubles.",
        first=passers[0],
        second=passers[1],
        third=passers[2],
        player=player,
    )
    table = Table(juncture.deal, (*before, *passes))
    return decide(player, (told, say("You are called.")), table, {"why_late": WhyLate.LOST_TURN})


DRAW = draw_with(
    *[defender_calls] * 5,
    *[called_after_defender] * 2,
    *[defender_passes] * 2,
    *[declaring_side_calls] * 3,
    *[slip_of_the_hand] * 2,
    *[lost_turn] * 2,
)
FAMILIES = (Family("bridge", "after-final-pass", N_("After the final pass"), 3, "39A 39B 39C 17D3 25A5 26B", DRAW),)
