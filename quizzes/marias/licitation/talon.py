"""The talon to practise: its number, its cards, looking and changing, a card beside it."""

from random import Random

from engine.cards.pack import Card, Hand, Rank
from engine.cards.trump import VALUABLE
from engine.law import Verdict
from engine.marias.effect.paid_fee import Fee, flat_1
from engine.marias.effect.talon import (
    AS_LEAD,
    CARDS_ALLOWED,
    GAME_LOST,
    MAY_EXCHANGE,
    MAY_LOOK,
    MAY_NOT,
    RIGHT_TALON,
    TOO_LATE,
    TURNED_UP,
)
from engine.marias.licitation.laid import Content, FoundWhen, Talon, TalonMatter
from engine.marias.licitation.talon import TALON
from engine.marias.table.first_word import FirstWord
from engine.marias.table.player import DEFENDERS, Player
from engine.marias.table.step import Rung
from engine.text import N_, Text, say
from players.marias.bidding import Bidding
from players.marias.board import draw_game
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.german import InView
from quizzes.marias.picture import Table
from quizzes.question import Case, OneOf, Option, Part, find, has

KINDS = "count count count cards cards cards look look defender change change third third".split()
WITHOUT = (Rung.BETL, Rung.DURCH)
GAMES = (Rung.SEDMA, Rung.SEDMA_RED, Rung.STO, Rung.STO_SEDMA, Rung.SEDMY, Rung.BETL)
ENDS_OPEN = frozenset({"reading.flat_2_and_lost"})  # whether the game is lost besides is not asked
WORDS = (FirstWord.NOTHING, FirstWord.NOTHING, *FirstWord)
FOUND = (FoundWhen.COMMENTS, FoundWhen.COMMENTS, FoundWhen.PLAY, FoundWhen.AFTER_PLAY, FoundWhen.GATHERED)


@firmly
def draw_talon(rng: Random) -> Scenario | None:
    kind = rng.choice(KINDS)
    bidding = draw_game(rng, WITHOUT if kind == "third" else GAMES)
    if kind == "count":
        return draw_count(rng, bidding)
    if kind == "cards":
        return draw_cards(rng, bidding)
    if kind == "third":
        return draw_third(rng, bidding)
    return draw_defender(rng, bidding) if kind == "defender" else draw_akter(rng, bidding, kind)


def ask_about(bidding: Bidding, story: tuple[Text, ...], table: Table, **facts: object) -> Scenario:
    case = Case(TALON, Talon.suppose(game=bidding.step, **facts))
    announced = say("The aktér has announced {game}.", game=bidding.step)
    return Scenario((announced, *story), (case,), (ruling_part(),), table, ENDS_OPEN)


def draw_count(rng: Random, bidding: Bidding) -> Scenario:
    count, found = rng.choice((0, 1, 1, 2, 3, 3, 3)), rng.choice(FOUND)
    story = (say("The number of cards in the talon is {number}.", number=count), TELL_FOUND[found])
    hand = sorted(bidding.twelve)
    return ask_about(
        bidding, story, Table((InView(say("The aktér's cards"), tuple(hand[: 12 - count])),)),
        matter=TalonMatter.COUNT, count=count, found=found,
    )  # fmt: skip


TELL_FOUND = {
    FoundWhen.COMMENTS: say("A defender says so during the comments, before anybody has said re."),
    FoundWhen.PLAY: say("It is found in the middle of the play."),
    FoundWhen.AFTER_PLAY: say("It is found after the last trick, with the tricks still lying there."),
    FoundWhen.GATHERED: say("It is found only when the dealer is putting the cards together for the next deal."),
}


def draw_cards(rng: Random, bidding: Bidding) -> Scenario:
    laid = draw_laid(rng, bidding)
    word, gathered = rng.choice(WORDS), rng.random() < 0.2
    story = (TELL_WORD[word] if not gathered else TELL_GATHERED, say("Now it is seen which cards lie in the talon."))
    facts = {"matter": TalonMatter.CARDS, "content": content_of(laid, bidding), "gathered": gathered}
    table = Table((InView(say("In the talon"), tuple(sorted(laid))),))
    return ask_about(bidding, story, table, first_word=FirstWord.SPOKEN if gathered else word, **facts)


def draw_laid(rng: Random, bidding: Bidding) -> Hand:
    """Two of the twelve cards, dear ones and sevens likelier than others."""
    dear = [card for card in sorted(bidding.twelve) if card.rank in (*VALUABLE, Rank.SEVEN)]
    first = rng.choice(dear or sorted(bidding.twelve))
    return frozenset({first, rng.choice(sorted(bidding.twelve - {first}))})


def content_of(laid: Hand, bidding: Bidding) -> frozenset[Content]:
    """Which of the forbidden cards they are."""
    ranks = {Rank.ACE: Content.ACE, Rank.TEN: Content.TEN}
    found = {ranks[card.rank] for card in laid if card.rank in ranks}
    sevens = {bidding.trump: Content.SEVEN, bidding.plan.second: Content.HELPER}
    found |= {word for suit, word in sevens.items() if suit and Card(suit, Rank.SEVEN) in laid}
    return frozenset(found)


def draw_akter(rng: Random, bidding: Bidding, kind: str) -> Scenario:
    word, done = rng.choice(WORDS), rng.random() < 0.5
    matter = TalonMatter.LOOKED if kind == "look" else TalonMatter.CHANGED
    told = {
        (True, True): say("Now the aktér takes a look into the talon."),
        (True, False): say("Now the aktér asks to look into the talon once more."),
        (False, True): say("Now the aktér exchanges a card of the talon."),
        (False, False): say("Now the aktér asks to exchange a card of the talon."),
    }
    story = (TELL_WORD[word], told[matter is TalonMatter.LOOKED, done])
    facts = {"is_check": False, "who": Player.AKTER} if matter is TalonMatter.LOOKED else {}
    return ask_about(bidding, story, see(bidding), matter=matter, first_word=word, done=done, gathered=False, **facts)


def draw_defender(rng: Random, bidding: Bidding) -> Scenario:
    player, is_check = rng.choice(DEFENDERS), rng.random() < 0.3
    told = say("During the play {player} looks at the cards in the talon.", player=player)
    if is_check:
        told = say("In a check of all tricks, asked for after the play, {player} looks into the talon.", player=player)
    facts = {"matter": TalonMatter.LOOKED, "is_check": is_check, "who": player, "gathered": False}
    return ask_about(bidding, (told,), see(bidding), **facts)


def draw_third(rng: Random, bidding: Bidding) -> Scenario:
    over = rng.random() < 0.5
    story = (
        say("A third card lies face down beside the talon."),
        say("Both defenders have approved.") if over else say("The first defender is still thinking it over."),
        say("What about that card?"),
    )
    return ask_about(bidding, story, see(bidding), matter=TalonMatter.THIRD, comments_over=over)


def see(bidding: Bidding) -> Table:
    return Table((InView(say("The aktér's cards"), tuple(sorted(bidding.held[Player.AKTER]))),))


TELL_GATHERED = say("The hand has been played, and the cards are being put together for the next deal.")
TELL_WORD = {
    FirstWord.NOTHING: say("The first defender has neither moved nor spoken."),
    FirstWord.THINKING: say("The first defender has said: let me think."),
    FirstWord.REPEATED: say("The first defender has repeated what was announced."),
    FirstWord.TIME: say("The first defender has asked for a little time."),
    FirstWord.SPOKEN: say("The first defender has answered."),
}


def ruling_part() -> Part:
    options = (
        Option("free", say("It is in order, or can be put right free of charge.")),
        Option("no", say("It is no longer allowed.")),
        Option("one", say("Paušál 1 to each of the others; the number is put right.")),
        Option("two", say("Paušál 2 to each of the others.")),
        Option("lost", say("It is a renonc in the game, which the aktér has lost.")),
        Option("late", say("It is too late to claim a renonc.")),
        Option("lead", say("It counts as the lead and may be turned up at once.")),
        Option("wait", say("It will be the lead, but is not turned up yet.")),
    )
    return OneOf("ruling", say("What is to be said about it?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if fee := find(verdict, Fee):
        return "one" if fee.amount == flat_1(fee.payer).amount else "two"
    if has(verdict, AS_LEAD):
        return "lead" if has(verdict, TURNED_UP) else "wait"
    words = {MAY_NOT: "no", GAME_LOST: "lost", TOO_LATE: "late"}
    free = has(verdict, RIGHT_TALON, CARDS_ALLOWED, MAY_EXCHANGE, MAY_LOOK)
    return "free" if free else next((word for effect, word in words.items() if has(verdict, effect)), "")


FAMILIES = (
    Family(
        "marias",
        "talon",
        N_("What follows from what was done with the talon?"),
        2,
        "B.9 B.10 B.11 E.2.f E.2.g E.3.c E.4.a E.4.b E.4.c E.7.b",
        draw_talon,
    ),
)
