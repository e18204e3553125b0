// Keeps the page itself, the rules and the lessons for when there is no network. Whatever can change is asked for first and
// taken from here only if no answer comes, so that nobody is shown an old version while the house can be reached.
const CACHE = "caravansary-1";
const SHELL = "/index.html";
const BUILD = "/build.json";
const KEPT = /^\/(?:api\/(?:games|words)(?:\/|$)|icons\/|favicon\.svg$|manifest\.json$)/;
const LESSON = /^\/api\/lessons\/[^/]+\/\d+$/;
const LONGEST_LESSON = 40; // steps
// What a lesson may need besides what every page says: words of the house, and of the game.
const HOUSE_BOOKS = ["about", "end", "feel", "happened", "told"];
const GAME_BOOKS = ["about", "told"];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data?.type === "warm") event.waitUntil(warm(event.data).catch(() => undefined));
});
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("caravansary-") && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** Nothing for what this worker has no business with: tables, sockets, downloads, other sites. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return null;
  if (request.method === "POST" && LESSON.test(pathname)) return lesson(request);
  if (request.method !== "GET") return null;
  // Files have a dot in their name, addresses of the page have none.
  if (request.mode === "navigate")
    return pathname.startsWith("/api/") || pathname.includes(".") ? null : shell(request);
  if (pathname.startsWith("/assets/")) return asset(request);
  return KEPT.test(pathname) ? fresh(request, request) : null;
}

/** The network's answer, which is kept under a name; without one, or from a house that is just down, what was kept. */
async function fresh(request, name, keeping = (response) => response) {
  const cache = await caches.open(CACHE);
  const response = await fetch(request).catch(() => Response.error());
  if (response.ok) cache.put(name, keeping(response.clone())).catch(() => undefined);
  if (response.ok || response.type === "opaqueredirect" || (response.status > 0 && response.status < 500))
    return response;
  return (await cache.match(name)) ?? response;
}

/** Every address of the page is answered by the same file; what else an address would need is not the shell's. */
function shell(request) {
  return fresh(request, SHELL, (response) => {
    const headers = new Headers(response.headers);
    headers.delete("link");
    return new Response(response.body, { status: 200, headers });
  });
}

/** The names of assets hold a hash of what is in them: what is kept is right for ever. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** A lesson's answer depends on its number and on what was done in it, and on nothing else. Why something cannot be done is not
 * kept: there is no end of what can be tried. */
async function lesson(request) {
  const body = await request.clone().text();
  if (body.includes('"why"')) return fetch(request);
  return fresh(request, lessonName(new URL(request.url).pathname, body));
}

const lessonName = (path, body) => `${path}?${encodeURIComponent(body)}`;

/** Fetch what will be needed without a network: all files of this build, words and data, the lessons of these games. */
async function warm({ lang, lessons = [] }) {
  const cache = await caches.open(CACHE);
  const build = await (await fetch(BUILD)).json();
  const files = new Set(Object.values(build).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  for (const file of files) await asset(new Request(`/${file}`)); // if one does not come, what was kept before stays
  await shell(new Request("/"));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith("/assets/") && !files.has(pathname.slice(1))) await cache.delete(url);
  }
  const keep = (path) => fresh(path, path).catch(() => undefined);
  const words = ["", ...HOUSE_BOOKS.map((book) => `/${book}`)].map((book) => `/api/words/${lang}${book}`);
  await Promise.all(["/favicon.svg", "/manifest.json", ...words].map(keep));
  const { games } = await (await fresh("/api/games", "/api/games")).json();
  for (const { name, books } of games) {
    await keep(`/api/games/${name}/data`);
    for (const book of [name, ...[...GAME_BOOKS, ...books].map((one) => `${name}-${one}`)])
      await keep(`/api/words/${lang}/${book}`);
  }
  // One request after another, and once for each build: nobody waits for it, and the house hardly notices.
  const now = [...files].sort().join();
  for (const name of lessons) {
    const walked = `/walked/${name}`;
    if ((await (await cache.match(walked))?.text()) === now) continue;
    if (!games.find((game) => game.name === name)?.books.includes("lessons")) continue;
    await walk(name);
    await cache.put(walked, new Response(now));
  }
}

/** Take a game's lessons from beginning to end, by what each asks for. */
async function walk(game) {
  for (let number = 1, count = 1; number <= count; number++) {
    const actions = [];
    for (let step = 0; step < LONGEST_LESSON; step++) {
      const answer = await ask(`/api/lessons/${game}/${number}`, JSON.stringify({ actions }));
      count = answer.lessons.length;
      if (answer.solved || answer.wanted.length === 0) break;
      actions.push(answer.wanted[0]);
    }
  }
}

async function ask(path, body) {
  const cache = await caches.open(CACHE);
  const response = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(lessonName(path, body), response.clone());
  return response.json();
}
