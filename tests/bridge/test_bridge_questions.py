"""The commonest incidents are ruled on after few questions, each of which a table can answer at that moment."""

import pytest

from engine.bridge.game import GAME
from engine.inquiry import inquire

SINCE = {"able": "yes", "since": "played", "also": ""}
BAD_DOUBLE = {"wrong": "double", "call": "X", "last_bid": "ours"}
TOO_LATE = {"wrong": "after-end", "why_late": "none"}
NOT_ACCEPTED = {"last": "2S", "bid": "2H", "accepted": "no"}
IS_PLAYED = {"matter": "played"}
HEART = {"dummy_matter": "words", "request": "suit", "meant_other": "no"}
AHEAD = {"too_soon": "ahead"}
TOO_SOON = {"turn": "rho", "reaction": "refused"}
FOURTEEN = {"count": "more", "found": "early"}
ON_THE_FLOOR = {"count": "fewer", "found": "play", "where": "elsewhere", "owner": "defender"}
NOT_DUE = {"mixed_up": "board", "begun": "yes", "entrants": "pairs"}
ASKED = {"wish": "one-call", "when": "auction"}
EXPLAINED = {"fault": "explanation", "aware": "open", "wants": "call"}
OPENING = {"led": "opening", "how": "mistake"}
FELL = {"matter": "exposed", "whose": "defender", "how": "dropped", "seen": "yes"}
PARTNER_LEADS = {"matter": "lead", "duties.penalty_card": "major"}
NOT_PLAYED = {"matter": "failed", "could": "yes"}
WHOLE_HAND = {"asked": "hand", "table": "HK", "hand": "SA,S5,H9,H2"}
WRONG_HAND = {"led": "declarer", "how": "mistake", "due_hand": "other-hand"}
MOST = {
    "dummys-rights": 3,
    "defective-trick": 5,
    "looking-at-tricks": 3,
    "wrong-count": 6,
    "wrong-board": 6,
    "question": 4,
    "wrong-explanation": 6,
    "board": 4,
    "redeal": 3,
    "after-irregularity": 5,
    "adjusted-score": 5,
    "unauthorised": 7,
    "outside-information": 6,
    "agreement": 4,
    "revoke": 6,
    "insufficient-bid": 5,
    "call-out-of-turn": 5,
    "inadmissible-call": 5,
    "lead-out-of-turn": 5,
    "claim": 4,
    "trick-back": 4,
    "score-correction": 4,
    "appeal": 4,
    "penalty-card": 6,
    "legal-play": 6,
    "played-card": 4,
    "designation": 6,
    "premature-play": 4,
}
CLAIMED = {"by": "declarer", "how": "all"}
DISPUTED = {"wrong": "tricks", "claimed": "played"}
APPEALS = {"stage": "bring", "appeal_of": "own", "deadline": "half-hour"}
USED = {"gave": "tempo", "so_far": "over", "informed": "yes", "suggested": "yes", "alternative": "yes"}
NOT_CALLED = {"learnt": "elsewhere", "when": "before", "hinders": "yes", "called_since": "no"}
OVERHEARD = NOT_CALLED | {"seats": "no", "new_deal": "no"}
DUMMY = {"act": "attention", "period": "play", "is_dummy": "yes"}
COMMON = [
    ("unauthorised", {"gave": "tempo", "so_far": "at-once", "agreed": "yes"}),
    ("unauthorised", USED | {"gained": "yes", "own_part": "no"}),
    ("outside-information", OVERHEARD),
    ("outside-information", {"learnt": "withdrawn", "withdrawal": "other"}),
    ("agreement", {"objection": "departed", "restricted": "no", "expected": "no"}),
    ("wrong-count", FOURTEEN | {"called": "no", "saw": "nobody"}),
    ("wrong-count", FOURTEEN | {"called": "yes", "playable": "yes"}),
    ("wrong-count", FOURTEEN | {"called": "yes", "playable": "no", "fault": "here"}),
    ("wrong-count", {"count": "fewer", "found": "early", "where": "elsewhere"}),
    ("wrong-count", ON_THE_FLOOR | {"seen": "low", "failed": "no"}),
    ("wrong-board", {"mixed_up": "hand", "partner_called": "no", "led": "no"}),
    ("wrong-board", {"mixed_up": "hand", "partner_called": "yes"}),
    ("wrong-board", NOT_DUE | {"played_before": "no", "lost": "nobody"}),
    ("wrong-board", NOT_DUE | {"played_before": "yes", "lost": "somebody", "blame": "none"}),
    ("question", ASKED | {"turn": "yes", "silenced": "no"}),
    ("question", ASKED | {"turn": "no"}),
    ("question", {"wish": "review", "when": "clarification", "asker": "other-defender"}),
    ("question", {"wish": "own-card", "when": "auction"}),
    ("wrong-explanation", {"fault": "explanation", "aware": "partner", "how_far": "auction"}),
    ("wrong-explanation", {"fault": "call"}),
    ("wrong-explanation", EXPLAINED | {"since": "lho", "influenced": "yes"}),
    ("wrong-explanation", EXPLAINED | {"since": "over", "stage": "face-down", "influenced": "yes"}),
    ("board", {"matter": "number", "number": "14"}),
    ("board", {"matter": "marked", "used": "yes", "dealer": "S", "vulnerable": "EW"}),
    ("redeal", {"ground": "card-seen", "begun": "no"}),
    ("redeal", {"ground": "passed-out"}),
    ("after-irregularity", DUMMY | {"sees": "defender", "rights_lost": "no"}),
    ("after-irregularity", {"act": "settle", "gained": "nobody"}),
    (
        "adjusted-score",
        {
            "basis": "no-result",
            "regulated": "no",
            "responsible": "not",
            "scoring": "matchpoints",
            "percent": "55",
        },
    ),
    ("revoke", SINCE | {"revoker": "defender", "tricks": "partner"}),
    ("revoke", SINCE | {"revoker": "defender", "tricks": "revoker-some"}),
    ("revoke", SINCE | {"revoker": "declarer", "tricks": "opponents-none"}),
    ("revoke", SINCE | {"revoker": "dummy"}),
    ("revoke", {"able": "yes", "revoker": "defender", "since": "nothing", "also": "", "played": "partner"}),
    ("dummys-rights", {"doing": "look", "breach": "looked", "since": "warned"}),
    ("looking-at-tricks", {"wish": "see", "so_far": "open", "is_dummy": "no"}),
    ("defective-trick", {"wrong": "omitted", "found": "later", "has_suit": "yes", "also": "", "won": "some"}),
    ("defective-trick", {"wrong": "surplus", "found": "later", "shown": "yes", "hand": "defender", "back": ""}),
    ("insufficient-bid", NOT_ACCEPTED | {"accepted": "yes"}),
    ("inadmissible-call", BAD_DOUBLE | {"progress": "nothing", "instead": "not-yet"}),
    ("inadmissible-call", BAD_DOUBLE | {"progress": "called"}),
    ("inadmissible-call", {"wrong": "above-seven", "progress": "nothing", "pass_ends": "no"}),
    ("inadmissible-call", TOO_LATE | {"caller": "defender", "call": "X", "called_after": "no"}),
    ("insufficient-bid", NOT_ACCEPTED | {"replacement": "3H", "natural": "yes"}),
    ("insufficient-bid", NOT_ACCEPTED | {"replacement": "3D", "comparable": "no"}),
    ("insufficient-bid", NOT_ACCEPTED | {"replacement": "pass", "comparable": "yes"}),
    ("lead-out-of-turn", OPENING | {"since_opening": "nothing"}),
    ("lead-out-of-turn", OPENING | {"since_opening": "refused", "choice": "forbid"}),
    ("lead-out-of-turn", {"led": "defender", "how": "mistake", "due": "declaring", "since_defender": "nothing"}),
    ("lead-out-of-turn", WRONG_HAND | {"since_declarer": "refused"}),
    ("lead-out-of-turn", WRONG_HAND | {"since_declarer": "played"}),
    ("claim", CLAIMED | {"answer": "agreed"}),
    ("claim", CLAIMED | {"answer": "disputed"}),
    ("claim", CLAIMED | {"answer": "play-on", "all_agree": "yes"}),
    ("claim", {"by": "defender", "how": "conceded", "answer": "partner"}),
    ("claim", {"by": "defender", "how": "this-trick", "partner_to_play": "no"}),
    ("claim", {"by": "declarer", "how": "faced", "no_claim_meant": "no", "answer": "disputed"}),
    ("trick-back", {"given": "agreed", "since": "called", "had_won": "no", "likely": "yes"}),
    ("trick-back", {"given": "conceded", "since": "called", "had_won": "no", "could_lose": "no"}),
    ("score-correction", {"wrong": "entered", "deadline": "half-hour"}),
    ("score-correction", {"wrong": "entered", "deadline": "longer", "approved": "yes", "certain": "yes"}),
    ("score-correction", DISPUTED | {"disputed": "in-round"}),
    ("score-correction", DISPUTED | {"disputed": "after-round", "satisfied": "no"}),
    ("appeal", APPEALS | {"consent": "pair"}),
    ("appeal", APPEALS | {"consent": "no-captain"}),
    ("appeal", {"stage": "decide", "committee": "sits", "about": "judgement"}),
    ("penalty-card", FELL | {"cards": "low", "duties.penalty_card": "none"}),
    ("penalty-card", FELL | {"cards": "several"}),
    ("penalty-card", PARTNER_LEADS | {"lie": "one", "choice": "not-yet"}),
    ("penalty-card", PARTNER_LEADS | {"lie": "suits", "choice": "require"}),
    ("penalty-card", NOT_PLAYED | {"played_since": "no", "reply": "refused"}),
    ("legal-play", WHOLE_HAND | {"bound": ""}),
    ("legal-play", WHOLE_HAND | {"bound": "penalty", "own": "H9", "duties.penalty_card": "minor"}),
    ("legal-play", {"asked": "trick", "trick": "S5,SK,H2,SA", "trump": "H"}),
    ("played-card", IS_PLAYED | {"owner": "defender", "defenders_card": "held", "turn": "own"}),
    ("played-card", IS_PLAYED | {"owner": "defender", "defenders_card": "fell", "card": "low"}),
    ("played-card", IS_PLAYED | {"owner": "declarer", "declarers_card": "shown"}),
    ("played-card", {"matter": "slip", "since_naming": "opponent", "unintended": "yes"}),
    ("played-card", {"matter": "back", "why": "regret"}),
    ("designation", HEART | {"table": "HQ", "dummy": "HK,H2,S3", "suit": "H"}),
    ("designation", {"dummy_matter": "wrong-card", "noticed_wrong": "defender"}),
    ("premature-play", AHEAD | {"since_premature": "nothing", "before": "not-both", "partners_play": "not-yet"}),
    ("premature-play", {"too_soon": "rho", "since_premature": "nothing", "legal": "yes"}),
    ("call-out-of-turn", TOO_SOON | {"call": "pass"}),
    ("call-out-of-turn", TOO_SOON | {"call": "bid", "rho_call": "passes", "sufficient": "yes"}),
    ("call-out-of-turn", TOO_SOON | {"call": "bid", "rho_call": "acts", "comparable": "no"}),
    ("call-out-of-turn", {"call": "pass", "turn": "partner", "reaction": "refused", "comparable": "yes"}),
]


@pytest.mark.parametrize(("topic", "answers"), COMMON, ids=lambda one: one if isinstance(one, str) else None)
def test_the_common_incident_is_ruled_on_after_few_questions(topic: str, answers: dict[str, str]) -> None:
    """Asked one question after the other, as the desk does."""
    stated: dict[str, str] = {}
    found = GAME.find(topic)
    assert found
    while (inquiry := inquire(GAME, found, stated)).missing:
        stated[inquiry.missing.name] = answers[inquiry.missing.name]
    assert inquiry.verdict
    assert len(stated) <= MOST[topic]
    print(f"{topic}: {len(stated)} questions, {', '.join(stated)}")
