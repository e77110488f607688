"""Played cards: is a card played, may it go back, which of several is it? Laws 45, 47 and 58."""

from engine.bridge.play.exposed_card import BY_ACCIDENT, ON_PURPOSE
from engine.bridge.play.gesture import DECLARERS, DEFENDERS, DUMMYS, WHOSE, WHOSE_TURN
from engine.bridge.play.handling import PlayMatter
from engine.bridge.play.played import PlayedCard
from engine.bridge.play.several import AFTER_IT, FIFTH, SEVERAL, TOGETHER, to_defective_trick
from engine.bridge.play.taking_back import AFTER_CHANGE, BACK, BECOMES, SLIP, SUGGESTED
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_


@law("bridge:58B")
def several_from_one_hand(played: PlayedCard) -> Ruling | None:
    """Several cards came from one hand at the same time."""
    return rule(then=SEVERAL) if played.matter is PlayMatter.SEVERAL else None


@law("bridge:45E")
def fifth_card(played: PlayedCard) -> Ruling | None:
    """A hand has put a second card to the trick."""
    return rule(then=FIFTH) if played.matter is PlayMatter.FIFTH else None


@law("bridge:67A", "bridge:67B2")
def found_later(played: PlayedCard) -> Ruling | None:
    """A second card from one hand came to light when both sides had played to the next trick."""
    return to_defective_trick(played) if played.matter is PlayMatter.FOUND_LATE else None


@law("bridge:58A")
def at_the_same_moment(played: PlayedCard) -> Ruling | None:
    """Two players led or played at the same moment."""
    return rule(then=TOGETHER) if played.matter is PlayMatter.TOGETHER else None


@law("bridge:45F")
def dummy_and_the_cards(played: PlayedCard) -> Ruling | None:
    """Dummy touched or suggested a card."""
    return rule(then=SUGGESTED) if played.matter is PlayMatter.SUGGESTED else None


@law("bridge:45C4b")
def changes_the_naming(played: PlayedCard) -> Ruling | None:
    """Declarer has named a card of dummy's and wants another."""
    return rule(then=SLIP) if played.matter is PlayMatter.SLIP else None


@law("bridge:47")
def to_be_taken_back(played: PlayedCard) -> Ruling | None:
    """The card was played, and somebody wants it back."""
    return rule(then=BACK) if played.matter is PlayMatter.BACK else None


@law("bridge:45C", otherwise=(PlayMatter.PLAYED,))
def played_or_not(_: PlayedCard) -> Ruling | None:
    """It is in doubt whether the card is played."""
    return rule(then=WHOSE)


ROUTE = Issue(
    N_("What is there to decide?"),
    (
        several_from_one_hand,
        fifth_card,
        found_later,
        at_the_same_moment,
        dummy_and_the_cards,
        changes_the_naming,
        to_be_taken_back,
        played_or_not,
    ),
)
PLAYED_CARD = Topic(
    "bridge",
    "played-card",
    N_("Played card"),
    N_("Is a card played, and may it be taken back or changed?"),
    PlayedCard,
    (
        ROUTE,
        WHOSE,
        DEFENDERS,
        DECLARERS,
        DUMMYS,
        WHOSE_TURN,
        BY_ACCIDENT,
        ON_PURPOSE,
        SEVERAL,
        AFTER_IT,
        FIFTH,
        TOGETHER,
        BACK,
        AFTER_CHANGE,
        BECOMES,
        SLIP,
        SUGGESTED,
    ),
)
