"""A player hesitated, hurried or asked, and an opponent went wrong: what a director finds, case by case."""

from types import MappingProxyType

from engine.bridge.information.partner_gave import Gave
from engine.bridge.information.unauthorised import bridge_reason, could_not_know, misled, no_wrong_conclusion
from engine.text import N_, say
from quizzes.bridge.judged.story import FEW, JudgedStory, Judgement
from quizzes.family import Family

BY_OPPONENT = {"gave": Gave.OPPONENT, "meant": False}
MISLED = BY_OPPONENT | {"had_reason": False, "concluded": True, "could_know": True}
REASON = BY_OPPONENT | {"had_reason": True, "concluded": True, "could_know": True}
UNFORESEEN = BY_OPPONENT | {"had_reason": False, "concluded": True, "could_know": False}
NOT_TAKEN_IN = BY_OPPONENT | {"had_reason": False, "concluded": False, "could_know": True}

REASON_SETTLES = N_("Where there is a bridge reason, nothing else is asked.")
ONE_MISSING = N_("One of the three conditions is missing: {player} could not have known that it might pay.")
WENT_BY_IT = N_("Declarer did go by it; but that is not enough.")
NOT_MISLED = N_("Who went wrong for another reason has not been misled.")
ASKED_ONLY_THEN = N_("What {player} could know is asked only where it misled somebody.")
NOTHING_TO_DECIDE = N_("With such cards there was nothing to decide.")
TAKEN_IN = {
    "unknown": N_("Everybody knows what declarers make of that at such a moment."),
    "other": N_("It was because of this that declarer went wrong."),
}
DECIDING = {
    "adjust": N_("A player who has something to decide may think, and what others make of it is at their own risk."),
    "unknown": REASON_SETTLES,
    "other": REASON_SETTLES,
}

STORIES = (
    JudgedStory(
        (
            N_(
                "{rho}, the declarer, leads towards the king and jack of dummy. {player}, with small cards only, "
                "thinks before playing low. {rho} places the ace there, plays the king, and goes down."
            ),
        ),
        MISLED,
        {
            "adjust": N_("Nothing was to be decided, it misled declarer, and one can know what a pause says there."),
            "reason": NOTHING_TO_DECIDE,
            **TAKEN_IN,
        },
    ),
    JudgedStory(
        (
            N_(
                "{rho}, the declarer, leads towards the king and jack of dummy. {player} has the ace, thinks about "
                "taking it, and plays low. {rho} takes the pause for a bluff, plays the jack, and goes down."
            ),
        ),
        REASON,
        {
            "reason": N_("Whether to take the ace was a real decision."),
            **DECIDING,
        },
    ),
    JudgedStory(
        (
            N_(
                "{player} has a single card of the suit led, and hesitates before playing it. {rho}, the declarer, "
                "therefore looks for the queen there, and goes down."
            ),
        ),
        MISLED,
        {
            "adjust": N_("With one card there is nothing to choose: that is the Law's own example."),
            "reason": NOTHING_TO_DECIDE,
            **TAKEN_IN,
        },
    ),
    JudgedStory(
        (
            N_(
                "{player} drops a pen, picks it up, says that there was nothing to think about, and plays low. {rho}, "
                "the declarer, looks for the queen there all the same, and goes down."
            ),
        ),
        NOT_TAKEN_IN,
        {
            "other": N_("Declarer had been told that the pause meant nothing, and cannot have been misled by it."),
            "adjust": NOT_MISLED,
            "reason": N_("To pick up a pen is no bridge reason."),
            "unknown": ASKED_ONLY_THEN,
        },
    ),
    JudgedStory(
        (
            N_(
                "At the first trick {player}, third to play, thinks for a while before playing the only card of the "
                "suit. {lho}, the declarer, takes it for a longer suit, and goes down."
            ),
        ),
        REASON,
        {
            "reason": N_("At the first trick one plans the whole deal, whatever card one plays."),
            **DECIDING,
        },
    ),
    JudgedStory(
        (
            N_(
                "{player}, with two points and no suit, asks at length what {last} means, and passes. {rho}, later "
                "the declarer, therefore looks for a king there, and goes down."
            ),
        ),
        MISLED,
        {
            "adjust": N_("Nothing hung on the answer, and one can know what declarers make of a question."),
            "reason": N_("With two points and no suit nothing hung on the answer."),
            **TAKEN_IN,
        },
        "last=2D",
    ),
    JudgedStory(
        (
            N_(
                "Before the very first pass {player} is distracted by a noise outside, and passes slowly. Ten tricks "
                "later {rho}, the declarer, remembers it, looks for a queen there, and goes down."
            ),
        ),
        UNFORESEEN,
        {
            "unknown": N_("At that time nobody could know that, ten tricks later, a queen would hang on it."),
            "adjust": ONE_MISSING,
            "reason": N_("A noise outside is no bridge reason."),
            "other": WENT_BY_IT,
        },
    ),
    JudgedStory(
        (
            N_(
                "As the round is late, {player} makes the first pass unusually fast. {rho}, later the declarer, "
                "concludes that there is no honour there, and goes down."
            ),
        ),
        UNFORESEEN,
        {
            "unknown": N_("At the first pass nobody could know what declarer would have to guess later."),
            "adjust": ONE_MISSING,
            "reason": N_("Lack of time is no bridge reason."),
            "other": WENT_BY_IT,
        },
    ),
    JudgedStory(
        (
            N_(
                "Two cards of {player}'s stick together, and it takes a while to play one of them to a trick that "
                "looks settled. {rho}, the declarer, later builds a plan on it, and goes down."
            ),
        ),
        UNFORESEEN,
        {
            "unknown": N_("On a trick that looked settled nobody could know that anything hung on it."),
            "adjust": ONE_MISSING,
            "reason": N_("Cards that stick together are no bridge reason."),
            "other": WENT_BY_IT,
        },
    ),
    JudgedStory(
        (
            N_(
                "{player} hesitates without need before playing low. {rho}, the declarer, goes wrong, and says "
                "afterwards: “I went by the odds.”"
            ),
        ),
        NOT_TAKEN_IN,
        {
            "other": N_("Declarer went by the odds, and not by the pause."),
            "adjust": NOT_MISLED,
            "reason": NOTHING_TO_DECIDE,
            "unknown": ASKED_ONLY_THEN,
        },
    ),
    JudgedStory(
        (
            N_(
                "{player} hesitates without need before playing low. {rho}, the declarer, has miscounted the trumps, "
                "and goes down because of that."
            ),
        ),
        NOT_TAKEN_IN,
        {
            "other": N_("Declarer went down by miscounting, and not by the pause."),
            "adjust": NOT_MISLED,
            "reason": NOTHING_TO_DECIDE,
            "unknown": ASKED_ONLY_THEN,
        },
    ),
    JudgedStory(
        (
            N_(
                "{rho}, the declarer, leads towards the ace, queen and ten of dummy. {player}, with king and jack, "
                "thinks about which card to play. {rho} reads it wrongly, and goes down."
            ),
        ),
        REASON,
        {
            "reason": N_("With king and jack before such a dummy there was a real decision."),
            **DECIDING,
        },
    ),
    JudgedStory(
        (
            N_(
                "{rho}, the declarer, leads the jack. {player}, with the queen and a small card, thinks about "
                "covering, and does not. {rho} takes the pause for a bluff, and goes down."
            ),
        ),
        REASON,
        {
            "reason": N_("Whether to cover the jack was a real decision."),
            **DECIDING,
        },
    ),
    JudgedStory(
        (
            N_(
                "{rho}, the declarer, leads the jack. {player}, with three small cards, pauses as if to think about "
                "covering. {rho} lets the jack run, and loses to the queen of {partner}."
            ),
        ),
        MISLED,
        {
            "adjust": N_("There was nothing to cover with, and one can know what a pause says there."),
            "reason": NOTHING_TO_DECIDE,
            **TAKEN_IN,
        },
    ),
)

JUDGEMENT = Judgement(
    "misled",
    say("Is the score adjusted?"),
    MappingProxyType(
        {
            "adjust": (misled, say("Yes: all three conditions of the Law are met.")),
            "reason": (bridge_reason, say("No: there was a bridge reason.")),
            "unknown": (could_not_know, say("No: it could not be known that it might pay.")),
            "other": (no_wrong_conclusion, say("No: that is not what misled the other player.")),
        }
    ),
)
FAMILIES = (
    Family(
        "bridge",
        "judged-tempo",
        N_("A pause that misled: you judge"),
        2,
        "73D1 73E2",
        JUDGEMENT.draw_from(STORIES),
        excused={"different": FEW},
    ),
)
