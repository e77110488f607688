"""Reviews and explanations: whether a player may ask for them now, and who answers: Laws 20 and 41B."""

from engine.bridge.effect.asking import (
    ALL_OR_NOTHING,
    FAIR_QUESTION,
    MAY_ASK,
    NO_RIGHT,
    NOT_YET,
    ONLY_CONTRACT,
    OPPONENT_REPEATS,
    PARTNER_EXPLAINS,
    PARTNER_WAITS,
    QUESTION_TELLS,
    REVIEW_CORRECTED,
    TOLD_PARTNER,
)
from engine.bridge.information.asking import Asker, Asking, Phase, Wish
from engine.law import Issue, Ruling, law, rule
from engine.text import N_

# May the player ask about the calls now?


@law("bridge:20B")
def review_out_of_turn(asking: Asking) -> Ruling | None:
    """The auction is going on, it is not the player's turn, and the player wants a review."""
    return rule(NOT_YET, TOLD_PARTNER) if asking.is_too_soon and asking.is_for_review else None


@law("bridge:20F1")
def explanation_out_of_turn(asking: Asking) -> Ruling | None:
    """The auction is going on, it is not the player's turn, and the player wants an explanation."""
    return rule(NOT_YET, TOLD_PARTNER) if asking.is_too_soon else None


@law("bridge:20fn2", "bridge:20B")
def obliged_to_pass(asking: Asking) -> Ruling | None:
    """It is the player's turn in the auction, but a ruling obliges the player to pass."""
    return rule(NO_RIGHT, TOLD_PARTNER) if asking.has_auction_turn and asking.silenced else None


@law("bridge:20B")
def review_at_turn(asking: Asking) -> Ruling | None:
    """It is the player's turn in the auction, and the player wants a review."""
    return rule(MAY_ASK, then=ANSWER) if asking.has_auction_turn and asking.is_for_review else None


@law("bridge:20F1")
def explanation_at_turn(asking: Asking) -> Ruling | None:
    """It is the player's turn in the auction, and the player wants an explanation."""
    return rule(MAY_ASK, then=ANSWER) if asking.has_auction_turn else None


@law("bridge:20F1", "bridge:22B")
def passed_out(asking: Asking) -> Ruling | None:
    """All four have passed: the right of the auction has ended, and nobody plays."""
    return rule(NO_RIGHT) if asking.asker is Asker.NEITHER else None


@law("bridge:41B")
def dummy_asks(asking: Asking) -> Ruling | None:
    """Dummy, or the player who will be dummy, has no right to ask."""
    return rule(NO_RIGHT) if asking.asker is Asker.DUMMY else None


@law("bridge:20C2")
def leader_wants_review(asking: Asking) -> Ruling | None:
    """The defender with the opening lead has not put it down yet, and wants a review."""
    return rule(MAY_ASK, then=ANSWER) if asking.is_for_review and asking.is_to_lead else None


@law("bridge:20F2")
def leader_wants_explanation(asking: Asking) -> Ruling | None:
    """The defender with the opening lead has not put it down yet, and wants an explanation."""
    return rule(MAY_ASK, then=ANSWER) if asking.is_to_lead else None


@law("bridge:41B", "bridge:20F2")
def leader_has_led(asking: Asking) -> Ruling | None:
    """The lead lies face down: before it is faced the others may ask, its leader may not."""
    is_it = asking.when is Phase.CLARIFICATION and asking.asker is Asker.LEADER
    return rule(then=HAS_PLAYED) if is_it else None


@law("bridge:41B")
def before_lead_is_faced(asking: Asking) -> Ruling | None:
    """Before the lead is faced its leader's partner and declarer may ask."""
    return rule(MAY_ASK, then=ANSWER) if asking.when is Phase.CLARIFICATION else None


@law("bridge:41B", "bridge:41C")
def review_too_late(asking: Asking) -> Ruling | None:
    """The player wants a review in the play, and has already played a card."""
    return rule(then=HAS_PLAYED) if asking.is_for_review and asking.played else None


@law("bridge:41B", "bridge:20F2")
def out_of_turn_in_play(asking: Asking) -> Ruling | None:
    """The play is going on, and it is not the player's turn."""
    return rule(NOT_YET, TOLD_PARTNER) if not asking.turn else None


@law("bridge:20C2", "bridge:20fn1", "bridge:41B", "bridge:41fn2")
def review_at_first_turn(asking: Asking) -> Ruling | None:
    """It is the player's first turn to play, and the player wants a review."""
    return rule(MAY_ASK, then=ANSWER) if asking.is_for_review else None


@law(
    "bridge:20F2",
    "bridge:41B",
    otherwise=(Phase.PLAY, Asker.DECLARER, Asker.LEADER, Asker.OTHER_DEFENDER, Wish.ONE_CALL, Wish.MEANING),
)
def explanation_in_play(_: Asking) -> Ruling | None:
    """It is the player's turn in the play, and the player wants an explanation."""
    return rule(MAY_ASK, then=ANSWER)


# What is left to a player who has played?


@law("bridge:41B", "bridge:41C")
def no_more_review(asking: Asking) -> Ruling | None:
    """The player wanted a review: that right has gone with the card."""
    return rule(NO_RIGHT, ONLY_CONTRACT) if asking.is_for_review else None


@law("bridge:20F2", otherwise=(Wish.ONE_CALL, Wish.MEANING))
def explanation_later(_: Asking) -> Ruling | None:
    """The player wanted an explanation: that right comes back with every turn to play."""
    return rule(NOT_YET, TOLD_PARTNER)


# Who answers, and how?


@law("bridge:20D", "bridge:20B", "bridge:20E")
def review_given(asking: Asking) -> Ruling | None:
    """The calls are to be repeated."""
    return rule(OPPONENT_REPEATS, ALL_OR_NOTHING, REVIEW_CORRECTED) if asking.is_for_review else None


@law("bridge:20F3", "bridge:16B1", "bridge:20G1", "bridge:20G2")
def one_call_explained(asking: Asking) -> Ruling | None:
    """One call alone is asked about: that shows partner something."""
    return rule(QUESTION_TELLS, FAIR_QUESTION, then=EXPLAINER) if asking.wish is Wish.ONE_CALL else None


@law("bridge:20G1", "bridge:20G2", otherwise=(Wish.MEANING,))
def calls_explained(_: Asking) -> Ruling | None:
    """The opponents' calls are asked about together."""
    return rule(FAIR_QUESTION, then=EXPLAINER)


@law("bridge:20F1", "bridge:40B5a")
def explained_in_auction(asking: Asking) -> Ruling | None:
    """The auction is going on."""
    return rule(PARTNER_EXPLAINS, PARTNER_WAITS) if asking.when is Phase.AUCTION else None


@law("bridge:20F2", "bridge:40B5a", otherwise=(Phase.CLARIFICATION, Phase.PLAY))
def explained_after_auction(_: Asking) -> Ruling | None:
    """The auction is over."""
    return rule(PARTNER_EXPLAINS)


ASK = Issue(
    N_("May the player ask about the calls now?"),
    (
        review_out_of_turn,
        explanation_out_of_turn,
        obliged_to_pass,
        review_at_turn,
        explanation_at_turn,
        passed_out,
        dummy_asks,
        leader_wants_review,
        leader_wants_explanation,
        leader_has_led,
        before_lead_is_faced,
        review_too_late,
        out_of_turn_in_play,
        review_at_first_turn,
        explanation_in_play,
    ),
)
HAS_PLAYED = Issue(N_("What is left to a player who has played?"), (no_more_review, explanation_later))
ANSWER = Issue(N_("How is it answered?"), (review_given, one_call_explained, calls_explained))
EXPLAINER = Issue(N_("Who explains?"), (explained_in_auction, explained_after_auction))
ABOUT_CALLS = (ASK, HAS_PLAYED, ANSWER, EXPLAINER)
