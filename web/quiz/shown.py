"""The parts of a ruling as a page shows them: what was chosen, the mark, and the law that is quoted under it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quizzes.family import Scenario
from quizzes.marking import Mark
from quizzes.question import Part
from web.quiz.answer import Given
from web.reader.shown import ShownParagraph

Quote = Callable[[str], ShownParagraph]  # a paragraph by its reference


@dataclass(frozen=True)
class ShownPart:
    """One part: to be answered, or with its mark."""

    part: Part
    chosen: Sequence[str]  # what the learner sent, as it was sent
    mark: Mark | None = None
    paragraph: ShownParagraph | None = None  # the law behind the mark
    is_open: bool = False  # was it sent without an answer?
    arrives: bool = False  # is it what the learner looks at first?
    is_quoted: bool = False  # is the law read in full here? Once a page, under what is wrong


def show_parts(
    parts: Sequence[Part], answers: Given, marks: dict[str, Mark], looked_at: Part | None, quote: Quote
) -> dict[str, ShownPart]:
    """Parts in the order in which the page shows them; the one to look at is open, or has arrived with its mark."""
    shown, read = dict[str, ShownPart](), set[str]()
    for part in parts:
        chosen, is_here = answers.get(part.name, ()), part is looked_at
        if mark := marks.get(part.name):
            paragraph = quote(mark.reference)
            is_quoted = not mark.is_right and paragraph.reference not in read
            read |= {paragraph.reference} if is_quoted else set()
            shown[part.name] = ShownPart(part, chosen, mark, paragraph, arrives=is_here, is_quoted=is_quoted)
        else:
            shown[part.name] = ShownPart(part, chosen, is_open=is_here)
    return shown


def find_arrival(scenario: Scenario, ruled: int, marks: dict[str, Mark]) -> Part | None:
    """The part to look at first: of those marked last, the first that is not right, or the only one there is."""
    last = scenario.moments[ruled - 1].parts if ruled else ()
    is_alone = len(scenario.every_part) == 1
    return next((part for part in last if is_alone or not marks[part.name].is_right), None)
