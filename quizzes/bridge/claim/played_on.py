"""Who may have play go on after a claim, and what becomes of the claim and of the cards that were shown?"""

from collections.abc import Callable
from random import Random

from engine.bridge.claim.claiming import ClaimAnswer, ClaimBy, ClaimedHow
from engine.bridge.effect.claim import ALL_MAY_USE, PARTNER_MAY_NOT_USE, PLAYED_ON, SCORED_SO, VOID_BY_PARTNER
from engine.bridge.table.seat import Seat
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.claim.ending import LateClaim, case, draw_endings
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import OneOf, Option, Part, has

CLAIMS = N_("Before trick {trick} {player} spreads the hand and claims the rest.")
CONCEDES = N_("Before trick {trick} {player} spreads the hand and concedes the rest.")
PLAY_IT_OUT = (
    N_("{opponent} says: “Play it out, please.”"),
    N_("{opponent} is not sure, and asks to play on."),
)
ALL_NOD = (
    N_("The other three have nothing against it."),
    N_("All the others say that this is fine."),
)
ONE_OBJECTS = (
    N_("{objector} does not want that."),
    N_("{objector} says: “No, not after that.”"),
)
REGRETS = (
    N_("They play on. At the end {loser} asks you to rule on the claim after all."),
    N_("They play on, and {loser} loses a trick by it. You are called to decide what the claim was worth."),
)
OWN_WISH = (
    N_("{opponent} has a doubt. “Then I play it out”, says {player}, and wants to lead."),
    N_("When {opponent} asks how, {player} says: “I show you”, and wants to go on playing."),
)
DOUBTS = (
    N_("{objector} says: “Not so fast”, and you are called."),
    N_("{objector} does not agree, and calls you."),
)
NODS = (
    N_("{opponent} looks at it and agrees, and so does everybody."),
    N_("Everybody agrees at once."),
)
AT_ONCE = (
    N_("{partner} says at once: “No, wait.”"),
    N_("“Not at all”, says {partner} in the same breath."),
)
Attempt = Callable[[Random, LateClaim], Scenario | None]


def fate_part() -> Part:
    options = (
        Option("void", say("It is void, and the result of the play counts.")),
        Option("ruled", say("Nobody plays on; I rule on it.")),
        Option("scored", say("The board is scored as it says.")),
        Option("never", say("It never was one: play goes on.")),
    )
    return OneOf("fate", say("What becomes of the claim or concession?"), read_fate, 0, options)


FATES = {PLAYED_ON: "void", SCORED_SO: "scored", VOID_BY_PARTNER: "never"}


def read_fate(verdict: Verdict) -> str:
    return next((word for effect, word in FATES.items() if has(verdict, effect)), "ruled")


def cards_part(player: Seat) -> Part:
    options = (
        Option("free", say("Everybody may use what they tell.")),
        Option("not", say("They are no penalty cards, but {player}'s partner may not use them.", player=player)),
        Option("none", say("Nothing: nobody plays any more.")),
    )
    words = say("What holds for the cards that {player} has shown?", player=player)
    return OneOf("cards", words, read_cards, 0, options)


def read_cards(verdict: Verdict) -> str:
    if has(verdict, ALL_MAY_USE):
        return "free"
    return "not" if has(verdict, PARTNER_MAY_NOT_USE) else "none"


def claimer(rng: Random, ending: LateClaim) -> tuple[Seat, ClaimedHow] | None:
    """Somebody whose side wins all that is left, or none of it."""
    if ending.declaring == ending.left:
        return rng.choice(
            (*[(ending.declarer, ClaimedHow.ALL)] * 2, (rng.choice(ending.defenders), ClaimedHow.CONCEDED))
        )
    return (ending.declarer, ClaimedHow.CONCEDED) if not ending.declaring else None


def scenario(
    rng: Random, ending: LateClaim, told: tuple[tuple[str, ...], ...], answer: ClaimAnswer, **more: object
) -> Scenario | None:
    found = claimer(rng, ending)
    if not found:
        return None
    player, how = found
    by = ClaimBy.DECLARER if player is ending.declarer else ClaimBy.DEFENDER
    facts = {"by": by, "how": how, "answer": answer, **more}
    opponents = [seat for seat in (player.lho, player.rho) if seat is not ending.dummy]
    opponent = rng.choice(opponents)
    others = [
        seat for seat in (player.partner, opponent.partner, player) if not is_partner_of_defender(by, player, seat)
    ]
    values = {
        "trick": ending.trick,
        "player": player,
        "opponent": opponent,
        "objector": rng.choice(others),
        "loser": rng.choice((player, opponent)),
    }
    first = tell(CONCEDES if how is ClaimedHow.CONCEDED else CLAIMS, values)
    story = (seated(ending), first, *(tell(rng.choice(words), values) for words in told))
    return Scenario(story, (case(**facts),), (fate_part(), cards_part(player)), ending.table())


def is_partner_of_defender(by: ClaimBy, player: Seat, seat: Seat) -> bool:
    """Whose objection at once would be another case."""
    return by is ClaimBy.DEFENDER and seat is player.partner


def seated(ending: LateClaim) -> Text:
    return say("{declarer} is declarer, {dummy} is dummy.", declarer=ending.declarer, dummy=ending.dummy)


def all_play_on(rng: Random, ending: LateClaim) -> Scenario | None:
    return scenario(rng, ending, (PLAY_IT_OUT, ALL_NOD), ClaimAnswer.PLAY_ON, all_agree=True)


def ruling_wanted_later(rng: Random, ending: LateClaim) -> Scenario | None:
    return scenario(rng, ending, (PLAY_IT_OUT, ALL_NOD, REGRETS), ClaimAnswer.PLAY_ON, all_agree=True)


def one_objects(rng: Random, ending: LateClaim) -> Scenario | None:
    return scenario(rng, ending, (PLAY_IT_OUT, ONE_OBJECTS), ClaimAnswer.PLAY_ON, all_agree=False)


def own_wish(rng: Random, ending: LateClaim) -> Scenario | None:
    return scenario(rng, ending, (OWN_WISH,), ClaimAnswer.OWN_PLAY_ON)


def doubted(rng: Random, ending: LateClaim) -> Scenario | None:
    return scenario(rng, ending, (DOUBTS,), ClaimAnswer.DISPUTED)


def agreed(rng: Random, ending: LateClaim) -> Scenario | None:
    return scenario(rng, ending, (NODS,), ClaimAnswer.AGREED)


def partner_objects(rng: Random, ending: LateClaim) -> Scenario | None:
    """A defender who sees no trick any more, and a partner who would win one."""
    player = next((one for one in ending.defenders if not ending.winners[one] and ending.winners[one.partner]), None)
    if player is None:
        return None
    values = {"trick": ending.trick, "player": player, "partner": player.partner}
    story = (seated(ending), tell(CONCEDES, values), tell(rng.choice(AT_ONCE), values))
    facts = {"by": ClaimBy.DEFENDER, "how": ClaimedHow.CONCEDED, "answer": ClaimAnswer.PARTNER}
    return Scenario(story, (case(**facts),), (fate_part(), cards_part(player)), ending.table())


ATTEMPTS: tuple[Attempt, ...] = (
    *[all_play_on] * 2,
    *[ruling_wanted_later] * 2,
    *[one_objects] * 2,
    own_wish,
    doubted,
    *[agreed] * 2,
    *[partner_objects] * 4,
)


def draw(rng: Random) -> Scenario:
    attempt = rng.choice(ATTEMPTS)
    tried = (attempt(rng, ending) for ending in draw_endings(rng))
    return next(one for one in tried if one)


LABELS = "68B2 68D1 68D2a 68D2b 68D2bi 68D2bii 69A"
FAMILIES = (Family("bridge", "claim-played-on", N_("Playing on after a claim"), 3, LABELS, firmly(draw)),)
