"""Announcements to practise: which game may be announced, omyl, and until when the game may be changed."""

from dataclasses import dataclass
from random import Random

from engine.cards.pack import GERMAN_SUITS, Card, Hand, Rank, Suit, of_suit
from engine.cards.trump import seven_of
from engine.law import Verdict
from engine.marias.licitation.announcement import (
    ALLOWED,
    ANNOUNCEMENT,
    NO_OMYL,
    NOT_POSSIBLE,
    OMYL_OPEN,
    SEVEN_NEEDED,
    STAYS,
    Announced,
    AtLeast,
    HigherThan,
    Matter,
    OmylPaid,
)
from engine.marias.table.first_word import FirstWord
from engine.marias.table.player import DEFENDERS
from engine.marias.table.step import Rung
from engine.marias.table.step import Stake as GamePart
from engine.text import N_, Text, say
from players.marias.bidding import draw_bidding
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import InView
from quizzes.marias.picture import Table
from quizzes.question import Case, OneOf, Option, Part, find, has

CHEAP = (Rung.SEDMA, Rung.SEDMA, Rung.SEDMA_RED, Rung.SEDMA_RED, Rung.STO, Rung.STO_SEDMA)
KINDS = "game game game sedma sedma sedma red red red change change change down down against".split()
LEAST_TRUMPS = 2  # of a suit that anybody would name


@dataclass(frozen=True)
class Made:
    """A game that somebody announces, and the ten cards in hand."""

    won: Rung
    game: Rung
    trump: Suit | None
    hand: Hand

    @property
    def holds_seven(self) -> bool:
        return seven_of(self.trump) in self.hand


@firmly
def draw_announcement(rng: Random) -> Scenario | None:
    kind = rng.choice(KINDS)
    if kind == "down":
        return draw_laid_down(rng)
    if kind == "against":
        return draw_against(rng)
    made = draw_made(rng, kind)
    return (draw_change(rng, made) if kind == "change" else scenario(made, Matter.GAME)) if made else None


def draw_made(rng: Random, kind: str) -> Made | None:
    """Ten cards and a game with them; of the trumps named enough are held."""
    won = Rung.SEDMA_RED if kind == "red" else Rung.SEDMA if kind == "sedma" else rng.choice(CHEAP)
    steps = tuple(Rung)[max(0, won.order - 2) : won.order + 5]
    game = won if kind in ("sedma", "red") else rng.choice(steps)
    bidding = draw_bidding(rng)
    hand = bidding.deal.hand(bidding.akter)
    suits = [
        suit for suit in GERMAN_SUITS if (suit is Suit.RED) is game.red and len(of_suit(hand, suit)) > LEAST_TRUMPS
    ]
    if game.has_trump and not suits:
        return None
    return Made(won, game, rng.choice(suits) if game.has_trump else None, hand)


def scenario(made: Made, matter: Matter, first_word: FirstWord | None = None) -> Scenario:
    facts: dict[str, object] = {"matter": matter, "won": made.won, "game": made.game}
    facts |= {"holds_seven": made.holds_seven} if made.trump else {}
    facts |= {"both_sevens": both_sevens(made)} if GamePart.SEDMY in made.game.parts else {}
    facts |= {"first_word": first_word} if first_word else {}
    case = Case(ANNOUNCEMENT, Announced.suppose(**facts))
    told = (tell_change(made), tell_word(first_word)) if first_word else (tell_game(made),)
    return Scenario((tell_won(made.won), *told), (case,), (ruling_part(),), picture(made.hand))


def both_sevens(made: Made) -> bool:
    """Can both sevens be held with these trumps?"""
    return made.holds_seven and sum(Card(suit, Rank.SEVEN) in made.hand for suit in GERMAN_SUITS) > 1


def draw_change(rng: Random, made: Made) -> Scenario:
    words = (FirstWord.NOTHING, FirstWord.NOTHING, *FirstWord)
    return scenario(made, Matter.CHANGE, rng.choice(words))


def draw_laid_down(rng: Random) -> Scenario:
    won = rng.choice((Rung.SEDMA, Rung.SEDMA, Rung.SEDMA, Rung.SEDMA_RED, Rung.STO))
    bidding = draw_bidding(rng)
    case = Case(ANNOUNCEMENT, Announced.suppose(matter=Matter.LAID_DOWN, won=won))
    story = (tell_won(won), say("The aktér wants to play nothing at all and lays the cards down."))
    return Scenario(story, (case,), (ruling_part(),), picture(bidding.deal.hand(bidding.akter)))


def draw_against(rng: Random) -> Scenario:
    bidding = draw_bidding(rng)
    player = rng.choice(DEFENDERS)
    what = rng.choice((Rung.SEDMA, Rung.STO))
    case = Case(ANNOUNCEMENT, Announced.suppose(matter=Matter.AGAINST))
    story = (
        say("The aktér has announced {game}.", game=bidding.step),
        say("Now {player} announces {what} against the aktér.", player=player, what=what),
    )
    cards = InView(Text(player.words), tuple(sorted(bidding.held[player])))
    return Scenario(story, (case,), (ruling_part(),), Table((cards,)))


def tell_won(won: Rung) -> Text:
    return say("The talon was won at step {number}: {step}.", number=won.number, step=won)


def tell_game(made: Made) -> Text:
    if made.trump is None:
        return say("With these cards the aktér announces {game}.", game=made.game)
    return say("With these cards the aktér announces {game}, trumps: {suit}.", game=made.game, suit=made.trump)


def tell_change(made: Made) -> Text:
    if made.trump is None:
        return say("The aktér has announced another game, but wants to play {game} instead.", game=made.game)
    return say(
        "The aktér has announced another game, but wants to play {game} instead, trumps: {suit}.",
        game=made.game,
        suit=made.trump,
    )


def tell_word(word: FirstWord) -> Text:
    told = {
        FirstWord.NOTHING: say("It was a slip of the tongue. The first defender has neither moved nor spoken."),
        FirstWord.THINKING: say("The first defender has just said: let me think."),
        FirstWord.REPEATED: say("The first defender has just repeated what was announced."),
        FirstWord.TIME: say("The first defender has just asked for a little time."),
        FirstWord.SPOKEN: say("The first defender has already approved the game."),
    }
    return told[word]


def picture(hand: Hand) -> Table:
    return Table((InView(say("The aktér's cards"), tuple(sorted(hand))),))


def ruling_part() -> Part:
    options = (
        Option("yes", say("The game may be announced.")),
        Option("low", say("It is too low: at least the step that was won has to be announced.")),
        Option("omyl", say("Not without the trump seven: a higher game, or omyl.")),
        Option("higher", say("Not without the trump seven: a higher game, and no omyl.")),
        Option("stays", say("It is too late: the announcement stays.")),
        Option("paid", say("It is omyl, which costs a fixed sum.")),
        Option("play", say("It is not allowed: something has to be played.")),
        Option("nothing", say("It counts for nothing: the defence announces no games.")),
    )
    return OneOf("ruling", say("What is to be said about it?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, SEVEN_NEEDED):
        return "omyl" if has(verdict, OMYL_OPEN) else "higher" if find(verdict, HigherThan) else ""
    words = {ALLOWED: "yes", STAYS: "stays", NO_OMYL: "play", NOT_POSSIBLE: "nothing"}
    found = next((word for effect, word in words.items() if has(verdict, effect)), "")
    return found or ("paid" if find(verdict, OmylPaid) else "low" if find(verdict, AtLeast) else "")


FAMILIES = (
    Family("marias", "announcement", N_("What may be announced"), 2, "B.7 B.8 B.9 B.15 B.18 B.19", draw_announcement),
)
