"""The 54 bids of Ulti, their order under every reading, their names, and the state of an auction."""

import re
from itertools import combinations, permutations, product
from pathlib import Path

import pytest

from engine.fact import Impossible
from engine.ulti.auction.auction import auction_state
from engine.ulti.auction.bid_name import meant_by
from engine.ulti.reading import Reading
from engine.ulti.table.bid import TABLE, Bid, Task, legal_combination, smallest_over
from engine.ulti.table.call import Auction, Pass, Seat, parse_call
from engine.ulti.table.name import Name

CONTENT = Path(__file__).resolve().parent.parent.parent / "content" / "ulti" / "en" / "3.md"

# serial;rank;bid;values;total
WRITTEN = """
1;1;parti;1;1
2;2;red-parti;2;2
3;3;40;4;4
4;4;4a;4+1;5
5;5;ulti;4+1;5
6;6;b;5;5
7;7;d;6;6
8;7;szd;6;6
9;8;40+4a;4+4;8
10;9;40+ulti;4+4;8
11;10;20;8;8
12;10;red-40;8;8
13;11;ulti+4a;4+4+1;9
14;12;red-4a;8+2;10
15;13;red-ulti;8+2;10
16;13;40+d;4+6;10
17;13;ulti+d;4+6;10
18;14;rb;10;10
19;15;40+ulti+4a;4+4+4;12
20;16;20+4a;8+4;12
21;17;20+ulti;8+4;12
22;18;td;12;12
23;18;rd;12;12
24;18;red-d;12;12
25;19;40+ulti+d;4+4+6;14
26;20;20+d;8+6;14
27;21;20+ulti+4a;8+4+4;16
28;22;red-40+4a;8+8;16
29;23;red-40+ulti;8+8;16
30;23;40+td;4+12;16
31;23;ulti+td;4+12;16
32;24;red-20;16;16
33;25;20+ulti+d;8+4+6;18
34;26;red-ulti+4a;8+8+2;18
35;27;40+ulti+td;4+4+12;20
36;28;20+td;8+12;20
37;28;red-40+d;8+12;20
38;28;red-ulti+d;8+12;20
39;29;tb;20;20
40;30;20+ulti+td;8+4+12;24
41;30;red-40+ulti+4a;8+8+8;24
42;31;red-20+4a;16+8;24
43;32;red-20+ulti;16+8;24
44;33;red-td;24;24
45;33;sztd;24;24
46;34;red-40+ulti+d;8+8+12;28
47;35;red-20+d;16+12;28
48;36;red-20+ulti+4a;16+8+8;32
49;37;red-40+td;8+24;32
50;37;red-ulti+td;8+24;32
51;38;red-20+ulti+d;16+8+12;36
52;39;red-40+ulti+td;8+8+24;40
53;40;red-20+td;16+24;40
54;41;red-20+ulti+td;16+8+24;48
"""
ROWS = [line.split(";") for line in WRITTEN.split()]
SETTINGS = ("printed_ranks", "printed_rank_38", "printed_rank_34", "serial_decides")
READINGS = [Reading.suppose(**dict(zip(SETTINGS, values, strict=True))) for values in product((True, False), repeat=4)]


def bid(text: str) -> Bid:
    return Bid.parse(text)


def is_read(text: str) -> bool:
    try:
        bid(text)
    except ValueError:
        return False
    return True


def calls(text: str) -> Auction:
    return auction_state(parse_call(word) for word in text.split(","))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[2])
def test_a_bid_made_from_the_rules_stands_where_the_table_has_it(row: list[str]) -> None:
    serial, rank, name, values, total = row
    made = TABLE[int(serial) - 1]
    assert (str(made), made.serial, made.rank, made.total) == (name, int(serial), int(rank), int(total))
    assert "+".join(str(value) for _, value in made.values) == values
    assert bid(name) == made


def test_there_are_54_bids_and_the_highest_is_worth_48() -> None:
    assert len(ROWS) == len(TABLE) == len(set(TABLE)) == 54
    assert TABLE[-1].total == max(one.total for one in TABLE) == 48
    assert sum(one.red for one in TABLE) == sum(one.has_trump and not one.red for one in TABLE) == 24


def test_the_table_that_readers_see_is_the_engine_s() -> None:
    rows = re.findall(r"^\| (\d+) \| (\d+) \| (.+?) \| .+? \| ([\d+]+) \| (\d+) \|$", CONTENT.read_text("utf-8"), re.M)
    assert len(rows) == 54
    for one, (serial, rank, name, values, total) in zip(TABLE, rows, strict=True):
        assert (one.serial, one.rank, one.total) == (int(serial), int(rank), int(total))
        assert "+".join(str(value) for _, value in one.values) == values
        assert name.partition(" (")[0].lower() == str(one.words())


def test_only_parti_ulti_and_4_aces_leave_the_parti_at_stake() -> None:
    live = {str(one) for one in TABLE if one.live}
    assert live == {f"{red}{name}" for red in ("", "red-") for name in ("parti", "ulti", "4a", "ulti+4a")}


def test_30_of_the_8191_sets_of_parts_may_be_bid() -> None:
    sets = [frozenset(some) for number in range(1, 14) for some in combinations(Task, number)]
    assert (len(sets), sum(legal_combination(some) for some in sets)) == (8191, 30)


@pytest.mark.parametrize("text", ["", "red-b", "red-szd", "40+20", "4a+d", "parti+ulti", "40+40", "b+ulti", "x", "red"])
def test_what_is_no_bid_is_not_read_as_one(text: str) -> None:
    assert not is_read(text)


@pytest.mark.parametrize("reading", READINGS)
def test_no_bid_beats_itself_and_no_two_beat_each_other(reading: Reading) -> None:
    assert not any(one.beats(one, reading) for one in TABLE)
    assert not any(one.beats(other, reading) and other.beats(one, reading) for one, other in combinations(TABLE, 2))


@pytest.mark.parametrize("reading", READINGS)
def test_the_later_in_the_table_is_never_the_lower(reading: Reading) -> None:
    assert not any(earlier.beats(later, reading) for earlier, later in combinations(TABLE, 2))


@pytest.mark.parametrize("reading", READINGS)
def test_higher_than_higher_is_higher(reading: Reading) -> None:
    over = {one: {other for other in TABLE if one.beats(other, reading)} for one in TABLE}
    assert all(over[lower] <= over[one] for one in TABLE for lower in over[one])


def test_by_default_the_rank_alone_tells_which_bid_is_higher() -> None:
    assert all(one.beats(other) == (one.rank > other.rank) for one, other in permutations(TABLE, 2))


def test_where_the_serial_number_decides_every_two_bids_are_ordered() -> None:
    reading = Reading.suppose(serial_decides=True)
    assert all(later.beats(earlier, reading) for earlier, later in combinations(TABLE, 2))


@pytest.mark.parametrize(
    ("setting", "usual", "pairs"),
    [
        ("printed_ranks", False, {(7, 8), (11, 12), (15, 16), (15, 17), (16, 17), (22, 23), (22, 24), (23, 24)}),
        ("printed_rank_38", False, {(36, 38), (37, 38)}),
        ("printed_rank_34", True, {(33, 34)}),
    ],
)
def test_an_open_rank_touches_only_the_bids_it_is_about(setting: str, usual: bool, pairs: set[tuple[int, int]]) -> None:
    reading = Reading.suppose(**{setting: not usual})
    changed = {
        (earlier.serial, later.serial)
        for earlier, later in combinations(TABLE, 2)
        if later.beats(earlier) != later.beats(earlier, reading)
    }
    assert changed == pairs


@pytest.mark.parametrize(
    ("valid", "smallest"),
    [
        ("parti", "red-parti"),
        ("red-parti", "40"),
        ("40", "4a"),
        ("4a", "ulti"),
        ("ulti", "b"),
        ("b", "d"),
        ("d", "40+4a"),
        ("20", "ulti+4a"),
        ("red-40", "ulti+4a"),
        ("red-ulti", "rb"),
        ("rb", "40+ulti+4a"),
        ("red-40+4a", "red-40+ulti"),
        ("20+ulti+d", "red-ulti+4a"),
        ("red-ulti+d", "tb"),
        ("tb", "20+ulti+td"),
        ("red-20+td", "red-20+ulti+td"),
    ],
)
def test_the_smallest_bid_over_another(valid: str, smallest: str) -> None:
    assert smallest_over(bid(valid)) == bid(smallest)


def test_nothing_is_over_the_highest_bid() -> None:
    assert smallest_over(TABLE[-1]) is None


def test_a_name_can_mean_several_bids_only_where_a_durchmars_is_completed() -> None:
    completed = Reading.suppose(durchmars_completed=True)
    unclear = {name for name in Name.every() for valid in TABLE if len(meant_by(name, valid, completed)) > 1}
    assert {str(name) for name in unclear} == {"d", "td"}
    assert not any(len(meant_by(name, valid)) > 1 for name in Name.every() for valid in TABLE)


def test_a_durchmars_is_the_grade_that_was_said_or_nothing() -> None:
    for name, valid in product(Name.every(), TABLE):
        if Task.DURCHMARS in name.undertaken:
            assert all(Name.of(one).grades == name.grades for one in meant_by(name, valid))


def test_what_a_name_means_is_higher_and_has_that_name() -> None:
    for name, valid in product(Name.every(), TABLE):
        assert all(one.beats(valid) and name.fits(one) for one in meant_by(name, valid))


def test_the_full_name_of_a_higher_bid_means_that_bid() -> None:
    assert all(meant_by(Name.of(one), valid) == (one,) for one, valid in product(TABLE, TABLE) if one.beats(valid))


def test_every_name_can_be_read_back() -> None:
    assert all(Name.parse(str(name)) == name for name in Name.every())
    assert len(Name.every()) == 55


def test_the_turn_goes_round_and_two_passes_end_it() -> None:
    assert [calls(text).turn for text in ("parti", "parti,pass", "parti,pass,40")] == [
        Seat.SECOND,
        Seat.THIRD,
        Seat.FIRST,
    ]
    assert calls("parti,pass,40").declarer is None
    assert calls("parti,pass,40,pass,pass").declarer is Seat.THIRD
    assert calls("parti,pass,40,pass,pass").valid == bid("40")


def test_a_pass_is_parti_only_from_the_first_player() -> None:
    assert auction_state((Pass.PASS,)).valid == bid("parti")
    assert not auction_state((Pass.PASS, Pass.PASS)).is_over
    assert auction_state((Pass.PASS, Pass.PASS, Pass.PASS)).declarer is Seat.FIRST


@pytest.mark.parametrize("text", ["ulti,40", "parti,pass,pass,pass", "parti,red-pass"])
def test_calls_that_cannot_follow_each_other_are_refused(text: str) -> None:
    with pytest.raises(Impossible):
        calls(text)


def test_an_auction_can_be_read_back() -> None:
    text = "red-pass,40,pass,ulti,pass,pass,b"
    assert str(Auction.parse(text)) == text
    assert Auction.parse("") == Auction()
