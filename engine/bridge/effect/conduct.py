"""Effects on conduct: how strong the word of the Law is, whether a penalty is possible, and what else follows."""

from dataclasses import dataclass

from engine.effect import Effect, MainOrder, Option, Order
from engine.text import N_, Choice, Text

IN_ORDER = MainOrder("in-order", N_("That is in order: no rule has been broken."))


class Force(Choice):
    """How strong the word of the Law is, by the verb that it uses."""

    MAY_NOT = "may-not", N_("forbidden in the strongest words")
    SHOULD = "should", N_("it should not be done")
    VIOLATION = "violation", N_("a violation of procedure")
    STATED = "stated", N_("a principle, without a word about a penalty")


WORDS = {
    Force.MAY_NOT: N_(
        "The Law forbids this in its strongest words (“may not”). A breach is serious, also if the player is ready to "
        "accept the rectification."
    ),
    Force.SHOULD: N_("The Law says “should”: it is an infraction, but a penalty for it is rare."),
    Force.VIOLATION: N_("The Law counts this among the violations of procedure: it is an infraction."),
    Force.STATED: N_("The Law states this as the aim of the game, and says nothing about a penalty."),
}


@dataclass(frozen=True)
class Breach(Effect):
    """Something that the Law forbids or advises against, and how strongly."""

    weight = 1

    force: Force

    def words(self) -> Text:
        return Text(WORDS[self.force])


MAY_DISCIPLINE = Option(
    "may-discipline-91A",
    N_("For the sake of order the director may give a disciplinary penalty, or suspend the player for the session."),
)
HAVE_IT_STOPPED = Order("have-it-stopped-81C1", N_("Have it stopped: order at the table is the director's task."))
NOTHING_LEARNT = Order("nothing-learnt", N_("It changes nothing on this board: its score is not touched."))
MAKE_GOOD_12A1 = Order(
    "make-good-12A1",
    N_(
        "When play is over, the director may make good what it has cost the opponents by an assigned adjusted score: "
        "the Laws give no other redress for it."
    ),
)
NO_DUTY_TO_CLAIM = Order("no-duty-to-claim", N_("Nobody is obliged to claim, even if all the tricks are theirs."))
NO_INTENT_NEEDED = Order(
    "no-intent-72C",
    N_("It does not matter whether it was intended: it is enough that the offender could have known."),
)
PLAY_ON_72C = MainOrder("play-on-72C", N_("The rectification is carried out, and the auction and the play go on."))
ADJUST_72C = MainOrder(
    "adjust-72C",
    N_("The irregularity has brought its side an advantage: the director awards an adjusted score that takes it away."),
)
STANDS_72C = MainOrder("stands-72C", N_("The irregularity has brought its side no advantage: the result stands."))
NOT_FORESEEN = MainOrder(
    "not-foreseen-72C",
    N_("The offender could not have known it: beyond the rectification nothing follows, even if it paid."),
)

# Spectators

SPECTATOR_MAY_NOT = MainOrder("spectator-may-not-76", N_("A spectator may not do that."))
SPECTATOR_MAY = MainOrder("spectator-may-76", N_("The spectator may do that."))
IS_SPECTATOR = MainOrder("is-spectator-76D", N_("This person counts as a spectator."))
NO_SPECTATOR = MainOrder("no-spectator-76D", N_("This person does not count as a spectator."))
UNDER_SUPERVISION = Order(
    "under-supervision-76A1",
    N_("Spectators are under the director's supervision and bound by the regulations of the tournament."),
)
NO_CONTESTANTS_OFFENCE = Order(
    "no-contestants-offence-76C2",
    N_("It is not a player's offence. How it is treated the regulations may lay down."),
)
RULED_ON_ALL_THE_SAME = Order(
    "ruled-on-81C3",
    N_("The irregularity that it brought to light is ruled on all the same: how it became known does not matter."),
)
PLAY_GOES_ON = Order("play-goes-on-76", N_("Play goes on, and nobody's score changes."))
