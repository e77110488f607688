// The search by keyboard.

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

