"""What the first defender has done since the game was announced: the talon and the announcement are fixed by it."""

from engine.text import N_, Choice


class FirstWord(Choice):
    """How far the comment of the first defender has come."""

    NOTHING = "nothing", N_("nothing yet")
    THINKING = "thinking", N_("shown that the answer was being thought over")
    REPEATED = "repeated", N_("repeated the announcement")
    TIME = "time", N_("asked for time to think")
    SPOKEN = "spoken", N_("approved or said flek")

    @property
    def is_comment(self) -> bool:
        """Does it count as a comment? Thinking aloud does."""
        return self in COMMENTED


COMMENTED = tuple(FirstWord)[1:]
