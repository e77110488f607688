"""How long it is since the results were published: the limit for corrections, for requests and for appeals."""

from engine.text import N_, Choice

DEADLINE_HINT = N_(
    "Thirty minutes from the publication of the results is the limit, unless the tournament organiser has fixed "
    "another. The thirtieth minute is in time."
)


class Deadline(Choice):
    """The time since the results were published."""

    UNPUBLISHED = "unpublished", N_("they are not published yet")
    HALF_HOUR = "half-hour", N_("they were published 30 minutes ago, or less; no other period is fixed")
    LONGER = "longer", N_("they were published more than 30 minutes ago; no other period is fixed")
    OWN_RUNNING = "own-running", N_("the organiser has fixed a period of its own, and it is still running")
    OWN_OVER = "own-over", N_("the organiser has fixed a period of its own, and it is over")

    @property
    def is_over(self) -> bool:
        return self in (Deadline.LONGER, Deadline.OWN_OVER)
