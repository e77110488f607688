// What our own rules ask of a page, beyond axe: a list of sentences about what is wrong with it.
() => {
  const SMALLEST = 43.5, LONGEST = 120, wrong = [];
  const brief = (one) => one.outerHTML.replace(/\s+/g, " ").slice(0, 160);
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const wide = document.documentElement.scrollWidth, room = document.documentElement.clientWidth;
  if (wide > room) wrong.push(`sticks out sideways: ${wide} px in ${room}`);

  const titles = [...document.querySelectorAll("h1")].filter((one) => !one.closest("[popover]"));
  if (titles.length !== 1) wrong.push(`${titles.length} headings of the first level`);

  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  for (const id of new Set(ids.filter((one, number) => ids.indexOf(one) !== number))) wrong.push(`the id ${id} twice`);

  for (const one of document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output"))
    if (one.textContent.trim().length >= LONGEST) wrong.push(`a live region of ${one.textContent.trim().length} characters: ${brief(one)}`);

  // References stand in text and tables, as high as their line (axe sees to 24 px); all others must suit a thumb.
  const isInline = (one) => getComputedStyle(one).display === "inline";
  const isInSentence = (one) => {
    if (!isInline(one)) return false;
    let block = one.parentElement;
    while (isInline(block)) block = block.parentElement;
    const rest = block.cloneNode(true);
    rest.querySelectorAll("a, button, .unseen").forEach((other) => other.remove());
    return /\p{L}/u.test(rest.textContent);
  };
  const labelOf = (one) => (one.matches("input[type=radio], input[type=checkbox]") && one.labels.length ? one.labels[0] : one);
  const isHit = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (one.contains(hit) || hit.closest("label")?.control === one || (hit.closest("label") && hit.closest("label") === one));
  };
  const isLargeEnough = (one) => {
    const { width, height } = one.getBoundingClientRect();
    if (width >= SMALLEST && height >= SMALLEST) return true;
    one.scrollIntoView({ block: "center", inline: "center" });
    const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2, far = SMALLEST / 2;
    const reaches = (dx, dy, ...ends) => ends.every((end) => isHit(one, x + dx * end, y + dy * end));
    return (height >= SMALLEST || reaches(0, 1, -far, far)) && (width >= SMALLEST || reaches(1, 0, -far, far));
  };
  const targets = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
    .filter((one) => !one.matches(".skip, .ref, .term, :disabled") && !one.closest("[popover]"))
    .map(labelOf).filter((one) => isSeen(one) && one.getClientRects().length && !isInSentence(one));
  for (const one of new Set(targets))
    if (!isLargeEnough(one)) {
      const { width, height } = one.getBoundingClientRect();
      wrong.push(`a target of ${Math.round(width)} × ${Math.round(height)} px: ${brief(one)}`);
    }
  return wrong;
}
