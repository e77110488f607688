"""Calls in a sentence, in the order in which they are said: “1h over 1s”, “betlire ultit”, “3NT doubled”."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from hearing.lexicon import Found
from hearing.number import number_at
from hearing.sentence import Sentence, Word, is_empty
from hearing.words import Words
from rulebook.search.word import fold

WORDS_ALONE = ("pass", "red-pass", "X", "XX")  # calls that are no bids
RED = "red"
RAISED = f"{RED}-"  # how the raised grade of a bid begins
Parse = Callable[[str], object]  # ValueError, if it is no call


class SaidCall(NamedTuple):
    """A call, where it is said, and whether the words make it the one that another is made over."""

    value: str
    start: int
    end: int
    is_under: bool


def find_calls(sentence: Sentence, known: Words, parse: Parse) -> list[SaidCall]:
    """Every call that the game has, by a level and a strain or by its parts."""
    found = find_by_strain(sentence.words, known) if "strain" in known else find_by_parts(sentence.words, known, parse)
    return [SaidCall(*call, is_under=stands_under(sentence.words, call, known)) for call in found]


def find_by_strain(words: Sequence[Word], known: Words) -> Iterator[Found]:
    place = 0
    while place < len(words):
        call = bid_at(words, place, known) or compound_at(words, place, known) or known["call"].at(words, place)
        if call:
            yield call
        place = call.end if call else place + 1


def bid_at(words: Sequence[Word], place: int, known: Words) -> Found | None:
    level = number_at(words, place, known)
    strain = known["strain"].at(words, level.end) if level and level.value in "1234567" else None
    return Found(f"{level.value}{strain.value}", place, strain.end) if level and strain else None


def compound_at(words: Sequence[Word], place: int, known: Words) -> Found | None:
    """A level and a strain written together: négyszan."""
    said = words[place].said
    for length in range(2, min(7, len(said) - 1)):
        halves = [Word(half, fold(half), fold(half)) for half in (said[:length], said[length:])]
        if found := bid_at(halves, 0, known) if halves[0].bare.isalpha() else None:
            return Found(found.value, place, place + 1)
    return None


def find_by_parts(words: Sequence[Word], known: Words, parse: Parse) -> Iterator[Found]:
    """The longest runs of words that together name a bid, and passes."""
    place = 0
    while place < len(words):
        call = known["call"].at(words, place) or run_from(words, place, known, parse)
        if call:
            yield call
        place = call.end if call else place + 1


def run_from(words: Sequence[Word], place: int, known: Words, parse: Parse) -> Found | None:
    longest, said, end = None, list[str](), place
    while part := known["bid"].at(words, end):
        if part.value == RED and any(said) and names_part(known["bid"].at(words, part.end)):
            break  # red comes before what it raises
        said.append(part.value)
        end = part.end
        try:
            longest = Found(str(parse(" ".join(filter(None, said)))), place, end)
        except ValueError:
            continue
    return longest


def names_part(part: Found | None) -> bool:
    return part is not None and bool(part.value)


def stands_under(words: Sequence[Word], call: Found, known: Words) -> bool:
    """Does a word before it, behind it or an ending of its own say that another call was made over it?"""
    start = call.start - 1
    while start > 0 and is_empty(words[start].said) and not known["before"].at(words, start):
        start -= 1
    before = start >= 0 and known["before"].at(words, start)
    behind = known["behind"].at(words, call.end)
    endings = tuple(known.said.get("ending", {}).get("over", ()))
    return bool(before or behind or words[call.end - 1].bare.endswith(endings))


def pairs(calls: Sequence[SaidCall]) -> Iterator[tuple[SaidCall, SaidCall]]:
    """The call that was made and the one it was made over, likeliest first: as the words say, else the former first."""
    bids = [call for call in calls if is_bid(call)]
    unders = [call for call in bids if call.is_under] or bids[:1]
    for under in unders:
        others = [call for call in bids if call is not under]
        for over in sorted(others, key=lambda call: (call.is_under, abs(call.start - under.start), call.start)):
            yield over, under
            if not under.is_under:
                yield under, over


def is_bid(call: SaidCall) -> bool:
    return call.value not in WORDS_ALONE


def fullest(calls: Sequence[SaidCall]) -> SaidCall | None:
    """The one bid that is spoken of, its parts named once more beside it or not."""
    bids = [call for call in calls if is_bid(call)]
    full = max(bids, key=lambda call: len(parts_of(call)), default=None)
    return full if full and all(parts_of(call) <= parts_of(full) for call in bids) else None


def parts_of(call: SaidCall) -> set[str]:
    """Of a bid by parts all of them, and that it is raised."""
    return set(call.value.replace(RAISED, RAISED + "+").split("+"))
