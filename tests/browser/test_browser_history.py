"""Back and Forward in a real browser: through the desk, the quiz and the search every step is a whole page again."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_browser_quiz import CHECK, SCREENS

pytestmark = pytest.mark.browser


class Seen(NamedTuple):
    """What a reader has seen at an address."""

    address: str
    heading: str
    text: str


def press(name: str, then: str) -> Callable[[Page], None]:
    """An answer at the desk, and the question that it brings."""

    def act(page: Page) -> None:
        page.locator("#desk").get_by_role("button", name=name, exact=True).click()
        expect(page.locator("h1")).to_have_text(then)

    return act


def rule_in_the_quiz(page: Page) -> None:
    page.get_by_role("radio", name="2").check()
    page.get_by_role("button", **CHECK).click()
    expect(page.locator("#quiz")).to_contain_text("Right.")


def open_what_was_found(page: Page) -> None:
    page.locator("a.hit[href*='/bridge/64']").first.click()
    expect(page.locator("main.seeking")).to_have_count(0)


STEPS: list[Callable[[Page], object]] = [
    lambda page: page.goto("/en/desk/bridge/revoke"),
    press("yes", "Who held the card?"),
    press("a defender", "What has the offending side done since?"),
    press("led or played to the next trick", "Is any of this true as well?"),
    lambda page: page.goto("/en/quiz/bridge/revoke-tricks/17"),
    rule_in_the_quiz,
    lambda page: page.goto("/en/search?q=revoke"),
    open_what_was_found,
]


def look(page: Page) -> Seen:
    main = page.locator("main")
    return Seen(page.url, page.locator("h1").inner_text(), main.inner_text())


def check_whole(page: Page, seen: Seen) -> None:
    """The frame once each, and in it what stood at this address."""
    expect(page).to_have_url(seen.address)
    expect(page.locator("h1")).to_have_text(seen.heading)
    for part in ("header.top", "main", "footer.bottom"):
        expect(page.locator(part)).to_have_count(1)
        expect(page.locator(part)).to_be_visible()
    assert look(page) == seen


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_back_to_the_start_and_forward_to_the_end_every_step_is_whole(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    way: list[Seen] = []
    for step in STEPS:
        step(page)
        way.append(look(page))
    assert len({seen.address for seen in way}) == len(STEPS)
    for seen in reversed(way[:-1]):
        page.go_back()
        check_whole(page, seen)
    for seen in way[1:]:
        page.go_forward()
        check_whole(page, seen)
    print(f"{2 * len(way) - 2} steps back and forward at {width} pixels")
