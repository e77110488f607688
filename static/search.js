// The search over any page: results while one types, arrows and Enter, a query that Back brings again, marks on the page reached.

const sheet = document.getElementById("sheet");
const forms = [...document.querySelectorAll("form[role=search]")];

// The reader's own game leads, also where no book is at hand.
for (const form of forms)
  if (!form.elements.at && localStorage.getItem("game")) {
    const at = Object.assign(document.createElement("input"), { type: "hidden", name: "at", value: localStorage.getItem("game") });
    form.append(at);
  }

class Live {
  constructor(form, body) {
    this.form = form;
    this.box = form.elements.q;
    this.status = body.querySelector(".status");
    this.found = body.querySelector(".found");
    this.box.setAttribute("role", "combobox");
    this.box.setAttribute("aria-autocomplete", "list");
    this.offer();
    this.box.addEventListener("input", () => this.seekSoon());
    this.box.addEventListener("keydown", (event) => this.walk(event));
    this.found.addEventListener("click", (event) => this.remember(event));
  }

  get address() {
    return `${this.form.action}?${new URLSearchParams(new FormData(this.form))}`;
  }

  seekSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.seek(), 150);
  }

  // An answer that comes after the next letter, or after the box was left, finds nobody waiting for it.
  async seek() {
    this.request?.abort();
    if (!this.box.value.trim()) return this.show("");
    const request = (this.request = new AbortController());
    const { failed, broken } = document.getElementById("waiting").dataset;
    try {
      const answer = await fetch(this.address, { headers: { "HX-Request": "true" }, signal: request.signal });
      const isSoonReady = answer.status === 503 && answer.headers.has("Retry-After");
      const markup = await answer.text();
      if (request.signal.aborted) return;
      if (answer.ok || isSoonReady) this.show(markup);
      else this.status.textContent = broken;
      if (isSoonReady) this.timer = setTimeout(() => this.seek(), 1000 * answer.headers.get("Retry-After"));
    } catch {
      if (!request.signal.aborted) this.status.textContent = failed;
    }
  }

  show(markup) {
    const page = new DOMParser().parseFromString(markup, "text/html");
    this.found.replaceChildren(...page.body.childNodes);
    this.status.textContent = this.found.querySelector(".list")?.dataset.status ?? "";
    this.offer();
    this.keep?.(this.box.value);
  }

  // What was found is a list of options to the box; to readers without it, plain links. What was heard stands above the
  // list, between chips that are no options, and is the list's own all the same.
  offer() {
    const list = this.found.querySelector(".list");
    this.options = [...this.found.querySelectorAll("a.hit")];
    this.at = -1;
    this.box.removeAttribute("aria-activedescendant");
    this.box.setAttribute("aria-expanded", this.options.length > 0);
    this.box.removeAttribute("aria-controls");
    if (!this.options.length) return;
    list.id = `${this.box.id}-list`;
    list.setAttribute("role", "listbox");
    list.ariaLabel = list.dataset.label;
    for (const part of list.querySelectorAll("ol, li, p")) part.setAttribute("role", "none");
    this.options.forEach((option, number) => {
      option.id = `${this.box.id}-${number}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.tabIndex = -1;
    });
    const above = this.options.filter((option) => !list.contains(option)).map((option) => option.id);
    if (above.length) list.setAttribute("aria-owns", above.join(" "));
    this.box.setAttribute("aria-controls", list.id);
  }

  walk(event) {
    if (event.key === "Enter" && this.options[this.at]) {
      event.preventDefault();
      this.options[this.at].click();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.options.length) {
      event.preventDefault();
      this.stay();
      this.choose(this.at + (event.key === "ArrowDown" ? 1 : -1));
    }
  }

  // What somebody walks among is not replaced under them.
  stay() {
    clearTimeout(this.timer);
    this.request?.abort();
  }

  // Past either end one is back in the box.
  choose(number) {
    this.options[this.at]?.setAttribute("aria-selected", "false");
    this.at = number < -1 ? this.options.length - 1 : number >= this.options.length ? -1 : number;
    const option = this.options[this.at];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) this.box.setAttribute("aria-activedescendant", option.id);
    else this.box.removeAttribute("aria-activedescendant");
  }

  // The words that were marked in a hit are marked again where it leads.
  remember(event) {
    const hit = event.target.closest("a.hit");
    if (!hit) return;
    const words = [...new Set([...hit.querySelectorAll("mark")].map((mark) => mark.textContent))];
    sessionStorage.setItem("marks", JSON.stringify({ page: hit.pathname + hit.search, hash: hit.hash, words }));
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (hit.hash && hit.pathname === location.pathname && hit.search === location.search) this.leave?.();
  }
}

// The search page writes its query into its own address.
const own = document.querySelector("main.seeking .find-again");
if (own) {
  const live = new Live(own, document.querySelector("main.seeking .hits-body"));
  live.keep = () => history.replaceState(history.state, "", live.address);
  if (live.found.querySelector("[data-waiting]")) live.seekSoon();
  onSlash(() => own.elements.q.select());
}

// Elsewhere the sheet lies over the page; the page remembers the query, and Back finds it again.
if (sheet?.showModal) {
  const live = new Live(sheet.querySelector("form"), sheet.querySelector(".hits-body"));
  const note = (sought) => history.replaceState({ ...history.state, sought }, "");
  const open = (query) => {
    if (!sheet.open) sheet.showModal();
    live.box.value = query;
    live.box.focus();
    if (query) live.seekSoon();
    else live.show("");
  };
  live.keep = note;
  live.leave = () => {
    left = true;
    sheet.close();
  };
  let left = false;

  for (const form of forms.filter((form) => !sheet.contains(form)))
    form.elements.q.addEventListener("input", (event) => {
      if (event.isComposing) return;
      open(event.target.value);
      event.target.value = "";
    });
  document.querySelector(".find-link")?.addEventListener("click", (event) => {
    event.preventDefault();
    open("");
  });
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet || event.target.closest(".x")) sheet.close();
  });
  sheet.addEventListener("close", () => {
    if (sheet.open) return; // opened again before this was told
    live.stay();
    if (!left) {
      live.box.value = "";
      live.show("");
    }
    left = false;
  });
  onSlash(() => open(""));
  const again = () => {
    if (history.state?.sought && !sheet.open) open(history.state.sought);
  };
  addEventListener("popstate", again);
  again();
}

// A slash leads to the search, unless it is being written.
function onSlash(act) {
  document.addEventListener("keydown", (event) => {
    const isWriting = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key !== "/" || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
}

// On the page reached: the words that were found are marked in the paragraph, once.
function markFound() {
  const { page, hash, words } = JSON.parse(sessionStorage.getItem("marks") ?? "{}");
  if (page !== location.pathname + location.search || hash !== location.hash) return;
  sessionStorage.removeItem("marks");
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : document.getElementById("main");
  if (!target || !words.length) return;
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.parentElement.closest(".text, .essay, h1")) texts.push(walker.currentNode);
  for (const text of texts) mark(text, any);
}

function mark(text, any) {
  const pieces = text.data.split(any);
  if (pieces.length < 2) return;
  text.replaceWith(
    ...pieces.map((piece, number) => {
      if (number % 2 === 0) return piece;
      const marked = document.createElement("mark");
      marked.textContent = piece;
      return marked;
    }),
  );
}

markFound();
addEventListener("hashchange", markFound);
