"""What has been made in a game played to the end: hra, the hundred, the seven, both sevens, betl, durch. A."""

from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.result.finished import HUNDRED, Finished, Seven
from engine.marias.result.made import NO_QUIET_SEDMA, Lost, Reached, Won, points
from engine.marias.result.quiet import HUNDREDS, QUIET_SEDMA
from engine.marias.table.step import Rung, Stake
from engine.text import N_

# What was at stake?


@law("marias:A", "marias:B.17")
def sedma_announced(game: Finished) -> Ruling | None:
    """Sedma was announced: hra and the seven are at stake, each by itself."""
    return rule(then=(SEVEN, HRA)) if Stake.HRA in game.step.parts else None


@law("marias:A", "marias:B.17")
def sto_and_sedma_announced(game: Finished) -> Ruling | None:
    """Sto and sedma was announced: both are at stake, each by itself."""
    return rule(then=(SEVEN, STO)) if {Stake.STO, Stake.SEDMA} <= set(game.step.parts) else None


@law("marias:A", "marias:B.17")
def sto_announced(game: Finished) -> Ruling | None:
    """Sto alone was announced."""
    return rule(then=(QUIET_SEDMA, STO)) if game.is_plain_sto else None


@law("marias:A", "marias:B.17")
def two_sevens_and_sto_announced(game: Finished) -> Ruling | None:
    """Dvě sedmy and sto was announced: both are at stake, each by itself."""
    return rule(then=(TWO_SEVENS, STO)) if {Stake.STO, Stake.SEDMY} <= set(game.step.parts) else None


@law("marias:A")
def two_sevens_announced(game: Finished) -> Ruling | None:
    """Dvě sedmy was announced: the points do not matter."""
    return rule(then=TWO_SEVENS) if Stake.SEDMY in game.step.parts else None


@law("marias:A")
def betl_announced(game: Finished) -> Ruling | None:
    """Betl was announced: the aktér wins it without a single trick."""
    if Stake.BETL not in game.step.parts:
        return None
    return rule(Lost(Stake.BETL) if game.tricks else Won(Stake.BETL))


@law("marias:A", otherwise=(Rung.DURCH,))
def durch_announced(game: Finished) -> Ruling | None:
    """Durch was announced: the aktér wins it with all ten tricks."""
    return rule(Won(Stake.DURCH) if game.tricks == 10 else Lost(Stake.DURCH))


# Was the seven made?


@law("marias:A", "marias:B.8")
def seven_made(game: Finished) -> Ruling | None:
    """The aktér won the last trick with the announced trump seven."""
    return rule(Won(Stake.SEDMA)) if game.seven is Seven.AKTER_WON else None


@law("marias:A.4", "marias:B.18")
def defender_has_the_seven(game: Finished) -> Ruling | None:
    """A defender won the last trick with the seven in sto and sedma: the aktér has lost it, and it is no quiet one."""
    if game.seven is Seven.DEFENDER_WON and Stake.STO in game.step.parts:
        return rule(Lost(Stake.SEDMA), NO_QUIET_SEDMA)
    return None


@law("marias:A", "marias:B.8", otherwise=tuple(one for one in Seven if one is not Seven.AKTER_WON))
def seven_lost(_: Finished) -> Ruling | None:
    """The aktér did not win the last trick with the announced trump seven."""
    return rule(Lost(Stake.SEDMA))


# Hra, and a quiet sto


@law("marias:A")
def hra_won(game: Finished) -> Ruling | None:
    """The aktér has more points than the defence, all hlášky counted."""
    return rule(Won(Stake.HRA), points(game), then=HUNDREDS) if game.akter_points > game.defence_points else None


@law("marias:A")
def hra_lost(game: Finished) -> Ruling | None:
    """The aktér does not have more points than the defence."""
    return rule(Lost(Stake.HRA), points(game), then=HUNDREDS)


# Sto, and a quiet sedma


@law("marias:A", "marias:E.6.b")
def hundred_made(game: Finished) -> Ruling | None:
    """The aktér's points in tricks and one hláška come to a hundred or more."""
    if game.reached < HUNDRED:
        return None
    return rule(Won(Stake.STO), Reached(game.reached, game.counted_pair), points(game))


@law("marias:A", "marias:E.6.b")
def hundred_lost(game: Finished) -> Ruling | None:
    """The aktér's points in tricks and one hláška, as only one counts, stay below a hundred."""
    return rule(Lost(Stake.STO), Reached(game.reached, game.counted_pair), points(game))


# Dvě sedmy


@law("marias:A", "marias:D.4")
def trump_seven_lost(game: Finished) -> Ruling | None:
    """The aktér did not win the last trick with the trump seven."""
    return rule(Lost(Stake.SEDMY)) if game.seven is not Seven.AKTER_WON else None


@law("marias:A", "marias:D.4")
def both_sevens_won(game: Finished) -> Ruling | None:
    """The aktér won the last trick with the trump seven and the last but one with the helper seven."""
    return rule(Won(Stake.SEDMY)) if game.helper else None


@law("marias:A", "marias:D.4", otherwise=(Seven.AKTER_WON,))
def helper_seven_lost(_: Finished) -> Ruling | None:
    """The aktér did not win the last but one trick with the helper seven."""
    return rule(Lost(Stake.SEDMY))


SEVEN = Issue(N_("Was the seven made?"), (seven_made, defender_has_the_seven, seven_lost))
HRA = Issue(N_("Who has won hra?"), (hra_won, hra_lost))
STO = Issue(N_("Was the hundred made?"), (hundred_made, hundred_lost))
TWO_SEVENS = Issue(N_("Were both sevens made?"), (trump_seven_lost, both_sevens_won, helper_seven_lost))
AT_STAKE = Issue(
    N_("What was at stake?"),
    (
        sedma_announced,
        sto_and_sedma_announced,
        sto_announced,
        two_sevens_and_sto_announced,
        two_sevens_announced,
        betl_announced,
        durch_announced,
    ),
)
RESULT = Topic(
    "marias",
    "result",
    N_("Was the game made?"),
    N_("A game has been played to the end, and it is asked what has been made."),
    Finished,
    (AT_STAKE, SEVEN, HRA, HUNDREDS, STO, QUIET_SEDMA, TWO_SEVENS),
)
