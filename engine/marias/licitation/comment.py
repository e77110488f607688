"""The comments on an announcement: in turn, in clear words, on each part; what counts, and what misplaced ones cost."""

from dataclasses import dataclass

from engine.effect import Effect, Option, Order
from engine.fact import Facts, ask, impossible, part
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.effect.fee import NO_RENONC
from engine.marias.effect.paid_fee import flat_1
from engine.marias.reading import Reading
from engine.marias.table.flek import Flek
from engine.marias.table.player import Player
from engine.marias.table.step import Rung, Stake
from engine.text import N_, Choice, Text, say


class Answered(Choice):
    """How a player answered the announcement, or the flek of the other side."""

    RAISE = "flek", N_("flek, re, or whatever comes next")
    APPROVAL = "approval", N_("a word that approves it")
    VAGUE = "vague", N_("words that may mean one thing or another")
    SIGN = "sign", N_("no word: silence, a knock, a nod or another sign")


@dataclass(frozen=True)
class Raised(Effect):
    """How far the parts stand now."""

    weight = 1

    parts: frozenset[Stake]
    flek: Flek

    def words(self) -> Text:
        return say(
            "It counts: {flek} on {parts|and}, which multiplies the price by {factor}.",
            flek=self.flek,
            parts=self.parts,
            factor=self.flek.factor,
        )


APPROVED = Order("approved", N_("It counts: what was meant is approved as it stands."))
SAY_IT = Order("say-it", N_("That is no answer: the player has to say it in a clear word."))
EACH_PART = Order(
    "each-part", N_("If anybody asks, the player has to answer clearly to every part of the announcement.")
)
SKIPPED_SPEAKS = Option("skipped-speaks", N_("Whoever was passed over may still have their say."))
GOES_ON = Order("game-goes-on", N_("After that the game goes on."))
NOT_A_RAISE = Order("no-raise", N_("The word counts for nothing: it was for the other side to raise."))
VOID_WORD = Order("void-word", N_("The word itself counts for nothing."))
LAST_FLEK = Order("last-flek", N_("It counts for nothing: the fourth flek is the last."))
PAUSING_HAS_NONE = Order("pausing-has-no-flek", N_("It counts for nothing: the pausing player has no flek."))
OTHER_PLAYER = Order("other-player", N_("It counts for nothing: only the player who said flek may raise again."))


@dataclass(frozen=True, kw_only=True)
class Comment(Facts):
    """What a player said to an announcement."""

    said: Answered = ask(N_("What was the answer?"))
    level: Flek = ask(
        N_("How far had the part that is meant been raised before?"),
        short=N_("before"),
        had={Flek.BOTY: N_("Right, had there been four fleks already.")},
    )
    speaker: Player = ask(N_("Who said it?"), short=N_("by"))
    in_turn: bool = ask(
        N_("Was it this player's turn, one after the other clockwise?"),
        had={
            True: N_("Right, had it been this player's turn."),
            False: N_("Right, had it not been this player's turn."),
        },
    )
    game: Rung = ask(N_("Which game has been announced?"), short=N_("game"))
    named: frozenset[Stake] = ask(N_("Which parts of it were named?"), tuple(Stake), short=N_("on"))
    same_player: bool = ask(N_("Is it the defender who said the first flek on this part?"))
    reading: Reading = part()

    @impossible
    def other_parts(self) -> Text | None:
        if not self.named <= set(self.game.parts):
            return say("The announcement has only these parts: {parts|and}.", parts=self.game.parts)
        return None

    @impossible
    def both_at_once(self) -> Text | None:
        if self.speaker is Player.PAUSING and self.in_turn and self.said is not Answered.RAISE:
            return say("The pausing player has no turn in the comments.")
        return None

    @property
    def next_level(self) -> Flek:
        return tuple(Flek)[self.level.order + 1]

    @property
    def covered(self) -> frozenset[Stake]:
        """The parts that were named; where there is one only it need not be."""
        parts = self.game.parts
        return frozenset(parts) if len(parts) == 1 else self.named


# Is it a clear answer?


@law("marias:B.17")
def no_word(comment: Comment) -> Ruling | None:
    """There was no word, only silence, a knock, a nod or another sign."""
    return rule(SAY_IT) if comment.said is Answered.SIGN else None


@law("marias:B.17")
def not_clear(comment: Comment) -> Ruling | None:
    """It is not clear what exactly the words mean."""
    return rule(EACH_PART) if comment.said is Answered.VAGUE else None


@law("marias:E.5.b")
def fifth_flek(comment: Comment) -> Ruling | None:
    """It was a flek beyond the fourth, which is the last that counts."""
    if comment.said is Answered.RAISE and comment.level is Flek.BOTY:
        return rule(NO_RENONC, LAST_FLEK)
    return None


@law("marias:B.17", otherwise=(Answered.RAISE, Answered.APPROVAL))
def clear_word(_: Comment) -> Ruling | None:
    """It was a clear word."""
    return rule(then=TURN)


# Was it this player's turn?


@law("marias:C.5", "marias:B.2")
def pausing_player_raised(comment: Comment) -> Ruling | None:
    """The pausing player said flek."""
    if comment.said is not Answered.RAISE or comment.speaker is not Player.PAUSING or comment.reading.pausing_fleks:
        return None
    return rule(PAUSING_HAS_NONE)


@law("marias:E.3.d", "marias:E.6.a")
def wrong_side_raised(comment: Comment) -> Ruling | None:
    """A player raised what the other side was to raise."""
    if comment.said is not Answered.RAISE or comment.next_level.by_defence is (comment.speaker is not Player.AKTER):
        return None
    return rule(flat_1(comment.speaker), NOT_A_RAISE, GOES_ON)


@law("marias:B.16", "marias:E.3.d", "marias:E.6.a", "marias:A")
def out_of_turn(comment: Comment) -> Ruling | None:
    """It was another player's turn, clockwise."""
    if comment.in_turn:
        return None
    stands = (VOID_WORD,) if comment.reading.out_of_turn_void else ()
    then = () if comment.reading.out_of_turn_void else COUNT
    return rule(flat_1(comment.speaker), SKIPPED_SPEAKS, GOES_ON, *stands, then=then)


@law("marias:B.16")
def in_turn(_: Comment) -> Ruling | None:
    """It was this player's turn."""
    return rule(then=COUNT)


# What does it count as?


@law("marias:B.17")
def approval(comment: Comment) -> Ruling | None:
    """It approves the announcement."""
    return rule(APPROVED) if comment.said is Answered.APPROVAL else None


@law("marias:B.17")
def part_not_named(comment: Comment) -> Ruling | None:
    """The announcement has more than one part, and it was not said which is meant."""
    return rule(EACH_PART) if not comment.covered else None


@law("marias:B.18")
def another_player_raised(comment: Comment) -> Ruling | None:
    """Raising is read as a matter of the same player, and it was the other defender."""
    if comment.level is not Flek.RE or not comment.reading.same_player_raises or comment.same_player:
        return None
    return rule(OTHER_PLAYER)


@law("marias:B.18", "marias:B.17", otherwise=(Answered.RAISE,))
def raised(comment: Comment) -> Ruling | None:
    """It raises what was named: on any cards, as the player sees fit."""
    return rule(Raised(comment.covered, comment.next_level))


WORD = Issue(N_("Is it a clear answer?"), (no_word, not_clear, fifth_flek, clear_word))
TURN = Issue(N_("Was it this player's turn?"), (pausing_player_raised, wrong_side_raised, out_of_turn, in_turn))
COUNT = Issue(N_("What does it count as?"), (approval, part_not_named, another_player_raised, raised))

COMMENT = Topic(
    "marias",
    "comment",
    N_("Comments: approving, flek, re"),
    N_("Somebody answered an announcement or a flek."),
    Comment,
    (WORD, TURN, COUNT),
)
