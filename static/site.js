// Comforts for those who have JavaScript: references shown in place, links copied, lists filtered, the language kept.

const peek = document.getElementById("peek");
const said = document.getElementById("said");

document.addEventListener("click", (event) => {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const reference = event.target.closest("a[data-peek]");
  const copy = event.target.closest("button[data-copy]");
  const language = event.target.closest("a[data-ui]");
  if (reference) showInPlace(event, reference);
  if (copy) copyLink(copy);
  if (language) document.cookie = `ui=${language.dataset.ui}; path=/; max-age=31536000; SameSite=Lax`;
});

for (const field of document.querySelectorAll("input[data-filters]"))
  field.addEventListener("input", () => {
    const words = field.value.toLocaleLowerCase().split(/\s+/);
    for (const item of document.querySelectorAll(field.dataset.filters))
      item.hidden = !words.every((word) => item.textContent.toLocaleLowerCase().includes(word));
  });

// Terms can be left unmarked; the reader's wish is kept in the browser alone.
const marking = document.querySelector("button.marking");
if (marking && localStorage.getItem("terms") === "off") {
  for (const term of document.querySelectorAll("a.term")) term.replaceWith(...term.childNodes);
  marking.textContent = marking.dataset.off;
}
marking?.addEventListener("click", () => {
  if (localStorage.getItem("terms") === "off") localStorage.removeItem("terms");
  else localStorage.setItem("terms", "off");
  location.reload();
});

// Suits in two colours or in four, as the reader likes; kept in the browser alone, and set before the page is seen.
const root = document.documentElement;
root.classList.toggle("four-colours", localStorage.getItem("colours") === "four");
const colours = document.querySelector("button.colours");
if (colours) colours.textContent = root.classList.contains("four-colours") ? colours.dataset.on : colours.dataset.off;
colours?.addEventListener("click", () => {
  const four = root.classList.toggle("four-colours");
  if (four) localStorage.setItem("colours", "four");
  else localStorage.removeItem("colours");
  colours.textContent = four ? colours.dataset.on : colours.dataset.off;
});

// Ruling by keyboard: a digit answers the part at hand or the first that is open, Enter rules or goes on.
document.addEventListener("keydown", (event) => {
  const form = document.querySelector("form.quiz, form.ask");
  if (!form || event.ctrlKey || event.metaKey || event.altKey || isWriting()) return;
  if (event.key === "Enter" && document.activeElement.matches("body, input")) {
    event.preventDefault();
    const next = document.querySelector(".next a");
    if (next) next.click();
    else form.requestSubmit();
  } else if (/^[1-9]$/.test(event.key)) {
    const parts = [...form.querySelectorAll("fieldset")].filter((part) => part.querySelector(".answers"));
    const part = document.activeElement.closest("fieldset") ?? parts.find((one) => !one.querySelector(":checked")) ?? parts.at(-1);
    const answer = part?.querySelectorAll(".answers input:enabled, .answers button")[event.key - 1];
    answer?.focus();
    answer?.click();
  }
});

function isWriting() {
  return document.activeElement.matches("textarea, select, input:not([type=radio], [type=checkbox])");
}

// Searching by keyboard: / goes to the box, arrows walk through what was found, Esc leaves.
const box = document.getElementById("q");
document.addEventListener("keydown", (event) => {
  if (!box || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = document.getElementById("found");
  const writing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
  if (event.key === "/" && !writing) {
    event.preventDefault();
    box.select();
  } else if (event.key === "Escape" && (document.activeElement === box || found.contains(document.activeElement))) {
    if (found.classList.contains("panel")) found.replaceChildren();
    box.value = "";
    box.focus();
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    walk(event, [box, ...found.querySelectorAll("a.hit")]);
  }
});

// An answer that comes after the box was emptied finds nobody waiting for it.
document.addEventListener("htmx:beforeSwap", (event) => {
  const { target } = event.detail;
  if (target.id !== "found" || !target.classList.contains("panel") || box.value) return;
  event.detail.shouldSwap = false;
  target.replaceChildren();
});

function walk(event, stops) {
  const here = stops.indexOf(document.activeElement);
  const next = stops[here + (event.key === "ArrowDown" ? 1 : -1)];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

async function showInPlace(event, link) {
  if (!peek.showPopover) return;
  event.preventDefault();
  const answer = await fetch(link.dataset.peek).catch(() => null);
  if (!answer?.ok) {
    location.assign(link.href);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const rule = document.adoptNode(page.querySelector(".rule"));
  keepLanguage(rule, document.getElementById("main").dataset.text);
  for (const element of [rule, ...rule.querySelectorAll("[id]")]) element.removeAttribute("id");
  peek.querySelector(".peek-body").replaceChildren(rule);
  peek.querySelector(".open").href = link.href;
  peek.querySelector(".open").onclick = () => peek.hidePopover();
  if (!peek.contains(link)) {
    peek.showPopover({ source: link });
    placeBeside(link);
  }
  peek.focus();
}

// The view of the page decides which language is shown; a book that has not got it shows all it has.
function keepLanguage(rule, language) {
  const texts = [...rule.querySelectorAll(".text")];
  if (texts.some((text) => text.lang === language))
    for (const text of texts) if (text.lang !== language) text.remove();
}

// On a wide screen beside the link, on the side with more room; on a phone the style sheet docks it.
function placeBeside(link) {
  peek.style.inset = peek.style.maxHeight = "";
  if (innerWidth < 700) return;
  const at = link.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, innerWidth - peek.offsetWidth - 24));
  const above = at.top - 12;
  const below = innerHeight - at.bottom - 12;
  peek.style.maxHeight = `${Math.max(above, below)}px`;
  peek.style.inset = below >= above ? `${at.bottom + 6}px auto auto ${left}px` : `auto auto ${innerHeight - at.top + 6}px ${left}px`;
}

async function copyLink(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    copyBySelection(button.dataset.copy);
  }
  said.textContent = said.dataset.copied;
  button.dataset.said = said.dataset.copied;
  setTimeout(() => {
    said.textContent = "";
    delete button.dataset.said;
  }, 2000);
}

// Where the clipboard is closed to pages, as over plain http in a club's own network.
function copyBySelection(text) {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = text;
  field.select();
  document.execCommand("copy");
  field.remove();
}
