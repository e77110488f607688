"""How a deal ended: played, laid down, approved or omyl; who had a hláška; what became of the trump seven."""

from engine.text import N_, Choice


class Ended(Choice):
    """How the deal came to its end."""

    PLAYED = "played", N_("it was played")
    LAID = "laid", N_("the aktér laid it down as certain (ložená)")
    APPROVED = "approved", N_("a sedma that nobody raised, not played")
    OMYL = "omyl", N_("omyl: the aktér put down the cards of a sedma")


class Holder(Choice):
    """On which side a hláška was."""

    NOBODY = "nobody", N_("nobody")
    AKTER = "akter", N_("the aktér")
    DEFENCE = "defence", N_("the defence")


class Quiet(Choice):
    """What became of the trump seven in a sto."""

    NOTHING = "nothing", N_("nothing that counts")
    AKTER = "akter", N_("the aktér won the last trick with it")
    DEFENCE = "defence", N_("a defender won the last trick with it")
    AKTER_BEATEN = "akter-beaten", N_("the aktér's was beaten in the last trick")
    DEFENCE_BEATEN = "defence-beaten", N_("a defender's was beaten in the last trick, by the aktér")
    AKTER_EARLY = "akter-early", N_("the aktér's was beaten in an earlier trick")
    DEFENCE_EARLY = "defence-early", N_("a defender's was beaten in an earlier trick")


HAD_QUIET = {
    Quiet.NOTHING: N_("Right, had the trump seven been played earlier."),
    Quiet.AKTER: N_("Right, had the aktér won the last trick with the trump seven."),
    Quiet.DEFENCE: N_("Right, had a defender won the last trick with the trump seven."),
    Quiet.AKTER_BEATEN: N_("Right, had the aktér's trump seven been beaten in the last trick."),
}
LAST_TO_AKTER = (Quiet.AKTER, Quiet.DEFENCE_BEATEN)
LAST_TO_DEFENCE = (Quiet.DEFENCE, Quiet.AKTER_BEATEN)
