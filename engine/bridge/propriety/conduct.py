"""Conduct at the table: how strong the word of the Law is, and what follows. Laws 72, 74 and 76."""

from engine.bridge import onward
from engine.bridge.director.intervention import Act
from engine.bridge.effect.conduct import (
    ADJUST_72C,
    MAY_DISCIPLINE,
    NO_INTENT_NEEDED,
    NOT_FORESEEN,
    PLAY_ON_72C,
    STANDS_72C,
    Breach,
    Force,
)
from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.right import PENALTY_POSSIBLE
from engine.bridge.information.learnt import CardOf, Learnt
from engine.bridge.propriety.behaviour import About, AgainstLaw, Behaviour, Showing
from engine.bridge.propriety.courtesy import (
    ATTENTION_PAID,
    HANDLED,
    TREATED,
    careless,
    conceals,
    violation,
)
from engine.bridge.propriety.outcome import OUTCOME
from engine.bridge.propriety.watching import MAY_THEY, WHAT_NOW, WHO_COUNTS
from engine.effect import ForDirector
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What is it about?


@law("bridge:74C")
def something_shown(one: Behaviour) -> Ruling | None:
    """A sign, a look or a word showed something."""
    return rule(then=SHOWN) if one.about is About.SIGN else None


@law("bridge:74A")
def treatment_of_others(one: Behaviour) -> Ruling | None:
    """It is about how somebody treated others."""
    return rule(then=TREATED) if one.about is About.MANNER else None


@law("bridge:74B", "bridge:74C")
def attention_and_pace(one: Behaviour) -> Ruling | None:
    """It is about attention and pace."""
    return rule(then=ATTENTION_PAID) if one.about is About.PACE else None


@law("bridge:74A3", "bridge:74C")
def calls_and_cards(one: Behaviour) -> Ruling | None:
    """It is about how calls and cards were handled."""
    return rule(then=HANDLED) if one.about is About.CARDS else None


@law("bridge:76")
def by_spectator(one: Behaviour) -> Ruling | None:
    """It is about a spectator."""
    return rule(then=MAY_THEY.on(lambda behaviour: behaviour.watching)) if one.about is About.SPECTATOR else None


@law("bridge:72C")
def may_have_paid(one: Behaviour) -> Ruling | None:
    """An irregularity may have paid the side which committed it."""
    return rule(then=FORESEEN) if one.about is About.FORESEEN else None


@law("bridge:72B", otherwise=(About.LAWS,))
def towards_the_laws(_: Behaviour) -> Ruling | None:
    """It is about how somebody stood to the Laws."""
    return rule(then=TOWARDS_LAWS)


# What was shown?


@law("bridge:74C5", "bridge:16D1")
def seen_by_chance(one: Behaviour) -> Ruling | None:
    """An opponent's card was seen without meaning to."""
    if one.sign is not Showing.GLIMPSE:
        return None
    return rule(go_to(onward.OUTSIDE_INFORMATION, learnt=Learnt.CARD, card_of=CardOf.BY_CHANCE))


@law("bridge:74C5")
def watched_and_saw(one: Behaviour) -> Ruling | None:
    """Somebody stared at a player or tried to see a player's cards, and saw one."""
    if one.sign is not Showing.WATCHED or not one.saw:
        return None
    other = go_to(onward.OUTSIDE_INFORMATION, learnt=Learnt.CARD, card_of=CardOf.ON_PURPOSE)
    return rule(Breach(Force.VIOLATION), PENALTY_POSSIBLE, other)


@law("bridge:74C5")
def watched(one: Behaviour) -> Ruling | None:
    """Somebody stared at a player or tried to see a player's cards, and saw none."""
    return violation() if one.sign is Showing.WATCHED else None


@law("bridge:73B2", "bridge:91B")
def arranged_signs(one: Behaviour) -> Ruling | None:
    """The partners seem to have agreed on signs beforehand."""
    if one.sign is not Showing.ARRANGED:
        return None
    return rule(Breach(Force.MAY_NOT), ForDirector("bridge:73B2"), MAY_DISCIPLINE)


@law("bridge:74C2")
def likes_or_dislikes(one: Behaviour) -> Ruling | None:
    """Somebody showed that they like or dislike a call or a play."""
    return violation() if one.sign is Showing.LIKING else None


@law("bridge:74C3")
def expects_trick(one: Behaviour) -> Ruling | None:
    """Somebody showed that they expect to win or lose a trick that is not complete."""
    return violation() if one.sign is Showing.TRICK else None


@law("bridge:74C4")
def points_to_event(one: Behaviour) -> Ruling | None:
    """Somebody drew attention to something important, or to how many tricks are still needed."""
    return violation() if one.sign is Showing.EVENT else None


@law("bridge:74B2", otherwise=(Showing.COMMENT,))
def uncalled_for(_: Behaviour) -> Ruling | None:
    """Somebody made an uncalled-for comment."""
    return careless()


# Could the offender have known?


@law("bridge:72C")
def could_not_know(one: Behaviour) -> Ruling | None:
    """The offender could not have known that it could well do damage."""
    return rule(NOT_FORESEEN) if not one.could_know else None


@law("bridge:72C")
def not_over_yet(one: Behaviour) -> Ruling | None:
    """The offender could have known it, and play is not over."""
    return rule(PLAY_ON_72C, NO_INTENT_NEEDED, CheckAtEnd("bridge:72C")) if not one.over else None


@law("bridge:72C", "bridge:12C1b", "bridge:12B1")
def it_paid(one: Behaviour) -> Ruling | None:
    """The offender could have known it, and it brought the side an advantage."""
    return rule(ADJUST_72C, NO_INTENT_NEEDED) if one.gained else None


@law("bridge:72C", "bridge:12B1")
def it_did_not_pay(_: Behaviour) -> Ruling | None:
    """The offender could have known it, but it brought the side no advantage."""
    return rule(STANDS_72C)


# How did somebody stand to the Laws?


@law("bridge:72B2", "bridge:9A5")
def kept_silent(one: Behaviour) -> Ruling | None:
    """Somebody said nothing about an irregularity of the own side."""
    return rule(go_to(onward.AFTER_IRREGULARITY, act=Act.SILENT)) if one.fault is AgainstLaw.SILENT else None


@law("bridge:72B3")
def hides_irregularity(one: Behaviour) -> Ruling | None:
    """Somebody tried to hide an irregularity."""
    return conceals() if one.fault is AgainstLaw.HIDDEN else None


@law("bridge:72A")
def does_not_try(one: Behaviour) -> Ruling | None:
    """Somebody did not try to do as well as possible."""
    return rule(Breach(Force.STATED), ForDirector("bridge:90A")) if one.fault is AgainstLaw.NOT_TRYING else None


@law("bridge:72B1", "bridge:72A", otherwise=(AgainstLaw.ON_PURPOSE,))
def breaks_on_purpose(_: Behaviour) -> Ruling | None:
    """Somebody broke a rule on purpose."""
    return rule(Breach(Force.MAY_NOT), PENALTY_POSSIBLE, MAY_DISCIPLINE, CheckAtEnd("bridge:72C"))


SHOWN = Issue(
    N_("What was shown?"),
    (
        seen_by_chance,
        watched_and_saw,
        watched,
        arranged_signs,
        likes_or_dislikes,
        expects_trick,
        points_to_event,
        uncalled_for,
    ),
)
FORESEEN = Issue(N_("Could the offender have known?"), (could_not_know, not_over_yet, it_paid, it_did_not_pay))
TOWARDS_LAWS = Issue(
    N_("How did somebody stand to the Laws?"), (kept_silent, hides_irregularity, does_not_try, breaks_on_purpose)
)
CONDUCT = Topic(
    "bridge",
    "conduct",
    N_("Conduct and etiquette"),
    N_("Somebody was discourteous, showed something by a sign, disturbed others or broke a rule on purpose."),
    Behaviour,
    (
        Issue(
            N_("What is it about?"),
            (
                something_shown,
                treatment_of_others,
                attention_and_pace,
                calls_and_cards,
                by_spectator,
                may_have_paid,
                towards_the_laws,
            ),
        ),
        SHOWN,
        TREATED,
        ATTENTION_PAID,
        HANDLED,
        OUTCOME,
        MAY_THEY.on(lambda behaviour: behaviour.watching),
        WHO_COUNTS.on(lambda behaviour: behaviour.watching),
        WHAT_NOW.on(lambda behaviour: behaviour.watching),
        FORESEEN,
        TOWARDS_LAWS,
    ),
)
