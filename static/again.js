// A page that stands in for one that is not ready asks until it is, and makes room.

const { again } = document.querySelector("[data-again]").dataset;
const askSoon = () => setTimeout(ask, 1000 * again);

async function ask() {
  const answer = await fetch(location.href).catch(() => null);
  if (answer && answer.status !== 503) location.reload();
  else askSoon();
}

askSoon();
