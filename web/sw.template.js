// Keeps the pages for places without a network. Written by the build, which knows the names of all files.
// Pages and the companion's words come from the network when it is there, else from here; scores are never kept here.
const KEPT = "gruppetto-__VERSION__";
const WORDS = "gruppetto-words";
const FILES = __FILES__;
const LANGUAGES = ["en", "fr", "nl", "de"];
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FILES))
      .then(learn)
      .then(() => self.skipWaiting()),
  );
});

/** The words of all games in all languages: the page that brought us here fetched its own before we were there. */
async function learn() {
  const words = await caches.open(WORDS);
  const keep = (path) => words.add(path).catch(() => undefined);
  await keep("/api/keepers");
  const keepers = await words.match("/api/keepers").then((answer) => answer?.json() ?? []);
  await Promise.all(
    keepers.flatMap(({ game }) => [
      keep(`/api/games/${game}/poster`),
      ...LANGUAGES.map((language) => keep(`/api/games/${game}/texts/${language}`)),
    ]),
  );
}

self.addEventListener("activate", (event) => {
  // The version before stays: a page that is open may still ask for a part of it.
  const old = (names) => names.filter((name) => name.startsWith("gruppetto-") && name !== KEPT && name !== WORDS).slice(0, -1);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(event.request));
  else if (FILES.includes(url.pathname)) event.respondWith(fresh(event.request, KEPT));
  else if (/^\/api\/(keepers|games|games\/[^/]+\/(texts\/\w+|poster))$/.test(url.pathname)) {
    event.respondWith(fresh(event.request, WORDS));
  }
});

/** The names of files under assets change with their content: what is kept is right for ever. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Any address inside the client is its one page. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await (await caches.open(KEPT)).match("/index.html")) ?? Response.error();
  }
}

async function fresh(request, name) {
  const kept = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch {
    return (await kept.match(request)) ?? Response.error();
  }
}
