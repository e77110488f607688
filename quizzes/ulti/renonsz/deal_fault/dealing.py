"""Faults in the deal to rule on: how it was dealt, how many cards, and which were seen (13.1.1 to 13.1.4)."""

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.cards.pack import GERMAN_PACK, Card, deal_cards
from engine.law import Verdict, go_to
from engine.text import N_, Text, say
from engine.ulti.effect.auction import BARRED
from engine.ulti.renonsz.deal_fault import (
    DEAL_FAULT,
    NEW_DEAL,
    NO_NEW_DEAL,
    PLAIN_PASS,
    SAME_DEALER,
    CameToLight,
    DealFault,
    Seen,
    WrongInDeal,
)
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.renonsz import Phase
from engine.ulti.table.call import Seat
from players.ulti.deal import arrange
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Case, OneOf, Option, Part, SomeOf, has
from quizzes.ulti.picture import Holding, Table
from quizzes.ulti.renonsz.question import IN_ORDER, VALID, Answer, groundless, outcome_part

AT_ONCE = (
    say("A player notices it and calls it at once, before anybody has bid."),
    say("A player notices it during the auction and calls it at once."),
    say("A player notices it only in the third trick and calls it at once."),
)
LET_PASS = (
    say("The players see it, but nobody says anything. After the last trick the player who has lost calls it."),
    say("A player notices it during the auction, plays on, and calls it only when the hand is going badly."),
    say("Only the dealer, who sits out at this table of four, says something. The players go on."),
)
NEW = Answer("new-deal", say("There is a new deal."), (NEW_DEAL, SAME_DEALER))
DEALER_BARRED = Answer("dealer-barred", say("The hand is played, and the dealer is punished."))


def state(fault: WrongInDeal, called: bool, **stated: Any) -> Case:
    usual = {"in_play": False, "seen": Seen.DEALING, "must_open": False, "light": CameToLight.BEFORE_BID}
    return Case(DEAL_FAULT, DealFault.suppose(**(usual | {"fault": fault, "called": called} | stated)))


# How the cards are dealt


PACKETS: dict[WrongInDeal | None, tuple[tuple[int, ...], tuple[int, ...]]] = {
    None: ((7, 5, 5), (5, 5, 5)),
    WrongInDeal.TALON_LATE: ((5, 5, 5), (7, 5, 5)),
    WrongInDeal.NOT_FIVES: ((7, 5, 5), (5, 6, 4)),
}
ALSO_NOT_FIVES = (((7, 5, 5), (5, 4, 6)), ((7, 4, 6), (5, 6, 4)), ((7, 6, 4), (5, 4, 6)), ((7, 5, 5), (3, 5, 5, 2)))
JOINED = say("After the cut the dealer puts the packet left on the table on top of the one lifted off, and deals.")
TABLE_FIRST = say("After the cut the dealer deals the packet left on the table, then the one lifted off.")


@firmly
def draw_packets(rng: Random) -> Scenario:
    """The two packets of the cut, and how many cards each player gets at a time."""
    fault = rng.choice(
        (
            WrongInDeal.PACKETS,
            WrongInDeal.PACKETS,
            WrongInDeal.TALON_LATE,
            WrongInDeal.NOT_FIVES,
            WrongInDeal.NOT_FIVES,
            None,
        )
    )
    rounds = PACKETS[None if fault is WrongInDeal.PACKETS else fault]
    if fault is WrongInDeal.NOT_FIVES:
        rounds = rng.choice((rounds, *ALSO_NOT_FIVES))
    called = fault is None or rng.random() < 0.6
    story = (
        TABLE_FIRST if fault is WrongInDeal.PACKETS else JOINED,
        say(
            "Cards dealt at a time, from the right-hand neighbour on: {first}; then {second}.",
            first=rounds[0],
            second=rounds[1],
        ),
        say("A player says at once that this was no regular deal.")
        if fault is None
        else rng.choice(AT_ONCE if called else LET_PASS),
    )
    case = state(fault, called) if fault else groundless(Phase.DEAL)
    return Scenario(story, (case,), (outcome_part(NEW, DEALER_BARRED, VALID, IN_ORDER),))


# How many cards there are


COUNTS = ((12, 11, 9), (12, 9, 11), (11, 11, 10), (11, 10, 11), (13, 10, 9), (13, 9, 10))
IN_PLAY = Answer(
    "in-play",
    say("There is no new deal: the bid is lost or won, by who has the wrong number."),
    (go_to(PLAY_FAULT),),
)


@firmly
def draw_count(rng: Random) -> Scenario:
    """The three hands as they were dealt, sometimes in the right number."""
    wrong = rng.random() < 0.85
    in_play = rng.random() < 0.35
    called = in_play or rng.random() < 0.6
    hands = deal_cards(GERMAN_PACK, rng.choice(COUNTS) if wrong else (12, 10, 10), rng)
    holdings = tuple(Holding(Text(seat.words), arrange(hand)) for seat, hand in zip(Seat, hands, strict=True))
    case = state(WrongInDeal.COUNT, called, in_play=in_play) if wrong else groundless(Phase.DEAL)
    parts = (outcome_part(NEW, IN_PLAY, VALID, IN_ORDER),)
    return Scenario((tell_count(wrong, called, in_play),), (case,), parts, Table(holdings))


def tell_count(wrong: bool, called: bool, in_play: bool) -> Text:
    if not wrong:
        return say("Before the first bid a player says that the cards have been dealt in a wrong number.")
    if in_play:
        return say("These cards were dealt. The players count them only in the second trick, and one calls it.")
    if called:
        return say("The players count these cards before the play, and one of them calls it at once.")
    return say(
        "The players count these cards before the play, but nobody says anything; only the dealer, who sits out."
    )


# A card that becomes visible


@dataclass(frozen=True)
class OutOfAuction:
    """Reads who may not take part in the auction."""

    offender: Seat

    def __call__(self, verdict: Verdict) -> frozenset[str]:
        return frozenset({str(self.offender)}) if has(verdict, BARRED) else frozenset()


def read_opening(verdict: Verdict) -> str:
    if has(verdict, SAME_DEALER):
        return "none"
    return "plain" if has(verdict, PLAIN_PASS) else "any"


def seen_parts(offender: Seat) -> tuple[Part, ...]:
    openings = (
        Option("any", say("with any bid")),
        Option("plain", say("only with plain pass, which means parti not in red")),
        Option("none", say("with nothing: these cards are not played")),
    )
    seats = tuple(Option(str(seat), Text(seat.words)) for seat in Seat)
    return (
        outcome_part(
            Answer("again", say("The dealer deals again."), (SAME_DEALER,)),
            Answer("stays", say("There is no new deal, but the offender is punished."), (NO_NEW_DEAL,)),
            VALID,
        ),
        OneOf("opening", say("How may the auction be opened?"), read_opening, 0, openings),
        SomeOf(
            "barred",
            say("Who may make no bid of their own choice? Tap nobody if everybody may."),
            OutOfAuction(offender),
            0,
            seats,
        ),
    )


@firmly
def draw_seen(rng: Random) -> Scenario:
    """A card seen while it is dealt or while it is picked up, by one who has to open or by another."""
    seat, card = rng.choice(tuple(Seat)), rng.choice(GERMAN_PACK)
    seen = rng.choice((Seen.DEALING, Seen.PICKING_UP, Seen.PICKING_UP))
    called = rng.random() < 0.85
    case = state(WrongInDeal.CARD_SEEN, called, seen=seen, must_open=seat is Seat.FIRST)
    story = (tell_seen(seen, seat, card), tell_called(called))
    return Scenario(story, (case,), seen_parts(seat))


def tell_seen(seen: Seen, seat: Seat, card: Card) -> Text:
    if seen is Seen.DEALING:
        return say(
            "During the deal {card} turns over on its way to {player}, and everybody sees it.",
            card=card,
            player=seat,
        )
    return say(
        "All the cards have been dealt. Picking up their cards, {player} lets everybody see {card}.",
        card=card,
        player=seat,
    )


def tell_called(called: bool) -> Text:
    if called:
        return say("Another player calls it at once.")
    return say("Everybody sees it, but nobody says anything, and the auction goes on.")


FAMILIES = (
    Family("ulti", "fault-deal-packets", N_("Dealt the wrong way"), 1, "13.1.1 13.1.4 10.2 10.3.a", draw_packets),
    Family("ulti", "fault-deal-count", N_("Wrong number of cards dealt"), 1, "13.1.2 13.3.9 10.2 2.2", draw_count),
    Family("ulti", "fault-deal-card-seen", N_("A card seen in the deal"), 2, "13.1.3.a 13.1.3.b 9.1", draw_seen),
)
