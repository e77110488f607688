"""How facts are read that are no choices: calls, cards, numbers of things, results and scores."""

from collections.abc import Callable, Iterable, Sequence

from hearing.call import RAISED, SaidCall, fullest, is_bid
from hearing.card import find_cards
from hearing.ear import Ear
from hearing.lexicon import Found
from hearing.number import find_counts, find_ordinals
from hearing.result import find_result
from hearing.sentence import is_empty

Reader = Callable[[Ear], Sequence[Found]]  # what was said of it: one value, or none
LEAST = 10  # of a score that counts as one


def whole(calls: Iterable[SaidCall]) -> list[Found]:
    return [Found(call.value, call.start, call.end) for call in calls]


def only(found: Iterable[Found]) -> Sequence[Found]:
    """What is said of one thing only."""
    spans = list(found)
    return spans[:1] if len({one.value for one in spans}) == 1 else []


def joined(found: Sequence[Found], fewest: int = 1) -> Sequence[Found]:
    """Several values as one."""
    values = ",".join(one.value for one in found)
    return [Found(values, found[0].start, found[-1].end)] if len(found) >= fewest else []


def read_over(ear: Ear) -> Sequence[Found]:
    return whole(ear.paired[:1]) if ear.paired else []


def read_under(ear: Ear) -> Sequence[Found]:
    if ear.paired:
        return whole(ear.paired[1:])
    return whole(call for call in ear.calls if call.is_under and is_bid(call))[:1]


def read_instead(ear: Ear) -> Sequence[Found]:
    """A third bid, said last."""
    last = whole(call for call in ear.calls[-1:] if is_bid(call) and call not in (ear.paired or ()))
    return last if len(ear.calls) > 2 else []


def read_call(ear: Ear) -> Sequence[Found]:
    """What was called: the first that is no pass."""
    return whole(call for call in ear.calls if call.value != "pass")[:1]


def read_bid(ear: Ear) -> Sequence[Found]:
    """The one bid that is spoken of."""
    full = fullest(ear.calls)
    return whole([full]) if full else []


def read_contract(ear: Ear) -> Sequence[Found]:
    return whole(filter(is_bid, ear.calls))[:1]


def read_result(ear: Ear) -> Sequence[Found]:
    """The tricks that a contract was made or defeated with."""
    for contract in read_contract(ear):
        found = find_result(ear.sentence.words, int(contract.value[0]), contract.end, ear.known)
        return [found] if found else []
    return []


def read_auction(ear: Ear) -> Sequence[Found]:
    """Every call in the order said."""
    return joined(whole(ear.calls), 2)


def read_parts(ear: Ear) -> Sequence[Found]:
    """The parts of all that is called, whether or not there is a bid that has them all."""
    parts = [part for call in ear.calls if is_bid(call) for part in call.value.removeprefix(RAISED).split("+")]
    return joined([Found(part, ear.calls[0].start, ear.calls[-1].end) for part in dict.fromkeys(parts)])


def read_scores(ear: Ear) -> list[Found]:
    """Scores of boards: they end in a nought."""
    numbers = ((word.number, place) for place, word in enumerate(ear.sentence.words))
    return [Found(str(n), at, at + 1) for n, at in numbers if n and not n % 10 and abs(n) > LEAST]


def read_field(ear: Ear) -> tuple[list[Found], list[Found]]:
    """Scores that are listed together, and those that stand alone."""
    runs: list[list[Found]] = []
    for score in read_scores(ear):
        between = ear.sentence.words[runs[-1][-1].end : score.start] if runs else ()
        if runs and all(is_empty(word.said) for word in between):
            runs[-1].append(score)
        else:
            runs.append([score])
    return max(runs, key=len, default=[]), [run[0] for run in runs if len(run) == 1]


def read_all_scores(ear: Ear) -> Sequence[Found]:
    """The scores of a field, where nobody's stands apart from them."""
    listed, alone = read_field(ear)
    return [] if alone else joined(listed, 2)


def read_other_scores(ear: Ear) -> Sequence[Found]:
    listed, alone = read_field(ear)
    return joined(listed, 2) if len(alone) == 1 else []


def read_own_score(ear: Ear) -> Sequence[Found]:
    listed, alone = read_field(ear)
    return alone if len(listed) > 1 and len(alone) == 1 else []


def read_two_tables(ear: Ear) -> Sequence[Found]:
    scores = read_scores(ear)
    return scores if len(scores) == 2 else []


READERS: dict[str, Reader] = {
    "over": read_over,
    "under": read_under,
    "instead": read_instead,
    "call": read_call,
    "bid": read_bid,
    "contract": read_contract,
    "result": read_result,
    "auction": read_auction,
    "parts": read_parts,
    "trick": lambda ear: only(find_ordinals(ear.sentence, ear.known, "trick")),
    "board": lambda ear: only(find_ordinals(ear.sentence, ear.known, "board")),
    "tricks": lambda ear: only(find_counts(ear.sentence, ear.known, "trick")),
    "cards": lambda ear: only(find_counts(ear.sentence, ear.known, "card")),
    "aces": lambda ear: only(find_counts(ear.sentence, ear.known, "ace")),
    "card": lambda ear: only(find_cards(ear.sentence, ear.known)),
    "trick cards": lambda ear: joined(list(find_cards(ear.sentence, ear.known))),
    "score": lambda ear: read_two_tables(ear)[:1],
    "other score": lambda ear: read_two_tables(ear)[1:],
    "difference": lambda ear: only(read_scores(ear)),
    "own score": read_own_score,
    "other scores": read_other_scores,
    "scores": read_all_scores,
}
