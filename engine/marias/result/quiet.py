"""What nobody announced: a quiet sto in sedma, a quiet sedma in sto. A.1 to A.3."""

from engine.law import Issue, Ruling, law, rule
from engine.marias.result.finished import HUNDRED, Finished, Seven, Side
from engine.marias.result.made import NO_QUIET_SEDMA, NO_QUIET_STO, QuietSedma, QuietSedmaLost, QuietSto
from engine.text import N_


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


HUNDREDS = Issue(N_("Did a side make a quiet sto?"), (quiet_sto_of_the_akter, quiet_sto_of_the_defence, no_quiet_sto))
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
