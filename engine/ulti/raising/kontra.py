"""Raising the price: 7 §. Who may say kontra or rekontra, when, on what, and what it multiplies."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.law import Issue, Ruling, Topic, law, rule
from engine.text import N_, Text, say
from engine.ulti.raising.word import PartnerSaid, Raise, WhenSaid, Word
from engine.ulti.table.bid import Task
from engine.ulti.table.player import DEFENDERS, Player


@dataclass(frozen=True)
class Multiplied(Effect):
    """These parts are paid so many times over between the declarer and these defenders."""

    parts: frozenset[Task]
    defenders: frozenset[Player]
    factor: int

    def words(self) -> Text:
        values = {"parts": self.parts, "defenders": self.defenders}
        if self.factor == 2:
            return say("Kontra doubles {parts|and} for {defenders|and}.", **values)
        return say("Rekontra multiplies {parts|and} by four for {defenders|and}.", **values)


NO_HIGHER = Order("no-higher-grade", N_("It does not count: rekontra is the highest grade."))
NOT_THE_DECLARER_S = Order("defenders-only", N_("It does not count: only defenders may say kontra."))
NOT_A_DEFENDER_S = Order("declarer-only", N_("It does not count: only declarer may say rekontra."))
TOO_EARLY = Order(
    "too-early", N_("It is too early and does not count: its time comes after declarer's first card, in order of play.")
)
KONTRA_TOO_LATE = Order("kontra-too-late", N_("It is too late and does not count."))
PARTNER_SPOKE = Order("partner-spoke", N_("It does not count: the partner's kontra was said for both."))
ALREADY_JOINT = Order(
    "already-joint", N_("There is no need to join: with trumps the partner's kontra counts for both.")
)
OUT_FOR_GOOD = Order("out-for-good", N_("It does not count: that defender had let the chance pass."))
NOTHING_TO_JOIN = Order("nothing-to-join", N_("It does not count: there is no kontra to join."))
NOT_DOUBLED = Order("not-doubled", N_("It does not count: what was not doubled cannot be redoubled."))
NAME_THE_PARTS = Order("name-the-parts", N_("It must be said which parts of the bid are meant."))
VOID = Order("void-after-renonsz", N_("It is void: nothing counts that came after the renonsz."))
TRICK_WAITS = Order("trick-waits", N_("The trick may not be taken in until the declarer says rekontra or passes."))


# May it be said at all?


@law("ulti:7.7")
def above_rekontra(call: Raise) -> Ruling | None:
    """It was a grade above rekontra."""
    return rule(NO_HIGHER) if call.word is Word.HIGHER else None


@law("ulti:7.1")
def declarer_doubles(call: Raise) -> Ruling | None:
    """The declarer said kontra or wanted to join one."""
    return rule(NOT_THE_DECLARER_S) if call.speaker is Player.DECLARER and not call.redoubling else None


@law("ulti:7.6")
def defender_redoubles(call: Raise) -> Ruling | None:
    """A defender said rekontra."""
    return rule(NOT_A_DEFENDER_S) if call.redoubling and call.speaker is not Player.DECLARER else None


@law("ulti:7.1", "ulti:6.7")
def too_early(call: Raise) -> Ruling | None:
    """It was said before the declarer's first card, or out of turn."""
    return rule(TOO_EARLY) if call.moment is WhenSaid.EARLY else None


@law("ulti:7.6")
def rekontra_too_late(call: Raise) -> Ruling | None:
    """The declarer's second card had been played before the rekontra."""
    return rule(KONTRA_TOO_LATE) if call.redoubling and call.moment is WhenSaid.LATE else None


@law("ulti:6.7", "ulti:7.1")
def kontra_too_late(call: Raise) -> Ruling | None:
    """The defender said it later than with the first card."""
    return rule(KONTRA_TOO_LATE) if call.moment is WhenSaid.LATE else None


@law("ulti:7.6")
def rekontra_in_time(call: Raise) -> Ruling | None:
    """The declarer said rekontra in time."""
    return rule(then=REKONTRA) if call.redoubling else None


@law("ulti:7.1", otherwise=(Word.KONTRA, Word.JOIN))
def kontra_in_time(_: Raise) -> Ruling | None:
    """A defender said kontra, or joined one, in time."""
    return rule(then=KONTRA)


# Does the kontra count?


@law("ulti:7.4")
def joined_with_trumps(call: Raise) -> Ruling | None:
    """The partner has said kontra in a bid with trumps, and the speaker wants to join."""
    joins = call.bid.has_trump and call.word is Word.JOIN
    return rule(ALREADY_JOINT) if joins and call.other is PartnerSaid.KONTRA else None


@law("ulti:7.4")
def partner_doubled_with_trumps(call: Raise) -> Ruling | None:
    """The partner has said kontra in a bid with trumps."""
    return rule(PARTNER_SPOKE) if call.bid.has_trump and call.other is PartnerSaid.KONTRA else None


@law("ulti:7.5")
def nothing_to_join(call: Raise) -> Ruling | None:
    """The speaker wants to join, but the partner has not said kontra."""
    return rule(NOTHING_TO_JOIN) if call.word is Word.JOIN and call.other is not PartnerSaid.KONTRA else None


@law("ulti:7.5")
def passed_before(call: Raise) -> Ruling | None:
    """In a bid without trumps the right-hand neighbour passed, and wants to share in the next player's kontra."""
    late = not call.bid.has_trump and call.speaker is Player.RIGHT and call.other is PartnerSaid.KONTRA
    return rule(OUT_FOR_GOOD) if late and call.passed else None


@law("ulti:10.3.c")
def kontra_after_renonsz(call: Raise) -> Ruling | None:
    """A renonsz had happened before the kontra."""
    return rule(VOID) if call.after_renonsz else None


@law("ulti:7.5", "ulti:7.3", "ulti:6.7")
def kontra_for_oneself(call: Raise) -> Ruling | None:
    """The bid has no trumps: the kontra holds for the speaker alone."""
    if call.bid.has_trump:
        return None
    return rule(Multiplied(call.bid.parts, frozenset({call.speaker}), 2), TRICK_WAITS)


@law("ulti:7.2")
def parts_not_named(call: Raise) -> Ruling | None:
    """The bid has more than one part, and it was not said which of them is meant."""
    return rule(NAME_THE_PARTS) if len(call.bid.parts) > 1 and not call.parts else None


@law("ulti:7.4", "ulti:7.2", "ulti:7.3", "ulti:6.7")
def kontra_for_both(call: Raise) -> Ruling | None:
    """The bid has trumps: the kontra holds for both defenders, on the parts named."""
    return rule(Multiplied(call.covered, frozenset(DEFENDERS), 2), TRICK_WAITS)


# Does the rekontra count?


@law("ulti:7.6", "ulti:7.5")
def nobody_doubled(call: Raise) -> Ruling | None:
    """The bid has no trumps, and no defender whom the rekontra is meant for has said kontra."""
    return rule(NOT_DOUBLED) if not call.bid.has_trump and not call.redoubled else None


@law("ulti:7.6")
def no_part_doubled(call: Raise) -> Ruling | None:
    """The bid has trumps, and none of its parts has been doubled."""
    return rule(NOT_DOUBLED) if call.bid.has_trump and not call.doubled else None


@law("ulti:7.2", "ulti:7.6")
def redoubled_parts_not_named(call: Raise) -> Ruling | None:
    """The bid has more than one part, and it was not said which of them is redoubled."""
    return rule(NAME_THE_PARTS) if len(call.bid.parts) > 1 and not call.parts else None


@law("ulti:7.6")
def other_parts_doubled(call: Raise) -> Ruling | None:
    """Only parts were named that have not been doubled."""
    return rule(NOT_DOUBLED) if call.bid.has_trump and not call.covered & call.doubled else None


@law("ulti:10.3.c")
def rekontra_after_renonsz(call: Raise) -> Ruling | None:
    """A renonsz had happened before the rekontra."""
    return rule(VOID) if call.after_renonsz else None


@law("ulti:7.6", "ulti:7.5")
def rekontra_without_trumps(call: Raise) -> Ruling | None:
    """The bid has no trumps: the rekontra answers the defenders who said kontra, each individually."""
    return rule(Multiplied(call.bid.parts, call.redoubled, 4)) if not call.bid.has_trump else None


@law("ulti:7.6", "ulti:7.4")
def rekontra_with_trumps(call: Raise) -> Ruling | None:
    """The bid has trumps: the rekontra holds against both defenders, on the doubled parts named."""
    return rule(Multiplied(call.covered & call.doubled, frozenset(DEFENDERS), 4))


KONTRA = Issue(
    N_("Does the kontra count?"),
    (
        joined_with_trumps,
        partner_doubled_with_trumps,
        nothing_to_join,
        passed_before,
        kontra_after_renonsz,
        kontra_for_oneself,
        parts_not_named,
        kontra_for_both,
    ),
)
REKONTRA = Issue(
    N_("Does the rekontra count?"),
    (
        nobody_doubled,
        no_part_doubled,
        redoubled_parts_not_named,
        other_parts_doubled,
        rekontra_after_renonsz,
        rekontra_without_trumps,
        rekontra_with_trumps,
    ),
)
RAISE = Issue(
    N_("May it be said at all?"),
    (
        above_rekontra,
        declarer_doubles,
        defender_redoubles,
        too_early,
        rekontra_too_late,
        kontra_too_late,
        rekontra_in_time,
        kontra_in_time,
    ),
)
RAISING = Topic(
    "ulti",
    "kontra",
    N_("Kontra and rekontra"),
    N_("Somebody raised the price of the bid, or tried to."),
    Raise,
    (RAISE, KONTRA, REKONTRA),
)
