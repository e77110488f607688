"""What is said to raise the price of a bid: by whom, when, on which parts."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import DEFENDERS, Player


class Word(Choice):
    """What was said to raise the price."""

    KONTRA = "kontra", N_("“Kontra”")
    JOIN = "join", N_("“Csatlakozom” (I join)")
    REKONTRA = "rekontra", N_("“Rekontra”")
    HIGHER = "higher", N_("a grade above rekontra")


class WhenSaid(Choice):
    """When it was said."""

    EARLY = "early", N_("before the declarer's first card, or before the defender who speaks first")
    IN_TIME = "in-time", N_("in time: a defender with the first card, the declarer before the second")
    LATE = "late", N_("later")


class PartnerSaid(Choice):
    """What the other defender had said by then."""

    NOTHING = "nothing", N_("nothing yet")
    PASSED = "passed", N_("passed, or played the first card without a kontra")
    KONTRA = "kontra", N_("kontra")


HAD_SAID = {WhenSaid.IN_TIME: N_("Right, had it been said in time.")}
HAD_PARTNER = {
    PartnerSaid.NOTHING: N_("Right, had the other defender not spoken yet."),
    PartnerSaid.PASSED: N_("Right, had the other defender passed."),
    PartnerSaid.KONTRA: N_("Right, had the other defender said kontra before."),
}
HAD_PASSED = {
    True: N_("Right, had the speaker passed before."),
    False: N_("Right, had the speaker not passed before."),
}
HAD_RENONSZ = {False: N_("Right, had no renonsz come before it.")}


@dataclass(frozen=True, kw_only=True)
class Raise(Facts):
    """Somebody raises the price, or tries to."""

    word: Word = ask(N_("What was said?"))
    speaker: Player = ask(N_("Who said it?"), had=N_("Right, had {value} said it."))
    bid: Bid = ask(N_("What is the bid?"), heard="bid")
    moment: WhenSaid = ask(N_("When was it said?"), had=HAD_SAID)
    other: PartnerSaid = ask(N_("What had the other defender said by then?"), had=HAD_PARTNER)
    passed: bool = ask(N_("Had the speaker passed, or played the first card without a kontra?"), had=HAD_PASSED)
    parts: frozenset[Task] = ask(N_("Which parts of the bid were named?"))
    doubled: frozenset[Task] = ask(N_("Which parts had been doubled by kontra?"))
    doubled_by: frozenset[Player] = ask(N_("Which defenders had said kontra, or joined?"), DEFENDERS)
    against: frozenset[Player] = ask(N_("Which defenders is the rekontra meant for?"), DEFENDERS)
    after_renonsz: bool = ask(N_("Had a renonsz already happened when it was said?"), had=HAD_RENONSZ)
    reading: Reading = part()

    @impossible
    def parts_of_another_bid(self) -> Text | None:
        if not self.parts <= self.bid.parts:
            return say("Only parts of the bid can be doubled, here {parts|and}.", parts=self.bid.parts)
        return None

    @impossible
    def doubled_parts_of_another_bid(self) -> Text | None:
        if not self.doubled <= self.bid.parts:
            return say("Only parts of the bid can be doubled, here {parts|and}.", parts=self.bid.parts)
        return None

    @impossible
    def before_the_first_defender(self) -> Text | None:
        if self.speaker is Player.LEFT and self.moment is WhenSaid.IN_TIME and self.other is PartnerSaid.NOTHING:
            return say("The defenders speak in order of play: the one on the left comes after the one on the right.")
        return None

    @property
    def redoubling(self) -> bool:
        return self.word is Word.REKONTRA

    @property
    def covered(self) -> frozenset[Task]:
        """The parts meant: in a bid of one part they need no naming."""
        return self.bid.parts if len(self.bid.parts) == 1 else self.parts

    @property
    def redoubled(self) -> frozenset[Player]:
        """Without trumps: the defenders whom the rekontra reaches."""
        return self.doubled_by & self.against if self.doubled_by and self.reading.one_by_one else self.doubled_by
