"""Reasons for and against that several cases of a partner who hesitated share."""

from engine.text import N_

MAY_STILL = N_("Without a logical alternative even what was suggested may be chosen.")
POINTED_NOWHERE = N_("There was information, since such a thought is unmistakable; but it pointed nowhere.")
NOT_ASKED_THEN = N_("Where partner gave nothing away, it does not matter what else could have been chosen.")
PAUSED = {
    "information": N_("A minute before a pass is unmistakable."),
    "suggested": N_("Who thinks for a minute before passing has something: that speaks for acting."),
}
DOUBTED = {
    "information": N_("The double came after long thought, and nobody denies it."),
    "suggested": N_("A slow double tells of doubt: that speaks for taking it out."),
}
STOPPED = {
    "information": N_("Such a thought before the stop is unmistakable."),
    "suggested": N_("Long thought before a stop tells that a slam was near: that speaks for going on."),
}
NOTHING_GIVEN = {
    "suggested": N_("There was no information that could have suggested anything."),
    "alternative": NOT_ASKED_THEN,
    "adjust": NOT_ASKED_THEN,
}
POINTED_ELSEWHERE = {
    "alternative": N_(
        "There may be a logical alternative; but that does not matter where nothing was suggested over it."
    ),
    "adjust": N_("What was not suggested over something else may be chosen."),
}
