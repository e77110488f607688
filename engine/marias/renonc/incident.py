"""What may have gone wrong in a hand, and what is found out about it."""

from dataclasses import dataclass

from engine.fact import Facts, ask, impossible, part
from engine.marias.reading import Reading
from engine.marias.table.player import DEFENDERS, Player
from engine.marias.table.raised import RaisedGame
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Choice, Text, say

IN_TRICKS, LAST_TRICK = 90, 10  # points: all there are in the tricks; those that are in play to the end


class Fault(Choice):
    """What happened."""

    SUIT = "suit", N_("did not follow suit, or did not trump when out of it")
    BEAT = "beat", N_("did not beat a lower card")
    LED = "led", N_("led when it was another's lead")
    AHEAD = "ahead", N_("played a card ahead of turn")
    SEVEN = "seven", N_("played the announced seven too early")
    HINT = "hint", N_("gave a partner a hint or a signal, or betrayed a card to a partner")
    CARD_SEEN = "card-seen", N_("let a card be seen")
    REMARK = "remark", N_("remarked something that may have influenced the play")
    JOKE = "joke", N_("made a joke")
    PEEK = "peek", N_("looked into another player's cards")
    CLAIM = "claim", N_("called the game laid down, wrongly")
    COUNT = "count", N_("there is a wrong number of cards in the talon")
    VALUABLE = "valuable", N_("there is an ace or a ten in the talon")
    TALON_SEVEN = "talon-seven", N_("there is an announced seven in the talon")
    CHANGED = "changed", N_("the aktér changed the talon")
    LOOKED = "looked", N_("looked at the cards in the talon")
    ORDER = "order", N_("commented, or gave a flek, out of turn")
    FIFTH = "fifth", N_("gave a flek after the fourth")
    UNSHOWN = "unshown", N_("did not show a seven or four helper cards in dvě sedmy")
    SHOWN = "shown", N_("showed a seven or the helper cards before the play of dvě sedmy")
    OTHER = "other", N_("something else")


class Found(Choice):
    """When a wrong number of cards came to light."""

    BEFORE_RE = "before-re", N_("while the game was being commented on, before any re")
    AFTER_RE = "after-re", N_("after a re, before the play")
    PLAY = "play", N_("in the play or after it")


class Whose(Choice):
    """Into whose cards somebody looked."""

    OPPONENT = "opponent", N_("an opponent's")
    PARTNER = "partner", N_("the other defender's")


class Kept(Choice):
    """What was not shown, or was."""

    HELPERS = "helpers", N_("four or more helper cards in one hand")
    SEVEN = "seven", N_("one of the sevens")


class TopTrumps(Choice):
    """Trumps that the offending side would have won in any case."""

    NONE = "none", N_("neither, or the ten with the ace on the other side")
    ACE = "ace", N_("the trump ace")
    TEN = "ten", N_("the trump ten, after the same side had played the ace")
    BOTH = "both", N_("the trump ace and the trump ten")


POINTS = {TopTrumps.NONE: 0, TopTrumps.ACE: 10, TopTrumps.TEN: 10, TopTrumps.BOTH: 20}
OF_AKTER = frozenset({Fault.COUNT, Fault.VALUABLE, Fault.TALON_SEVEN, Fault.CHANGED})
OF_DEFENDERS = frozenset({Fault.UNSHOWN, Fault.SHOWN})
AT_PLAY_ONLY = frozenset({Fault.SUIT, Fault.BEAT, Fault.LED, Fault.AHEAD, Fault.SEVEN, Fault.CLAIM, Fault.CARD_SEEN})
TWO_SEVENS_STO = frozenset({Rung.SEDMY_STO, Rung.SEDMY_STO_RED})
BEFORE_PLAY = frozenset({Fault.COUNT, Fault.VALUABLE, Fault.TALON_SEVEN, Fault.SHOWN})


@dataclass(frozen=True, kw_only=True)
class Incident(Facts):
    """What is found out about an offence."""

    agreed: bool = ask(
        N_("Have all the players at the table agreed on how to settle it?"),
        hint=N_("Everybody has to say the same, the pausing player too."),
        had={
            True: N_("Right, had all the players at the table agreed on that."),
            False: N_("Right, had somebody at the table disagreed."),
        },
    )
    gathered: bool = ask(
        N_("Had the cards begun to be put together for the next deal when it was claimed?"),
        had={
            True: N_("Right, had it been claimed only when the cards were being put together."),
            False: N_("Right, had it been claimed before the cards were being put together."),
        },
    )
    fault: Fault = ask(N_("What happened?"))
    offender: Player = ask(N_("Who did it?"), had=N_("Right, had it been {value}."))
    earlier: bool = ask(
        N_("Had there been an earlier renonc in the game in the same hand, found out about by now?"),
        hint=N_("Technical renoncs do not count here."),
        had={
            True: N_("Right, had there been an earlier renonc in the game."),
            False: N_("Right, had it been the first renonc in the game."),
        },
    )
    raised: RaisedGame = part()
    three: bool = ask(N_("Is it a table of three, where nobody pauses?"))
    taken: int = ask(
        N_("How many points had the side at fault taken in tricks before the fault?"),
        range(0, 90, 10),
        hint=N_("The trick of the fault does not count; hlášky do not count either."),
    )
    trumps: TopTrumps = ask(
        N_("Which of these had the side at fault not yet played before the trick of the fault?"),
    )
    hlasky: int = ask(
        N_("How many points of hlášky had the other side, shown or still in hand?"),
        range(0, 101, 20),
    )
    best: int = ask(N_("How much is the aktér's best hláška worth?"), (0, 20, 40))
    four_helpers: bool = ask(N_("Did a defender hold four or more helper cards?"))
    found: Found = ask(
        N_("When did it come to light?"),
        had={
            Found.BEFORE_RE: N_("Right, had it come to light before any re."),
            Found.AFTER_RE: N_("Right, had it come to light after a re."),
            Found.PLAY: N_("Right, had it come to light in the play."),
        },
    )
    partner_saw: bool = ask(
        N_("Could the other defender see it as well?"),
        had={
            True: N_("Right, had the other defender seen the card."),
            False: N_("Right, had only the opponents seen the card."),
        },
    )
    hinted: bool = ask(N_("Did it tell the partner something, or influence what the partner played?"), judged=True)
    offensive: bool = ask(N_("Did it offend anybody?"), judged=True)
    commented: bool = ask(
        N_("Had the first defender begun to comment on the game?"),
        hint=N_("Thinking about it, repeating the game or asking for time counts too."),
        had={
            True: N_("Right, had the first defender begun to comment."),
            False: N_("Right, had no defender begun to comment."),
        },
    )
    checking: bool = ask(
        N_("Was it in order to correct the number of cards, or for a check of the tricks after the play?"),
        had={
            True: N_("Right, had it been for a check after the play."),
            False: N_("Right, had it not been for a correction or a check."),
        },
    )
    consent: bool = ask(
        N_("Had all the players agreed at the start of the playing round that the pausing player may look?"),
        had={
            True: N_("Right, had everybody agreed to it at the start of the playing round."),
            False: N_("Right, had not everybody agreed to it."),
        },
    )
    whose: Whose = ask(N_("Whose cards were they?"))
    kept: Kept = ask(N_("What was it?"))
    begun: bool = ask(
        N_("Had the play begun?"),
        had={
            True: N_("Right, had the play begun."),
            False: N_("Right, had the play not yet begun."),
        },
    )
    reading: Reading = part()

    @property
    def step(self) -> Rung:
        return self.raised.step

    @property
    def by_akter(self) -> bool:
        """Did the aktér do it? What nobody else can do is not asked."""
        return self.fault in OF_AKTER or self.offender is Player.AKTER

    @property
    def akter_at_fault(self) -> bool:
        """Has the aktér's side lost by it? Where the fault itself settles who it was, that is given."""
        return self.offender is Player.AKTER

    @property
    def own_points(self) -> int:
        """What the side at fault had taken, or would have taken in any case; before the lead nothing was."""
        return (0 if self.fault in BEFORE_PLAY else self.taken) + POINTS[self.trumps]

    @property
    def forfeit(self) -> int:
        """The points that the other side has by forfeit."""
        return IN_TRICKS - self.own_points + self.hlasky

    @impossible
    def pausing_does_not_play(self) -> Text | None:
        if self.offender is Player.PAUSING and self.fault in AT_PLAY_ONLY | OF_DEFENDERS:
            return say("The pausing player has no cards.")
        return None

    @impossible
    def no_pausing_player(self) -> Text | None:
        if self.offender is Player.PAUSING and self.three:
            return say("At a table of three nobody pauses.")
        return None

    @impossible
    def only_the_akter(self) -> Text | None:
        if self.fault in OF_AKTER and self.offender is not Player.AKTER:
            return say("Only the aktér lays cards into the talon.")
        return None

    @impossible
    def only_a_defender(self) -> Text | None:
        if self.fault in OF_DEFENDERS and self.offender not in DEFENDERS:
            return say("It is for the defenders to show these cards.")
        return None

    @impossible
    def no_partner(self) -> Text | None:
        if self.offender is Player.AKTER and self.fault is Fault.HINT:
            return say("The aktér has no partner.")
        return None

    @impossible
    def no_announced_seven(self) -> Text | None:
        if self.fault in (Fault.SEVEN, Fault.TALON_SEVEN) and not self.step.has_seven:
            return say("In this game no seven is announced.")
        return None

    @impossible
    def not_two_sevens(self) -> Text | None:
        if self.fault in OF_DEFENDERS and Stake.SEDMY not in self.step.parts:
            return say("Helper cards and sevens are shown only in dvě sedmy.")
        return None

    @impossible
    def last_trick_was_taken(self) -> Text | None:
        if self.taken + POINTS[self.trumps] > IN_TRICKS - LAST_TRICK:
            return say("The ten points of the last trick are in play to the end.")
        return None
