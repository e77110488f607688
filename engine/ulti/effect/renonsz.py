"""What a ruling says about a renonsz: is it one, who is charged with it, does the game go on, who fixes the penalty."""

from dataclasses import dataclass

from engine.effect import Effect, Order
from engine.text import N_, Text, say
from engine.ulti.table.player import Player

NO_RENONSZ = Order("no-renonsz", N_("It is not a renonsz."))
GAME_VALID = Order("game-valid", N_("The game is valid; there is no complaining afterwards."))
GAME_GOES_ON = Order("game-goes-on", N_("The game goes on."))
GAME_ENDS = Order("game-ends", N_("The game may not go on."))
LATER_KONTRA_VOID = Order("later-kontra-void", N_("Kontra and rekontra said after the fault do not count."))
JURY_FIXES = Order("jury-fixes-penalty", N_("The jury fixes the size of the penalty."))


@dataclass(frozen=True)
class AtFault(Effect):
    """Who is charged with the renonsz."""

    player: Player

    def words(self) -> Text:
        return say("{player|start} is charged with the renonsz.", player=self.player)
