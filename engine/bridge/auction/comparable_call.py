"""Comparable calls, Law 23: when a replacement tells no more than the call that was withdrawn."""

from dataclasses import replace

from engine.bridge.table.meaning import Asks, Meaning, Purpose
from engine.text import N_, Choice


class Finding(Choice):
    """What the director finds when a replacement is compared with the withdrawn call."""

    YES = "yes", N_("yes")
    LOWEST = "lowest", N_("no, but it is the lowest bid that shows the same denomination")
    NO = "no", N_("no")
    HELP = "help", N_("help me: I state what both calls mean")


def serves_same_purpose(old: Meaning, new: Meaning) -> bool:
    """23A3: both ask, and for the same thing, or both are relays; that both ask for something is not enough."""
    same = old.asks is new.asks and (old.asks is not Asks.NOTHING or old.purpose is new.purpose is Purpose.RELAY)
    return asks(old) and asks(new) and same


def means_the_same(old: Meaning, new: Meaning) -> bool:
    """23A1, to the letter: the same hands; what a call is for beside that matters only where it asks."""
    same_hands = replace(old, purpose=new.purpose) == new
    return same_hands and (old.purpose is new.purpose or not (asks(old) or asks(new))) and tell_all(old, new)


def is_part_of(old: Meaning, new: Meaning) -> bool:
    """23A2: every hand for the new call would also have been a hand for the old one."""
    return not asks(old) and new.is_inside(old) and tell_all(old, new)


def may_be_similar(old: Meaning, new: Meaning) -> bool:
    """23A1, where the director has to say: the meanings are close, or what they tell cannot be compared."""
    return new.is_near(old) or (new.is_inside(old) and (asks(old) or not tell_all(old, new)))


def asks(meaning: Meaning) -> bool:
    """A call that asks tells little of its own hand, so that no other call can be a part of what it tells."""
    return meaning.purpose in (Purpose.ASK, Purpose.RELAY)


def tell_all(*meanings: Meaning) -> bool:
    """None of the calls can tell of more than strength and shape, as an answer about aces would."""
    return not any(one.purpose is Purpose.OTHER and not one.shows for one in meanings)
