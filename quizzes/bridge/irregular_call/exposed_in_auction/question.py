"""What is asked about exposed cards: what holds at once, and what becomes of them when the auction is over."""

from engine.bridge.effect.exposed import CARD_BACK, FACE_UP, PICKED_UP, ExposedBecome
from engine.bridge.irregular_call.call_again import PARTNER_PASSES_ONCE
from engine.bridge.table.duty import PenaltyKind
from engine.bridge.table.seat import Seat
from engine.law import Verdict
from engine.text import Text, say
from quizzes.question import OneOf, Option, Part, find, has

ONE = say("What becomes of the card?")
SEVERAL = say("What becomes of the cards?")


def ruling_part(partner: Seat) -> Part:
    free = say(
        "What was exposed stays face up until the end of the auction, and {player} may call freely.", player=partner
    )
    barred = say(
        "What was exposed stays face up until the end of the auction, and {player} must pass at the next turn.",
        player=partner,
    )
    options = (
        Option("free", free),
        Option("pass", barred),
        Option("back", say("What was exposed goes back to the hand.")),
        Option("penalty", say("What was exposed is left on the table as a penalty card.")),
    )
    return OneOf("ruling", say("What do you rule now?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, FACE_UP):
        return "pass" if has(verdict, PARTNER_PASSES_ONCE) else "free"
    if find(verdict, ExposedBecome):
        return "penalty"
    return "back" if has(verdict, PICKED_UP, CARD_BACK) else ""


def kind_part(words: Text, case: int) -> Part:
    options = (
        Option("hand", say("Back to the hand.")),
        Option("minor", say("A minor penalty card.")),
        Option("major", say("A major penalty card.")),
    )
    return OneOf("kind", words, read_kind, case, options)


def read_kind(verdict: Verdict) -> str:
    become = find(verdict, ExposedBecome)
    if become:
        return "minor" if become.kind is PenaltyKind.MINOR else "major"
    return "hand" if has(verdict, PICKED_UP) else ""
