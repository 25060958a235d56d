// Keeps the pages for places without a network. Written by the build, which knows the names of all files.
// Pages and words come from the network when it is there, else from here; scores and matches are never kept here. Python
// and what goes with it lie in a cache of their own, which the page fills when somebody asks for it (`src/local/pack.ts`).
const BUILD = "__VERSION__";
const KEPT = `gruppetto-${BUILD}`;
const WORDS = "gruppetto-words";
const OFFLINE = "gruppetto-offline";
const FILES = __FILES__;
const LANGUAGES = ["en", "fr", "nl", "de"];
const PATIENCE = 4000;
/** Milliseconds in which a page says whether it shows a match: one that starts Python or lays out a road answers late. */
const ANSWER = 10_000;
/** The folder of the pages: the root of a server, or any folder of a web space. */
const BASE = new URL("./", self.registration?.scope ?? location.href).pathname;
const at = (name) => BASE + name;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FILES.map(at)))
      .then(renewPack)
      .then(learn)
      .then(() => takeOver())
      .catch(giveUp),
  );
});

/** What came of pages that are not shown must not be taken for the version before the next. */
async function giveUp(error) {
  await caches.delete(KEPT);
  throw error;
}

/** At once, unless a page shows a match: what it has open stays together until that is left. The page that said so itself
 * (`free`) is not asked: a busy one may answer too late, and no later message would come. */
async function takeOver(free) {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const racing = await Promise.all(open.filter(({ id }) => id !== free).map(inMatch));
  if (!racing.includes(true)) await self.skipWaiting();
}

/** The page knows (`src/lib/route/renewal.ts`): of an address that its own links changed a browser need not tell us. One that
 * does not answer, since it sleeps or is an older one, is believed its address. */
function inMatch(client) {
  const { port1, port2 } = new MessageChannel();
  const address = new URL(client.url).pathname;
  return new Promise((told) => {
    port1.onmessage = ({ data }) => told(data === true);
    setTimeout(() => told(["t/", "h/"].some((match) => address.startsWith(at(match)))), ANSWER);
    client.postMessage("in a match?", [port2]);
  });
}

/** Somebody left a match: what waited for that may come. */
self.addEventListener("message", (event) => {
  if (event.data === "left") event.waitUntil(takeOver(event.source?.id));
});

/** Whoever plays without a network gets the Python that belongs to the new pages, before these are shown. Where there is none
 * for them, the pages of before stay with theirs. */
async function renewPack() {
  const kept = await caches.open(OFFLINE);
  const known = (await kept.keys()).map((request) => request.url);
  const indexes = known.filter((url) => /\/offline\/pack-\w+\.json$/.test(url));
  if (!indexes.length || indexes.some((url) => url.endsWith(`-${BUILD}.json`))) return;
  const answer = await fetch(at("offline/pack.json"), { cache: "no-cache" });
  const index = answer.ok ? await answer.json() : null;
  if (index?.build !== BUILD) throw new Error("There is no Python for these pages.");
  // The archive of answers is for pages; here each of them comes by itself.
  const { answers, ...files } = index.files;
  const missing = Object.values(files).filter((file) => !known.includes(new URL(at(`offline/${file.name}`), location.href).href));
  await kept.addAll([...missing.map((file) => file.name), ...index.baked].map((name) => at(`offline/${name}`)));
  await kept.put(at(`offline/pack-${BUILD}.json`), new Response(JSON.stringify(index)));
}

/** The words of all games in all languages: the page that brought us here fetched its own before we were there. */
async function learn() {
  const words = await caches.open(WORDS);
  const keep = (path) => words.add(path).catch(() => undefined);
  await keep(at("api/keepers"));
  const keepers = await words.match(at("api/keepers")).then((answer) => answer?.json() ?? []);
  await Promise.all(LANGUAGES.map((language) => keep(at(`api/covers/${language}`))));
  await Promise.all(
    keepers.flatMap(({ game }) => [
      keep(at(`api/games/${game}/poster`)),
      ...LANGUAGES.map((language) => keep(at(`api/games/${game}/texts/${language}`))),
    ]),
  );
}

self.addEventListener("activate", (event) => {
  // The version before stays: a page that is open may still ask for a part of it.
  const ours = (name) => /^gruppetto-[0-9a-f]{16}$/.test(name) && name !== KEPT;
  const old = (names) => names.filter(ours).slice(0, -1);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(forgetOldPacks)
      .then(() => self.clients.claim()),
  );
});

/** Of Python, too, the version before stays and no older one. */
async function forgetOldPacks() {
  const kept = await caches.open(OFFLINE);
  const indexes = (await kept.keys()).filter((request) => /\/offline\/pack-\w+\.json$/.test(request.url));
  const named = async (request) => Object.values((await (await kept.match(request)).json()).files).map((file) => file.name);
  const needed = (await Promise.all(indexes.slice(-2).map(named))).flat();
  for (const request of indexes.slice(0, -2)) {
    const gone = (await named(request)).filter((name) => !needed.includes(name));
    await Promise.all([request, ...gone.map((name) => at(`offline/${name}`))].map((each) => kept.delete(each)));
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  if (event.request.mode === "navigate" && !path.startsWith("api/")) event.respondWith(page(event.request));
  else if (path.startsWith("assets/")) event.respondWith(file(event.request));
  else if (path.startsWith("offline/")) event.respondWith(path.includes("pack.json") || path.startsWith("offline/api/") ? fresh(event.request, OFFLINE) : file(event.request));
  else if (FILES.includes(path)) event.respondWith(fresh(event.request, KEPT));
  else if (/^api\/(keepers|covers\/\w+|games(\/.*)?)$/.test(path)) event.respondWith(words(event.request, path));
});

/** The names of files under assets change with their content: what is kept is right for ever. */
async function file(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** The one page as it is kept. It names its files beside itself, and is shown under addresses of any depth. */
async function kept() {
  const found = await (await caches.open(KEPT)).match(at("index.html"));
  return found && new Response((await found.text()).replaceAll('="./', `="${BASE}`), { headers: found.headers });
}

/** Any address inside the client is its one page. A host that knows files only has none under such an address. */
async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status === 404 ? ((await kept()) ?? answer) : answer;
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** What a server says of its games; without one, what was baked for this case. */
async function words(request, path) {
  const said = await fresh(request, WORDS);
  if (said.type !== "error") return said;
  const ending = path.endsWith("/poster") ? "svg" : /\/(covers|texts)\//.test(path) ? "txt" : "json";
  return (await (await caches.open(OFFLINE)).match(at(`offline/${path}.${ending}`))) ?? said;
}

async function fresh(request, name) {
  const kept = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok && (name !== OFFLINE || (await kept.match(request)))) await kept.put(request, answer.clone());
    return answer;
  } catch {
    return (await kept.match(request)) ?? Response.error();
  }
}
