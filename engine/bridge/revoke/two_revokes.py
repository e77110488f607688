"""Two established revokes of one side: who won their tricks, and how many tricks are transferred for both together."""

from dataclasses import dataclass

from engine.bridge.revoke.circumstance import Winner
from engine.fact import Facts, ask, impossible
from engine.text import N_, Text, say

MOST = 11  # tricks that are neither that of the one revoke nor that of the other


@dataclass(frozen=True, kw_only=True)
class TwoRevokes(Facts):
    """What the side won from the earlier of its two revokes on."""

    earlier: Winner = ask(N_("Who won the trick of the earlier revoke?"), short=N_("earlier trick won by"))
    between: int = ask(
        N_("How many tricks did that side win after it, before the later revoke?"),
        range(MOST + 1),
        short=N_("tricks won in between"),
    )
    later: Winner = ask(N_("Who won the trick of the later revoke?"), short=N_("later trick won by"))
    after: int = ask(
        N_("How many tricks did that side win after the later revoke?"),
        range(MOST + 1),
        short=N_("tricks won after both"),
    )

    @impossible
    def too_many_tricks(self) -> Text | None:
        if self.between + self.after > MOST:
            return say("Beside the tricks of the two revokes there are only {most} others.", most=MOST)
        return None

    @property
    def for_the_later(self) -> int:
        """What is transferred for the later revoke, looked at by itself."""
        if self.later is Winner.PARTNER:
            return 1
        return (self.later is Winner.REVOKER) + min(1, self.after)

    @property
    def apart(self) -> int:
        """What is transferred where one trick may count for both."""
        if self.earlier is Winner.PARTNER:
            return 1 + self.for_the_later
        return (self.earlier is Winner.REVOKER) + min(1, self.won_later) + self.for_the_later

    @property
    def together(self) -> int:
        """What is transferred where no trick counts twice: a later trick for the earlier revoke must be another one."""
        if self.earlier is Winner.PARTNER:
            return 1 + self.for_the_later
        return (self.earlier is Winner.REVOKER) + min(1 + self.for_the_later, self.won_later)

    @property
    def won_later(self) -> int:
        """The tricks that the side won after the earlier revoke."""
        return self.between + (self.later is not Winner.OPPONENTS) + self.after
