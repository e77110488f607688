"""A game of mariáš played to the end: tricks, points, hlášky, and what became of the sevens."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible, part
from engine.marias.reading import Counted, Reading
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Choice, Text, say

IN_TRICKS = 90  # four aces, four tens and the last trick
HUNDRED = 100
PAIR, TRUMP_PAIR = 20, 40


class Side(Choice):
    """One of the two sides."""

    AKTER = "akter", N_("the aktér")
    DEFENCE = "defence", N_("the defence")


class TrumpPair(Choice):
    """Who held the hláška in trumps."""

    AKTER = "akter", N_("the aktér")
    DEFENCE = "defence", N_("a defender")
    NOBODY = "nobody", N_("nobody")


class Seven(Choice):
    """What became of the trump seven."""

    AKTER_WON = "akter-won", N_("the aktér won the last trick with it")
    AKTER_BEATEN = "akter-beaten", N_("the aktér played it to the last trick, and it was beaten")
    DEFENDER_WON = "defender-won", N_("a defender won the last trick with it")
    DEFENDER_BEATEN = "defender-beaten", N_("a defender played it to the last trick, and the aktér beat it")
    PARTNER_BEATEN = "partner-beaten", N_("a defender played it to the last trick, and the partner beat it")
    AKTER_EARLIER = "akter-earlier", N_("the aktér played it before the last trick")
    DEFENDER_EARLIER = "defender-earlier", N_("a defender played it before the last trick")
    TALON = "talon", N_("it lay in the talon")


WON_BY_AKTER = frozenset({Seven.AKTER_WON, Seven.DEFENDER_BEATEN})
WON_BY_DEFENCE = frozenset({Seven.DEFENDER_WON, Seven.PARTNER_BEATEN, Seven.AKTER_BEATEN})
HAD_SEVEN = {
    Seven.AKTER_WON: N_("Right, had the aktér won the last trick with the trump seven."),
    Seven.AKTER_BEATEN: N_("Right, had the aktér's trump seven been beaten in the last trick."),
    Seven.DEFENDER_WON: N_("Right, had a defender won the last trick with the trump seven."),
    Seven.DEFENDER_BEATEN: N_("Right, had the aktér beaten a defender's trump seven in the last trick."),
    Seven.DEFENDER_EARLIER: N_("Right, had the trump seven been played before the last trick."),
}
HAD_TAKEN = N_("Right, had the aktér's tricks held {value|ace-or-ten}.")
HAD_TRICKS = N_("Right, had the aktér taken {value|trick}.")
HAD_LAST = {
    True: N_("Right, had the aktér taken the last trick."),
    False: N_("Right, had a defender taken the last trick."),
}
HAD_PAIR = {
    TrumpPair.AKTER: N_("Right, had the aktér held the hláška in trumps."),
    TrumpPair.DEFENCE: N_("Right, had a defender held the hláška in trumps."),
    TrumpPair.NOBODY: N_("Right, had nobody held the hláška in trumps."),
}
HAD_HELPER = {
    True: N_("Right, had the aktér won the last but one trick with the helper seven."),
    False: N_("Right, had the aktér not won the last but one trick with the helper seven."),
}


@dataclass(frozen=True, kw_only=True)
class Finished(Facts):
    """What both sides have taken and shown."""

    step: Rung = ask(N_("Which game was announced?"), short=N_("game"))
    tricks: int = ask(N_("How many tricks did the aktér take?"), range(11), had=HAD_TRICKS, heard="tricks")
    seven: Seven = ask(N_("What became of the trump seven?"), had=HAD_SEVEN, short=N_("trump seven"))
    helper: bool = ask(N_("Did the aktér win the last but one trick with the helper seven?"), had=HAD_HELPER)
    taken: int = ask(N_("How many aces and tens are in the aktér's tricks?"), range(9), had=HAD_TAKEN, heard="aces")
    last: bool = ask(N_("Did the aktér take the last trick?"), had=HAD_LAST)
    trump_pair: TrumpPair = ask(N_("Who held the hláška in trumps?"), had=HAD_PAIR, short=N_("hláška in trumps"))
    pairs: int = ask(N_("How many other hlášky did the aktér hold?"), range(4), short=N_("other hlášky of the aktér"))
    their_pairs: int = ask(
        N_("How many other hlášky did the defenders hold?"), range(4), short=N_("other hlášky of the defence")
    )
    trump_first: bool = ask(N_("Did the aktér show the hláška in trumps before the others?"))
    reading: Reading = part()

    @impossible
    def too_many_pairs(self) -> Text | None:
        if self.pairs + self.their_pairs > 3:
            return say("Besides the one in trumps there are three hlášky.")
        return None

    @impossible
    def last_trick_of_another(self) -> Text | None:
        if (self.seven in WON_BY_AKTER and not self.last) or (self.seven in WON_BY_DEFENCE and self.last):
            return say("Whoever won with the seven, or beat it, in the last trick took that trick.")
        return None

    @property
    def took_last(self) -> bool:
        """Who took the last trick may follow from what became of the seven."""
        return self.seven in WON_BY_AKTER or (self.seven not in WON_BY_DEFENCE and self.last)

    @property
    def in_tricks(self) -> int:
        """The aktér's points in tricks; the defence has the rest."""
        return 10 * (self.taken + self.took_last)

    @property
    def own(self) -> int:
        """All hlášky of the aktér."""
        return PAIR * self.pairs + TRUMP_PAIR * (self.trump_pair is TrumpPair.AKTER)

    @property
    def theirs(self) -> int:
        """All hlášky of the defence."""
        return PAIR * self.their_pairs + TRUMP_PAIR * (self.trump_pair is TrumpPair.DEFENCE)

    @property
    def akter_points(self) -> int:
        return self.in_tricks + self.own

    @property
    def defence_points(self) -> int:
        return IN_TRICKS - self.in_tricks + self.theirs

    @property
    def counted_pair(self) -> int:
        """The one hláška that counts toward the hundred."""
        if self.trump_pair is not TrumpPair.AKTER:
            return PAIR if self.pairs else 0
        if not self.pairs or self.reading.counted is Counted.BEST or self.trump_first:
            return TRUMP_PAIR
        return PAIR

    @property
    def reached(self) -> int:
        """What counts toward the hundred."""
        return self.in_tricks + self.counted_pair

    @property
    def is_plain_sto(self) -> bool:
        """Can there be a quiet sedma: is sto the only part?"""
        return self.step.parts == (Stake.STO,)
