"""Dummy's card: which one declarer's words mean, and what if dummy puts out another. Laws 45D and 46."""

from engine.bridge.play.named import Designation, DummyMatter
from engine.bridge.play.named_card import WORDS
from engine.bridge.play.wrong_card import STAYS, WRONG_CARD
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_


@law("bridge:45D")
def not_the_card_named(named: Designation) -> Ruling | None:
    """Dummy has put out a card that declarer had not named."""
    return rule(then=WRONG_CARD) if named.dummy_matter is DummyMatter.WRONG_CARD else None


@law("bridge:46", otherwise=(DummyMatter.WORDS,))
def what_words_mean(_: Designation) -> Ruling | None:
    """It is in doubt which card declarer's words mean."""
    return rule(then=WORDS)


ROUTE = Issue(N_("What is there to decide about dummy's card?"), (not_the_card_named, what_words_mean))
DESIGNATION = Topic(
    "bridge",
    "designation",
    N_("Card named for dummy"),
    N_("Declarer named dummy's card in part, or dummy put out another one."),
    Designation,
    (ROUTE, WORDS, WRONG_CARD, STAYS),
)
