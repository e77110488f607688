"""Too many cards in a hand: Law 13, with 6D1 and 16D; the missing card is missing_card.py."""

from engine.bridge import onward
from engine.bridge.effect.board import DEAL_AGAIN
from engine.bridge.effect.call import NO_RECTIFICATION
from engine.bridge.effect.wrong_cards import (
    CANNOT_BE_PLAYED,
    CARD_OUT,
    EVERY_CALL_STANDS,
    LIABLE,
    NO_ADJUSTING,
    NOBODY_PENALISED,
    NUMBERS_RIGHT,
    PENALTY_EARLIER,
    PENALTY_HERE,
    PLAYED_ALL_THE_SAME,
    PLAYED_AS_USUAL,
    RESULT_CANCELLED,
    TOO_LATE,
    AdjustIfSeen,
    InTeams,
    MayAdjust,
    SeenInTime,
)
from engine.bridge.wrong_cards.count import Count, CountFault, CountFound, SawCard, WrongCount
from engine.bridge.wrong_cards.missing_card import COUNTED, EARLIER_TRICK, FACE_UP, KNOWN, MISSING
from engine.law import Issue, Ruling, Topic, go_to, law, rule
from engine.text import N_

# Which law is it?


@law("bridge:13fn1", "bridge:67")
def trick_is_wrong(hands: WrongCount) -> Ruling | None:
    """Every hand had thirteen cards at the start, and a trick has got too many or too few since."""
    return rule(go_to(onward.DEFECTIVE_TRICK)) if hands.count is Count.TRICK else None


@law("bridge:13C")
def card_is_foreign(hands: WrongCount) -> Ruling | None:
    """The card too many does not belong to the deal."""
    return rule(CARD_OUT, NO_RECTIFICATION, then=FOREIGN) if hands.count is Count.FOREIGN else None


@law("bridge:13fn1", "bridge:14")
def card_is_missing(hands: WrongCount) -> Ruling | None:
    """No hand had more than thirteen cards: a card is missing."""
    return rule(then=MISSING) if hands.count is Count.FEWER else None


@law("bridge:13", otherwise=(Count.MORE,))
def too_many_cards(_: WrongCount) -> Ruling | None:
    """One hand had more than thirteen cards of this deal, and another fewer."""
    return rule(then=TOO_MANY)


# May the score be adjusted for a foreign card?


@law("bridge:13C")
def foreign_card_in_trick(hands: WrongCount) -> Ruling | None:
    """The foreign card has been played to a trick that has been turned over."""
    return rule(MayAdjust("bridge:13C")) if hands.quitted else None


@law("bridge:13C")
def foreign_card_in_no_trick(_: WrongCount) -> Ruling | None:
    """The foreign card has not been played to a trick that has been turned over."""
    return rule(NO_ADJUSTING)


# Can the board be played?


@law("bridge:81C3", "bridge:79C1")
def correction_period_over(hands: WrongCount) -> Ruling | None:
    """It comes to light only when the correction period is over: the director puts nothing right any more."""
    return rule(TOO_LATE) if hands.found is CountFound.LATE else None


@law("bridge:13D", "bridge:86B")
def play_over(hands: WrongCount) -> Ruling | None:
    """It comes to light after play: the result cannot stand."""
    return rule(RESULT_CANCELLED, InTeams("bridge:86B"), LIABLE) if hands.found is CountFound.AFTER else None


@law("bridge:6D1")
def never_bid(hands: WrongCount) -> Ruling | None:
    """The cards were dealt wrongly, and nobody has called on the board yet, at any table."""
    return rule(DEAL_AGAIN) if hands.is_misdeal else None


@law("bridge:13A")
def nobody_has_called(hands: WrongCount) -> Ruling | None:
    """None of the players with a wrong number of cards has called."""
    return rule(NUMBERS_RIGHT, then=SEEING) if not hands.has_called else None


@law("bridge:13B1")
def can_be_put_right(hands: WrongCount) -> Ruling | None:
    """A player with a wrong number of cards has called, but the deal can be put right and played."""
    if hands.playable:
        return rule(NUMBERS_RIGHT, EVERY_CALL_STANDS, MayAdjust("bridge:13B1"))
    return None


@law("bridge:13B2", "bridge:12C1b", otherwise=(CountFound.EARLY, CountFound.PLAY))
def cannot_be_put_right(_: WrongCount) -> Ruling | None:
    """A player with a wrong number of cards has called, and the deal cannot be put right and played."""
    return rule(CANNOT_BE_PLAYED, then=PENALTY)


# Has a card been seen?


@law("bridge:13A1")
def nobody_has_seen(hands: WrongCount) -> Ruling | None:
    """Nobody has seen a card of another player."""
    return rule(PLAYED_AS_USUAL) if hands.saw is SawCard.NOBODY else None


@law("bridge:13A1", "bridge:16D", "bridge:7B3")
def mixed_at_this_table(hands: WrongCount) -> Ruling | None:
    """A card has been seen, but the pockets of the board were right: the cards got mixed at this table."""
    return rule(SeenInTime("bridge:16D"), PENALTY_HERE) if hands.saw is SawCard.TABLE else None


@law("bridge:13A2", "bridge:12C1b", otherwise=(SawCard.POCKET,))
def pocket_was_wrong(_: WrongCount) -> Ruling | None:
    """A card has been seen, because a pocket of the board held the wrong number of cards."""
    return rule(PLAYED_ALL_THE_SAME, AdjustIfSeen("bridge:13A2"), then=PENALTY)


# Who may be penalised?


@law("bridge:90B6", "bridge:7C")
def earlier_table_at_fault(hands: WrongCount) -> Ruling | None:
    """Only players at an earlier table are responsible, who put the cards back wrongly."""
    return rule(PENALTY_EARLIER) if hands.fault is CountFault.EARLIER else None


@law("bridge:90B7", "bridge:7B2")
def this_table_at_fault(hands: WrongCount) -> Ruling | None:
    """A player at this table is responsible, for example one who did not count the cards."""
    return rule(PENALTY_HERE) if hands.fault is CountFault.HERE else None


@law("bridge:90A", otherwise=(CountFault.UNKNOWN,))
def nobody_at_fault(_: WrongCount) -> Ruling | None:
    """Nobody is known to be responsible."""
    return rule(NOBODY_PENALISED)


KIND = Issue(
    N_("What is wrong with the number of cards?"), (trick_is_wrong, card_is_foreign, card_is_missing, too_many_cards)
)
FOREIGN = Issue(
    N_("May the score be adjusted for the foreign card?"), (foreign_card_in_trick, foreign_card_in_no_trick)
)
TOO_MANY = Issue(
    N_("Can the board be played?"),
    (correction_period_over, play_over, never_bid, nobody_has_called, can_be_put_right, cannot_be_put_right),
)
SEEING = Issue(N_("Has a card been seen?"), (nobody_has_seen, mixed_at_this_table, pocket_was_wrong))
PENALTY = Issue(N_("Who may be penalised?"), (earlier_table_at_fault, this_table_at_fault, nobody_at_fault))
WRONG_COUNT = Topic(
    "bridge",
    "wrong-count",
    N_("Too many or too few cards"),
    N_("A hand does not have thirteen cards."),
    WrongCount,
    (KIND, FOREIGN, TOO_MANY, SEEING, PENALTY, MISSING, FACE_UP, EARLIER_TRICK, KNOWN, COUNTED),
)
