"""How often a part has been doubled: flek, re, tutti, boty, in turn by the defence and by the aktér."""

from engine.text import N_, Choice


class Flek(Choice):
    """How far a part has been raised.

    >>> Flek.TUTTI.factor, Flek.BOTY.factor
    (8, 16)
    """

    NONE = "none", N_("no flek")
    FLEK = "flek", N_("flek")
    RE = "re", N_("re")
    TUTTI = "tutti", N_("tutti")
    BOTY = "boty", N_("boty")

    @property
    def factor(self) -> int:
        return 1 << self.order

    @property
    def by_defence(self) -> bool:
        """Does the defence say it? The aktér answers with the next one."""
        return self in (Flek.FLEK, Flek.TUTTI)
