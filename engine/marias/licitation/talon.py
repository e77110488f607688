"""The talon: two cards, which ones, changing it and looking at it, a wrong number, a lead laid beside it."""

from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.marias import onward
from engine.marias.effect.paid_fee import flat_1
from engine.marias.effect.talon import (
    CARDS_ALLOWED,
    CORRECTED,
    GAME_LOST,
    MAY_EXCHANGE,
    MAY_FLEK,
    NO_PREMIUM,
    RIGHT_TALON,
    TOO_LATE,
    UP_TO_RE,
)
from engine.marias.licitation.handling import AKTER, BESIDE, LOOK, fee
from engine.marias.licitation.laid import Content, FoundWhen, Talon, TalonMatter
from engine.marias.renonc.incident import Fault
from engine.marias.table.first_word import COMMENTED, FirstWord
from engine.marias.table.player import Player
from engine.marias.table.step import Rung
from engine.text import N_

TALON_CARDS = 2
WITH_TRUMPS = tuple(step for step in Rung if step.has_trump)

# What is it about?


@law("marias:B.9")
def number_of_cards(talon: Talon) -> Ruling | None:
    """It is about the number of cards."""
    return rule(then=COUNT) if talon.matter is TalonMatter.COUNT else None


@law("marias:B.10")
def cards_in_it(talon: Talon) -> Ruling | None:
    """It is about the cards that lie in it."""
    return rule(then=CARDS) if talon.matter is TalonMatter.CARDS else None


@law("marias:B.9")
def card_beside_it(talon: Talon) -> Ruling | None:
    """A third card lies beside it."""
    return rule(then=BESIDE) if talon.matter is TalonMatter.THIRD else None


@law("marias:B.9")
def changed(talon: Talon) -> Ruling | None:
    """The aktér changed it, or wants to."""
    return rule(then=AKTER) if talon.matter is TalonMatter.CHANGED else None


@law("marias:B.9", otherwise=(TalonMatter.LOOKED,))
def looked_at(_: Talon) -> Ruling | None:
    """Somebody looked at it."""
    return rule(then=LOOK)


# Is the number right?


@law("marias:B.9", "marias:B.10")
def two_cards(talon: Talon) -> Ruling | None:
    """There are two cards."""
    return rule(RIGHT_TALON) if talon.count == TALON_CARDS else None


@law("marias:B.9", "marias:B.11")
def found_before_a_comment(talon: Talon) -> Ruling | None:
    """It was found before the first defender had commented."""
    return rule(MAY_EXCHANGE) if talon.found is FoundWhen.BEFORE else None


@law("marias:B.11", "marias:E.3.c", "marias:E.6.a", "marias:A")
def found_in_the_comments(talon: Talon) -> Ruling | None:
    """It was found while the announcement was being commented on, before re."""
    found = talon.found is FoundWhen.COMMENTS
    return rule(flat_1(Player.AKTER), CORRECTED, MAY_FLEK) if found else None


@law("marias:E.3.c", "marias:B.11", "marias:E.6.a")
def technical_until_the_play(talon: Talon) -> Ruling | None:
    """It was found after re, and everything before the play is read as technical."""
    if talon.found is FoundWhen.AFTER_RE and talon.reading.count_before_play_technical:
        return rule(flat_1(Player.AKTER), CORRECTED)
    return None


@law("marias:E.7.b")
def number_claimed_too_late(talon: Talon) -> Ruling | None:
    """The cards had begun to be put together for the next deal."""
    return rule(TOO_LATE) if talon.found is FoundWhen.GATHERED else None


@law("marias:B.11", "marias:E.6.b", "marias:E.6.c")
def found_after_re(talon: Talon) -> Ruling | None:
    """It was found in the further raising, after re."""
    return lost_up_to_re() if talon.found is FoundWhen.AFTER_RE else None


@law("marias:E.2.f", "marias:B.11", "marias:E.6.b", "marias:E.6.c", otherwise=(FoundWhen.PLAY, FoundWhen.AFTER_PLAY))
def found_in_the_play(_: Talon) -> Ruling | None:
    """It was found during the play or after it."""
    return lost_up_to_re()


def lost_up_to_re() -> Ruling:
    return rule(GAME_LOST, UP_TO_RE, NO_PREMIUM, go_to(onward.RENONC, fault=Fault.COUNT))


# May these cards lie in it?


@law("marias:B.10", "marias:E.4.a")
def betl_or_durch(talon: Talon) -> Ruling | None:
    """The game is betl or durch."""
    return rule(CARDS_ALLOWED) if not talon.has_trump else None


@law("marias:E.4.a", "marias:B.10", "marias:A")
def ace_or_ten(talon: Talon) -> Ruling | None:
    """An ace or a ten lies in it, and the game has trumps."""
    return rule(then=STILL) if talon.content & {Content.ACE, Content.TEN} else None


@law("marias:E.4.b", "marias:B.8", "marias:A")
def announced_seven(talon: Talon) -> Ruling | None:
    """A seven that has been announced lies in it."""
    return rule(then=STILL) if talon.content & talon.forbidden_sevens else None


@law("marias:B.10", "marias:B.8", otherwise=WITH_TRUMPS)
def other_cards(_: Talon) -> Ruling | None:
    """No ace or ten and no announced seven lies in it."""
    return rule(CARDS_ALLOWED)


# Can it still be put right?


@law("marias:B.9")
def before_the_comment(talon: Talon) -> Ruling | None:
    """The first defender has done nothing yet."""
    return rule(MAY_EXCHANGE) if talon.first_word is FirstWord.NOTHING else None


@law("marias:E.7.b")
def cards_claimed_too_late(talon: Talon) -> Ruling | None:
    """The cards had begun to be put together for the next deal."""
    return rule(TOO_LATE) if talon.gathered else None


@law("marias:E.4", "marias:A", otherwise=COMMENTED)
def fee_for_the_cards(talon: Talon) -> Ruling | None:
    """The announcement had been commented on, and it was claimed in time."""
    return fee(talon, Player.AKTER)


ABOUT = Issue(N_("What is it about?"), (number_of_cards, cards_in_it, card_beside_it, changed, looked_at))
COUNT = Issue(
    N_("Is the number right?"),
    (
        two_cards,
        found_before_a_comment,
        found_in_the_comments,
        technical_until_the_play,
        number_claimed_too_late,
        found_after_re,
        found_in_the_play,
    ),
)
CARDS = Issue(N_("May these cards lie in it?"), (betl_or_durch, ace_or_ten, announced_seven, other_cards))
STILL = Issue(N_("Can it still be put right?"), (before_the_comment, cards_claimed_too_late, fee_for_the_cards))

TALON = Topic(
    "marias",
    "talon",
    N_("Talon: its cards, looking, changing, a wrong number"),
    N_("There is a question about the talon."),
    Talon,
    (ABOUT, COUNT, CARDS, STILL, LOOK, AKTER, BESIDE),
)
