"""What is asked about a claim or concession: what it is, how much it gives away, what becomes of the cards shown."""

from engine.bridge.effect.claim import CLAIM_STOPS, CONCESSION_STOPS, GIVES_ALL, GIVES_REST, NO_PENALTY_68
from engine.bridge.irregular_call.exposed_in_auction import EXPOSED_IN_AUCTION
from engine.bridge.table.seat import Seat
from engine.law import GoTo, Verdict
from engine.text import say
from quizzes.question import Number, OneOf, Option, Part, find, has


def kind_part() -> Part:
    options = (
        Option("claim", say("A claim.")),
        Option("concession", say("A concession.")),
        Option("neither", say("Neither: play goes on.")),
    )
    return OneOf("kind", say("What is it?"), read_kind, 0, options)


def read_kind(verdict: Verdict) -> str:
    if has(verdict, CLAIM_STOPS):
        return "claim"
    return "concession" if has(verdict, CONCESSION_STOPS) else "neither"


def given_part(left: int, named: int) -> Part:
    """How many tricks it gives away, where the words name a number or the law does."""

    def read_given(verdict: Verdict) -> int:
        if has(verdict, GIVES_ALL):
            return left
        if has(verdict, GIVES_REST):
            return left - named
        return named if has(verdict, CONCESSION_STOPS) else 0

    return Number("given", say("How many tricks does it give away?"), read_given, 0, 0, 13)


def cards_part(player: Seat) -> Part:
    options = (
        Option("penalty", say("They are exposed cards, and may become penalty cards.")),
        Option("kept", say("They are no penalty cards, but {partner} may not use them.", partner=player.partner)),
        Option("open", say("They lie open, and nobody plays on.")),
    )
    return OneOf(
        "cards", say("What becomes of the cards that {player} has shown?", player=player), read_cards, 0, options
    )


def read_cards(verdict: Verdict) -> str:
    if has(verdict, NO_PENALTY_68):
        return "kept"
    other = find(verdict, GoTo)
    return "penalty" if other and other.topic is EXPOSED_IN_AUCTION else "open"
