"""Red named at the first card, to practise: may the bid still be raised, and what has to be waited for?"""

from random import Random

from engine.cards.pack import Suit, of_suit
from engine.law import Verdict
from engine.text import N_, Text, say
from engine.ulti.auction.red_raise import LEAD, NO_RAISE, OTHERS_SPEAK, RED_RAISE, SUIT_STAYS, Others, RedRaise
from engine.ulti.effect.auction import AUCTION_GOES_ON, Means
from engine.ulti.renonsz.play_incident import WrongInPlay
from engine.ulti.table.bid import TABLE, Bid, smallest_over
from engine.ulti.table.player import Player
from players.ulti.bidding import Bidding, draw_bidding
from players.ulti.deal import arrange
from quizzes.family import Family, Scenario
from quizzes.german import InView
from quizzes.question import Case, OneOf, Option, Part, find, handed_over, has
from quizzes.ulti.auction.story import entries_of
from quizzes.ulti.picture import Table

KINDS = ("not-yet", "not-asked", "passed", "bid", "named", "not-named")
HIGHEST = TABLE[-1].total // 2  # in red it would be the highest of all
FEW = 2  # red cards below which nobody thinks of red trumps


def draw_red(rng: Random) -> Scenario:
    bidding = draw_declarer(rng)
    kind = rng.choice(KINDS)
    if not bidding.bid.has_trump or (kind == "bid" and bidding.bid.total == HIGHEST):
        kind = "not-yet"
    released = kind in ("named", "not-named")
    others = Others.NOT_ASKED if released else Others.parse(kind)
    facts = RedRaise.suppose(bid=bidding.bid, released=released, suit_named=kind == "named", others=others)
    hand = InView(Text(Player.DECLARER.words), arrange(bidding.held[Player.DECLARER], bidding.bid.has_trump))
    table = Table((hand,), entries_of(bidding.auction), bidding.bid)
    return Scenario(tell(bidding, kind), (Case(RED_RAISE, facts),), (ruling_part(), counts_part()), table)


def draw_declarer(rng: Random) -> Bidding:
    """A declarer who might think of red; one whose bid has no trumps comes less often, a red one never."""
    while True:
        bidding = draw_bidding(rng)
        red = len(of_suit(bidding.held[Player.DECLARER], Suit.RED))
        if not bidding.bid.red and (red >= FEW if bidding.bid.has_trump else rng.random() < NO_TRUMPS):
            return bidding


NO_TRUMPS = 0.6


def tell(bidding: Bidding, kind: str) -> tuple[Text, ...]:
    over = say("Both others have passed, and the auction is over.")
    names = say("With the first card still in hand declarer says “red”.")
    if kind == "named" and bidding.trump:
        return over, say(
            "Declarer says that {suit} are trumps, leads a card, and only then says “red”.", suit=bidding.trump
        )
    if kind == "not-named":
        return over, say("Declarer leads a card without a word, and only then says “red”.")
    if kind == "bid":
        higher = smallest_over(Bid(bidding.bid.parts, red=True)) or TABLE[-1]
        return over, names, say("The next player takes up the talon and bids {bid}.", bid=higher.words())
    after = {
        "not-yet": say("The other two have said nothing yet."),
        "not-asked": say("At once declarer leads, before the other two have said anything."),
        "passed": say("The other two both pass."),
    }
    return over, names, after[kind]


def ruling_part() -> Part:
    options = (
        Option("no", say("This bid cannot be raised to red at all.")),
        Option("stays", say("It is too late: the suit named before stays trumps, and the play goes on.")),
        Option("lost", say("It is too late: the bid of the auction counts as lost and is paid with kontra.")),
        Option("red-lost", say("The red bid holds, but it counts as lost and is paid with kontra.")),
        Option("wait", say("The raise is in order, but before the lead the other two have to pass or bid.")),
        Option("lead", say("The raise is in order, and declarer leads.")),
        Option("auction", say("The raise was in order, and the auction goes on from the other bid.")),
    )
    return OneOf("ruling", say("What follows?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    words = {NO_RAISE: "no", SUIT_STAYS: "stays", OTHERS_SPEAK: "wait", LEAD: "lead", AUCTION_GOES_ON: "auction"}
    faults = {WrongInPlay.NO_SUIT: "lost", WrongInPlay.RED: "red-lost"}
    found = next((word for effect, word in words.items() if has(verdict, effect)), "")
    return faults.get(handed_over(verdict, "fault"), found)


def counts_part() -> Part:
    options = (Option("yes", say("Yes.")), Option("no", say("No.")))
    words = say("Has declarer's bid become the red one?")
    return OneOf("red", words, lambda verdict: "yes" if find(verdict, Means) else "no", 0, options)


FAMILIES = (Family("ulti", "bid-red", N_("Red named at the first card"), 1, "6.6 13.3.1 13.3.2", draw_red),)
