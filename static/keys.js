// Answers by keyboard, at the desk and in the quiz: a digit chooses, Enter goes on, n takes the next scenario.

// [data-digits] holds the answers to one part, counted from 1 or, if it says "own", called by their own value;
// [data-enter] is what Enter presses where nothing else has the focus.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting()) return;
  if (event.key === "Enter") goOn(event);
  else if (event.key === "n") document.querySelector("#quiz .next")?.click();
  else if (/^[0-9]$/.test(event.key)) choose(event.key);
});

function goOn(event) {
  const next = document.querySelector("[data-enter]");
  if (!next || !document.activeElement.matches("body, h1, h2, h3, input, [data-arrive]")) return;
  event.preventDefault();
  next.click();
}

// The part at hand, else the first that is open.
function choose(digit) {
  const parts = [...document.querySelectorAll("[data-digits]")];
  const part = parts.find((one) => one.contains(document.activeElement)) ?? parts.find((one) => !one.querySelector(":checked")) ?? parts.at(-1);
  const answers = [...(part?.querySelectorAll("input:enabled:not([type=hidden]), button, a") ?? [])];
  const answer = part?.dataset.digits === "own" ? answers.find((one) => one.value === digit) : answers[digit - 1];
  answer?.focus();
  answer?.click();
}

function isWriting() {
  return document.activeElement.matches("textarea, select, input:not([type=radio], [type=checkbox])");
}
