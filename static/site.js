// Comforts for those who have JavaScript, on every page: references in place, links copied, the reader's wishes kept.

const peek = document.getElementById("peek");
const said = document.getElementById("said");
const root = document.documentElement;

document.addEventListener("click", (event) => {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const reference = event.target.closest("a[data-peek]");
  const copy = event.target.closest("button[data-copy]");
  const language = event.target.closest("a[data-ui]");
  if (reference) showInPlace(event, reference);
  if (copy) copyLink(copy);
  if (language) changeLanguage(language);
});

// The choice is kept, and so is the place on the page.
function changeLanguage(link) {
  const path = new URL("..", document.querySelector("a.mark").href).pathname; // the site may lie below a host's root
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `ui=${link.dataset.ui}; path=${path}; max-age=31536000; SameSite=Lax${secure}`;
  link.hash = location.hash;
}

// The game that was looked at last is the reader's own: it stands first at home and leads in a search.
if (root.dataset.game) localStorage.setItem("game", root.dataset.game);
const own = document.querySelector(`.tile[data-game="${localStorage.getItem("game")}"]`);
own?.parentElement.prepend(own);

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
root.classList.toggle("four-colours", localStorage.getItem("colours") === "four");
const colours = document.querySelector("button.colours");
if (colours) colours.textContent = root.classList.contains("four-colours") ? colours.dataset.on : colours.dataset.off;
colours?.addEventListener("click", () => {
  const four = root.classList.toggle("four-colours");
  if (four) localStorage.setItem("colours", "four");
  else localStorage.removeItem("colours");
  colours.textContent = four ? colours.dataset.on : colours.dataset.off;
});

// What a request brought is read from its beginning: the heading that has arrived takes the focus.
document.addEventListener("htmx:afterSettle", (event) => {
  const target = event.detail.target ?? document; // going back brings the whole page
  const arrived = target.querySelector("[data-arrive]");
  if (!arrived || isWritingOutside(target)) return;
  arrived.tabIndex = -1;
  arrived.focus({ preventScroll: true });
  arrived.scrollIntoView({ block: "nearest" });
});

// Who is writing elsewhere on the page is left to write.
function isWritingOutside(target) {
  const active = document.activeElement;
  return !target.contains(active) && active.matches("select, textarea, input:not([type=radio], [type=checkbox])");
}

// One sentence says that a request takes long or has failed, and offers to send it once more.
const waiting = document.getElementById("waiting");
let timer;
function tell(words, again) {
  clearTimeout(timer);
  waiting.querySelector("span").textContent = words;
  waiting.querySelector("button").hidden = !again;
  waiting.querySelector("button").onclick = again;
  waiting.hidden = !words;
}
document.addEventListener("htmx:beforeRequest", () => {
  clearTimeout(timer);
  timer = setTimeout(() => tell(waiting.dataset.slow), 300);
});
document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful) tell("");
});
for (const failure of ["htmx:sendError", "htmx:timeout", "htmx:responseError"])
  document.addEventListener(failure, (event) => {
    const { elt, requestConfig, target } = event.detail;
    const { path, formData, headers } = requestConfig;
    const words = failure === "htmx:responseError" ? waiting.dataset.broken : waiting.dataset.failed;
    tell(words, () => htmx.ajax("GET", path, { source: elt, target, values: formData, headers }));
  });

async function showInPlace(event, link) {
  if (!peek.showPopover) return;
  event.preventDefault();
  const answer = await fetch(link.dataset.peek).catch(() => null);
  if (!answer) return tell(waiting.dataset.failed, () => link.click());
  if (!answer.ok) {
    location.assign(link.href);
    return;
  }
  peek.dataset.from = new URL(link.dataset.peek, location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const rule = document.adoptNode(shownOf(page));
  keepLanguage(rule, document.getElementById("main").dataset.text);
  for (const element of [rule, ...rule.querySelectorAll("[id]")]) element.removeAttribute("id");
  peek.querySelector(".peek-body").replaceChildren(rule);
  peek.querySelector(".open").href = link.href;
  if (!peek.contains(link)) {
    peek.showPopover({ source: link });
    placeBeside(link);
    history.pushState({ peek: true }, "");
  }
  tell("");
  peek.focus();
}

// A paragraph with the first words of its parts; of a section that says nothing itself, its title and what it contains.
function shownOf(page) {
  const outline = page.querySelector(".leaf #contents > ol");
  const [rule, ...parts] = page.querySelectorAll(".rule:not(.consequence)");
  if (!outline) {
    if (parts.length) rule.append(listOf(page, parts));
    return rule;
  }
  if (rule?.matches(".opening")) {
    rule.prepend(page.querySelector("h1"));
    return rule;
  }
  const section = page.createElement("article");
  section.className = "rule";
  for (const link of outline.querySelectorAll("a")) link.setAttribute("href", new URL(link.hash, peek.dataset.from));
  section.append(page.querySelector("h1"), outline);
  return section;
}

function listOf(page, rules) {
  const list = page.createElement("ol");
  for (const rule of rules) {
    const link = list.appendChild(page.createElement("li")).appendChild(rule.querySelector(".number a"));
    const words = rule.querySelector(".text > :is(h2, h3, h4, h5, h6), .number > .unseen");
    link.append(" ", words.lastChild.textContent.trim());
  }
  return list;
}

// Going back closes what was shown in place; closing it goes back, and the page stays where it is.
addEventListener("popstate", () => {
  if (peek.matches(":popover-open")) peek.hidePopover();
  history.scrollRestoration = "auto";
});
peek.addEventListener("toggle", (event) => {
  if (event.newState !== "closed" || !history.state?.peek) return;
  history.scrollRestoration = "manual";
  history.back();
});
// A link out of it takes its place in the history.
peek.addEventListener("click", (event) => {
  const link = event.target.closest("a:not([data-peek])");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(null, "");
  peek.hidePopover();
  location.replace(link.href);
});

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
