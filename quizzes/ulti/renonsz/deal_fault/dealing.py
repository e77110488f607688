"""Faults in the deal to rule on: how it was cut and dealt, and how many cards (13.1.1, 13.1.2, 13.1.4)."""

from dataclasses import replace
from random import Random
from typing import Any

from engine.cards.pack import GERMAN_PACK, deal_cards
from engine.law import go_to
from engine.text import N_, Text, say
from engine.ulti.deal.cut import CUT, FEWEST, NOT_REGULAR, PACK, Cut
from engine.ulti.deal.cut import REGULAR as REGULAR_CUT
from engine.ulti.renonsz.deal_fault import DEAL_FAULT, NEW_DEAL, SAME_DEALER
from engine.ulti.renonsz.deal_incident import CameToLight, DealFault, Seen, WrongInDeal
from engine.ulti.renonsz.play_fault import PLAY_FAULT
from engine.ulti.renonsz.renonsz import Phase
from engine.ulti.table.call import Seat
from players.ulti.deal import arrange
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import InView
from quizzes.question import Case
from quizzes.ulti.picture import Table
from quizzes.ulti.renonsz.question import IN_ORDER, VALID, Answer, groundless, outcome_part

NEW = Answer("new-deal", say("There is a new deal."), (NEW_DEAL, SAME_DEALER))
NO_FAULT = replace(IN_ORDER, effects=(*IN_ORDER.effects, REGULAR_CUT))
CUT_AGAIN = Answer("cut-again", say("The pack is cut again before the deal."), (NOT_REGULAR,))


def state(fault: WrongInDeal, called: bool, **stated: Any) -> Case:
    usual = {"in_play": False, "seen": Seen.DEALING, "must_open": False, "light": CameToLight.BEFORE_BID}
    return Case(DEAL_FAULT, DealFault.suppose(**(usual | {"fault": fault, "called": called} | stated)))


def tell_called(rng: Random, called: bool) -> Text:
    """Somebody calls it on noticing it, or lets it pass."""
    player = rng.choice(tuple(Seat))
    if called:
        return rng.choice(
            (
                say("{player|start} says at once that the deal is not regular.", player=player),
                say("Before the first bid {player} says that this deal was not regular.", player=player),
                say(
                    "In the auction {player} objects, on noticing it, that the deal was not regular.",
                    player=player,
                ),
            )
        )
    return rng.choice(
        (
            say("{player|start} notices it at once, but calls it only after the last trick.", player=player),
            say(
                "{player|start} notices it in the auction, plays on, and calls it when the hand is lost.", player=player
            ),
            say("Only the dealer, who sits out at this table of four, says something, and the players go on."),
        )
    )


# How the cards are cut and dealt


Rounds = tuple[tuple[int, ...], tuple[int, ...]]
REGULAR: Rounds = ((7, 5, 5), (5, 5, 5))
DEALT: dict[WrongInDeal, tuple[Rounds, ...]] = {
    WrongInDeal.PACKETS: (REGULAR,),
    WrongInDeal.TALON_LATE: (((5, 5, 5), (7, 5, 5)), ((5, 5, 5), (5, 5, 5, 2))),
    WrongInDeal.NOT_FIVES: (
        ((7, 5, 5), (5, 6, 4)),
        ((7, 5, 5), (5, 4, 6)),
        ((7, 4, 6), (5, 6, 4)),
        ((7, 6, 4), (5, 4, 6)),
        ((7, 5, 5), (3, 5, 5, 2)),
    ),
}


@firmly
def draw_packets(rng: Random) -> Scenario:
    return rng.choice((dealt_wrongly,) * 5 + (dealt_rightly, dealt_rightly, cut_wrongly))(rng)


def dealt_wrongly(rng: Random) -> Scenario:
    fault, called = rng.choice(tuple(DEALT)), rng.random() < 0.65
    story = (tell_cut(rng, fault), tell_rounds(rng.choice(DEALT[fault])), tell_called(rng, called))
    return ask(story, state(fault, called))


def dealt_rightly(rng: Random) -> Scenario:
    return ask((tell_cut(rng, None), tell_rounds(REGULAR), tell_called(rng, True)), groundless(Phase.DEAL))


def tell_cut(rng: Random, fault: WrongInDeal | None) -> Text:
    """What becomes of the two packets."""
    lifted = rng.randint(FEWEST, PACK - FEWEST)
    if fault is WrongInDeal.PACKETS:
        return say(
            "The cut lifts off {cards|card}. The dealer first deals the packet left on the table, then the other.",
            cards=lifted,
        )
    return say(
        "The cut lifts off {cards|card}. The dealer puts the packet left on the table on top of them and deals.",
        cards=lifted,
    )


def tell_rounds(rounds: Rounds) -> Text:
    return say(
        "From the right-hand neighbour on, the dealer gives {first|and} cards, then {second|and}.",
        first=rounds[0],
        second=rounds[1],
    )


def cut_wrongly(rng: Random) -> Scenario:
    """A cut that is not regular, noticed before a card has been dealt."""
    lifted = rng.choice((1, 2, PACK - 2, PACK - 1))
    usual = {"shuffled": True, "on_table": True, "left_neighbour": True, "mixed": False, "one_movement": True}
    slips: tuple[tuple[Text, dict[str, object]], ...] = (
        (say("The cut lifts off {cards|card} and leaves the rest on the table.", cards=lifted), {"lifted": lifted}),
        (say("The neighbour cuts the pack in the dealer's hands."), {"on_table": False}),
        (say("The dealer's right-hand neighbour cuts."), {"left_neighbour": False}),
        (say("The left-hand neighbour cuts in three small packets, one after the other."), {"one_movement": False}),
    )
    told, slip = rng.choice(slips)
    noticed = say("Before a card has been dealt, one of the players says that this is not regular.")
    return ask((told, noticed), Case(CUT, Cut.suppose(**(usual | {"lifted": rng.randint(5, 25)} | slip))))


def ask(story: tuple[Text, ...], case: Case) -> Scenario:
    return Scenario(story, (case,), (outcome_part(NEW, CUT_AGAIN, VALID, NO_FAULT),))


# How many cards there are


COUNTS = ((12, 11, 9), (12, 9, 11), (11, 11, 10), (11, 10, 11), (13, 10, 9), (13, 9, 10), (10, 12, 10), (10, 10, 12))
HANDS = (say("Hand of the first bidder"), say("Hand of the second player"), say("Hand of the third player"))
COUNTING = (say("the first bidder"), Text(Seat.SECOND.words), Text(Seat.THIRD.words))  # whatever they were dealt
IN_PLAY = Answer(
    "in-play",
    say("There is no new deal: the bid is lost or won, by who has the wrong number."),
    (go_to(PLAY_FAULT),),
)


@firmly
def draw_count(rng: Random) -> Scenario:
    """The three hands as they were dealt, sometimes in the right number."""
    wrong, in_play = rng.random() < 0.78, rng.random() < 0.45
    hands = deal_cards(GERMAN_PACK, rng.choice(COUNTS) if wrong else (12, 10, 10), rng)
    holdings = tuple(InView(owner, arrange(hand)) for owner, hand in zip(HANDS, hands, strict=True))
    case = state(WrongInDeal.COUNT, True, in_play=in_play) if wrong else groundless(Phase.DEAL)
    story = (say("These cards were dealt."), tell_count(rng, in_play))
    return Scenario(story, (case,), (outcome_part(NEW, IN_PLAY, IN_ORDER),), Table(holdings))


def tell_count(rng: Random, in_play: bool) -> Text:
    """Who says when that the number is wrong, whether it is or not."""
    told: dict[str, object] = {"player": rng.choice(COUNTING)}
    if in_play:
        told["trick"] = rng.choice((1, 2, 2, 3, 4))
        return say(
            "Nobody counts until the {trick|ordinal} trick, when {player} says that the number is wrong.", **told
        )
    return rng.choice(
        (
            say("Picking up the cards, {player} says that the number is wrong.", **told),
            say("Before the first bid {player} has everybody count and says that the number is wrong.", **told),
            say("After the first bid {player} counts once more and says that the number is wrong.", **told),
        )
    )


FAMILIES = (
    Family(
        "ulti", "fault-deal-packets", N_("How it was cut and dealt"), 2, "13.1.1 13.1.4 10.2 10.3.a 2.1", draw_packets
    ),
    Family("ulti", "fault-deal-count", N_("Is the number of cards right?"), 2, "13.1.2 13.3.9 10.2 2.2", draw_count),
)
