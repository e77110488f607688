"""No query is dear, whatever it is, and none gets dearer than the books grow."""

import gc
import importlib
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import quote

import pytest
import snowballstemmer
from flask.testing import FlaskClient

from rulebook.glossary.concept import Concepts
from rulebook.search.asked import Asked
from rulebook.search.counting import read_counts
from rulebook.search.index import CHAMPIONS, Index, write_index
from rulebook.search.search import Search
from rulebook.search.word import LANGUAGES, SNOWBALL, forms, split_words, stem
from web.site import Site

MOST_CPU = 0.1  # seconds


@pytest.fixture(scope="session")
def search(site: Site) -> Search:
    return site.search


@pytest.fixture(autouse=True)
def _no_sweeping() -> Iterator[None]:
    """What Python sweeps up in between is not the query's cost."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def nasty_queries(search: Search) -> Iterator[str]:
    """What somebody may send to keep a worker busy."""
    sizes = search.scoring.index.sizes
    common = [term.partition("=")[2] for term in sorted(sizes, key=lambda term: -sizes[term]) if "=" in term]
    longest = sorted(common[:400], key=lambda word: -len(word))
    yield '"a"' * 33
    yield "".join(f'"{word}"' for word in common[:40])
    yield f'"{" ".join(common[:30])}"'
    yield '"the" "of" "a"'
    yield '"' * 100
    yield " ".join(longest[:12])
    yield " ".join(common[:12])
    yield " ".join(word[:-1] + "q" for word in longest[:12])
    yield " ".join(f"{word[:2]}{word[3:]}" for word in longest[:12])
    yield " ".join(word[::-1] for word in longest[:12])
    yield from (letter * 100 for letter in "aeé1§ß.-")
    yield from "aeok1"
    yield from ("re", "ka", "le", "ne", "nenenenenenene", "ab" * 50, "xqzzw " * 20, "ﷺ" * 100, "İ" * 100)
    yield " ".join(map(str, range(40)))
    yield "1.2.3.4.5.6.7.8.9" * 6
    yield "".join(chr(0x300 + number) for number in range(100))


def cpu(search: Search, asked: Asked) -> float:
    start = time.thread_time()
    search.find_anew(asked)
    return time.thread_time() - start


@pytest.mark.parametrize("ui", LANGUAGES)
def test_no_query_costs_more_than_a_tenth_of_a_second(search: Search, ui: str) -> None:
    costs = {query: cpu(search, Asked(query, ui)) for query in nasty_queries(search)}
    dearest = max(costs, key=lambda query: costs[query])
    print(f"{ui}: the dearest of {len(costs)} nasty queries took {costs[dearest] * 1000:.0f} ms: {dearest[:40]}")
    assert costs[dearest] < MOST_CPU, dearest


def test_no_search_page_costs_more_than_a_tenth_of_a_second(client: FlaskClient, search: Search) -> None:
    client.get("/en/search?q=card")
    for query in nasty_queries(search):
        start = time.thread_time()
        assert client.get(f"/en/search.json?q={quote(query)}").status_code == 200
        assert time.thread_time() - start < MOST_CPU, query


def test_what_is_behind_the_longest_query_is_not_read(search: Search) -> None:
    assert search.find_anew(Asked("talon", "en")).hits
    assert search.find_anew(Asked(". " * 100 + "talon", "en")).hits == ()


def test_what_is_behind_the_last_word_is_not_read(search: Search) -> None:
    words = "talon bid pass lead trick suit hand deal card rank seat hold".split()
    one, other = (search.find_anew(Asked(" ".join([*words, last]) + ".", "en")) for last in ("revoke", "dummy"))
    assert [hit.number for hit in one.hits] == [hit.number for hit in other.hits]


def test_phrases_behind_the_third_are_not_looked_for(search: Search) -> None:
    three = '"the" "of" "card"'
    assert search.find_anew(Asked(three, "en")).hits
    assert search.find_anew(Asked(three + ' "of card the"', "en")).hits


def test_the_page_reads_no_more_of_a_query_than_it_shows(client: FlaskClient) -> None:
    assert len(client.get(f"/en/search.json?q={'a' * 1000}").json["query"]) <= 300


def test_both_stemmers_cut_every_word_alike(search: Search) -> None:
    pytest.importorskip("Stemmer")
    for language, name in SNOWBALL.items():
        pure = getattr(importlib.import_module(f"snowballstemmer.{name}_stemmer"), f"{name.title()}Stemmer")()
        fast = snowballstemmer.stemmer(name)
        texts = (entry.text + entry.heading for entry in search.entries if entry.voice.language == language)
        words = {word for text in texts for word in split_words(text)}
        assert {word for word in words if pure.stemWord(word) != fast.stemWord(word)} == set()
        assert all(stem(word, language) == fast.stemWord(word) for word in words)


def test_the_block_has_every_posting_that_whoosh_counted(search: Search, tmp_path: Path) -> None:
    write_index(search.entries[:100], tmp_path)
    index = Index(tmp_path)
    expected: dict[str, set[int]] = {}
    for (language, word), counts in read_counts(tmp_path):
        for term in forms(word, language):
            expected.setdefault(term, set()).update(counts)
    assert expected
    assert {term: set(index.all(term)[0]) for term in index.sizes} == expected
    assert all(worth > 0 for term in expected for worth in index.all(term)[1])


def test_a_word_is_worth_no_less_as_it_stands_than_its_stem_alone(search: Search) -> None:
    worths = cache(lambda term: dict(zip(*search.scoring.index.all(term), strict=True)))
    for number, entry in list(enumerate(search.entries))[::9]:
        for word in set(split_words(entry.text)):
            whole, stem, rough = (worths(term)[number] for term in forms(word, entry.voice.language))
            assert whole >= stem >= rough, (entry.reference, word)


def test_of_a_frequent_term_only_the_best_are_read(search: Search, tmp_path: Path) -> None:
    copies = CHAMPIONS // 20
    write_index(list(search.entries[:40]) * copies, tmp_path)
    index = Index(tmp_path)
    cut = [term for term in index.sizes if index.is_cut(term)]
    assert cut
    for term in cut:
        ((entries, worths), (own, _)) = index.best(term, (search.entries[0].reference.book,))
        every = dict(zip(*index.all(term), strict=True))
        assert len(entries) == len(own) == CHAMPIONS
        assert len(every) == index.sizes[term] > CHAMPIONS
        assert list(worths) == sorted(every.values(), reverse=True)[:CHAMPIONS]


def test_glossaries_with_the_same_words_have_one_idea() -> None:
    words = {"en": ["trick"], "hu": ["ütés"], "cs": ["zdvih"], "sv": ["stick"]}
    concepts = Concepts({f"book{number}:trick": words for number in range(50)})
    (idea,) = concepts.spoken_of(["tricks"], LANGUAGES)
    assert len(idea.names) == 50
    assert len(concepts.by_stem["en~trick"]) == 1
