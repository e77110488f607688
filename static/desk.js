// The desk: an old result is greyed as soon as its sheet changes; a ruling can be shared and printed.

const root = document.documentElement;
if (navigator.share) root.classList.add("can-share");

document.addEventListener("click", (event) => {
  const share = event.target.closest("[data-share]");
  if (share) navigator.share({ title: document.title, text: document.querySelector("h1").textContent, url: share.dataset.share }).catch(() => {});
  if (event.target.closest("[data-print]")) print();
});

// What the form says now, and what it said when the result was reckoned.
const written = () => {
  const form = document.querySelector("form.sheet");
  return form ? new URLSearchParams(new FormData(form)).toString() : "";
};
let reckoned = written();
const sent = new WeakMap(); // what the form said, by request
let pressed = false;

function grey() {
  const result = document.getElementById("result");
  if (!result) return;
  const isOld = written() !== reckoned;
  for (const one of [result, document.querySelector(".result-bar")]) one.classList.toggle("stale", isOld);
  result.ariaBusy = isOld;
}

document.addEventListener("input", grey);
document.addEventListener("change", grey);
document.addEventListener("htmx:beforeRequest", (event) => {
  sent.set(event.detail.xhr, written());
  pressed = event.detail.requestConfig.triggeringEvent?.type === "submit";
});
document.addEventListener("htmx:afterSettle", (event) => {
  const part = event.detail.target?.id;
  reckoned = part === "result" ? sent.get(event.detail.xhr) : written();
  if (!["result", "depending"].includes(part)) return;
  grey();
  if (pressed) showResult();
});

// Who presses the button wants to see what comes of it.
function showResult() {
  const heading = document.querySelector("#result h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
