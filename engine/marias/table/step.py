"""The twelve steps of the ladder, and the parts of which each game is made."""

from engine.text import N_, Choice


class Part(Choice):
    """What is approved, doubled by flek and paid by itself."""

    HRA = "hra", N_("hra")
    SEDMA = "sedma", N_("sedma")
    STO = "sto", N_("sto")
    BETL = "betl", N_("betl")
    DURCH = "durch", N_("durch")
    SEDMY = "dve-sedmy", N_("dvě sedmy")


RATE = {Part.HRA: 1, Part.SEDMA: 2, Part.STO: 4, Part.BETL: 15, Part.DURCH: 30, Part.SEDMY: 40}
"""What a part is worth, in base rates of 0.20."""


class Step(Choice):
    """A step of the ladder, by which players bid; the later one is the higher.

    >>> Step.parse("sto-sedma").number, Step.parse("sto-sedma") < Step.parse("sto-red")
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
    def parts(self) -> tuple[Part, ...]:
        """What is at stake, each part by itself."""
        return PARTS[self]

    @property
    def has_trump(self) -> bool:
        return not {Part.BETL, Part.DURCH} & set(self.parts)

    @property
    def has_seven(self) -> bool:
        """Has the trump seven been announced for the last trick?"""
        return bool({Part.SEDMA, Part.SEDMY} & set(self.parts))

    @classmethod
    def above(cls, step: "Step | None") -> "tuple[Step, ...]":
        """Every step above this one; all of them above none."""
        return tuple(one for one in cls if step is None or one.order > step.order)


RED = frozenset({Step.SEDMA_RED, Step.STO_RED, Step.STO_SEDMA_RED, Step.SEDMY_RED, Step.SEDMY_STO_RED})
GAMES = {
    Step.SEDMA: (Part.HRA, Part.SEDMA),
    Step.STO: (Part.STO,),
    Step.STO_SEDMA: (Part.STO, Part.SEDMA),
    Step.BETL: (Part.BETL,),
    Step.DURCH: (Part.DURCH,),
    Step.SEDMY: (Part.SEDMY,),
    Step.SEDMY_STO: (Part.SEDMY, Part.STO),
}
IN_HEARTS = {
    Step.SEDMA_RED: Step.SEDMA,
    Step.STO_RED: Step.STO,
    Step.STO_SEDMA_RED: Step.STO_SEDMA,
    Step.SEDMY_RED: Step.SEDMY,
    Step.SEDMY_STO_RED: Step.SEDMY_STO,
}
PARTS = {step: GAMES[IN_HEARTS.get(step, step)] for step in Step}
