"""Defective tricks: what is wrong, and what is done in time, Law 67A; later it is omitted.py and surplus.py, 67B."""

from engine.bridge import onward
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.exposed import CARD_BACK
from engine.bridge.effect.trick import (
    ADD_A_CARD,
    ADJUSTED_67B3,
    COUNT_AND_INSPECT,
    FIND_AND_PLACE,
    LATER_LEGAL,
    OWNER_UNCHANGED,
    SECOND_PLAY_BACK,
)
from engine.bridge.irregular_play.lead import Led
from engine.bridge.play.handling import PlayMatter
from engine.bridge.revoke.circumstance import Role
from engine.bridge.trick.defect import Defect, HowMany, PlayedAgain, TrickWrong
from engine.bridge.trick.omitted import DEEMED_REVOKE, OMITTED_LATE
from engine.bridge.trick.surplus import RESTORED, SURPLUS_LATE, VISIBLE
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# What is wrong?


@law("bridge:13fn1", "bridge:14")
def wrong_from_start(trick: Defect) -> Ruling | None:
    """The hands were not thirteen cards each from the start."""
    return rule(go_to(onward.WRONG_COUNT)) if trick.wrong is TrickWrong.START else None


@law("bridge:67B", "bridge:66C")
def not_known(trick: Defect) -> Ruling | None:
    """A player has a card too many or too few in hand, and nobody knows which trick it is."""
    return rule(COUNT_AND_INSPECT) if trick.wrong is TrickWrong.UNKNOWN else None


@law("bridge:67B3")
def lies_elsewhere(trick: Defect) -> Ruling | None:
    """The card was played, but does not lie among the player's played cards."""
    if trick.wrong is not TrickWrong.MISPLACED:
        return None
    return rule(FIND_AND_PLACE, OWNER_UNCHANGED, then=ONCE_MORE)


@law("bridge:67A1", "bridge:67A", "bridge:44C")
def card_missing_in_time(trick: Defect) -> Ruling | None:
    """A card was left out, and not both sides have played to the next trick."""
    return rule(ADD_A_CARD, LATER_LEGAL) if trick.wrong is TrickWrong.OMITTED and trick.is_in_time else None


@law("bridge:67B1", "bridge:67B")
def card_missing_later(trick: Defect) -> Ruling | None:
    """A card was left out, and both sides have played to the next trick."""
    return rule(then=OMITTED_LATE) if trick.wrong is TrickWrong.OMITTED else None


@law("bridge:67A2", "bridge:67A")
def too_many_in_time(trick: Defect) -> Ruling | None:
    """A player played too many cards, and not both sides have played to the next trick."""
    return rule(then=TOO_MANY) if trick.is_in_time else None


@law("bridge:67B2", "bridge:67B", "bridge:58B4", otherwise=(TrickWrong.SURPLUS,))
def too_many_later(_: Defect) -> Ruling | None:
    """A player played too many cards, and both sides have played to the next trick."""
    return rule(then=SURPLUS_LATE)


# Which law puts the surplus right in time?


@law("bridge:58B", "bridge:67A2")
def played_together(trick: Defect) -> Ruling | None:
    """The cards were played at the same moment."""
    if trick.how is not HowMany.TOGETHER:
        return None
    return rule(go_to(onward.PLAYED_CARD, matter=PlayMatter.SEVERAL, **trick.have(owner="hand")))


@law("bridge:45E1", "bridge:45E2", "bridge:67A2")
def meant_as_lead(trick: Defect) -> Ruling | None:
    """The second card was meant as a lead to the next trick."""
    if trick.how is not HowMany.LEAD:
        return None
    led = Led.DEFENDER if trick.hand is Role.DEFENDER else Led.DECLARER
    return rule(go_to(onward.LEAD_OUT_OF_TURN, led=led))


@law("bridge:45E1", "bridge:67A2", "bridge:50")
def fifth_card_by_defender(trick: Defect) -> Ruling | None:
    """The fifth card is a defender's."""
    fifth = go_to(onward.PLAYED_CARD, matter=PlayMatter.FIFTH, owner=Role.DEFENDER)
    return rule(fifth) if trick.hand is Role.DEFENDER else None


@law("bridge:45E2", "bridge:67A2", otherwise=(HowMany.APART,))
def fifth_card_by_declarer(_: Defect) -> Ruling | None:
    """The fifth card is declarer's or dummy's."""
    return rule(CARD_BACK, NO_RECTIFICATION)


# Was the card played once more?


@law("bridge:67B3")
def played_once(trick: Defect) -> Ruling | None:
    """The card has not been played to a later trick."""
    return rule(NO_RECTIFICATION) if trick.again is PlayedAgain.NO else None


@law("bridge:67B3")
def played_twice_in_time(trick: Defect) -> Ruling | None:
    """The same card has been played to a later trick, and that can still be put right."""
    return rule(SECOND_PLAY_BACK) if trick.again is PlayedAgain.IN_TIME else None


@law("bridge:67B3", otherwise=(PlayedAgain.TOO_LATE,))
def played_twice(_: Defect) -> Ruling | None:
    """The same card has been played to a later trick, and it is too late to put that right."""
    return rule(ADJUSTED_67B3, go_to(onward.ADJUSTED_SCORE))


DEFECT = Issue(
    N_("What is wrong with the trick?"),
    (
        wrong_from_start,
        not_known,
        lies_elsewhere,
        card_missing_in_time,
        card_missing_later,
        too_many_in_time,
        too_many_later,
    ),
)
TOO_MANY = Issue(
    N_("How is a card too many put right?"),
    (played_together, meant_as_lead, fifth_card_by_defender, fifth_card_by_declarer),
)
ONCE_MORE = Issue(N_("Was the card played once more?"), (played_once, played_twice_in_time, played_twice))
DEFECTIVE_TRICK = Topic(
    "bridge",
    "defective-trick",
    N_("A trick with too many or too few cards"),
    N_("A player has played no card to a trick, or too many."),
    Defect,
    (DEFECT, TOO_MANY, OMITTED_LATE, DEEMED_REVOKE, SURPLUS_LATE, VISIBLE, RESTORED, ONCE_MORE),
)
