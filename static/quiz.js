// The quiz: the bar says how many parts have an answer.

function tellCount() {
  const count = document.querySelector("#quiz .count");
  if (!count) return;
  const parts = [...document.querySelectorAll("#quiz .part:not(.right, .wrong)")];
  const answered = parts.filter((part) => part.querySelector(":checked") || isFilledIn(part));
  count.querySelector("b").textContent = answered.length;
  count.hidden = parts.length < 2;
}

function isFilledIn(part) {
  const fields = [...part.querySelectorAll("input:not([type])")];
  return fields.length > 0 && fields.every((field) => field.value);
}

for (const occasion of ["change", "input", "htmx:afterSettle"]) document.addEventListener(occasion, tellCount);
tellCount();
