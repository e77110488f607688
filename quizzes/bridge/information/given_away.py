"""What partner's manner gave away, or misled an opponent: the ruling that follows from the director's findings."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from engine.bridge.effect.unauthorised import (
    ADJUST,
    AT_END,
    MAY_PENALISE,
    NOT_EXCUSED,
    ONLY_OFFENDERS,
    RESULT_STANDS,
)
from engine.bridge.information.partner_gave import Gave, ThusFar
from engine.bridge.information.unauthorised import UNAUTHORISED
from engine.bridge.table.call import Bid, Strain
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH_SUITS
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, has

RULINGS = {ONLY_OFFENDERS: "offenders", ADJUST: "adjust", RESULT_STANDS: "stands", AT_END: "later"}
SUITS = tuple(strain for strain in Strain if strain is not Strain.NO_TRUMPS)


class Sign(NamedTuple):
    """Something by which partner tells more than a call: what kind it is, the words, what the player then does."""

    gave: Gave
    words: str
    then: str


SIGNS = (
    Sign(
        Gave.TEMPO,
        N_("Over {last}, {partner} thinks for a very long time and passes."),
        N_("{player} then bids {bid}."),
    ),
    Sign(Gave.TEMPO, N_("{partner} doubles {last} very slowly."), N_("{player} takes the double out to {bid}.")),
    Sign(Gave.TEMPO, N_("{partner} passes {last} with unusual haste."), N_("{player} passes as well.")),
    Sign(
        Gave.REMARK,
        N_("{partner} asks one question after another about {last}, and passes."),
        N_("{player} later leads {suit}."),
    ),
    Sign(
        Gave.REMARK,
        N_("Before passing over {last}, {partner} shrugs and sighs."),
        N_("{player} then bids {bid}."),
    ),
    Sign(
        Gave.EXPLANATION,
        N_("{player} bids {bid}, meant as natural, and is surprised when {partner} explains it as artificial."),
        N_("At the next turn {player} bids the suit again."),
    ),
    Sign(
        Gave.EXPLANATION,
        N_("{player} bids {bid}, which is artificial by agreement, but {partner} does not alert it."),
        N_("At the next turn {player} bids another suit."),
    ),
)


class Found(NamedTuple):
    """What the director finds, in words and as facts."""

    words: tuple[str, ...]
    facts: dict[str, Any]


USED = {"informed": True, "suggested": True, "alternative": True}
NO_OWN_PART = {"gained": True, "own_part": False}
BREACH = N_("You find that this was suggested over another call or play, which was a logical alternative.")
STANDING = (
    Found((N_("You find that {partner} did nothing from which {player} could learn anything."),), {"informed": False}),
    Found(
        (N_("You find that this spoke for what {player} did no more than for anything else."),),
        {"informed": True, "suggested": False},
    ),
    Found(
        (N_("You find that it suggested this, but no player of that standard would have thought of anything else."),),
        {"informed": True, "suggested": True, "alternative": False},
    ),
)
NO_BETTER = N_("Had {player} chosen that, the opponents would have scored no better.")
BETTER = N_("Had {player} chosen that, the opponents would have scored better.")
REVOKED = N_("But part of their damage comes from a revoke of their own, which had nothing to do with it.")
GAMBLED = N_("But part of their damage comes from a wild gamble of their own afterwards.")
BREACHES = (Found((BREACH, NO_BETTER), USED | {"gained": False}),)
GAINS = (Found((BREACH, BETTER), USED | NO_OWN_PART),)
OWN_PARTS = tuple(Found((BREACH, BETTER, own), USED | {"gained": True, "own_part": True}) for own in (REVOKED, GAMBLED))


def draw_values(rng: Random, player: Seat) -> dict[str, Any]:
    """The players, a bid of the opponents, a higher one, and a suit."""
    level, strains = rng.choice((2, 3)), sorted(rng.sample(SUITS, 2))
    return {
        "player": player,
        "partner": player.partner,
        "other": player.lho,
        "last": Bid(level=level, strain=strains[0]),
        "bid": Bid(level=level, strain=strains[1]),
        "suit": rng.choice(FRENCH_SUITS),
    }


def fill(words: str, values: dict[str, Any]) -> Text:
    """A sentence with those of the values that it names."""
    return Text(words, tuple((name, value) for name, value in values.items() if f"{{{name}" in words))


# While the board goes on


def just_happened(rng: Random, player: Seat) -> Scenario:
    sign, values, agreed = rng.choice(SIGNS), draw_values(rng, player), rng.choice((True, False))
    words = (sign.words, N_("You are called before {player} has called or played again."), tell_agreed(agreed))
    return ask(words, values, gave=sign.gave, so_far=ThusFar.AT_ONCE, agreed=agreed)


def acted(rng: Random, player: Seat) -> Scenario:
    sign, values, agreed = rng.choice(SIGNS), draw_values(rng, player), rng.choice((True, False))
    words = (sign.words, sign.then, N_("You are called; the board is not over."), tell_agreed(agreed))
    return ask(words, values, gave=sign.gave, so_far=ThusFar.ACTED, agreed=agreed)


def tell_agreed(agreed: bool) -> str:
    if agreed:
        return N_("Everybody agrees on what happened.")
    return N_("{partner} denies it, and the opponents insist.")


# When play is over


def looked_at(*findings: Found) -> "Attempt":
    """Play is over, and the director has found this."""

    def attempt(rng: Random, player: Seat) -> Scenario:
        sign, found = rng.choice(SIGNS), rng.choice(findings)
        words = (sign.words, sign.then, N_("You are called when play is over."), *found.words)
        return ask(words, draw_values(rng, player), gave=sign.gave, so_far=ThusFar.OVER, **found.facts)

    return attempt


# Opponents who mislead


HESITATES = N_("{player}, a defender, hesitates before following suit; {other}, the declarer, goes wrong in {suit}.")
ASKS = N_(
    "{player}, a defender, asks what {last} means, and passes; {other}, the declarer, later goes wrong in {suit}."
)
MISLEADING = (HESITATES, ASKS)
NO_REASON = N_("You find no bridge reason for it.")
NOT_TAKEN_IN = N_("But it is not what {other} was misled by.")
NOT_MEANT = N_("It was not done in order to mislead.")
MEANT = N_("You find that it was done in order to mislead.")
PAYS = N_("{other} drew the wrong conclusion from it, and {player} could have known that it might pay.")
NO_WAY_TO_KNOW = N_("{other} drew the wrong conclusion from it, but {player} could not have known that it might pay.")
REASON = Found((N_("You find a bridge reason: {player} really had something to decide."),), {"had_reason": True})
UNFORESEEN = Found((NO_REASON, NO_WAY_TO_KNOW), {"had_reason": False, "concluded": True, "could_know": False})
FAILED_TRICK = Found((NO_REASON, NOT_TAKEN_IN, MEANT), {"had_reason": False, "concluded": False, "meant": True})
DREAMT = Found(
    (NO_REASON, PAYS, NOT_MEANT), {"had_reason": False, "concluded": True, "could_know": True, "meant": False}
)
TRICK = Found((NO_REASON, PAYS, MEANT), {"had_reason": False, "concluded": True, "could_know": True, "meant": True})


def misled(*findings: Found) -> "Attempt":
    """An opponent's manner misled declarer, and play is over."""

    def attempt(rng: Random, player: Seat) -> Scenario:
        found = rng.choice(findings)
        words = (rng.choice(MISLEADING), N_("You are called when play is over."), *found.words)
        return ask(words, draw_values(rng, player), gave=Gave.OPPONENT, **found.facts)

    return attempt


def psychic_call(rng: Random, player: Seat) -> Scenario:
    words = (
        N_("{player} opens {last} without having the suit. {partner} is as surprised as the opponents."),
        N_("The opponents miss their own contract in that suit, and you are called when play is over."),
    )
    return ask(words, draw_values(rng, player), gave=Gave.ITSELF)


# What is asked


def ask(words: tuple[str, ...], values: dict[str, Any], **facts: Any) -> Scenario:
    case = Case(UNAUTHORISED, UNAUTHORISED.facts.suppose(**facts))
    is_later = has(case.decide(), AT_END)
    parts = (ruling_part(),) if is_later else (ruling_part(), penalty_part())
    return Scenario(tuple(fill(one, values) for one in words), (case,), parts)


def ruling_part() -> Part:
    options = (
        Option("later", say("Nothing is taken back; what there is to adjust shows when play is over.")),
        Option("stands", say("The result stands.")),
        Option("adjust", say("The score is adjusted for both sides.")),
        Option("offenders", say("The score is adjusted, but the opponents bear the damage of their own making.")),
    )
    return OneOf("ruling", say("What do you rule?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    return next((word for effect, word in RULINGS.items() if has(verdict, effect)), "")


def penalty_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    return OneOf("penalty", say("May you give somebody a penalty as well?"), read_penalty, 0, options)


def read_penalty(verdict: Verdict) -> str:
    return "yes" if has(verdict, MAY_PENALISE, NOT_EXCUSED) else "no"


Attempt = Callable[[Random, Seat], Scenario]
ATTEMPTS: tuple[Attempt, ...] = (
    just_happened,
    *[acted] * 2,
    *[looked_at(*STANDING)] * 3,
    looked_at(*BREACHES),
    *[looked_at(*GAINS)] * 3,
    *[looked_at(*OWN_PARTS)] * 2,
    misled(REASON),
    misled(UNFORESEEN),
    misled(FAILED_TRICK),
    misled(DREAMT),
    misled(TRICK),
    psychic_call,
)


def draw(rng: Random) -> Scenario:
    return rng.choice(ATTEMPTS)(rng, rng.choice(SEATS))


FAMILIES = (
    Family(
        "bridge",
        "unauthorised-ruling",
        N_("What partner's manner told"),
        3,
        "12C1e 16B1 16B1a 16B1b 16B2 16B3 73C2 73D1 73D2 73E1 73E2 75A",
        draw,
    ),
)
