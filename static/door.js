// In a static copy: goes on to the reader's own language, as the live site would.

const links = new Map([...document.querySelectorAll("a[data-ui]")].map((link) => [link.dataset.ui, link.href]));
const chosen = document.cookie.match(/(?:^|; )ui=(\w+)/)?.[1];
const wanted = [chosen, ...navigator.languages.map((language) => language.slice(0, 2)), "en"];
location.replace(links.get(wanted.find((language) => links.has(language))));
