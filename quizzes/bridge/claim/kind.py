"""Is it a claim, a concession, or neither; how many tricks does it give away; what becomes of the cards shown?"""

from collections.abc import Callable
from random import Random

from engine.bridge.claim.claiming import ClaimAnswer, ClaimBy, ClaimedHow
from engine.bridge.table.seat import Seat
from engine.cards.pack import FRENCH
from engine.text import N_, Text, say
from quizzes.bridge.claim.asked import cards_part, given_part, kind_part
from quizzes.bridge.claim.ending import LateClaim, case, draw_endings
from quizzes.bridge.claim.words import (
    ALL_BUT,
    ALL_MINE,
    DUMMY_SAYS,
    FALLS,
    LOSE_ALL,
    MAY_BE_MEANT,
    SHOWN_AND_LOST,
    SILENCE,
    STOP,
    THIS_ONE,
    THROWN_IN,
    WORDLESS,
)
from quizzes.bridge.telling import tell
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Part

NO_ANSWER = {"answer": ClaimAnswer.NOTHING}


Attempt = Callable[[Random, LateClaim], Scenario | None]


def scenario(ending: LateClaim, told: tuple[Text, ...], parts: tuple[Part, ...], **stated: object) -> Scenario:
    seated = say("{declarer} is declarer, {dummy} is dummy.", declarer=ending.declarer, dummy=ending.dummy)
    return Scenario((seated, *told), (case(**stated),), (kind_part(), *parts), ending.table())


def by(ending: LateClaim, player: Seat) -> ClaimBy:
    return ClaimBy.DECLARER if player is ending.declarer else ClaimBy.DEFENDER


# Claims


def about(words: str, ending: LateClaim, player: Seat) -> Text:
    return tell(words, {"trick": ending.trick, "player": player})


def claims_all(rng: Random, ending: LateClaim) -> Scenario | None:
    player = claimer_of_all(rng, ending)
    if player is None:
        return None
    told = (about(rng.choice(ALL_MINE), ending, player), SILENCE)
    part = given_part(ending.left, ending.left)
    return scenario(ending, told, (part,), by=by(ending, player), how=ClaimedHow.ALL, **NO_ANSWER)


def claimer_of_all(rng: Random, ending: LateClaim) -> Seat | None:
    if ending.declaring == ending.left:
        return ending.declarer
    return strongest(ending) if not ending.declaring and rng.random() < 0.9 else None


def strongest(ending: LateClaim) -> Seat:
    """The defender who would win most of the tricks that are left."""
    return max(ending.defenders, key=lambda seat: ending.winners[seat])


def claims_some(_: Random, ending: LateClaim) -> Scenario | None:
    lost = ending.left - ending.declaring
    if lost not in ALL_BUT:
        return None
    told = (about(ALL_BUT[lost], ending, ending.declarer), SILENCE)
    part = given_part(ending.left, ending.declaring)
    return scenario(ending, told, (part,), by=ClaimBy.DECLARER, how=ClaimedHow.SOME, **NO_ANSWER)


def proposes_to_stop(_: Random, ending: LateClaim) -> Scenario | None:
    if ending.declaring != ending.left:
        return None
    told = (about(STOP, ending, ending.declarer), SILENCE)
    return scenario(ending, told, (), by=ClaimBy.DECLARER, how=ClaimedHow.SHORTEN, **NO_ANSWER)


def spreads_wordless(_: Random, ending: LateClaim) -> Scenario | None:
    if ending.declaring not in (0, ending.left):
        return None
    player = ending.declarer if ending.declaring else strongest(ending)
    told = (about(WORDLESS, ending, player), MAY_BE_MEANT, SILENCE)
    parts = (cards_part(player),) if player is not ending.declarer else ()
    facts = {"how": ClaimedHow.FACED, "no_claim_meant": False, **NO_ANSWER}
    return scenario(ending, told, parts, by=by(ending, player), **facts)


# Concessions


def loser(rng: Random, ending: LateClaim) -> Seat | None:
    """Somebody whose side would win nothing more."""
    if ending.declaring == ending.left:
        return rng.choice(ending.defenders)
    return ending.declarer if not ending.declaring else None


def concedes(rng: Random, ending: LateClaim) -> Scenario | None:
    player = loser(rng, ending)
    if player is None:
        return None
    told = (about(rng.choice(LOSE_ALL), ending, player), SILENCE)
    part = given_part(ending.left, ending.left)
    return scenario(ending, told, (part,), by=by(ending, player), how=ClaimedHow.CONCEDED, **NO_ANSWER)


def spreads_and_concedes(rng: Random, ending: LateClaim) -> Scenario | None:
    player = loser(rng, ending)
    if player is None:
        return None
    told = (about(SHOWN_AND_LOST, ending, player), SILENCE)
    cards = (cards_part(player),) if player is not ending.declarer else ()
    parts = (given_part(ending.left, ending.left), *cards)
    return scenario(ending, told, parts, by=by(ending, player), how=ClaimedHow.CONCEDED, **NO_ANSWER)


def throws_in(rng: Random, ending: LateClaim) -> Scenario | None:
    player = loser(rng, ending)
    if player is None:
        return None
    told = (about(rng.choice(THROWN_IN), ending, player), SILENCE)
    part = given_part(ending.left, 0)
    return scenario(ending, told, (part,), by=by(ending, player), how=ClaimedHow.GIVEN_UP, **NO_ANSWER)


# Neither


def partner_objects(rng: Random, ending: LateClaim) -> Scenario | None:
    player = next(
        (seat for seat in ending.defenders if not ending.winners[seat] and ending.winners[seat.partner]), None
    )
    if player is None:
        return None
    objects = rng.choice(
        (
            say("{partner} says at once: “No, wait.”", partner=player.partner),
            say("“Not at all”, says {partner} in the same breath.", partner=player.partner),
        )
    )
    told = (about(SHOWN_AND_LOST, ending, player), objects)
    parts = (given_part(ending.left, ending.left), cards_part(player))
    facts = {"how": ClaimedHow.CONCEDED, "answer": ClaimAnswer.PARTNER}
    return scenario(ending, told, parts, by=ClaimBy.DEFENDER, **facts)


def wins_this_trick(rng: Random, ending: LateClaim) -> Scenario | None:
    """Somebody with a card that takes the trick says so before playing it."""
    trick = ending.tricks[ending.trick - 1]
    won_by = trick.winner(ending.board.contract.trump, FRENCH)
    play = next(one for one in trick.plays if one.player is won_by)
    if won_by is ending.dummy or play is trick.plays[0]:
        return None
    values = {"trick": ending.trick, "player": won_by, "card": play.card}
    told = (tell(rng.choice(THIS_ONE), values),)
    if won_by is ending.declarer:
        return scenario(ending, told, (), by=ClaimBy.DECLARER, how=ClaimedHow.THIS_TRICK)
    before = trick.plays[: trick.plays.index(play)]
    to_play = all(one.player is not won_by.partner for one in before)
    partner = won_by.partner
    order = (
        say("{partner} has still to play to it.", partner=partner)
        if to_play
        else say("{partner} has already played to it.", partner=partner)
    )
    facts = {"how": ClaimedHow.THIS_TRICK, "partner_to_play": to_play}
    return scenario(ending, (*told, order), (cards_part(won_by),), by=ClaimBy.DEFENDER, **facts)


def dummy_speaks(rng: Random, ending: LateClaim) -> Scenario | None:
    if ending.declaring != ending.left:
        return None
    told = (about(rng.choice(DUMMY_SAYS), ending, ending.dummy),)
    return scenario(ending, told, (), by=ClaimBy.DUMMY)


def cards_fall(rng: Random, ending: LateClaim) -> Scenario:
    player = rng.choice((*ending.defenders, *ending.defenders, ending.declarer))
    told = (about(rng.choice(FALLS), ending, player),)
    parts = (cards_part(player),) if player is not ending.declarer else ()
    return scenario(ending, told, parts, by=by(ending, player), how=ClaimedHow.FACED, no_claim_meant=True)


ATTEMPTS: tuple[Attempt, ...] = (
    *[claims_all] * 2,
    *[claims_some] * 2,
    proposes_to_stop,
    *[spreads_wordless] * 2,
    concedes,
    *[spreads_and_concedes] * 2,
    *[throws_in] * 2,
    *[partner_objects] * 2,
    *[wins_this_trick] * 2,
    dummy_speaks,
    *[cards_fall] * 2,
)


def draw(rng: Random) -> Scenario:
    attempt = rng.choice(ATTEMPTS)
    tried = (attempt(rng, ending) for ending in draw_endings(rng))
    return next(scenario for scenario in tried if scenario)


FAMILIES = (
    Family("bridge", "claim-or-not", N_("Claim, concession or neither?"), 4, "68 68A 68B1 68B2 68C", firmly(draw)),
)
