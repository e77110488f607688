"""What cannot be answered is said where one looks: refusals of every topic, a lost connection, a fault of ours."""

import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import NamedTuple
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from engine.inquiry import inquire
from engine.law import AnyTopic
from tests.games import GAMES, TOPICS
from tests.ruling_cases import load_cases

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
UNPROCESSABLE = 422


class Wrong(NamedTuple):
    """Facts that the desk must refuse, and the words that say so."""

    topic: AnyTopic
    facts: dict[str, str]
    said: str
    named: str = ""  # what was typed, where the refusal tells it again

    @property
    def page(self) -> str:
        return f"/en/desk/{self.topic.game}/{self.topic.name}"

    @property
    def address(self) -> str:
        return f"{self.page}?{urlencode(self.facts)}"


def senseless(topic: AnyTopic) -> Wrong:
    """No answer at all to the first question."""
    missing = inquire(GAMES[topic.game], topic, {}).missing
    first = topic.at_once[0] if topic.at_once else missing.name if missing else ""
    facts = {first: "blabla"}
    if inquire(GAMES[topic.game], topic, facts).wrong:
        return Wrong(topic, facts, "This answer cannot be understood")
    return Wrong(topic, facts, "This cannot have happened", "cannot be read: “blabla”")  # of several: which it is


def impossible() -> Iterator[Wrong]:
    """Of every topic that can be told something impossible, the shortest case that is."""
    found: dict[AnyTopic, dict[str, str]] = {}
    for case in sorted((case for case in load_cases() if case.refused), key=lambda case: len(case.written())):
        found.setdefault(case.topic, case.written())
    return (Wrong(topic, facts, "This cannot have happened") for topic, facts in found.items())


ALL = sorted([*map(senseless, TOPICS), *impossible()], key=lambda wrong: wrong.page)


def check_seen(page: Page, wrong: Wrong) -> None:
    """The refusal is in sight: as its heading, or in the bar that stays below a sheet."""
    expect(page.locator(".refusal h2")).to_have_text(wrong.said)
    expect(page.locator(".refusal")).to_contain_text(wrong.named)
    seen = page.locator(".result-bar" if wrong.topic.at_once else ".refusal h2")
    expect(seen).to_be_in_viewport()
    expect(seen).to_contain_text(wrong.said)
    expect(page.locator(".verdict, .lines")).to_have_count(0)


def ask(page: Page, wrong: Wrong) -> None:
    """Send facts as the page's own form would, which cannot be made to say all of them."""
    if not page.url.endswith(wrong.page):
        page.goto(wrong.page)
    page.evaluate(
        "([address, target]) => htmx.ajax('GET', address, {source: '#desk', target})",
        [wrong.address, "#result" if wrong.topic.at_once else "#desk"],
    )


@pytest.fixture(scope="module")
def phone(browser: Browser, server: str) -> Iterator[Page]:
    context = browser.new_context(base_url=server, viewport=PHONE)
    yield context.new_page()
    context.close()


def test_every_topic_refuses_in_sight_what_makes_no_sense_or_cannot_be(phone: Page) -> None:
    for wrong in ALL:
        ask(phone, wrong)
        check_seen(phone, wrong)
    print(f"{len(TOPICS)} topics of the desk: {len(ALL)} refusals seen, {len(ALL) - len(TOPICS)} of the impossible")


def test_every_topic_refuses_without_javascript(server: str) -> None:
    for wrong in ALL:
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(server + wrong.address)
        page = refused.value.read().decode()
        assert refused.value.code == UNPROCESSABLE, wrong.address
        assert re.search(rf'<section class="refusal".*{wrong.said}.*{wrong.named}', page, re.DOTALL), wrong.address
        assert 'class="verdict' not in page


def test_refusals_are_in_sight_without_javascript(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    for wrong in ALL[:: len(ALL) // 8]:
        page.goto(wrong.address)
        check_seen(page, wrong)
    context.close()


# What does not come


def answer_at_the_desk(page: Page) -> None:
    page.get_by_role("button", name="yes").click()


def rule_in_the_quiz(page: Page) -> None:
    page.get_by_role("radio", name="2").check()
    page.get_by_role("button", name="Check my ruling", exact=True).click()


def look_something_up(page: Page) -> None:
    page.locator("main form[role=search] [name=q]").press_sequentially("x")


def look_something_up_from_any_page(page: Page) -> None:
    page.keyboard.press("/")
    page.locator("#sheet-q").press_sequentially("revoke")


PLACES = pytest.mark.parametrize(
    ("address", "act", "line"),
    [
        ("/en/desk/bridge/revoke", answer_at_the_desk, "#waiting"),
        ("/en/quiz/bridge/revoke-tricks/17", rule_in_the_quiz, "#waiting"),
        ("/en/search?q=revoke", look_something_up, "main [role=status]"),
        ("/en/bridge/64", look_something_up_from_any_page, "#sheet [role=status]"),
    ],
)


@PLACES
def test_a_lost_connection_is_told(
    browser: Browser, server: str, address: str, act: Callable[[Page], None], line: str
) -> None:
    page = browser.new_page(base_url=server, viewport=PHONE)
    page.goto(address)
    page.context.set_offline(True)
    act(page)
    expect(page.locator(line)).to_contain_text("No connection.")
    expect(page.locator(line)).to_be_in_viewport()
    page.close()


@PLACES
def test_a_fault_of_ours_is_told_as_ours(
    browser: Browser, server: str, address: str, act: Callable[[Page], None], line: str
) -> None:
    page = browser.new_page(base_url=server, viewport=PHONE)
    page.goto(address)
    page.route(re.compile(r"\?"), lambda route: route.fulfill(status=500, body=""))
    act(page)
    expect(page.locator(line)).to_contain_text("Something went wrong on our side.")
    expect(page.locator(line)).to_be_in_viewport()
    page.close()
