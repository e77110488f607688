"""A card that becomes visible in the deal or while the cards are picked up, to rule on (13.1.3)."""

from dataclasses import dataclass
from random import Random

from engine.cards.pack import GERMAN_PACK, Card
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.effect.auction import BARRED
from engine.ulti.renonsz.deal_fault import NO_NEW_DEAL, PLAIN_PASS, SAME_DEALER
from engine.ulti.renonsz.deal_incident import Seen, WrongInDeal
from engine.ulti.table.call import Seat
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, SomeOf, has
from quizzes.ulti.auction.heard import after
from quizzes.ulti.renonsz.deal_fault.dealing import state
from quizzes.ulti.renonsz.question import VALID, Answer, outcome_part


@firmly
def draw_seen(rng: Random) -> Scenario:
    """A card seen while it is dealt or while it is picked up, by one who has to open or by another."""
    seat, card = rng.choice(tuple(Seat)), rng.choice(GERMAN_PACK)
    seen = rng.choice((*[Seen.DEALING] * 4, *[Seen.PICKING_UP] * 5))
    called = rng.random() < 0.82
    case = state(WrongInDeal.CARD_SEEN, called, seen=seen, must_open=seat is Seat.FIRST)
    told = tell_dealing(rng, seat, card) if seen is Seen.DEALING else tell_picking_up(rng, seat, card)
    return Scenario((told, tell_answer(rng, seat, called)), (case,), seen_parts(seat))


def tell_dealing(rng: Random, seat: Seat, card: Card) -> Text:
    """Whoever or whatever turned it over."""
    return rng.choice(
        (
            say(
                "The dealer is still dealing when the {card} turns over on its way to {player}.", card=card, player=seat
            ),
            say("The dealer is still dealing when a gust of wind turns over the {card}.", card=card),
            say("The dealer is still dealing when {player} turns the {card} over by accident.", card=card, player=seat),
            say("In the last round the dealer drops the {card} face up before {player}.", card=card, player=seat),
        )
    )


def tell_picking_up(rng: Random, seat: Seat, card: Card) -> Text:
    return rng.choice(
        (
            say(
                "All the cards have been dealt. Picking up, {player} drops the {card} face up.", card=card, player=seat
            ),
            say(
                "The deal is over, and {player} turns up the {card} while picking up the cards.", card=card, player=seat
            ),
            say("When the deal is over, {player} picks up so that everybody sees the {card}.", card=card, player=seat),
        )
    )


def tell_answer(rng: Random, seat: Seat, called: bool) -> Text:
    other = after(seat, rng.choice((1, 2)))
    if called:
        return say("{player|start} calls it at once.", player=other)
    return rng.choice(
        (
            say("Everybody has seen it, but nobody calls it, and the auction begins."),
            say("{player|start} has seen it too, but calls it only after the last trick.", player=other),
        )
    )


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
            say("Who may not bid freely? Choose nobody if everybody may."),
            OutOfAuction(offender),
            0,
            seats,
        ),
    )


FAMILIES = (
    Family("ulti", "fault-deal-card-seen", N_("A card seen in the deal"), 2, "13.1.3.a 13.1.3.b 9.1 10.2", draw_seen),
)
