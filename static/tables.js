// Tables with marked columns: headings that sort, and boxes that filter by the parts of a cell.

const page = document.getElementById("main");

for (const table of document.querySelectorAll("table:has(th[data-sort])")) {
  const headings = [...table.querySelectorAll("th")];
  const body = table.tBodies[0];
  const language = table.closest("[lang]").lang;
  for (const heading of headings) if ("sort" in heading.dataset) makeSortable(heading, headings, body, language);
  const column = headings.findIndex((heading) => "filter" in heading.dataset);
  if (column >= 0) addFilter(table, body, column);
}

function makeSortable(heading, headings, body, language) {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...heading.childNodes);
  heading.append(button);
  const column = headings.indexOf(heading);
  const collator = new Intl.Collator(language, { numeric: true });
  button.addEventListener("click", () => {
    const downwards = heading.getAttribute("aria-sort") === "ascending";
    for (const other of headings) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", downwards ? "descending" : "ascending");
    const text = (row) => row.cells[column].textContent;
    const rows = [...body.rows].sort((one, other) => collator.compare(text(one), text(other)));
    body.append(...(downwards ? rows.reverse() : rows));
  });
}

function addFilter(table, body, column) {
  const parts = (row) => row.cells[column].textContent.split(" + ");
  const names = [...new Set([...body.rows].flatMap(parts))];
  const without = table.querySelectorAll("th")[column].dataset.filter;
  const choices = names.map((name) => choice(name, (row) => parts(row).includes(name)));
  if (without) choices.push(choice(page.dataset.without.replace("{part}", without), (row) => !parts(row).includes(without)));
  const group = document.createElement("fieldset");
  group.className = "filter";
  const legend = document.createElement("legend");
  legend.textContent = page.dataset.filter;
  const count = document.createElement("output");
  group.append(legend, ...choices.map(({ label }) => label), count);
  group.addEventListener("change", () => {
    const chosen = choices.filter(({ box }) => box.checked);
    for (const row of body.rows) row.hidden = !chosen.every(({ fits }) => fits(row));
    const shown = [...body.rows].filter((row) => !row.hidden).length;
    count.textContent = page.dataset.rows.replace("{shown}", shown).replace("{all}", body.rows.length);
  });
  table.closest(".table").before(group);
}

function choice(name, fits) {
  const box = document.createElement("input");
  box.type = "checkbox";
  const label = document.createElement("label");
  label.append(box, ` ${name}`);
  return { box, label, fits };
}
