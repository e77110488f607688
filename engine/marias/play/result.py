"""What has been made in a game played to the end: hra, the hundred, the seven, and what nobody announced. A.1 to A.4."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.law import Issue, Ruling, Topic, law, rule
from engine.marias.play.finished import HUNDRED, Finished, Seven, Side
from engine.marias.table.step import Part
from engine.text import N_, Text, say


@dataclass(frozen=True)
class Won(Effect):
    """A part of the game that the aktér has made."""

    part: Part
    weight = 1

    def words(self) -> Text:
        return say("The aktér has won {part}.", part=self.part)


@dataclass(frozen=True)
class Lost(Effect):
    """A part of the game that the aktér has lost."""

    part: Part
    weight = 1

    def words(self) -> Text:
        return say("The aktér has lost {part}.", part=self.part)


@dataclass(frozen=True)
class Points(Effect):
    """The points of both sides, all hlášky counted."""

    akter: int
    defence: int

    def words(self) -> Text:
        return say(
            "The aktér has {akter|point}, and the defence has {defence|point}, all hlášky counted.",
            akter=self.akter,
            defence=self.defence,
        )


@dataclass(frozen=True)
class Reached(Effect):
    """How far the aktér came towards the hundred."""

    points: int
    pair: int

    def words(self) -> Text:
        if not self.pair:
            return say("Without a hláška the aktér reaches {points|point}.", points=self.points)
        return say("With one hláška, of {pair}, the aktér reaches {points|point}.", points=self.points, pair=self.pair)


@dataclass(frozen=True)
class QuietSto(Effect):
    """A side that reached a hundred nobody announced."""

    side: Side

    def words(self) -> Text:
        return say("{side|start} made a quiet sto: it makes hra worth twice as much.", side=self.side)


@dataclass(frozen=True)
class QuietSedma(Effect):
    """A side that won the last trick with a trump seven nobody announced."""

    side: Side

    def words(self) -> Text:
        return say("{side|start} made a quiet sedma and is paid half the rate of sedma for it.", side=self.side)


@dataclass(frozen=True)
class QuietSedmaLost(Effect):
    """A side whose trump seven was beaten though nobody had announced it."""

    side: Side

    def words(self) -> Text:
        return say("{side|start} lost a quiet sedma and pays half the rate of sedma for it.", side=self.side)


NO_QUIET_STO = Order("no-quiet-sto", N_("Nobody made a quiet sto."))
NO_QUIET_SEDMA = Order("no-quiet-sedma", N_("No quiet sedma is paid."))


def points(game: Finished) -> Points:
    return Points(game.akter_points, game.defence_points)


# What was at stake?


@law("marias:A", "marias:B.17")
def sedma_announced(game: Finished) -> Ruling | None:
    """Sedma was announced: hra and the seven are at stake, each by itself."""
    return rule(then=(SEVEN, HRA)) if Part.HRA in game.step.parts else None


@law("marias:A", "marias:B.17")
def sto_and_sedma_announced(game: Finished) -> Ruling | None:
    """Sto and sedma was announced: both are at stake, each by itself."""
    return rule(then=(SEVEN, STO)) if {Part.STO, Part.SEDMA} <= set(game.step.parts) else None


@law("marias:A", "marias:B.17")
def sto_announced(game: Finished) -> Ruling | None:
    """Sto alone was announced."""
    return rule(then=(STO, QUIET_SEDMA)) if game.is_plain_sto else None


@law("marias:A", "marias:B.17")
def two_sevens_and_sto_announced(game: Finished) -> Ruling | None:
    """Dvě sedmy and sto was announced: both are at stake, each by itself."""
    return rule(then=(TWO_SEVENS, STO)) if {Part.STO, Part.SEDMY} <= set(game.step.parts) else None


@law("marias:A")
def two_sevens_announced(game: Finished) -> Ruling | None:
    """Dvě sedmy was announced: the points do not matter."""
    return rule(then=TWO_SEVENS) if Part.SEDMY in game.step.parts else None


@law("marias:A")
def betl_announced(game: Finished) -> Ruling | None:
    """Betl was announced: the aktér wins it without a single trick."""
    if Part.BETL not in game.step.parts:
        return None
    return rule(Lost(Part.BETL) if game.tricks else Won(Part.BETL))


@law("marias:A")
def durch_announced(game: Finished) -> Ruling | None:
    """Durch was announced: the aktér wins it with all ten tricks."""
    return rule(Won(Part.DURCH) if game.tricks == 10 else Lost(Part.DURCH))


# Was the seven made?


@law("marias:A", "marias:B.8")
def seven_made(game: Finished) -> Ruling | None:
    """The aktér won the last trick with the announced trump seven."""
    return rule(Won(Part.SEDMA)) if game.seven is Seven.AKTER_WON else None


@law("marias:A.4", "marias:B.18")
def defender_has_the_seven(game: Finished) -> Ruling | None:
    """A defender won the last trick with the seven in sto and sedma: the aktér has lost it, and it is no quiet one."""
    if game.seven is Seven.DEFENDER_WON and Part.STO in game.step.parts:
        return rule(Lost(Part.SEDMA), NO_QUIET_SEDMA)
    return None


@law("marias:A", "marias:B.8")
def seven_lost(_: Finished) -> Ruling | None:
    """The aktér did not win the last trick with the announced trump seven."""
    return rule(Lost(Part.SEDMA))


# Hra, and a quiet sto


@law("marias:A")
def hra_won(game: Finished) -> Ruling | None:
    """The aktér has more points than the defence, all hlášky counted."""
    return rule(Won(Part.HRA), points(game), then=HUNDREDS) if game.akter_points > game.defence_points else None


@law("marias:A")
def hra_lost(game: Finished) -> Ruling | None:
    """The aktér does not have more points than the defence."""
    return rule(Lost(Part.HRA), points(game), then=HUNDREDS)


@law("marias:A.1")
def quiet_sto_of_the_akter(game: Finished) -> Ruling | None:
    """The aktér has a hundred points or more."""
    return rule(QuietSto(Side.AKTER)) if game.akter_points >= HUNDRED else None


@law("marias:A.1")
def quiet_sto_of_the_defence(game: Finished) -> Ruling | None:
    """The defence has a hundred points or more."""
    return rule(QuietSto(Side.DEFENCE)) if game.defence_points >= HUNDRED else None


@law("marias:A.1")
def no_quiet_sto(_: Finished) -> Ruling | None:
    """Neither side has a hundred points."""
    return rule(NO_QUIET_STO)


# Sto, and a quiet sedma


@law("marias:A", "marias:E.6.b")
def hundred_made(game: Finished) -> Ruling | None:
    """The aktér's points in tricks and one hláška come to a hundred or more."""
    if game.reached < HUNDRED:
        return None
    return rule(Won(Part.STO), Reached(game.reached, game.counted_pair), points(game))


@law("marias:A", "marias:E.6.b")
def hundred_lost(game: Finished) -> Ruling | None:
    """The aktér's points in tricks and one hláška, as only one counts, stay below a hundred."""
    return rule(Lost(Part.STO), Reached(game.reached, game.counted_pair), points(game))


@law("marias:A.2")
def quiet_sedma_of_the_akter(game: Finished) -> Ruling | None:
    """The aktér won the last trick with the trump seven."""
    return rule(QuietSedma(Side.AKTER)) if game.seven is Seven.AKTER_WON else None


@law("marias:A.2")
def quiet_sedma_of_the_defence(game: Finished) -> Ruling | None:
    """A defender won the last trick with the trump seven."""
    return rule(QuietSedma(Side.DEFENCE)) if game.seven is Seven.DEFENDER_WON else None


@law("marias:A.3", "marias:A.2")
def beaten_at_last(game: Finished) -> Ruling | None:
    """The trump seven was beaten by the other side in the last trick."""
    if game.seven is Seven.AKTER_BEATEN:
        return rule(QuietSedmaLost(Side.AKTER))
    return rule(QuietSedmaLost(Side.DEFENCE)) if game.seven is Seven.DEFENDER_BEATEN else None


@law("marias:A.3")
def beaten_by_the_partner(game: Finished) -> Ruling | None:
    """A defender's trump seven was beaten by the own partner in the last trick."""
    if game.seven is not Seven.PARTNER_BEATEN:
        return None
    return rule(QuietSedmaLost(Side.DEFENCE) if game.reading.partner_beats_pays else NO_QUIET_SEDMA)


@law("marias:A.3")
def seven_in_the_talon(game: Finished) -> Ruling | None:
    """The trump seven was not in the play."""
    return rule(NO_QUIET_SEDMA) if game.seven is Seven.TALON else None


@law("marias:A.3", otherwise=(Seven.AKTER_EARLIER, Seven.DEFENDER_EARLIER))
def seven_fell_earlier(game: Finished) -> Ruling | None:
    """The trump seven was played before the last trick."""
    side = Side.AKTER if game.seven is Seven.AKTER_EARLIER else Side.DEFENCE
    return rule(QuietSedmaLost(side) if game.reading.beaten_early_pays else NO_QUIET_SEDMA)


# Dvě sedmy


@law("marias:A", "marias:D.4")
def trump_seven_lost(game: Finished) -> Ruling | None:
    """The aktér did not win the last trick with the trump seven."""
    return rule(Lost(Part.SEDMY)) if game.seven is not Seven.AKTER_WON else None


@law("marias:A", "marias:D.4")
def both_sevens_won(game: Finished) -> Ruling | None:
    """The aktér won the last trick with the trump seven and the last but one with the helper seven."""
    return rule(Won(Part.SEDMY)) if game.helper else None


@law("marias:A", "marias:D.4")
def helper_seven_lost(_: Finished) -> Ruling | None:
    """The aktér did not win the last but one trick with the helper seven."""
    return rule(Lost(Part.SEDMY))


SEVEN = Issue(N_("Was the seven made?"), (seven_made, defender_has_the_seven, seven_lost))
HUNDREDS = Issue(N_("Did a side make a quiet sto?"), (quiet_sto_of_the_akter, quiet_sto_of_the_defence, no_quiet_sto))
HRA = Issue(N_("Who has won hra?"), (hra_won, hra_lost))
STO = Issue(N_("Was the hundred made?"), (hundred_made, hundred_lost))
QUIET_SEDMA = Issue(
    N_("Is a quiet sedma paid?"),
    (
        quiet_sedma_of_the_akter,
        quiet_sedma_of_the_defence,
        beaten_at_last,
        beaten_by_the_partner,
        seven_in_the_talon,
        seven_fell_earlier,
    ),
)
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
