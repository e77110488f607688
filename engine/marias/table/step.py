"""The twelve steps of the ladder, and the parts of which each game is made."""

from engine.text import N_, Choice


class Stake(Choice):
    """What is approved, doubled by flek and paid by itself."""

    HRA = "hra", N_("hra")
    SEDMA = "sedma", N_("sedma")
    STO = "sto", N_("sto")
    BETL = "betl", N_("betl")
    DURCH = "durch", N_("durch")
    SEDMY = "dve-sedmy", N_("dvě sedmy")


RATE = {Stake.HRA: 1, Stake.SEDMA: 2, Stake.STO: 4, Stake.BETL: 15, Stake.DURCH: 30, Stake.SEDMY: 40}
"""What a part is worth, in base rates of 0.20."""


class Rung(Choice):
    """A step of the ladder, by which players bid; the later one is the higher.

    >>> Rung.parse("sto-sedma").number, Rung.parse("sto-sedma") < Rung.parse("sto-red")
    (4, True)
    """

    SEDMA = "sedma", N_("sedma")
    SEDMA_RED = "sedma-red", N_("sedma in hearts")
    STO = "sto", N_("sto")
    STO_SEDMA = "sto-sedma", N_("sto and sedma")
    STO_RED = "sto-red", N_("sto in hearts")
    STO_SEDMA_RED = "sto-sedma-red", N_("sto and sedma in hearts")
    BETL = "betl", N_("betl")
    DURCH = "durch", N_("durch")
    SEDMY = "dve-sedmy", N_("dvě sedmy")
    SEDMY_STO = "dve-sedmy-sto", N_("dvě sedmy and sto")
    SEDMY_RED = "dve-sedmy-red", N_("dvě sedmy with hearts as trumps")
    SEDMY_STO_RED = "dve-sedmy-sto-red", N_("dvě sedmy and sto with hearts as trumps")

    @property
    def number(self) -> int:
        """The number by which it may be bid."""
        return self.order + 1

    @property
    def red(self) -> bool:
        """Are hearts the trumps, so that everything is paid twice?"""
        return self in RED

    @property
    def parts(self) -> tuple[Stake, ...]:
        """What is at stake, each part by itself."""
        return PARTS[self]

    @property
    def has_trump(self) -> bool:
        return not {Stake.BETL, Stake.DURCH} & set(self.parts)

    @property
    def has_seven(self) -> bool:
        """Has the trump seven been announced for the last trick?"""
        return bool({Stake.SEDMA, Stake.SEDMY} & set(self.parts))

    @classmethod
    def above(cls, step: "Rung | None") -> "tuple[Rung, ...]":
        """Every step above this one; all of them above none."""
        return tuple(one for one in cls if step is None or one.order > step.order)


RED = frozenset({Rung.SEDMA_RED, Rung.STO_RED, Rung.STO_SEDMA_RED, Rung.SEDMY_RED, Rung.SEDMY_STO_RED})
GAMES = {
    Rung.SEDMA: (Stake.HRA, Stake.SEDMA),
    Rung.STO: (Stake.STO,),
    Rung.STO_SEDMA: (Stake.STO, Stake.SEDMA),
    Rung.BETL: (Stake.BETL,),
    Rung.DURCH: (Stake.DURCH,),
    Rung.SEDMY: (Stake.SEDMY,),
    Rung.SEDMY_STO: (Stake.SEDMY, Stake.STO),
}
IN_HEARTS = {
    Rung.SEDMA_RED: Rung.SEDMA,
    Rung.STO_RED: Rung.STO,
    Rung.STO_SEDMA_RED: Rung.STO_SEDMA,
    Rung.SEDMY_RED: Rung.SEDMY,
    Rung.SEDMY_STO_RED: Rung.SEDMY_STO,
}
PARTS = {step: GAMES[IN_HEARTS.get(step, step)] for step in Rung}
