"""Effects of claims and concessions: what they count as, whether play goes on, whose trick it is afterwards."""

from engine.effect import MainOrder, Option, Order
from engine.text import N_

# What it counts as

CLAIM_STOPS = Order("claim-stops-68D", N_("It is a claim: play stops."))
CONCESSION_STOPS = Order("concession-stops-68D", N_("It is a concession: play stops."))
GIVES_ALL = Order("gives-all-68B1", N_("All the tricks that are left are conceded."))
GIVES_REST = Order("gives-rest-68B1", N_("The tricks that are left beyond those claimed are conceded."))
NOT_A_CLAIM = MainOrder("not-a-claim-68", N_("It is neither a claim nor a concession: play goes on."))
VOID_BY_PARTNER = MainOrder(
    "void-by-partner-68B2",
    N_("Because partner objected at once, there has been neither a claim nor a concession: play goes on."),
)
DUMMY_CANNOT = MainOrder(
    "dummy-cannot-68A", N_("Dummy can neither claim nor concede: it counts for nothing, and play goes on.")
)
DUMMYS_WORDS = Order(
    "dummys-words-16B", N_("Dummy takes no part in the play; what the words told declarer is unauthorised.")
)
CALL_AT_ONCE_68 = Order("call-at-once-68B2", N_("The director is called at once."))

# The cards that were shown

NO_PENALTY_68 = Order(
    "no-penalty-card-68", N_("A card that the defender has shown or named with it is no penalty card.")
)
PARTNER_MAY_NOT_USE = Order(
    "partner-may-not-use-68B2",
    N_("What that card or the words tell may be used by declarer, and not by the defender's partner."),
)
PARTNERS_TRICK = Order(
    "partners-trick-57A",
    N_(
        "If it amounts to a card played before partner's, declarer may choose what partner plays to this trick; this "
        "is for the director to look at."
    ),
)

# What happens now

EXPLAIN_AT_ONCE = Order(
    "explain-at-once-68C",
    N_("Whoever claims says at once and clearly in which order the cards will be played, and spreads the hand."),
)
OTHERS_ANSWER = Option(
    "others-answer-68D", N_("The others look at it and then agree or object; every player may object, dummy too.")
)
SCORED_SO = MainOrder("scored-so-69A", N_("The board is scored as if the tricks had been won and lost in that way."))
MAY_STILL_OBJECT = Option(
    "may-still-object-69A",
    N_("The side that has agreed may still object until it calls on the next board or the round ends."),
)
WAIT_FOR_DIRECTOR = MainOrder(
    "wait-for-director-68D2a", N_("The director is called, and until then nobody does anything more.")
)
NO_PLAYING_ON = Order("no-playing-on-68D2b", N_("Nothing is played on: cards that were played since decide nothing."))
ONLY_OPPONENTS_ASK = Order(
    "only-opponents-ask-68D2b", N_("Only the opponents of the side that claimed or conceded may ask to play on.")
)
PLAYED_ON = MainOrder(
    "played-on-68D2b", N_("As all four agree, play goes on all the same, and the claim or concession is void.")
)
NO_RULING_ON_IT = Order("no-ruling-68D2b", N_("The director gives no ruling on it, now or later."))
ALL_MAY_USE = Order(
    "all-may-use-68D2b",
    N_("No card shown with it is a penalty card, and everybody may use what cards and words have told."),
)
RESULT_FROM_THERE = Order("result-from-there-68D2b", N_("The result that is reached in this way stands."))

# A trick is wanted back

NOT_AGREED_YET = MainOrder(
    "not-agreed-yet-69A", N_("The agreement is not final yet: the objection counts, and the claim is in dispute.")
)
TRICK_BACK = MainOrder("trick-back", N_("The trick goes to the side that wants it back, and the board is scored anew."))
NO_TRICK_BACK = MainOrder("no-trick-back", N_("The tricks stay as they were agreed or conceded."))
TOO_LATE = MainOrder("too-late-79C", N_("It is too late: once the correction period is over, nothing is changed."))
MUST_NOT_KEEP = MainOrder("must-not-keep-79A2", N_("The side must not knowingly keep that trick."))
SAY_SO = Order("say-so-79A2", N_("It says so, and the director corrects the score."))
