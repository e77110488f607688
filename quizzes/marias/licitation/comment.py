"""Comments to practise: whose turn it is, what is a clear answer, what counts, and what a misplaced word costs."""

from dataclasses import dataclass
from random import Random

from engine.law import Verdict
from engine.marias.effect.fee import NO_RENONC
from engine.marias.effect.paid_fee import Fee
from engine.marias.licitation.comment import APPROVED, COMMENT, EACH_PART, SAY_IT, Answered, Comment, Raised
from engine.marias.table.flek import Flek
from engine.marias.table.player import Player
from engine.marias.table.step import Rung
from engine.marias.table.step import Stake as GamePart
from engine.text import N_, Text, say
from players.marias.bidding import draw_bidding
from quizzes.family import Family, Moment, Scenario
from quizzes.firm import firmly
from quizzes.german import InView, Utterance
from quizzes.marias.picture import Table
from quizzes.question import Case, OneOf, Option, Part, find, has

STANDS = frozenset({"reading.out_of_turn_void"})  # whether a word out of turn stands is not asked
KINDS = "raise raise raise approval approval bare bare bare turn turn side side fifth fifth sign vague".split()
SINGLE = (Rung.STO, Rung.STO_RED, Rung.BETL, Rung.DURCH)
COMPOUND = (Rung.SEDMA, Rung.SEDMA_RED, Rung.STO_SEDMA, Rung.STO_SEDMA_RED)
GAMES = (*SINGLE, *COMPOUND)
FACTORS = (2, 4, 8, 16)


@dataclass(frozen=True)
class Spoken:
    """A comment: on what game, how far the part stands, who says what, on which part."""

    kind: str
    game: Rung
    level: Flek
    speaker: Player
    said: Answered
    on: GamePart | None

    @property
    def in_turn(self) -> bool:
        return self.kind != "turn"

    @property
    def facts(self) -> dict[str, object]:
        named = frozenset({self.on} if self.on else ())
        told = {"said": self.said, "level": self.level, "speaker": self.speaker, "in_turn": self.in_turn}
        return told | {"game": self.game, "named": named, "same_player": True}


@firmly
def draw_comment(rng: Random) -> Scenario:
    spoken = draw_spoken(rng)
    case = Case(COMMENT, Comment.suppose(**spoken.facts))
    later = (Moment((say("The word counts."),), (factor_part(),)),) if find(case.decide(), Raised) else ()
    later = later if spoken.in_turn else ()
    return Scenario(tell(spoken), (case,), (ruling_part(),), picture(rng, spoken), STANDS, later)


def draw_spoken(rng: Random) -> Spoken:
    kind = rng.choice(KINDS)
    game = rng.choice(COMPOUND if kind == "bare" else GAMES)
    said = {"sign": Answered.SIGN, "vague": Answered.VAGUE, "approval": Answered.APPROVAL}.get(kind, Answered.RAISE)
    level = Flek.BOTY if kind == "fifth" else rng.choice(tuple(Flek)[:4])
    if kind == "turn":
        level, said = Flek.NONE, rng.choice((Answered.RAISE, Answered.APPROVAL))
    by_defence = level.by_defence is (kind == "side")
    speaker = rng.choice((Player.LEFT, Player.RIGHT)) if by_defence else Player.AKTER
    if kind == "turn":
        speaker = Player.RIGHT
    named = rng.choice(game.parts) if kind != "bare" or len(game.parts) == 1 else None
    return Spoken(kind, game, level, speaker, said, named)


def tell(spoken: Spoken) -> tuple[Text, ...]:
    """The announcement, how far it has been raised, what is said."""
    told = say("The aktér has announced {game}.", game=spoken.game)
    return told, tell_level(spoken), tell_word(spoken)


def tell_level(spoken: Spoken) -> Text:
    part = spoken.on or spoken.game.parts[0]
    if spoken.kind == "turn":
        return say("The defender on the aktér's left has not spoken yet.")
    if spoken.level is Flek.NONE:
        return say("Nobody has said flek so far.")
    return say("On {part} it has come to {flek}, everybody having spoken in turn.", part=part, flek=spoken.level)


def tell_word(spoken: Spoken) -> Text:
    player = spoken.speaker
    if spoken.said is Answered.SIGN:
        return say("Now it is the turn of {player}, who only knocks on the table.", player=player)
    if spoken.said is Answered.VAGUE:
        return say("Now it is the turn of {player}, who mumbles something that may mean this or that.", player=player)
    if spoken.said is Answered.APPROVAL:
        return say("Now {player} approves the game aloud.", player=player)
    if spoken.on is None:
        return say("Now {player} says no more than that the price is to go up.", player=player)
    if spoken.level is Flek.RE and spoken.kind == "raise":
        return say("Now {player}, who said flek before, raises {part} once more.", player=player, part=spoken.on)
    return say("Now {player} raises {part} by one more flek.", player=player, part=spoken.on)


def picture(rng: Random, spoken: Spoken) -> Table:
    """The cards of the one who spoke: they do not matter."""
    bidding = draw_bidding(rng)
    cards = InView(Text(spoken.speaker.words), tuple(sorted(bidding.held[spoken.speaker])))
    entries = (Utterance(Text(Player.AKTER.words), Text(spoken.game.words)),)
    return Table((cards,), entries)


def ruling_part() -> Part:
    options = (
        Option("raised", say("It counts, and the price goes up.")),
        Option("approved", say("It counts as approval.")),
        Option("say", say("It is no answer: a clear word is needed.")),
        Option("parts", say("If asked, the player has to answer to each part.")),
        Option("fee", say("It is a technical renonc: paušál 1 to each of the others.")),
        Option("nothing", say("It counts for nothing, and costs nothing.")),
    )
    return OneOf("ruling", say("What is to be said about it?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if find(verdict, Fee):
        return "fee"
    words = {APPROVED: "approved", SAY_IT: "say", EACH_PART: "parts", NO_RENONC: "nothing"}
    return next((word for effect, word in words.items() if has(verdict, effect)), "raised")


def factor_part() -> Part:
    options = tuple(Option(str(factor), say("by {factor}", factor=factor)) for factor in FACTORS)
    return OneOf("factor", say("By how much is that part multiplied now?"), read_factor, 0, options)


def read_factor(verdict: Verdict) -> str:
    raised = find(verdict, Raised)
    return str(raised.flek.factor) if raised else ""


FAMILIES = (
    Family("marias", "comment", N_("Comments: in turn and in words"), 2, "B.16 B.17 B.18 E.3.d E.5.b", draw_comment),
)
