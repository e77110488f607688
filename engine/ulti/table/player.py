"""The Ulti table: the declarer and the two defenders, in the order in which they play."""

from engine.text import N_, Choice


class Player(Choice):
    """Who sits where, seen from the declarer; play goes to the right."""

    DECLARER = "declarer", N_("declarer")
    RIGHT = "right", N_("the right-hand defender")
    LEFT = "left", N_("the left-hand defender")

    @property
    def next(self) -> "Player":
        """Who plays after this player.

        >>> str(Player.DECLARER.next), str(Player.LEFT.next)
        ('right', 'declarer')
        """
        return tuple(Player)[(self.order + 1) % 3]

    @property
    def partner(self) -> "Player":
        """The other defender."""
        if self is Player.DECLARER:
            raise ValueError("the declarer plays alone")
        return Player.LEFT if self is Player.RIGHT else Player.RIGHT


DEFENDERS = (Player.RIGHT, Player.LEFT)
