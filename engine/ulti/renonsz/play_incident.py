"""Incidents in the play: what may have gone wrong there, and what is found out about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say
from engine.ulti.reading import Reading
from engine.ulti.renonsz.said_before import SaidBefore
from engine.ulti.table.bid import Bid, Task
from engine.ulti.table.player import Player


class WrongInPlay(Choice):
    """What went wrong."""

    NO_SUIT = "no-suit", N_("the declarer let go of the first card without having named the suit")
    RED = "red", N_("the declarer raised the game to red and led without waiting for the others to pass")
    ANNOUNCED = "announced", N_("someone announced a 20 or a 40")
    REVOKE = "revoke", N_("someone did not follow suit, or did not trump, although able to")
    NOT_BEATEN = "not-beaten", N_("someone did not beat the card that was winning the trick, although able to")
    TOOK_TRICK = "took-trick", N_("someone took in a trick of another player")
    TWO_CARDS = "two-cards", N_("someone played more than one card at a time")
    LOOKED = "looked", N_("someone looked at the talon or at tricks")
    DROPPED = "dropped", N_("someone dropped cards, which became visible")
    COUNT = "count", N_("someone has a wrong number of cards")
    PARTI = "parti", N_("the players threw their cards together, and now dispute who won the parti")
    SILENT = "silent", N_("the players threw their cards together, and now dispute a silent result")
    MIXED = "mixed", N_("one player mixed the others' cards before they were counted, and there is a dispute")


class Taken(Choice):
    """What happened after another's trick was taken in."""

    NOTICED = "noticed", N_("the player noticed it alone, before leading")
    SHOWN = "shown", N_("others asked to see the last trick, and the player noticed it before leading")
    WARNED = "warned", N_("before the lead another player said whose trick it was")
    LED = "led", N_("the player led to the next trick")


class LookedAt(Choice):
    """What was looked at."""

    TALON = "talon", N_("the talon")
    OTHERS = "others", N_("tricks that others had taken and turned down")
    LAST = "last", N_("the last trick, before a card was played to the next")
    OWN = "own", N_("the player's own tricks")


class SilentResult(Choice):
    """The silent result in dispute."""

    HUNDRED = "hundred", N_("silent hundred")
    FOUR_ACES = "four-aces", N_("silent four aces")
    ULTI = "ulti", N_("silent ulti")


COUNTED = frozenset({Task.PARTI, Task.HUNDRED40, Task.HUNDRED20, Task.FOUR_ACES})  # known only from the tricks


@dataclass(frozen=True, kw_only=True)
class PlayFault(Facts):
    """What is found out about a fault in the play."""

    raised: SaidBefore = part()
    fault: WrongInPlay = ask(
        N_("What went wrong?"),
        had={WrongInPlay.PARTI: N_("Right, had they disputed who won the parti.")},
        short=N_("fault"),
    )
    called: bool = ask(
        N_("Did a player of this game call renonsz at once on noticing the fault?"),
        judged=True,
        hint=N_("It may be noticed as late as after the last cards."),
        had={
            True: N_("Right, had a player of this game called renonsz at once on noticing it."),
            False: N_("Right, had nobody called renonsz at once on noticing it."),
        },
        short=N_("called at once"),
    )
    established: bool = ask(
        N_("Is it admitted, or has it been established that it happened?"),
        hint=N_("If it is still disputed, or if it turned out not to have happened, the answer is no."),
        short=N_("established"),
    )
    offender: Player = ask(N_("Who did it?"), had=N_("Right, had {value} done it."), short=N_("offender"))
    taken: Taken = ask(
        N_("What happened then?"),
        had={
            Taken.NOTICED: N_("Right, had the player noticed it alone, before leading."),
            Taken.WARNED: N_("Right, had the other player said before the lead whose trick it was."),
            Taken.LED: N_("Right, had the player led to the next trick before anybody spoke."),
        },
        short=N_("then"),
    )
    warner: Player = ask(N_("Who said whose trick it was?"), had=N_("Right, had {value} said whose trick it was."))
    looked_at: LookedAt = ask(
        N_("What did the player look at?"),
        had={
            LookedAt.TALON: N_("Right, had the player looked at the talon."),
            LookedAt.LAST: N_("Right, had it been the last trick, before a card was played to the next."),
            LookedAt.OTHERS: N_("Right, had they been tricks that others had turned down."),
        },
    )
    own_forbidden: bool = ask(
        N_("Was it announced before this tournament that players may not look at their own tricks?")
    )
    short: frozenset[Player] = ask(N_("Who has too few cards?"))
    long: frozenset[Player] = ask(N_("Who has too many cards?"))
    silent: SilentResult = ask(
        N_("Which silent result is in dispute?"),
        had={
            SilentResult.HUNDRED: N_("Right, had they disputed a silent hundred."),
            SilentResult.ULTI: N_("Right, had they disputed a silent ulti."),
        },
    )
    disputed: frozenset[Task] = ask(N_("Which parts of the bid are in dispute?"), sorted(COUNTED))
    reading: Reading = part()

    @property
    def bid(self) -> Bid:
        return self.raised.bid

    @impossible
    def not_to_be_raised(self) -> Text | None:
        if self.fault is WrongInPlay.RED and (self.bid.red or not self.bid.has_trump):
            return say("Only a game with trumps that is not red yet can be raised to red.")
        return None

    @impossible
    def warned_alone(self) -> Text | None:
        if self.warner is self.offender:
            return say("Nobody warns the others of their own mistake: this counts as noticed alone.")
        return None

    @impossible
    def short_and_long(self) -> Text | None:
        if self.short & self.long:
            return say("Nobody has both too few and too many cards.")
        return None

    @impossible
    def everyone_right(self) -> Text | None:
        if self.fault is WrongInPlay.COUNT and not self.miscounted:
            return say("Somebody must have a wrong number of cards.")
        return None

    @impossible
    def not_disputable(self) -> Text | None:
        if self.fault is WrongInPlay.MIXED and not (self.disputed and self.disputed <= self.bid.parts & COUNTED):
            return say("Only parts of the bid for which the tricks are counted can be in dispute.")
        return None

    @property
    def miscounted(self) -> frozenset[Player]:
        return self.short | self.long

    @property
    def payer(self) -> Player:
        if self.fault is WrongInPlay.COUNT:
            return Player.DECLARER if Player.DECLARER in self.miscounted else min(self.short)
        if self.fault is WrongInPlay.TOOK_TRICK and self.taken is Taken.WARNED:
            return self.warner
        return self.offender

    @property
    def charged(self) -> frozenset[Task]:
        return self.disputed if self.fault is WrongInPlay.MIXED else self.bid.parts
