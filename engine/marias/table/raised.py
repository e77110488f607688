"""The game on its step, and how far each of its parts was raised by flek."""

from dataclasses import dataclass

from engine.fact import Facts, ask
from engine.marias.table.flek import Flek
from engine.marias.table.step import Rung, Stake
from engine.text import N_

BY_NAME = {Stake.HRA: "hra", Stake.SEDMA: "sedma", Stake.STO: "sto"}  # all others are the one part of their game


@dataclass(frozen=True, kw_only=True)
class RaisedGame(Facts):
    """What was announced, and what was said to each part of it."""

    step: Rung = ask(N_("Which game was announced?"), short=N_("game"))
    hra: Flek = ask(N_("How far was hra raised?"), short=N_("on hra"))
    sedma: Flek = ask(N_("How far was sedma raised?"), short=N_("on sedma"))
    sto: Flek = ask(N_("How far was sto raised?"), short=N_("on sto"))
    main: Flek = ask(N_("How far was betl, durch or dvě sedmy raised?"), short=N_("raised"))

    def flek(self, part: Stake) -> Flek:
        """How far a part was raised."""
        level: Flek = getattr(self, BY_NAME.get(part, "main"))
        return level

    @property
    def fleks(self) -> dict[Stake, Flek]:
        """The level of every part of the game."""
        return {part: self.flek(part) for part in self.step.parts}
