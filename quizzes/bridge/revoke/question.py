"""What is asked about a revoke: corrected or established, what becomes of the card, how many tricks are transferred."""

from collections.abc import Sequence

from engine.bridge.effect.information import CheckAtEnd
from engine.bridge.effect.play import (
    CORRECT_BOTH,
    CORRECT_IT,
    ESTABLISHED,
    NO_PENALTY_CARD,
    NO_REVOKE,
    NO_SECOND_TIME,
    OF_BOTH_REVOKES,
    PENALTY_CARD,
    MayTakeBack,
    Transfer,
)
from engine.bridge.table.duty import Person
from engine.law import Verdict
from engine.text import Cite, Text, say
from quizzes.question import OneOf, Option, Part, SomeOf, find, has, number_options


def read_outcome(verdict: Verdict) -> str:
    if has(verdict, CORRECT_IT, CORRECT_BOTH):
        return "corrected"
    return "established" if has(verdict, ESTABLISHED) else "no-revoke"


def outcome_part(words: Text | None = None, name: str = "outcome", case: int = 0) -> Part:
    options = (
        Option("corrected", say("It is corrected.")),
        Option("established", say("It is established and stands.")),
    )
    return OneOf(name, words or say("What becomes of the revoke?"), read_outcome, case, options)


def card_part() -> Part:
    options = (
        Option("penalty", say("It becomes a major penalty card.")),
        Option("hand", say("It goes back to the hand without penalty.")),
        Option("stays", say("It stays played.")),
    )
    return OneOf("card", say("What becomes of the wrong card?"), read_card, 0, options)


def read_card(verdict: Verdict) -> str:
    answers = {PENALTY_CARD: "penalty", NO_PENALTY_CARD: "hand", ESTABLISHED: "stays", NO_REVOKE: "stays"}
    return next((answer for effect, answer in answers.items() if has(verdict, effect)), "")  # another law decides


def take_back_part() -> Part:
    options = (
        Option("opponents", say("an opponent who has played since")),
        Option("side", say("the offender's partner, once an opponent has done so")),
    )
    words = say("Who else may take back a card? Choose nobody if nobody may.")
    return SomeOf("back", words, read_take_back, 0, options)


def read_take_back(verdict: Verdict) -> frozenset[str]:
    opponents = {"opponents"} if has(verdict, MayTakeBack(Person.OPPONENTS)) else set[str]()
    return frozenset(opponents | ({"side"} if has(verdict, MayTakeBack(Person.PARTNER)) else set()))


def transfer_part(words: Text | None = None, case: int = 0) -> Part:
    words = words or say("How many tricks are transferred automatically to the non-offending side?")
    return OneOf("transfer", words, read_transfer, case, number_options((0, 1, 2)))


def read_transfer(verdict: Verdict) -> str:
    transferred = count_transferred(verdict)
    return "" if transferred is None else str(transferred)


def transfer_together_part() -> Part:
    """For two revokes of one side: the ruling has to say what becomes of both."""
    words = say("How many tricks are transferred automatically for the two revokes together?")
    return OneOf("transfer", words, read_transfer_together, 0, number_options((0, 1, 2)))


def read_transfer_together(verdict: Verdict) -> str:
    return read_transfer(verdict) if has(verdict, NO_SECOND_TIME, OF_BOTH_REVOKES) else ""


def count_transferred(verdict: Verdict) -> int | None:
    """None where nothing is said about tricks."""
    transfer = find(verdict, Transfer)
    return transfer.tricks if transfer else None


def check_part(*references: str, none: Sequence[Option] = (), case: int = 0) -> Part:
    options = tuple(Option(check, Text("{law}", (("law", Cite(check)),))) for check in references)
    words = say("Under which paragraph does the director look for further damage when play is over?")
    return OneOf("check", words, read_check, case, (*options, *none))


def read_check(verdict: Verdict) -> str:
    check = find(verdict, CheckAtEnd)
    return check.reference if check else "none"
