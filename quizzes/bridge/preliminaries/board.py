"""Boards: who deals and who is vulnerable, and what becomes of one that is marked wrongly or not alike everywhere."""

from dataclasses import dataclass
from random import Random

from engine.bridge.effect.board import IN_GROUPS, MARKING_HOLDS, PUT_RIGHT, DealerIs, VulnerableAre
from engine.bridge.preliminaries.board import BOARD, MarkedBoard, Matter
from engine.bridge.table.event import Event
from engine.bridge.table.seat import SEATS, Seat, Vulnerable, dealer_of, vulnerability_of
from engine.law import Verdict
from engine.text import N_, Text, say
from quizzes.family import Family, Scenario
from quizzes.question import Case, OneOf, Option, Part, find, has

MANY, MORE = 36, 64  # boards of a session, and of a long match

# By its number


def draw_number(rng: Random) -> Scenario:
    number, player = rng.randint(1, rng.choice((MANY, MORE))), rng.choice(SEATS)
    story = rng.choice(
        (
            say("You sit {player}. Board {number} comes to your table.", player=player, number=number),
            say("You sit {player} and take your cards out of board {number}.", player=player, number=number),
            say("Before you call on board {number}, {player} asks who begins.", player=player, number=number),
            say("You mark board {number} for the next session.", number=number),
            say("In the hand record of board {number}, dealer and vulnerability are missing.", number=number),
        )
    )
    facts = MarkedBoard.suppose(matter=Matter.NUMBER, number=number)
    return Scenario((story,), (Case(BOARD, facts),), (dealer_part(), vulnerable_part()))


def dealer_part() -> Part:
    options = tuple(Option(str(seat), Text(seat.words)) for seat in Seat)
    return OneOf("dealer", say("Who is dealer?"), read_dealer, 0, options)


def read_dealer(verdict: Verdict) -> str:
    dealer = find(verdict, DealerIs)
    return str(dealer.seat) if dealer else ""


def vulnerable_part() -> Part:
    options = tuple(Option(str(one), Text(one.words)) for one in Vulnerable)
    return OneOf("vulnerable", say("Who is vulnerable?"), read_vulnerable, 0, options)


def read_vulnerable(verdict: Verdict) -> str:
    vulnerable = find(verdict, VulnerableAre)
    return str(vulnerable.sides) if vulnerable else ""


# Marked wrongly


@dataclass(frozen=True)
class Marking:
    """A board with a dealer and a vulnerability marked on it that are not both its own."""

    number: int
    dealer: Seat
    vulnerable: Vulnerable

    def tell(self) -> Text:
        values = {"number": self.number, "player": self.dealer}
        return {
            Vulnerable.NONE: say(
                "On board {number}, {player} is marked as dealer, and nobody as vulnerable.", **values
            ),
            Vulnerable.BOTH: say("On board {number}, {player} is marked as dealer, and all as vulnerable.", **values),
            Vulnerable.NORTH_SOUTH: say(
                "On board {number}, {player} is marked as dealer, and North–South as vulnerable.", **values
            ),
            Vulnerable.EAST_WEST: say(
                "On board {number}, {player} is marked as dealer, and East–West as vulnerable.", **values
            ),
        }[self.vulnerable]

    def facts(self, used: bool) -> MarkedBoard:
        return MarkedBoard.suppose(
            matter=Matter.MARKED, used=used, number=self.number, dealer=self.dealer, vulnerable=self.vulnerable
        )


def draw_marking(rng: Random) -> Marking:
    """One of the two is wrong, seldom both."""
    number = rng.randint(1, MANY)
    dealer, vulnerable = dealer_of(number), vulnerability_of(number)
    wrong = rng.choice(("dealer", "vulnerable", "vulnerable", "both"))
    if wrong != "vulnerable":
        dealer = rng.choice([seat for seat in Seat if seat is not dealer])
    if wrong != "dealer":
        vulnerable = rng.choice([one for one in Vulnerable if one is not vulnerable])
    return Marking(number, dealer, vulnerable)


def draw_marked(rng: Random) -> Scenario:
    return rng.choice((*[not_used] * 3, *[used] * 4, *[among_pairs] * 2, *[among_teams] * 2))(rng)


def not_used(rng: Random) -> Scenario:
    noticed = (
        say("You see that this is not right before any table has called on the board in this session."),
        say(
            "{player} notices that something is wrong with it. Nobody has called on it in this session yet.",
            player=rng.choice(SEATS),
        ),
    )
    return as_marked(draw_marking(rng), rng.choice(noticed), used=False)


def used(rng: Random) -> Scenario:
    player, tables = rng.choice(SEATS), rng.randint(2, 5)
    noticed = (
        say("In the middle of the auction {player} notices that this is not right.", player=player),
        say("{player} notices it when the board has been played.", player=player),
        say(
            "Nobody has called at this table, but the board has been played at {tables|table} like this.", tables=tables
        ),
        say("It is noticed at the end of the session: all who played the board had this marking."),
    )
    return as_marked(draw_marking(rng), rng.choice(noticed), used=True)


def as_marked(marking: Marking, noticed: Text, used: bool) -> Scenario:
    case = Case(BOARD, marking.facts(used))
    return Scenario((marking.tell(), noticed), (case,), (ruling_part(), dealer_part(), vulnerable_part()))


def among_pairs(rng: Random) -> Scenario:
    first, *_ = swapped = rng.sample(SEATS, 2)
    table = rng.randint(3, 9)
    told = (
        say("In a pairs event two copies of board {number} are in use.", number=rng.randint(1, MANY)),
        rng.choice(
            (
                say("On one of them {player} is marked as dealer, on the other {other}.", **both(swapped)),
                say(
                    "From table {table} on, two cards of {player} and {other} are swapped in one of them.",
                    table=table,
                    **both(swapped),
                ),
                say(
                    "In one of them the vulnerability is another; {player} at table {table} has noticed it.",
                    player=first,
                    table=table,
                ),
            )
        ),
    )
    return of_forms(told, Event.PAIRS)


def among_teams(rng: Random) -> Scenario:
    swapped = rng.sample(SEATS, 2)
    told = (
        say("In a team match board {number} has been played in both rooms.", number=rng.randint(1, MANY)),
        rng.choice(
            (
                say(
                    "Afterwards it turns out that {player} was marked as dealer in one room, and {other} in the other.",
                    **both(swapped),
                ),
                say(
                    "Afterwards it turns out that cards of {player} and {other} were swapped between the two rooms.",
                    **both(swapped),
                ),
                say("Afterwards it turns out that the two rooms did not have the same vulnerability."),
            )
        ),
    )
    return of_forms(told, Event.TEAMS)


def both(seats: list[Seat]) -> dict[str, Seat]:
    return dict(zip(("player", "other"), seats, strict=True))


def of_forms(told: tuple[Text, ...], event: Event) -> Scenario:
    facts = MarkedBoard.suppose(matter=Matter.FORMS, event=event)
    return Scenario(told, (Case(BOARD, facts),), (ruling_part(),))


def ruling_part() -> Part:
    options = (
        Option("right", say("The marking is put right, and the board is played by its number.")),
        Option("holds", say("The marking holds for this session, and results made with it stand.")),
        Option("groups", say("The results of each form are scored as a group by themselves.")),
        Option("teams", say("The rules for results that cannot be compared in a team event decide.")),
    )
    return OneOf("ruling", say("What becomes of the board and its results?"), read_ruling, 0, options)


def read_ruling(verdict: Verdict) -> str:
    if has(verdict, PUT_RIGHT):
        return "right"
    if has(verdict, MARKING_HOLDS):
        return "holds"
    return "groups" if has(verdict, IN_GROUPS) else "teams"


FAMILIES = (
    Family("bridge", "board-number", N_("Dealer and vulnerability by the number"), 1, "2", draw_number),
    Family("bridge", "board-marking", N_("Boards that are not as they should be"), 1, "2 87A 87B 87C", draw_marked),
)
