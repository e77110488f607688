"""Psychic calls and understandings that nobody was told of: what is legal, and what follows where it is not."""

from random import Random
from typing import Any

from engine.bridge.effect.agreement import DEPARTURE_LEGAL, MAKE_GOOD, MAY_FINE, MAY_FINE_REPEATED, MUST_ADJUST
from engine.bridge.effect.unauthorised import RESULT_STANDS
from engine.bridge.information.agreement import AGREEMENT
from engine.bridge.information.partnership import Objection
from engine.bridge.table.call import Bid, Strain
from engine.bridge.table.seat import SEATS, Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

RULINGS = {DEPARTURE_LEGAL: "legal", MAKE_GOOD: "adjust", MUST_ADJUST: "adjust", RESULT_STANDS: "stands"}
SUITS = tuple(Strain)[:-1]  # nobody lacks the suit of no trumps
NATURAL = tuple(Bid(level=level, strain=strain) for level in (1, 2, 3) for strain in SUITS)
ARTIFICIAL = tuple(Bid.parse(bid) for bid in ("1C", "2C", "2D"))

PSYCHES = (
    N_("{player} opens {bid} with three points and without having the suit."),
    N_("{player}, whose hand is worthless, bids {bid} to keep the opponents from their own contract."),
    N_("Over an opponent's opening {player} bids {bid}, meant as natural by agreement, without having the suit."),
)
SURPRISED = N_("You find that {partner} was as surprised as the opponents, and bid accordingly.")
NEVER_SAID = N_("Neither of the two has said a word about it; the opponents demand that they should have.")
KNEW = N_("You find that {player} does this often, that {partner} knows it, and that the opponents could not.")
ALLOWED_FOR = N_("You find that {partner} has seen it often and allowed for it in the bidding.")
ARTIFICIAL_OPENING = N_(
    "{player} opens {bid}, artificial and strong by agreement, with a worthless hand. The regulations of the event "
    "forbid psychic calls with artificial openings."
)
SECRETS = (
    N_("{bid} of {player}'s shows a second suit by agreement, and nobody told the opponents when they asked."),
    N_("By agreement {bid} of {player}'s is much weaker than the system card says."),
)
FORBIDDEN = N_("{player} bids {bid} with an artificial meaning that the regulations do not permit in this event.")
HARMED = N_("You find that the opponents were damaged by it.")
NOT_HARMED = N_("You find that it did not damage the opponents.")
AGAIN = N_("It is not the first time that the pair has kept an understanding to itself.")
FIRST = N_("The pair has disclosed its understandings so far.")


def legal(rng: Random, player: Seat) -> Scenario:
    words = (rng.choice(PSYCHES), SURPRISED, *rng.choice(((), (NEVER_SAID,))))
    facts = {"objection": Objection.DEPARTED, "restricted": False, "expected": False, "harmed": True}
    return ask(words, player, rng.choice(NATURAL), facts)


def expected(rng: Random, player: Seat) -> Scenario:
    harmed = rng.choice((True, True, False))
    words = (rng.choice(PSYCHES), rng.choice((KNEW, ALLOWED_FOR)), HARMED if harmed else NOT_HARMED)
    facts = {"objection": Objection.DEPARTED, "restricted": False, "expected": True, "harmed": harmed}
    return ask(words, player, rng.choice(NATURAL), facts)


def restricted(rng: Random, player: Seat) -> Scenario:
    harmed = rng.choice((True, False))
    words = (ARTIFICIAL_OPENING, SURPRISED, HARMED if harmed else NOT_HARMED)
    facts = {"objection": Objection.DEPARTED, "restricted": True, "expected": False, "harmed": harmed}
    return ask(words, player, rng.choice(ARTIFICIAL), facts)


def concealed(rng: Random, player: Seat) -> Scenario:
    harmed, repeated = rng.choice((True, False)), rng.choice((True, False))
    words = (rng.choice(SECRETS), HARMED if harmed else NOT_HARMED, AGAIN if repeated else FIRST)
    return ask(words, player, rng.choice(NATURAL), {"objection": Objection.CONCEALED} | findings(harmed, repeated))


def findings(harmed: bool, repeated: bool) -> dict[str, Any]:
    return {"harmed": harmed, "repeated": repeated}


def forbidden(rng: Random, player: Seat) -> Scenario:
    harmed = rng.choice((True, False))
    words = (FORBIDDEN, HARMED if harmed else NOT_HARMED)
    return ask(words, player, rng.choice(NATURAL), {"objection": Objection.FORBIDDEN, "harmed": harmed})


# What is asked


def ask(words: tuple[str, ...], player: Seat, bid: Bid, facts: dict[str, Any]) -> Scenario:
    values = {"player": player, "partner": player.partner, "bid": bid}
    story = tuple(
        Text(one, tuple((name, value) for name, value in values.items() if f"{{{name}" in one)) for one in words
    )
    parts = (ruling_part(), *(() if is_fined_by_law_90(facts) else (penalty_part(),)))
    return Scenario(story, (Case(AGREEMENT, AGREEMENT.facts.suppose(**facts)),), parts)


def is_fined_by_law_90(facts: dict[str, Any]) -> bool:
    """Without damage Law 40 itself provides for no penalty on a restricted call, but Law 90 does."""
    return bool(facts.get("restricted")) and not facts["harmed"]


def ruling_part() -> Part:
    options = (
        Option("legal", say("It was legal, and the result stands.")),
        Option("stands", say("It was not in order, but the result stands.")),
        Option("adjust", say("It was not in order, and the score is adjusted.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    return next((word for effect, word in RULINGS.items() if has(verdict, effect)), "")


def penalty_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    return OneOf("penalty", say("Does Law 40 itself provide for a penalty here?"), read_penalty, 0, options)


def read_penalty(verdict: Verdict) -> str:
    return "yes" if has(verdict, MAY_FINE, MAY_FINE_REPEATED) else "no"


ATTEMPTS = (legal, legal, expected, expected, expected, restricted, concealed, concealed, forbidden)


def draw(rng: Random) -> Scenario:
    return rng.choice(ATTEMPTS)(rng, rng.choice(SEATS))


FAMILIES = (
    Family(
        "bridge",
        "psychic-call",
        N_("A psychic call, or a secret understanding"),
        2,
        "12B1 40A3 40B2av 40B3a 40B3b 40B4 40C1 40C2",
        draw,
    ),
)
