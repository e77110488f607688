"""Bridge for readers: calls, bids and meanings in words, the bidding box, the form of a meaning."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.bridge.claim.statement import PlanStep, Statement, every_step
from engine.bridge.effect.contested import LineOfPlay
from engine.bridge.score.outcomes import Amount, Outcomes
from engine.bridge.score.results import Results, TableResult
from engine.bridge.table.call import Bid, Call, Doubled, Strain
from engine.bridge.table.called import Calls
from engine.bridge.table.ending import Ending, every_piece, join_hands
from engine.bridge.table.meaning import MOST, Asks, Meaning, Purpose
from engine.bridge.table.seat import SEATS, Seat
from engine.cards.pack import FRENCH_SUITS, Card, FrenchCards, Hand, Suit
from engine.game import Game
from engine.question import MINUS
from engine.text import N_, Text, say
from quizzes.shelf import Shelf
from web.presentation import FrontCase, Macro, Presentation, Shown
from web.text.words import Words

NO_TRUMPS = {"cs": "BT"}
HEADS = {
    Purpose.NATURAL: N_("natural"),
    Purpose.ASK: N_("a question to partner"),
    Purpose.RELAY: N_("a relay"),
    Purpose.TRANSFER: N_("a transfer"),
    Purpose.TAKEOUT: N_("for takeout"),
    Purpose.PENALTY: N_("for penalties"),
    Purpose.OTHER: N_("artificial"),
}
UNTOUCHED = "?"  # a field of the form that nobody has filled in
NO_ASK = "none"  # in the form; an empty field there is no answer
CALLS = {"pass": N_("pass"), "X": N_("double"), "XX": N_("redouble")}


def tell_bid(words: Words, bid: Bid) -> str:
    return words.together("bid", bid.level, bid.strain.suit or no_trumps(words))


def bid_known_as(words: Words, bid: Bid) -> tuple[str, str]:
    """A bid is inflected by its strain."""
    return "bid", words.gettext(bid.strain.suit.words) if bid.strain.suit else no_trumps(words)


def no_trumps(words: Words) -> str:
    return NO_TRUMPS.get(words.ui, "NT")


def tell_call(words: Words, call: Call) -> str:
    return words.gettext(CALLS[str(call)])


def tell_calls(words: Words, calls: Calls) -> str:
    """Call by call, with the marks of turns lost and of calls let stand; a word that nobody can read as it is."""
    told = [calls.sign(place) or words(call) + calls.mark(place) for place, call in enumerate(calls.calls)]
    told += [words(calls.unread)] if calls.unread else []
    return words.join(told, "") if told else words.gettext(N_("nothing yet"))


def every_call(_: Game) -> tuple[Call, ...]:
    return tuple(Call.every())


def rows_of(dealer: Seat, calls: Sequence[Call]) -> list[list[Call | None]]:
    """Calls in columns that begin with West; before the first and behind the last there is nothing."""
    cells = [*[None] * ((dealer.order + 1) % 4), *calls]
    cells += [None] * (-len(cells) % 4)
    return [cells[start : start + 4] for start in range(0, len(cells), 4)]


def by_suit(words: Words, hand: Hand) -> Iterator[tuple[Suit, str]]:
    """A hand as it is written down: each suit with its ranks, the highest first."""
    for suit in FRENCH_SUITS:
        ranks = sorted((card.rank for card in hand if card.suit is suit), key=lambda rank: -rank.order)
        yield suit, " ".join(map(words.rank, ranks)) or "–"


def tell_meaning(words: Words, meaning: Meaning) -> str:
    """“natural: 6+ points, 4+ hearts”; of a pass, which names nothing, only what it tells."""
    details = words.several(tuple(meaning_details(meaning)))
    head = "" if meaning.purpose is Purpose.NATURAL and not meaning.shows else words(meaning_head(meaning))
    if head and details:
        return words(say("{purpose}: {details}", purpose=head, details=details))
    return head or details or words.gettext(N_("any hand"))


def meaning_head(meaning: Meaning) -> Text:
    if meaning.asks is Asks.NOTHING:
        return Text(HEADS[meaning.purpose])
    return say("asking for {what}", what=meaning.asks)


def meaning_details(meaning: Meaning) -> Iterator[Text]:
    """Strength and shape, one thing after the other."""
    if meaning.is_limited:
        yield say("{low}–{high} points", low=meaning.low, high=meaning.high)
    elif meaning.low:
        yield say("{low}+ points", low=meaning.low)
    for suit, length in zip(FRENCH_SUITS, meaning.lengths, strict=True):
        if length > (2 if meaning.balanced else 0):
            yield say("{length}+ {suit}", suit=Text(suit.words), length=length)
    if meaning.balanced:
        yield say("balanced")


def join_meaning(fields: Mapping[str, Sequence[str]]) -> str:
    """The fields of a meaning as the one word that an address holds; one that was left empty makes it no meaning."""
    names = ("low", "high", *(suit.letter for suit in FRENCH_SUITS), "purpose", "asks")
    low, high, *lengths, purpose, asks = ("".join(fields.get(name, ()))[:9] or UNTOUCHED for name in names)
    shows = "+".join(fields.get("shows", ()))[:20]
    asked, balanced = asks if asks != NO_ASK else "", "".join(fields.get("balanced", ()))[:9]
    return f"{low}-{high}.{''.join(lengths)}.{shows}.{purpose}.{asked}.{balanced}".rstrip(".")


def tell_result(words: Words, result: TableResult) -> str:
    """“4♠ +1 North”, in letters as they are written on a sheet."""
    played = result.played
    if played is None:
        return words(result.points) if result.points else words.gettext(N_("passed out"))
    doubled = "" if played.doubled is Doubled.NO else str(played.doubled)
    over = f"{played.over:+d}".replace("-", MINUS) if played.over else "="
    return words.together("result", played.bid, f"{doubled} {over} ".lstrip() if doubled else f" {over} ", played.by)


def tell_results(words: Words, results: Results) -> str:
    told = [words(one) for one in results.each] + [words(one) for one in results.unread]
    return words.join(told, "") if told else "–"


def tell_outcomes(words: Words, outcomes: Outcomes) -> str:
    told = [words.together("outcome", f"{one.weight}: ", one.result) for one in outcomes.each]
    return words.join([*told, *map(words, outcomes.unread)], "")


def tell_amount(words: Words, amount: Amount) -> str:
    """With the decimal sign of the language."""
    written = str(amount).replace("-", MINUS)
    return written if words.ui == "en" else written.replace(".", ",")


def tell_ending(words: Words, ending: Ending) -> str:
    """Hand by hand, then what lies on the table."""
    told = [words.together("left", seat, *held_by(words, ending, seat)) for seat in SEATS]
    if ending.table:
        told.append(words(say("on the table: {cards}", cards=ending.table)))
    return words.join(told, "")


def held_by(words: Words, ending: Ending, seat: Seat) -> Iterator[Suit | str]:
    """Suit by suit: the sign, then the ranks."""
    for suit, cards in ending.rows(seat):
        if cards:
            yield from (" ", suit, "".join(words.rank(card.rank) for card in cards))


def tell_plan(words: Words, plan: Statement) -> str:
    return words.several(plan.steps) if plan.steps else words.gettext(N_("nothing about the play"))


def tell_line(words: Words, line: LineOfPlay) -> str:
    """Trick by trick: who leads, and the cards."""
    told = list[Any]()
    for trick in line.tricks:
        cards = FrenchCards(tuple(play.card for play in trick))
        told += [*(["; "] if told else []), say("{player} {cards}", player=trick[0].player, cards=cards)]
    return words.together("line", *told)


def find_game() -> Game:
    from engine.bridge.game import GAME  # noqa: PLC0415 (with every law)

    return GAME


def find_shelf() -> Shelf:
    from quizzes.bridge.shelf import SHELF  # noqa: PLC0415 (with every family)

    return SHELF


RUFF = Card.parse("DQ")
FRONT_CASE = FrontCase(
    "revoke-tricks",
    3,
    tuple(map(Card.parse, ("CJ", "C6", "C9", "DQ"))),
    RUFF,
    (
        say(
            "To trick {trick} {player} ruffs with the {card}, holding {held|and}.",
            trick=8,
            card=RUFF,
            held=(Card.parse("CT"),),
            player=Seat.SOUTH,
        ),
        say("It comes out after the last trick, before the four hands are back in the board."),
    ),
    say("How many tricks are transferred automatically to the non-offending side?"),
)

BOX = Macro("games/bridge/question.html", "box")
LINES = Macro("games/bridge/question.html", "results")

BRIDGE = Presentation(
    find_game,
    find_shelf,
    Macro("games/bridge/table.html", "scene"),
    {
        Bid: Shown("bid", tell_bid, BOX, bid_known_as),
        Call: Shown("call", tell_call, BOX),
        Calls: Shown("auction", tell_calls, Macro("games/bridge/question.html", "auction"), pieces=every_call),
        TableResult: Shown("result", tell_result),
        Results: Shown("results", tell_results, LINES),
        Outcomes: Shown("outcomes", tell_outcomes, LINES),
        Amount: Shown("amount", tell_amount),
        Ending: Shown(
            "ending",
            tell_ending,
            Macro("games/bridge/question.html", "ending"),
            join=join_hands,
            pieces=lambda _: every_piece(),
            by_pack=True,
        ),
        LineOfPlay: Shown("line", tell_line),
        Statement: Shown(
            "plan",
            tell_plan,
            Macro("games/bridge/question.html", "plan"),
            pieces=lambda _: tuple(every_step()),
        ),
        PlanStep: Shown("step", lambda words, step: words(step.words())),
        Meaning: Shown("meaning", tell_meaning, Macro("games/bridge/question.html", "meaning"), join=join_meaning),
    },
    names={
        "by_suit": by_suit,
        "asks": tuple((str(one) or NO_ASK, one) for one in Asks),
        "most_points": MOST,
        "purposes": tuple(Purpose),
        "rows_of": rows_of,
        "seats": SEATS,
        "strains": tuple(Strain),
        "suits": FRENCH_SUITS,
        "west_first": (SEATS[3], *SEATS[:3]),
    },
    case=FRONT_CASE,
)
