"""What a defender's card becomes that is visible and not played: Laws 49 and 50."""

from engine.bridge.effect.exposed import MAJOR_DUTY, MAJOR_LEAD, MINOR_DUTY, OPEN_TO_ALL, ExposedBecome
from engine.bridge.play.handling import OpenCard
from engine.bridge.play.played import PlayedCard
from engine.bridge.table.duty import PenaltyKind
from engine.effect import ForDirector
from engine.law import Issue, Ruling, law, rule
from engine.text import N_


def becomes_major(several: bool = False) -> Ruling:
    """What lies there from now on, and what its owner and partner have to do."""
    return rule(ExposedBecome(PenaltyKind.MAJOR, several), MAJOR_DUTY, MAJOR_LEAD, OPEN_TO_ALL)


@law("bridge:50B", "bridge:50D", "bridge:51")
def more_than_one(played: PlayedCard) -> Ruling | None:
    """The defender has two penalty cards or more: all of them are major."""
    return becomes_major(several=True) if played.card is OpenCard.ANOTHER else None


@law("bridge:50B", "bridge:50D")
def an_honour(played: PlayedCard) -> Ruling | None:
    """It is an honour, however it became visible."""
    return becomes_major() if played.card is OpenCard.HONOUR else None


@law("bridge:50B", "bridge:50C", otherwise=(OpenCard.LOW,))
def low_by_accident(_: PlayedCard) -> Ruling | None:
    """It is a single low card, and became visible by accident."""
    return rule(ExposedBecome(PenaltyKind.MINOR, several=False), MINOR_DUTY, OPEN_TO_ALL)


@law("bridge:50B", otherwise=(OpenCard.LOW,))
def low_on_purpose(_: PlayedCard) -> Ruling | None:
    """It is a single low card, and was shown on purpose: the Law names no kind for it."""
    return rule(ForDirector("bridge:50B"))


BY_ACCIDENT = Issue(N_("Which penalty card does it become?"), (more_than_one, an_honour, low_by_accident))
ON_PURPOSE = Issue(
    N_("Which penalty card does a card become that was shown?"), (more_than_one, an_honour, low_on_purpose)
)
