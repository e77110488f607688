"""A law that finds another topic's case goes on there with facts that can be, and nothing is asked twice."""

from collections import Counter

import pytest

from engine.effect import Governs
from engine.inquiry import Inquiry, answer
from tests.games import GAMES
from tests.ruling_cases import Case, load_cases

AFRESH = {  # where what is known does not say what the other topic asks
    ("change-of-call", "call-out-of-turn"),
    ("adjusted-score", "weighted-score"),
    ("scoring-method", "matchpoints"),
    ("scoring-method", "imps"),
    ("trick-back", "contested-claim"),
    ("score-correction", "contested-claim"),
    ("penalty-card", "premature-play"),
    ("played-card", "lead-out-of-turn"),
    ("conduct", "unauthorised"),
    ("defective-trick", "adjusted-score"),
    ("defective-trick", "wrong-count"),
    ("wrong-count", "defective-trick"),
}
DEAD_ENDS = 3  # rules that no topic decides yet, however many cases lead there


def inquire(case: Case) -> Inquiry:
    return answer(GAMES[case.topic.game], case.topic, case.state().known)


INQUIRIES = {f"{case.topic.game}/{case.topic.name}: {case.name}": inquire(case) for case in load_cases() if case.ruling}
HANDED_OVER = {name: inquiry for name, inquiry in INQUIRIES.items() if inquiry.onward}


@pytest.mark.parametrize("inquiry", HANDED_OVER.values(), ids=HANDED_OVER)
def test_the_other_topic_goes_on_with_what_is_known(inquiry: Inquiry) -> None:
    onward = inquiry.onward
    assert onward
    assert onward.topic is not inquiry.topic
    assert onward.happened or (inquiry.topic.name, onward.topic.name) in AFRESH
    assert not onward.is_refused, onward.problems
    assert onward.verdict or (onward.missing and onward.missing.name not in onward.stated)


def test_few_verdicts_leave_the_case_to_a_rule_that_no_topic_decides() -> None:
    ends = Counter(str(one) for inquiry in INQUIRIES.values() for one in inquiry.effects if isinstance(one, Governs))
    ways = Counter(f"{one.topic.name} → {one.onward.topic.name}" for one in HANDED_OVER.values() if one.onward)
    print(f"{ways.total()} verdicts hand over: {dict(ways)}; {ends.total()} do not: {dict(ends)}")
    assert len(ends) <= DEAD_ENDS
