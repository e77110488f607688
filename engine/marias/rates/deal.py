"""A deal that is over: what the table knows about it, and what each part of the game comes to."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.bill import Line, Owes
from engine.fact import Facts, ask, impossible, part
from engine.marias.rates.ending import HAD_QUIET, LAST_TO_AKTER, LAST_TO_DEFENCE, Ended, Holder, Quiet
from engine.marias.rates.price import HUNDRED, Priced, sto_lost, sto_made
from engine.marias.reading import Counted, Reading
from engine.marias.table.flek import Flek
from engine.marias.table.player import DEFENDERS, OPPONENTS, Player
from engine.marias.table.raised import BY_NAME, RaisedGame
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Text, say

ALL_POINTS = 90
TENS = range(0, ALL_POINTS + 1, 10)
BASES = range(10, 1001, 10)
NOBODY: frozenset[Player] = frozenset()
SEDMAS = (Rung.SEDMA, Rung.SEDMA_RED)


JOINED = N_("Who gives the first or the third flek takes part in it.")


@dataclass(frozen=True, kw_only=True)
class FinishedDeal(Facts):
    """What the table knows when a deal is over."""

    ended: Ended = ask(N_("How did the deal end?"), short=N_("end of the deal"))
    raised: RaisedGame = part()
    points: int = ask(
        N_("How many of the 90 points did the aktér win in tricks?"),
        TENS,
        had=N_("Right, had the aktér won {value} points in tricks."),
        short=N_("aktér's points"),
    )
    forty: Holder = ask(N_("Who had king and svršek of trumps, a hláška of 40?"), short=N_("40"))
    twenties: int = ask(N_("How many hlášky of 20 did the aktér have?"), range(4), short=N_("aktér's 20s"))
    their_twenties: int = ask(N_("How many hlášky of 20 did the defence have?"), range(4), short=N_("defence's 20s"))
    forty_first: bool = ask(N_("Was the 40 the first hláška that the aktér showed?"), short=N_("40 shown first"))
    seven: bool = ask(
        N_("Did the aktér win the last trick with the trump seven?"),
        had={
            True: N_("Right, had the aktér won the last trick with the trump seven."),
            False: N_("Right, had the aktér not won the last trick with the trump seven."),
        },
        short=N_("seven made"),
    )
    quiet: Quiet = ask(N_("What became of the trump seven?"), had=HAD_QUIET, short=N_("trump seven"))
    made: bool = ask(
        N_("Did the aktér make betl, durch or dvě sedmy?"),
        had={
            True: N_("Right, had the aktér made the game."),
            False: N_("Right, had the aktér lost the game."),
        },
        short=N_("made"),
    )
    hra_by: frozenset[Player] = ask(
        N_("Which defenders took part in the flek on hra?"), DEFENDERS, hint=JOINED, short=N_("flek on hra by")
    )
    sedma_by: frozenset[Player] = ask(
        N_("Which defenders took part in the flek on sedma?"), DEFENDERS, hint=JOINED, short=N_("flek on sedma by")
    )
    sto_by: frozenset[Player] = ask(
        N_("Which defenders took part in the flek on sto?"), DEFENDERS, hint=JOINED, short=N_("flek on sto by")
    )
    main_by: frozenset[Player] = ask(
        N_("Which defenders took part in the flek on betl, durch or dvě sedmy?"),
        DEFENDERS,
        hint=JOINED,
        short=N_("flek by"),
    )
    three: bool = ask(N_("Was it a table of three, without a pausing player?"), short=N_("table of three"))
    base: int = ask(N_("What is the base rate, in hellers?"), BASES, short=N_("base rate in hellers"))
    reading: Reading = part()

    @property
    def step(self) -> Rung:
        return self.raised.step

    @property
    def payers(self) -> tuple[Player, ...]:
        """Who settles with the aktér."""
        return DEFENDERS if self.three else OPPONENTS

    def givers(self, part: Stake) -> frozenset[Player]:
        """Which defenders took part in raising a part."""
        if self.raised.flek(part) is Flek.NONE:
            return NOBODY
        by: frozenset[Player] = getattr(self, f"{BY_NAME.get(part, 'main')}_by")
        return by

    # Points

    @property
    def tricks(self) -> int:
        """The aktér's points in tricks; a game that is laid down as certain loses none."""
        return ALL_POINTS if self.ended is Ended.LAID else self.points

    @property
    def hlasky(self) -> int:
        return 40 * (self.forty is Holder.AKTER) + 20 * self.twenties

    @property
    def their_hlasky(self) -> int:
        return 40 * (self.forty is Holder.DEFENCE) + 20 * self.their_twenties

    @property
    def with_all(self) -> int:
        """The aktér's points with all hlášky."""
        return self.tricks + self.hlasky

    @property
    def theirs(self) -> int:
        return ALL_POINTS - self.tricks + self.their_hlasky

    @property
    def counted(self) -> int:
        """The aktér's points toward the hundred: one hláška only."""
        if self.forty is not Holder.AKTER:
            return self.tricks + 20 * (self.twenties > 0)
        if not self.twenties or self.reading.counted is Counted.BEST or self.forty_first:
            return self.tricks + 40
        return self.tricks + 20

    # What a part comes to

    def hra(self) -> Priced:
        """By the points with all hlášky; 100 on either side make it twice as dear."""
        best = max(self.with_all, self.theirs)
        grown = (best - HUNDRED) // 10 if self.is_quiet_sto and self.reading.quiet_sto_grows else 0
        return self.priced(Stake.HRA, lost=self.with_all < self.theirs, rates=1 + self.is_quiet_sto + grown)

    @property
    def is_quiet_sto(self) -> bool:
        return max(self.with_all, self.theirs) >= HUNDRED

    def sto(self) -> Priced:
        """By the points with all hlášky if it was made; by what was missing if it was lost."""
        if self.counted >= HUNDRED:
            rates = sto_made(self.with_all, self.reading.scale) if self.with_all > HUNDRED else 1
            return self.priced(Stake.STO, rates=rates)
        counted, theirs = self.counted, self.their_hlasky
        rates = sto_lost(counted, theirs, self.reading.scale) if counted + 10 < HUNDRED + theirs else 1
        return self.priced(Stake.STO, lost=True, rates=rates)

    def main(self, *, lost: bool) -> Priced:
        """Betl, durch or dvě sedmy."""
        return self.priced(self.step.parts[0], lost=lost)

    def part_of(self, part: Stake) -> Priced:
        """What a part comes to in a game that is certain."""
        own = {Stake.HRA: self.hra, Stake.STO: self.sto}.get(part)
        return own() if own else self.priced(part)

    def priced(self, part: Stake, *, lost: bool = False, rates: int = 1) -> Priced:
        return Priced(part, self.raised.flek(part), self.step.red, lost, rates, self.base)

    def owed(self, *lines: Line) -> Iterator[Owes[Player]]:
        """Lines that everybody owes the aktér; below nothing it goes the other way."""
        return (Owes(payer, Player.AKTER, line) for payer in self.payers for line in lines)

    # What cannot be

    @impossible
    def not_a_sedma(self) -> Text | None:
        if self.ended is Ended.APPROVED and self.step not in SEDMAS:
            return say("Only a sedma is paid without being played; every other game is played.")
        return None

    @impossible
    def approved_with_flek(self) -> Text | None:
        if self.ended is Ended.APPROVED and any(one is not Flek.NONE for one in self.raised.fleks.values()):
            return say("A sedma of which a part was raised is played.")
        return None

    @impossible
    def omyl_in_another_game(self) -> Text | None:
        if self.ended is Ended.OMYL and self.step is not Rung.SEDMA:
            return say("Omyl is possible only after a sedma that is not in hearts.")
        return None

    @impossible
    def too_many_hlasky(self) -> Text | None:
        if self.twenties + self.their_twenties > 3:
            return say("Beside trumps there are three suits, so at most three hlášky of 20.")
        return None

    @impossible
    def last_trick_without_its_points(self) -> Text | None:
        lost = self.points == 0 and (self.has_seven() or self.has_quiet(LAST_TO_AKTER))
        won = self.points == ALL_POINTS and self.has_quiet(LAST_TO_DEFENCE)
        if lost or won:
            return say("The last trick is worth 10 points to whoever takes it.")
        return None

    def has_seven(self) -> bool:
        return Stake.SEDMA in self.step.parts and self.have("seven") == {"seven": True}

    def has_quiet(self, results: tuple[Quiet, ...]) -> bool:
        return self.step.parts == (Stake.STO,) and self.have("quiet").get("quiet") in results

    @impossible
    def raised_by_nobody(self) -> Text | None:
        if self.ended is Ended.LAID and any(self.is_raised_by_nobody(one) for one in self.step.parts):
            return say("A part that was raised was raised by at least one defender.")
        return None

    def is_raised_by_nobody(self, one: Stake) -> bool:
        name = BY_NAME.get(one, "main")
        raised = self.raised.have(name).get(name, Flek.NONE) is not Flek.NONE
        return raised and self.have(f"{name}_by") == {f"{name}_by": NOBODY}

    @impossible
    def laid_down_but_lost(self) -> Text | None:
        if self.ended is not Ended.LAID:
            return None
        if Stake.STO in self.step.parts and not self.hlasky:
            return say("Without a hláška there are 90 points only, and sto cannot be certain.")
        if Stake.HRA in self.step.parts and self.with_all < self.theirs:
            return say("A game that is certain cannot be lost.")
        return None
