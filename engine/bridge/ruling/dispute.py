"""How the director proceeds when the facts are agreed, and when they are not: Laws 83 to 85."""

from engine.bridge.effect.ruling import (
    ADJUST_84D,
    DOUBT_84D,
    EXPLAIN_OPTIONS,
    IMPOSE,
    KEEP_PLAYING,
    NOT_ADJUSTED_12B2,
    PLAY_ON_84A,
    SEE_CHOICE_MADE,
    SEE_TO_IT,
    STANDS_84D,
    TELL_APPEAL,
    WEIGH_EVIDENCE,
)
from engine.bridge.ruling.situation import LawSays, Situation
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# Is it known what happened?


@law("bridge:84")
def facts_agreed(case: Situation) -> Ruling | None:
    """The players agree on what happened."""
    return rule(then=PROCEDURE) if case.agreed else None


@law("bridge:85A1", "bridge:85A2", "bridge:81C6", "bridge:83")
def facts_established(case: Situation) -> Ruling | None:
    """The players do not agree, but the director finds what happened."""
    return rule(WEIGH_EVIDENCE, TELL_APPEAL, then=PROCEDURE) if case.established else None


@law("bridge:85B", "bridge:83")
def facts_not_found(_: Situation) -> Ruling | None:
    """What happened cannot be established."""
    return rule(KEEP_PLAYING, TELL_APPEAL)


# What do the Laws have for it?


@law("bridge:84A")
def nothing_to_rectify(case: Situation) -> Ruling | None:
    """There is no rectification, and nothing to weigh up."""
    return rule(PLAY_ON_84A) if case.law_says is LawSays.NOTHING else None


@law("bridge:84B", "bridge:81C4", "bridge:12B2")
def prescribed(case: Situation) -> Ruling | None:
    """The Law prescribes the rectification."""
    return rule(IMPOSE, SEE_TO_IT, NOT_ADJUSTED_12B2) if case.law_says is LawSays.FIXED else None


@law("bridge:84C", "bridge:10C1", "bridge:10C2", "bridge:81C2")
def player_chooses(case: Situation) -> Ruling | None:
    """The Law gives a player the choice."""
    return rule(EXPLAIN_OPTIONS, SEE_CHOICE_MADE) if case.law_says is LawSays.OPTIONS else None


@law("bridge:84D", "bridge:12A1", "bridge:83")
def damage_likely(case: Situation) -> Ruling | None:
    """The Laws prescribe no rectification for the infraction, and damage by it is likely."""
    return rule(ADJUST_84D, DOUBT_84D, TELL_APPEAL) if case.damaged else None


@law("bridge:84D", "bridge:12B1", otherwise=(LawSays.WEIGH,))
def damage_unlikely(_: Situation) -> Ruling | None:
    """The Laws prescribe no rectification for the infraction, and damage by it is not likely."""
    return rule(STANDS_84D)


FACTS = Issue(N_("Is it known what happened?"), (facts_agreed, facts_established, facts_not_found))
PROCEDURE = Issue(
    N_("What do the Laws have for it?"),
    (nothing_to_rectify, prescribed, player_chooses, damage_likely, damage_unlikely),
)
