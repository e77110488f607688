"""Bridge for readers: calls, bids and meanings in words, the bidding box, the form of a meaning."""

from collections.abc import Iterator, Mapping, Sequence

from engine.bridge.game import GAME
from engine.bridge.table.call import Bid, Call, Strain
from engine.bridge.table.meaning import Asks, Meaning, Purpose
from engine.bridge.table.seat import SEATS
from engine.cards.pack import FRENCH_SUITS
from engine.text import N_, Text, say
from quizzes.bridge.shelf import SHELF
from web.presentation import Macro, Presentation, Shown
from web.text.words import Words

NO_TRUMPS = {"cs": "BT"}
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


def tell_meaning(words: Words, meaning: Meaning) -> str:
    return words.several(tuple(meaning_texts(meaning)))


def meaning_texts(meaning: Meaning) -> Iterator[Text]:
    """What a call tells, one thing after the other."""
    yield Text(meaning.purpose.words)
    yield say("points: {low}–{high}", low=meaning.low, high=meaning.high)
    for suit, length in zip(FRENCH_SUITS, meaning.lengths, strict=True):
        if length:
            yield say("{suit} at least {length}", suit=suit, length=length)
    if meaning.balanced:
        yield say("balanced")
    if meaning.asks is not Asks.NOTHING:
        yield say("asks for: {what}", what=meaning.asks)


def join_meaning(fields: Mapping[str, Sequence[str]]) -> str:
    """The fields of a meaning as the one word that an address holds."""
    low, high, purpose, asks, balanced = (
        "".join(fields.get(name, ("",)))[:9] for name in ("low", "high", "purpose", "asks", "balanced")
    )
    lengths = "".join("".join(fields.get(suit.letter, ""))[:1] or "0" for suit in FRENCH_SUITS)
    shows = "+".join(fields.get("shows", ()))[:20]
    return f"{low}-{high}.{lengths}.{shows}.{purpose}.{asks}.{balanced}".rstrip(".")


BOX = Macro("games/bridge/question.html", "box")

BRIDGE = Presentation(
    GAME,
    SHELF,
    Macro("games/bridge/table.html", "scene"),
    {
        Bid: Shown("bid", tell_bid, BOX, bid_known_as),
        Call: Shown("call", tell_call, BOX),
        Meaning: Shown("meaning", tell_meaning, Macro("games/bridge/question.html", "meaning"), join=join_meaning),
    },
    names={
        "asks": tuple(Asks),
        "purposes": tuple(Purpose),
        "seats": SEATS,
        "strains": tuple(Strain),
        "suits": FRENCH_SUITS,
        "west_first": (SEATS[3], *SEATS[:3]),
    },
)
