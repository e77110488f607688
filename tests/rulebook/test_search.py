"""The search finds the rule: measured on real queries in four languages, and never put out by hostile ones."""

import shutil
import tomllib
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rulebook import ContentError
from rulebook.glossary.concept import load_concepts
from rulebook.search.asked import Asked
from rulebook.search.building import CODE, build_index, hash_code, index_name
from rulebook.search.highlight import extract, find_words
from rulebook.search.index import Index
from rulebook.search.opening import prepare_search
from rulebook.search.search import HITS, Search
from rulebook.search.usual import load_usual
from rulebook.search.vocabulary import count_slips
from rulebook.search.word import forms, light_stem
from web.site import Site
from web.text.language import LANGUAGES

QUERIES = Path(__file__).with_name("search")


@pytest.fixture(scope="session")
def search(site: Site) -> Search:
    return site.search


def load_queries(language: str) -> list[dict[str, str | list[str]]]:
    return tomllib.loads((QUERIES / f"{language}.toml").read_text(encoding="utf-8"))["query"]


def found(search: Search, query: str, ui: str = "en", book: str = "", **only: str) -> list[str]:
    answer = search.find(Asked(query, ui, book, **only))
    return list(dict.fromkeys(str(hit.reference) for hit in answer.hits))


def answers(search: Search, query: str, ui: str = "en", book: str = "") -> list[str]:
    """The pages that answer beside the paragraphs."""
    return [str(signpost) for signpost in search.find(Asked(query, ui, book)).signposts]


def rank(search: Search, case: dict[str, str | list[str]], ui: str) -> int:
    """The place of the first good answer, 0 if there is none; cards above the hits count where they are asked for."""
    query, book = str(case["q"]), str(case.get("book", ""))
    counted = case["kind"] == "sentence" or any(one.startswith(("desk:", "quiz:")) for one in case["expect"])
    seen = (answers(search, query, ui, book) if counted else []) + found(search, query, ui, book)
    return next((place for place, reference in enumerate(seen, start=1) if reference in case["expect"]), 0)


def measure(search: Search, ui: str, kinds: Collection[str]) -> tuple[int, float, float]:
    """How many queries of some kinds there are, how many are answered among the first five, and the mean of 1/place."""
    ranks = [rank(search, case, ui) for case in load_queries(ui) if case["kind"] in kinds]
    recall = sum(0 < place <= 5 for place in ranks) / len(ranks)
    reciprocal = sum(1 / place for place in ranks if place) / len(ranks)
    print(f"{ui}: {len(ranks)} queries ({', '.join(kinds)}), recall@5 {recall:.3f}, MRR {reciprocal:.3f}")
    return len(ranks), recall, reciprocal


@pytest.mark.parametrize("ui", LANGUAGES)
def test_words_find_their_paragraphs(search: Search, ui: str) -> None:
    count, recall, reciprocal = measure(search, ui, ("plain", "prefix", "phrase", "order", "other"))
    assert count >= 40
    assert recall >= 0.97
    assert reciprocal >= 0.90


@pytest.mark.parametrize("ui", LANGUAGES)
def test_slips_and_missing_accents_are_forgiven(search: Search, ui: str) -> None:
    count, recall, _ = measure(search, ui, ("slip", "unaccented"))
    assert count >= 10
    assert recall >= 0.93


@pytest.mark.parametrize("ui", LANGUAGES)
def test_sentences_as_players_say_them_are_answered(search: Search, ui: str) -> None:
    count, recall, _ = measure(search, ui, ("sentence",))
    assert count >= 38
    assert recall >= 0.80


@pytest.mark.parametrize("ui", LANGUAGES)
def test_a_number_is_always_the_first_hit(search: Search, ui: str) -> None:
    numbers = [case for case in load_queries(ui) if case["kind"] == "number"]
    assert len(numbers) >= 8
    assert [(case["q"], rank(search, case, ui)) for case in numbers] == [(case["q"], 1) for case in numbers]


@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_number_as_its_book_writes_it_is_the_first_hit_there(search: Search, site: Site, ui: str) -> None:
    for book in site.library:
        for label in list(book.paragraphs)[::7]:
            if any(sign.isdigit() for sign in label):
                query = book.format_reference(label, ui)
                assert found(search, query, ui, book.id)[0] == f"{book.id}:{label}", query


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("64a1", "bridge:64A1"),
        ("64 A 1", "bridge:64A1"),
        ("law 64a1", "bridge:64A1"),
        ("13§(3)4", "ulti:13.3.4"),
        ("13. § (3) 4.", "ulti:13.3.4"),
        ("E6b", "marias:E.6.b"),
        ("e.6.b)", "marias:E.6.b"),
        ("b 8", "marias:B.8"),
        ("7.2", "vira:7.2"),
        ("ulti 7.2", "ulti:7.2"),
        ("bridzs 7", "bridge:7"),
        ("Bridž 7", "bridge:7"),
        ("máriás E6b", "marias:E.6.b"),
        ("12C1e(i)", "bridge:12C1ei"),
    ],
)
@pytest.mark.parametrize("ui", LANGUAGES)
def test_numbers_in_players_spellings(search: Search, query: str, expected: str, ui: str) -> None:
    assert found(search, query, ui)[0] == expected


def test_a_figure_in_a_name_is_no_number(search: Search) -> None:
    assert found(search, "4 ász", "hu")[0].startswith("ulti:4.C")
    assert "ulti:4.B.1" in found(search, "40/100", "hu")[:5]


@pytest.mark.parametrize(
    ("query", "ui", "book"),
    [("betl", "cs", "marias"), ("renons", "sv", "vira"), ("talonba nézett", "hu", "ulti"), ("kilo", "cs", "marias")],
)
def test_without_a_book_at_hand_the_books_of_the_readers_language_lead(
    search: Search, query: str, ui: str, book: str
) -> None:
    answer = search.find(Asked(query, ui))
    assert [hit.reference.book for hit in answer.hits[:2]] == [book, book]
    assert answer.meant == ""


def test_a_heading_that_has_the_query_beats_words_here_and_there(search: Search) -> None:
    assert found(search, "insufficient bid", "en")[0] == "bridge:27"
    assert "bridge:77" in found(search, "scoring table", "en")[:2]


def test_words_that_say_nothing_weigh_nothing(search: Search) -> None:
    assert found(search, "someone revoked", "en") == found(search, "revoked", "en")
    assert found(search, "nekdo renoncoval", "cs")[0] == found(search, "renoncoval", "cs")[0]


@pytest.mark.parametrize(
    ("query", "ui", "expected"),
    [
        ("someone revoked", "en", "desk:bridge/revoke"),
        ("3NT+1", "en", "desk:bridge/score"),
        ("how do i score 3NT doubled down 2", "en", "desk:bridge/score"),
        ("4♠x-2", "hu", "desk:bridge/score"),
        ("nem adott színre", "hu", "desk:ulti/play-fault"),
        ("kdo bere zdvih", "cs", "desk:ulti/trick"),
        ("imp", "sv", "desk:bridge/imps"),
        ("quiz", "en", "quiz:"),
        ("procvičování", "cs", "quiz:"),
        ("desk", "en", "desk:"),
    ],
)
def test_what_is_clearly_asked_for_stands_on_top(search: Search, query: str, ui: str, expected: str) -> None:
    assert answers(search, query, ui)[0] == expected


def test_an_answer_is_not_promised_on_a_word_in_passing(search: Search) -> None:
    assert answers(search, "betl", "cs") == []
    assert answers(search, "my partner hesitated before passing", "en") == []
    assert answers(search, "64a1", "en") == []
    assert all(len(answers(search, query, "en")) <= 3 for query in ("revoke", "score", "talon", "kontra"))


def test_the_readers_game_answers_first(search: Search) -> None:
    assert answers(search, "did not follow suit", "en", "ulti")[0] == "desk:ulti/play-fault"
    assert answers(search, "did not follow suit", "en", "bridge")[0] == "desk:bridge/revoke"


def test_an_idea_and_a_term_answer_to_their_names_only(search: Search) -> None:
    assert "concept:talon" in answers(search, "talon", "hu")
    assert any(one.startswith("term:vira/") for one in answers(search, "talong", "sv", "vira"))
    assert not any(one.startswith(("concept:", "term:")) for one in answers(search, "talon has three cards", "en"))


def test_every_topic_has_usual_words_in_every_language(site: Site) -> None:
    for name, presentation in site.games.items():
        usual = load_usual(site.content / name / "usual.toml")
        for topic in presentation.game.topics:
            assert set(LANGUAGES) <= usual.desk[topic.name].keys(), f"{name}/{topic.name}"
        for subject in presentation.shelf.subjects:
            assert set(LANGUAGES) <= usual.quiz[subject.name].keys(), f"{name}/{subject.name}"


def test_every_answer_that_a_query_expects_exists(search: Search, site: Site) -> None:
    there = {str(signpost) for signpost in search.signposts.all}
    there |= {f"{book.id}:{label}" for book in site.library for label in book.paragraphs}
    there |= {f"{book.id}:{page.slug}" for book in site.library for page in book.background}
    for ui in LANGUAGES:
        expected = {one for case in load_queries(ui) for one in case["expect"]}
        assert expected <= there


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ('[desk.revoke]\nen = ["revoke"]\nhu = ["a"]\ncs = ["b"]\n', r"\[desk.revoke\] has no words in sv"),
        ('[paragraph."7.2"]\nde = ["a"]\n', "has words in de"),
        ('[paragraph."7.2"]\nen = "revoke"\n', "en is no list of words"),
        ('[paragraph."7.2"]\npattern = ["("]\n', "has a pattern that cannot be read"),
        ("[desks.revoke]\n", r"\[desks\] is no part of it"),
    ],
)
def test_usual_words_that_are_wrong_are_refused(tmp_path: Path, words: str, problem: str) -> None:
    path = tmp_path / "usual.toml"
    path.write_text(words, encoding="utf-8")
    with pytest.raises(ContentError, match=problem):
        load_usual(path)


def test_usual_words_for_what_is_not_there_are_refused(site: Site) -> None:
    usual = load_usual(site.content / "bridge" / "usual.toml")
    with pytest.raises(ContentError, match=r"\[desk\] names what is not there: .*'revoke'"):
        usual.check("desk", ["score"])


def test_a_word_that_is_merely_inflected_is_not_corrected(search: Search) -> None:
    for query, ui in (
        ("talonba nézett", "hu"),
        ("pauzující odešel od stolu", "cs"),
        ("bekände", "sv"),
        ("revoking", "en"),
    ):
        assert search.find(Asked(query, ui)).meant == "", query


def test_the_book_at_hand_comes_first(search: Search) -> None:
    assert found(search, "7.2", "hu", "ulti")[0] == "ulti:7.2"
    assert found(search, "claim", "en", "vira")[0].startswith("vira:")


def test_filters_keep_to_a_book_and_a_language(search: Search) -> None:
    assert all(ref.startswith("ulti:") for ref in found(search, "talon", "en", only_book="ulti"))
    assert all(ref.startswith("vira:") for ref in found(search, "7.2", "en", only_book="vira"))
    hits = search.find(Asked("talon", "en", "", "", "hu")).hits
    assert hits
    assert {hit.voice.language for hit in hits} == {"hu"}


def test_a_slip_is_understood_and_said(search: Search) -> None:
    answer = search.find(Asked("penatly card", "en"))
    assert answer.meant == "penalty card"
    assert answer.hits[0].reference.book == "bridge"
    assert search.find(Asked("penalty card", "en")).meant == ""


def test_a_phrase_in_quotes_stands_as_it_is(search: Search) -> None:
    loose, strict = found(search, "played card first", "en"), found(search, '"the first card"', "en")
    assert loose
    assert strict
    for hit in search.find(Asked('"the first card"', "en")).hits:
        assert "the first card" in " ".join(search.entries[hit.number].text.lower().split())
    assert found(search, '"card first the"', "en") == []


def test_the_extract_marks_what_was_asked(search: Search) -> None:
    hit = search.find(Asked("jóvátehetetlen színvétés", "hu")).hits[0]
    marked = {
        piece.text.casefold()
        for hit in search.find(Asked("színvétések", "hu")).hits
        for piece in hit.extract
        if piece.is_marked
    }
    assert hit.reference.book == "bridge"
    assert any(word.startswith("színvét") for word in marked)
    assert all(len("".join(piece.text for piece in hit.extract)) < 300 for hit in search.find(Asked("lap", "hu")).hits)


def test_every_hit_shows_its_own_title_and_a_sentence_of_the_rule(search: Search, site: Site) -> None:
    for query, ui in (("revoke", "en"), ("talon", "hu"), ("renonc", "cs"), ("kort", "sv"), ("64A1", "en")):
        for hit in search.find(Asked(query, ui)).hits:
            assert "".join(piece.text for piece in hit.title).strip(), hit
            assert "".join(piece.text for piece in hit.extract).strip(), hit
    notes = {
        note
        for paragraph in site.library.books["bridge"].paragraphs.values()
        for voice in paragraph.notes.values()
        for note in voice
    }
    assert notes
    shown = "".join(piece.text for hit in search.find(Asked("színvétel", "hu")).hits for piece in hit.extract)
    assert not any(note[:40] in shown for note in notes)


def test_a_reference_inside_a_sentence_is_written_in_words(search: Search) -> None:
    rules = [entry.rule for entry in search.entries]
    assert not any("[[" in rule or "(." in rule or " ()" in rule for rule in rules)
    assert any("(Law 44C)" in rule for rule in rules)


def test_a_leaf_is_called_by_its_first_words_and_not_by_its_section(search: Search) -> None:
    titles = {str(entry.reference): entry.title for entry in search.entries if entry.voice.language == "cs"}
    assert titles["marias:E.2.a"] == "Hráč nepřizná barvu"
    assert titles["marias:E.2"] == "Renonc ve hře"
    assert all(len(title) < 200 for title in titles.values())


def test_the_extract_is_a_sentence_and_does_not_repeat_the_title() -> None:
    text = "The talon is two cards. Nobody may look at it during the play, says the rule."
    looking = {"look": "en-look"}
    assert "".join(piece.text for piece in extract(text, find_words(text), looking)).startswith("Nobody may look")
    told = len("The talon is two cards")
    assert "talon" not in "".join(piece.text for piece in extract(text, find_words(text), {}, told))


def test_hits_are_no_more_than_a_screenful_and_each_once(search: Search) -> None:
    for query in ("card", "kort", "lap", "karta"):
        hits = search.find(Asked(query, "en")).hits
        assert 0 < len(hits) <= HITS
        assert len({(hit.reference, hit.anchor) for hit in hits}) == len(hits)


def test_threads_get_the_same_answers(site: Site, search: Search) -> None:
    queries = [Asked(str(case["q"]), ui, str(case.get("book", ""))) for ui in LANGUAGES for case in load_queries(ui)]
    alone = [search.find_anew(asked) for asked in queries]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(search.find_anew, queries)) == alone
    assert site.search is search


def test_the_index_is_built_once_and_then_only_read(search: Search, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    build_index(search.entries[:20], folder)
    before = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
    build_index(search.entries[:40], folder)
    assert max(max(Index(folder).all(term)[0]) for term in Index(folder).sizes) == 19
    assert {path.name: path.stat().st_mtime_ns for path in folder.iterdir()} == before
    assert list(tmp_path.iterdir()) == [folder]


def test_only_the_index_of_the_present_content_stays(site: Site, tmp_path: Path) -> None:
    (tmp_path / "0123-old").mkdir()
    prepare_search(site.content, tmp_path)
    (folder,) = tmp_path.iterdir()
    assert folder.name == index_name(site.library.digest)
    before = folder.stat().st_mtime_ns
    prepare_search(site.content, tmp_path)
    assert folder.stat().st_mtime_ns == before


@pytest.mark.parametrize("module", ["reading/load.py", "render.py", "search/index.py"])
def test_an_index_made_by_other_code_has_another_name(tmp_path: Path, module: str) -> None:
    """Entries stand in the index by their number: whatever reads the books may change it."""
    code = Path(shutil.copytree(CODE, tmp_path / "rulebook"))
    assert index_name("digest", hash_code(code)) == index_name("digest")
    (code / module).write_text("# other code", "utf-8")
    assert index_name("digest", hash_code(code)) != index_name("digest")


def test_words_are_cut_to_what_their_forms_share() -> None:
    assert forms("büntetőlapot", "hu")[1] == forms("büntetőlapok", "hu")[1]
    assert light_stem("buntetolapot", "hu") == light_stem("buntetolapnak", "hu")
    assert forms("stick", "sv")[0] == "sv=stick"


@pytest.mark.parametrize(
    ("one", "other", "slips"), [("renonc", "renonc", 0), ("renocn", "renonc", 1), ("rennc", "renonc", 1)]
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert count_slips(one, other, 2) == slips


def test_concepts_without_a_language_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "concepts.toml"
    path.write_text('[trick]\nen = ["trick"]\nhu = ["ütés"]\ncs = ["zdvih"]\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"\[trick\] has no words in sv"):
        load_concepts(path)
    path.write_text("[trick", encoding="utf-8")
    with pytest.raises(ContentError, match="not valid TOML"):
        load_concepts(path)
