"""A reader on the way to an answer: by touch on a phone, by keyboard, or without JavaScript; counts what it takes."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

PHONE, LAPTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
TOUCH, KEYS, PLAIN = "by touch", "by keyboard", "without JavaScript"
WAYS = (TOUCH, KEYS, PLAIN)
MOST_TABS = 200
FAR = """(one, top) => {
    const {y, height} = one.getBoundingClientRect(), room = innerHeight;
    return y < top ? (top - y) / room : Math.max(0, y + Math.min(height, 44) - room) / room;
}"""  # how far a page has to be moved, in screens, before the upper edge of what is wanted can be touched
IS_HERE = "(one) => one === document.activeElement || one.contains(document.activeElement)"
IS_IN_GROUP = "(one) => document.activeElement.type === 'radio' && document.activeElement.name === one.name"


@dataclass
class Journey:
    """One reader's way; taps are presses of Enter or Space where there is only a keyboard."""

    page: Page
    way: str
    taps: int = 0
    screens: float = 0.0
    typed: list[str] = field(default_factory=list)

    def start(self, address: str) -> None:
        self.page.goto(address)

    def link(self, name: str) -> None:
        """Follow the first link whose name begins so."""
        self.tap(self.page.get_by_role("link", name=re.compile(f"^{re.escape(name)}")).first)

    def button(self, name: str) -> None:
        self.tap(self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first)

    def tap(self, target: Locator) -> None:
        """Touch it where it is, or walk to it by Tab and press the key that it takes."""
        target.wait_for()
        self.look_for(target)
        self.taps += 1
        if self.way == KEYS:
            self.press(target)
        else:
            target.tap()

    def look_for(self, target: Locator) -> None:
        """Move the page until it can be seen, and count how far that was."""
        self.screens += float(target.evaluate(FAR, 0))
        target.scroll_into_view_if_needed()

    def press(self, target: Locator) -> None:
        is_radio = target.get_attribute("type") == "radio"
        for _ in range(MOST_TABS):
            if target.evaluate(IS_HERE) or (is_radio and target.evaluate(IS_IN_GROUP)):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"the keyboard does not reach {target}")
        while is_radio and not target.evaluate(IS_HERE):
            self.page.keyboard.press("ArrowDown")
        is_ticked = is_radio or target.get_attribute("type") == "checkbox"
        self.page.keyboard.press("Space" if is_ticked else "Enter")

    def write(self, target: Locator, text: str) -> None:
        """Touch a field and type, key by key, as people do."""
        if self.way == KEYS:
            self.look_for(target)
            target.focus()
        else:
            self.tap(target)
        self.page.keyboard.type(text, delay=20)
        self.typed.append(text)

    def follow(self, address: str) -> None:
        """Follow the first link on the page that leads there."""
        self.tap(self.page.locator(f"main a[href^='{address}']:visible").first)

    def answer(self, name: str, value: str) -> None:
        """Give an answer at the desk: a button, or a box to tick and a button to go on."""
        button = self.page.locator(f"main button[name='{name}'][value='{value}']:visible")
        box = self.page.locator(f"main input[name='{name}'][value='{value}']")
        question = self.page.locator(f"main [name='{name}']:not([type=hidden])").first
        question.wait_for(state="attached")
        if button.count():
            self.tap(button.first)
        elif value:
            self.tap(box.first if self.way == KEYS else self.page.locator("label", has=box).first)
            self.go_on()
        else:
            self.go_on()

    def go_on(self) -> None:
        self.tap(self.page.locator("main form button.go:visible").first)

    def ask(self, words: str, enter: bool = False) -> None:
        """Type into the search; without JavaScript, and for those in a hurry, Enter sends it."""
        box = self.page.locator("#q:visible")
        if not box.count():
            self.tap(self.page.locator(".find-link"))
        self.write(self.page.locator("#q:visible").first, words)
        if enter or self.way == PLAIN:
            self.page.keyboard.press("Enter")

    def sees(self, target: Locator) -> None:
        """What is told has to be in sight, without moving the page."""
        target.wait_for()
        assert float(target.evaluate(FAR, 0)) == 0, f"out of sight: {target}"

    def tell(self, task: str, most_taps: int, most_screens: float) -> None:
        """The line of the table; and no more than this may it take."""
        typing = f" + typing “{', '.join(self.typed)}”" if self.typed else ""
        print(f"{task}, {self.way}: {self.taps} taps{typing}, {self.screens:.1f} screens")
        assert self.taps <= most_taps
        assert self.screens <= most_screens
