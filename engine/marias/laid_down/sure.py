"""What can be said of a position at once, suit by suit: it stands against the worst lie, or a certain lie breaks it."""

from collections.abc import Iterator

from engine.cards.bits import split
from engine.marias.laid_down.question import AKTER, LEFT, OTHER, RIGHT, SUITS, Contest, Lie, Target, above, suit_of, top

DEFENCE = (LEFT, RIGHT)
HELPERS, WHOLE = 4, 10  # a defender with four helper cards shows them, and dvě sedmy is lost


def surely(question: Contest, lie: Lie) -> bool | None:
    """Does it stand, does it not, or has it to be played through?"""
    if question.aim is Target.NO_TRICK:
        return betl(lie)
    if question.aim is Target.POINTS:
        return points(question, lie)
    if question.aim is Target.SEVENS:
        return sevens(question, lie)
    if question.seven & ~lie.own:
        return False
    return every_trick(question, lie)


# Betl: a suit is safe if every card held in it is lower than every card missing


def betl(lie: Lie) -> bool | None:
    if lie.leader != AKTER:
        if all(is_safe(lie.own & suit, lie.pool & suit) for suit in SUITS):
            return True
        return False if any(attacks(lie, lie.leader, suit, lie.own, 0) for suit in SUITS) else None
    bad = [suit for suit in SUITS if not is_safe(lie.own & suit, lie.pool & suit)]
    leads = [card for card in split(lie.own) if lie.pool & above(card)]
    if any(all(is_safe(lie.own & ~lead & suit, lie.pool & suit) for suit in bad) for lead in leads):
        return True
    return False if all(any(caught(lie, lead, one) for one in DEFENCE) for lead in leads) else None


def is_safe(held: int, missing: int) -> bool:
    return not missing or held < missing & -missing


def caught(lie: Lie, lead: int, player: int) -> bool:
    """Can this defender take the lead and then make the aktér beat?"""
    over = lie.open_to(player) & above(lead)
    best = top(lie.pool & suit_of(lead))
    return bool(over & best) and any(attacks(lie, player, suit, lie.own & ~lead, best) for suit in SUITS)


def attacks(lie: Lie, player: int, suit: int, own: int, spent: int) -> bool:
    """Can this defender lead a card of the suit that the aktér has to beat, and nobody beats the aktér?"""
    for card in split(lie.open_to(player) & suit & ~spent):
        if over := own & above(card):
            higher = lie.pool & above(over & -over)
            if lie.can_hold(player, card | higher | spent):
                return True
    return False


# Every trick: winners on top draw all that one defender can hold, first in trumps


def every_trick(question: Contest, lie: Lie) -> bool | None:
    if lie.leader != AKTER:
        return False if any(loses_lead(question, lie, suit) for suit in SUITS if suit != question.trumps) else None
    if runs(question, lie):
        return True
    if any(guarded(lie, suit, one) for suit in SUITS for one in DEFENCE):
        return False
    return False if any(ruffed(question, lie, one) for one in DEFENCE) else None


def runs(question: Contest, lie: Lie) -> bool:
    """Can the aktér lead from the top, trumps first, and win every trick?"""
    trumps = question.trumps
    if trumps and not drawn(lie, trumps):
        return not lie.own & ~trumps and all_above(lie.own & trumps, lie.pool & trumps)
    sides = (suit for suit in SUITS if suit != trumps)
    return all(all_above(lie.own & suit, lie.pool & suit) or drawn(lie, suit) for suit in sides)


def all_above(held: int, missing: int) -> bool:
    return not held or (held & -held) > missing


def winners(held: int, missing: int) -> int:
    """The cards held that are higher than all that are missing."""
    return held & ~((top(missing) << 1) - 1) if missing else held


def drawn(lie: Lie, suit: int) -> bool:
    """Do the winners on top draw every card of the suit that a defender can hold?"""
    most = max((lie.open_to(one) & suit).bit_count() for one in DEFENCE)
    return winners(lie.own & suit, lie.pool & suit).bit_count() >= min(most, lie.size)


def guarded(lie: Lie, suit: int, player: int) -> bool:
    """Can a defender keep a card that beats one which the aktér has to lead at last?"""
    held, open_cards = lie.own & suit, lie.open_to(player) & suit
    if not open_cards:
        return False
    first = winners(held, open_cards)
    count = first.bit_count() + 1
    if held == first or open_cards.bit_count() < count:
        return False
    return lie.can_hold(player, keep(lie, player, open_cards, count))


def keep(lie: Lie, player: int, cards: int, count: int) -> int:
    """So many of the cards: the highest, then those that the defender holds anyhow."""
    kept = top(cards)
    for some in (cards & lie.forced(player), cards):
        for card in split(some & ~kept):
            if kept.bit_count() < count:
                kept |= card
    return kept


def ruffed(question: Contest, lie: Lie, player: int) -> bool:
    """Can a defender have more trumps than the aktér leads, and no card of a suit that then has to be led?"""
    trumps = lie.open_to(player) & question.trumps
    count = (lie.own & question.trumps).bit_count() + 1
    if trumps.bit_count() < count:
        return False
    kept = keep(lie, player, trumps, count)
    sides = (suit for suit in SUITS if suit != question.trumps and lie.own & suit)
    return any(lie.can_hold(player, kept, lie.pool & suit) for suit in sides)


def loses_lead(question: Contest, lie: Lie, suit: int) -> bool:
    """Can the defender on lead open a suit that the aktér has to follow, and the defence wins the trick?"""
    held, leader = lie.own & suit, lie.leader
    led = lie.open_to(leader) & suit
    if not held or not led:
        return False
    if top(led) > held and lie.can_hold(leader, top(led)):
        return True
    other = OTHER[leader]
    trumps = lie.open_to(other) & question.trumps
    return any(lie.can_hold(other, trump, lie.pool & suit) for trump in split(trumps))


# Points: a defender keeps an ace or ten until it wins


def points(question: Contest, lie: Lie) -> bool | None:
    if lie.leader == AKTER and runs(question, lie):
        return True
    lost = any(keeps_point(question, lie, one, card) for one in DEFENCE for card in open_points(question, lie, one))
    return False if lost else None


def open_points(question: Contest, lie: Lie, player: int) -> Iterator[int]:
    return split(lie.open_to(player) & question.points)


def keeps_point(question: Contest, lie: Lie, player: int, card: int) -> bool:
    """An ace or ten that nothing beats, or with a small card beside it where the one that beats it comes first."""
    suit = suit_of(card)
    higher, held = lie.own & above(card), lie.own & suit
    if suit != question.trumps and held == higher:
        return False
    if lie.pool & above(card):
        return False
    small = lie.open_to(player) & suit & ~card
    with_it = keep(lie, player, small, higher.bit_count()) if higher else 0
    if with_it.bit_count() < higher.bit_count():
        return False
    return lie.can_hold(player, card | with_it)


# Two sevens


def sevens(question: Contest, lie: Lie) -> bool | None:
    due = question.seven | (question.helper if lie.size > 1 else 0)
    if due & ~lie.own:
        return False
    if lie.size == WHOLE and shows_helpers(question, lie):
        return False
    if lie.leader == AKTER and runs(question, lie) and drawn(lie, suit_of(question.helper)):
        return True
    return None


def shows_helpers(question: Contest, lie: Lie) -> bool:
    return (lie.pool & suit_of(question.helper)).bit_count() >= HELPERS
