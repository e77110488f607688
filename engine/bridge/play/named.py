"""What the director finds out about the naming of a card of dummy's."""

from dataclasses import dataclass

from engine.bridge.reading import Reading
from engine.bridge.table.call import Strain
from engine.cards.pack import FRENCH, Card, FrenchCards, Hand, Rank, Suit, of_suit
from engine.fact import Facts, ask, impossible, part
from engine.text import N_, Choice, Text, say


class DummyMatter(Choice):
    """What there is to decide about dummy's card."""

    WORDS = "words", N_("which card declarer's words mean")
    WRONG_CARD = "wrong-card", N_("what to do when dummy has put out a card that was not named")


class Request(Choice):
    """What declarer said."""

    SUIT = "suit", N_("a suit and no rank, or “ruff” for trumps")
    RANK = "rank", N_("a rank and no suit")
    LOW = "low", N_("“low”, “small” or the like")
    HIGH = "high", N_("“high”, “top” or the like")
    WIN = "win", N_("that dummy is to win the trick")
    ANYTHING = "anything", N_("“anything”, “whatever you like” or the like")
    FULL = "full", N_("suit and rank")


class NoticedWrong(Choice):
    """When somebody pointed out that dummy's card was not the one named, and what had been played by then."""

    AT_ONCE = "at-once", N_("before anybody had played after it")
    DEFENDER = "defender", N_("after a defender had played to it, and declarer not after that")
    DECLARER = "declarer", N_("after declarer's right-hand opponent and then declarer had played to the same trick")
    NEXT_TRICK = "next-trick", N_("after one side, and not yet both, had played to the next trick")
    LATE = "late", N_("after both sides had played to the next trick")


class WrongCardWas(Choice):
    """What dummy's wrong card was in its trick, once it stays."""

    LED = "led", N_("the lead to the trick")
    LEGAL = "legal", N_("a card to a trick in progress, and no revoke")
    REVOKE = "revoke", N_("a card to a trick in progress that did not follow suit although dummy could")


@dataclass(frozen=True, kw_only=True)
class Designation(Facts):
    """Declarer's words and dummy's cards; or the card that dummy put out instead."""

    dummy_matter: DummyMatter = ask(N_("What is there to decide?"), short=N_("to decide"))
    request: Request = ask(
        N_("What did declarer say?"),
        had={
            Request.SUIT: N_("Right, had declarer named a suit and no rank."),
            Request.RANK: N_("Right, had declarer named a rank and no suit."),
            Request.LOW: N_("Right, had declarer only said “low”."),
            Request.HIGH: N_("Right, had declarer only said “high”."),
            Request.WIN: N_("Right, had declarer told dummy to win the trick."),
            Request.ANYTHING: N_("Right, had declarer said “anything”."),
        },
        short=N_("said"),
    )
    meant_other: bool = ask(
        N_("Is it beyond dispute that declarer meant another card than these words would be taken for?"),
        judged=True,
        hint=N_("It has to be plain from the play to everybody at the table. In doubt, the words count."),
        had={True: N_("Right, had it been beyond dispute that declarer meant another card.")},
        short=N_("another card meant beyond dispute"),
    )
    table: FrenchCards = ask(
        N_("Which cards lay in the trick before dummy's, in the order played?"),
        range(4),
        hint=N_("None, if dummy is to lead."),
        short=N_("in the trick"),
    )
    dummy: FrenchCards = ask(N_("Which cards does dummy hold?"), range(1, 14), short=N_("dummy holds"))
    suit: Strain = ask(
        N_("Which suit did declarer name?"), had=N_("Right, had declarer named {value}."), short=N_("suit named")
    )
    rank: Rank = ask(N_("Which rank did declarer name?"), short=N_("rank named"))
    card: Card = ask(N_("Which card did declarer name?"), short=N_("card named"))
    last_suit: Strain = ask(
        N_("With which suit did dummy win the trick before?"),
        hint=N_("The suit of dummy's own card: trumps, if dummy ruffed."),
        had=N_("Right, had dummy won the trick before with {value}."),
        short=N_("won before with"),
    )
    trump: Strain = ask(N_("What are trumps?"), short=N_("trumps"))
    threats: FrenchCards = ask(
        N_("Which cards of the suit led, and which trumps, may opponents still hold who play after dummy?"),
        range(27),
        hint=N_("All that have not been seen and are not in declarer's hand."),
        short=N_("still out"),
    )
    noticed_wrong: NoticedWrong = ask(
        N_("When was it pointed out?"),
        had={
            NoticedWrong.AT_ONCE: N_("Right, had nobody played after dummy's card."),
            NoticedWrong.DEFENDER: N_("Right, had only a defender played after dummy's card."),
            NoticedWrong.DECLARER: N_("Right, had declarer played after the right-hand opponent."),
            NoticedWrong.NEXT_TRICK: N_("Right, had only one side played to the next trick."),
            NoticedWrong.LATE: N_("Right, had both sides already played to the next trick."),
        },
        short=N_("pointed out"),
    )
    wrong_was: WrongCardWas = ask(
        N_("What was dummy's card in its trick?"),
        had={
            WrongCardWas.LED: N_("Right, had dummy's card been the lead to the trick."),
            WrongCardWas.REVOKE: N_("Right, had dummy's card been a revoke."),
        },
        short=N_("dummy's card"),
    )
    reading: Reading = part()

    @impossible
    def no_suit(self) -> Text | None:
        if Strain.NO_TRUMPS in (self.have("suit").get("suit"), self.have("last_suit").get("last_suit")):
            return say("No trumps is no suit.")
        return None

    @impossible
    def no_such_rank(self) -> Text | None:
        return say("There is no such rank in this pack.") if self.rank not in FRENCH else None

    @impossible
    def one_card_twice(self) -> Text | None:
        if self.table.held & self.dummy.held:
            return say("A card that lies in the trick is not dummy's any more.")
        return None

    @impossible
    def threats_elsewhere(self) -> Text | None:
        if self.threats.held & (self.dummy.held | self.table.held):
            return say("A card that can be seen is not out any more.")
        return None

    @property
    def is_lead(self) -> bool:
        return not self.table.cards

    @property
    def led(self) -> Suit | None:
        return None if self.is_lead else self.table.cards[0].suit

    @property
    def follows(self) -> Hand:
        """Dummy's cards of the suit led."""
        return of_suit(self.dummy.held, self.led) if self.led else frozenset()

    @property
    def legal(self) -> Hand:
        return self.follows or self.dummy.held

    @property
    def of_named_suit(self) -> Hand:
        return of_suit(self.dummy.held, self.suit.suit) if self.suit.suit else frozenset()

    @property
    def of_named_rank(self) -> Hand:
        """Those that can be played legally."""
        return frozenset(card for card in self.legal if card.rank is self.rank)
