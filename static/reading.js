// While one reads: the heading in view stands in the header and is marked in the contents.

const here = document.querySelector(".place .here");
const contents = document.getElementById("contents");
const rules = [...document.querySelectorAll(".page .rule[id]")];
const unsaid = here?.textContent;
const LINE = 84; // pixels below the top of the window, under the header: what crosses it is being read

let headed = "";
const titles = new Map(rules.map((rule) => {
  if (rule.querySelector(".text > :is(h2, h3)")) headed = rule.querySelector(".text > :is(h2, h3)").lastChild.textContent;
  return [rule, `${rule.querySelector(".number .unseen").textContent} ${headed}`];
}));

function show(rule) {
  here.textContent = rule ? titles.get(rule) : unsaid;
  contents.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const link = rule && contents.querySelector(`a[href="#${rule.id}"]`);
  if (!link) return;
  link.setAttribute("aria-current", "true");
  const top = link.offsetTop - contents.clientHeight / 2;
  if (contents.scrollHeight > contents.clientHeight) contents.scrollTop = top;
}

let observer;
function watch() {
  observer?.disconnect();
  observer = new IntersectionObserver(
    () => show(rules.findLast((rule) => rule.getBoundingClientRect().top <= LINE)),
    { rootMargin: `${-LINE}px 0px ${LINE + 1 - innerHeight}px` },
  );
  for (const rule of rules) observer.observe(rule);
}
if (rules.length && contents) {
  watch();
  addEventListener("resize", watch);
}

// On a phone the contents are a sheet over the page; what is chosen there takes its place in the history.
contents?.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#']");
  if (!link || !contents.matches(":target")) return;
  event.preventDefault();
  location.replace(link.hash);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && contents?.matches(":target")) location.replace(contents.querySelector(".close").hash);
});

// What one looks for in the contents is unfolded.
const find = document.getElementById("find");
find?.addEventListener("input", () => {
  const words = find.value.toLocaleLowerCase().split(/\s+/);
  const has = (element) => words.every((word) => element.textContent.toLocaleLowerCase().includes(word));
  for (const section of document.querySelectorAll(".unfolding > li")) {
    const rows = [...section.querySelectorAll("details li")];
    const whole = !rows.some(has);
    for (const row of rows) row.hidden = !whole && !has(row);
    for (const fold of section.querySelectorAll("details")) fold.open = Boolean(find.value) && !whole;
  }
});

document.querySelector("button.print")?.addEventListener("click", () => print());
