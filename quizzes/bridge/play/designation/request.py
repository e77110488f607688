"""Declarer asks for a card from dummy, more or less completely: which card is it, or who chooses among which?"""

from collections.abc import Callable
from random import Random

from engine.bridge.effect.designation import NOT_COVERED, DeclarerNames, DefenderNames, DummyPlays
from engine.bridge.play.designation import DESIGNATION
from engine.bridge.play.named import Designation, DummyMatter, Request
from engine.bridge.table.call import Strain
from engine.cards.pack import FRENCH, FRENCH_PACK, FRENCH_SUITS, Card, FrenchCards, Rank, Suit, of_suit
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.bridge.play.sitting import InPlay, by_dummy, draw_in_play
from quizzes.family import Family, Scenario
from quizzes.firm import firmly
from quizzes.question import Cards, Case, OneOf, Option, Part, card_options, find, has

WORDS = {
    Request.LOW: (N_("“Low”, says declarer."), N_("“A small one, please”, says declarer.")),
    Request.HIGH: (N_("“High”, says declarer."), N_("“Top”, says declarer.")),
    Request.WIN: (N_("“Win it”, says declarer."), N_("“Take the trick”, says declarer.")),
    Request.ANYTHING: (
        N_("“Anything”, says declarer."),
        N_("“Play whatever you like”, says declarer."),
        N_("“It makes no difference”, says declarer."),
    ),
}
STRAINS = dict(zip((Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES), Strain, strict=False))
NO_SIGN = say("Nothing else shows which card declarer wants.")
Said = tuple[Text, dict[str, object]]


def cards_part(one: InPlay) -> Part:
    held = sorted(one.position.held[one.dummy], reverse=True)
    words = say("Which cards of dummy's come into question now?")
    return Cards("cards", words, read_cards, 0, card_options(held))


def read_cards(verdict: Verdict) -> frozenset[str]:
    if plays := find(verdict, DummyPlays):
        return frozenset({str(plays.card)})
    names = find(verdict, DeclarerNames) or find(verdict, DefenderNames)
    return frozenset(map(str, names.cards.cards)) if names else frozenset()


def chooser_part() -> Part:
    options = (
        Option("nobody", say("Nobody: there is one card that it has to be.")),
        Option("declarer", say("Declarer, who names the card anew.")),
        Option("defender", say("Either defender.")),
    )
    return OneOf("chooser", say("Who chooses?"), read_chooser, 0, options)


def read_chooser(verdict: Verdict) -> str:
    if find(verdict, DummyPlays):
        return "nobody"
    if find(verdict, DefenderNames):
        return "defender"
    return "declarer" if find(verdict, DeclarerNames) else ""


def plain(request: Request) -> Callable[[Random, InPlay], Said]:
    """Words that name neither suit nor rank."""
    return lambda rng, _: (Text(rng.choice(WORDS[request])), {"request": request})


def suit_held(rng: Random, one: InPlay) -> Said | None:
    """A suit that dummy may play."""
    return name_suit(rng.choice(sorted({card.suit for card in one.position.legal})))


def suit_not_held(rng: Random, one: InPlay) -> Said | None:
    held = one.position.held[one.dummy]
    absent = [suit for suit in FRENCH_SUITS if not of_suit(held, suit)]
    return name_suit(rng.choice(absent)) if absent else None


def name_suit(suit: Suit) -> Said:
    told = say("“A {suit}”, says declarer.", suit=Text(ONE_OF[suit]))
    return told, {"request": Request.SUIT, "suit": STRAINS[suit]}


ONE_OF = {
    Suit.SPADES: N_("spade"),
    Suit.HEARTS: N_("heart"),
    Suit.DIAMONDS: N_("diamond"),
    Suit.CLUBS: N_("club"),
}


def ranks_of(cards: frozenset[Card]) -> list[Rank]:
    return [card.rank for card in sorted(cards)]


def rank_legal(rng: Random, one: InPlay) -> Said | None:
    return name_rank(rng.choice(ranks_of(one.position.legal)), one)


def rank_twice(rng: Random, one: InPlay) -> Said | None:
    """A rank that dummy holds in more suits than one."""
    ranks = ranks_of(one.position.legal)
    several = [rank for rank in FRENCH if ranks.count(rank) > 1]
    return name_rank(rng.choice(several), one) if several else None


def rank_elsewhere(rng: Random, one: InPlay) -> Said | None:
    """A rank that dummy holds, but not in the suit that has to be followed."""
    ranks = [rank for rank in ranks_of(one.position.held[one.dummy]) if rank not in ranks_of(one.position.legal)]
    return name_rank(rng.choice(ranks), one) if ranks else None


def name_rank(rank: Rank, one: InPlay) -> Said:
    facts: dict[str, object] = {"request": Request.RANK, "rank": rank}
    if not one.place:
        last = one.position.tricks[-1]
        facts["last_suit"] = STRAINS[next(play.card.suit for play in last.plays if play.player is one.dummy)]
    return say("“The {rank}”, says declarer.", rank=rank), facts


def full_not_there(rng: Random, one: InPlay) -> Said | None:
    """A card near one of dummy's, but not there."""
    led = one.position.trick.suit
    seen = {play.card for trick in (*one.position.tricks, one.position.trick) for play in trick.plays}
    gone = one.position.held[one.dummy] | seen
    cards = [card for card in FRENCH_PACK if card not in gone and card.suit is (led or card.suit)]
    return full(rng.choice(cards)) if cards else None


def full_legal(rng: Random, one: InPlay) -> Said | None:
    return full(rng.choice(sorted(one.position.legal)))


def full(card: Card) -> Said:
    return say("“The {card}”, says declarer.", card=card), {"request": Request.FULL, "card": card}


SAYINGS: tuple[Callable[[Random, InPlay], Said | None], ...] = (
    *[plain(Request.LOW)] * 2,
    *[plain(Request.HIGH)] * 2,
    *[plain(Request.WIN)] * 5,
    *[plain(Request.ANYTHING)] * 6,
    *[suit_held] * 2,
    *[suit_not_held] * 4,
    *[rank_legal] * 4,
    *[rank_twice] * 5,
    *[rank_elsewhere] * 3,
    *[full_not_there] * 3,
    full_legal,
)


def has_choice(one: InPlay) -> bool:
    return by_dummy(one) and len(one.position.legal) > 1


def draw(rng: Random) -> Scenario | None:
    one = draw_in_play(rng, has_choice, 2, 9)
    said = rng.choice(SAYINGS)(rng, one)
    if said is None:
        return None
    words, stated = said
    if stated["request"] is Request.WIN and one.place != 3:
        return None  # which cards are still out is more than a story tells
    facts = {
        "dummy_matter": DummyMatter.WORDS,
        "meant_other": False,
        "table": FrenchCards(tuple(play.card for play in one.position.trick.plays)),
        "dummy": FrenchCards(tuple(sorted(one.position.held[one.dummy], reverse=True))),
        "trump": one.board.contract.bid.strain,
    }
    case = Case(DESIGNATION, Designation.suppose(**(facts | stated)))
    if has(case.decide(), NOT_COVERED):
        return None
    place = TURNS[min(one.place, 1)]
    begun = say(place, trick=one.trick, player=one.dummy)
    return Scenario((begun, words, NO_SIGN), (case,), (cards_part(one), chooser_part()), one.table())


TURNS = (
    N_("{player}, dummy, has won the last trick and leads to trick {trick}."),
    N_("To trick {trick} it is the turn of {player}, dummy."),
)
LABELS = "46B1a 46B1b 46B1c 46B2 46B3a 46B3b 46B4 46B5"
FAMILIES = (Family("bridge", "dummy-named-in-part", N_("“Low”, “heart”, “anything”"), 2, LABELS, firmly(draw)),)
