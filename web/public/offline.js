// Keeps the shell of the house in the browser: without a network there is still a page, and it says so.
const SHELF = "cardtable shell 2";
/** The engine with which the house can be played in on this device, if somebody took it along. */
const ENGINE_SHELF = "cardtable engine";
const MOST_ASSETS = 120;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add("/")));
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== SHELF && name !== ENGINE_SHELF).map((name) => caches.delete(name)));
  // Whoever is here for the first time can go off line, too.
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshOr(request, "/"));
  else if (pathname === "/engine/engine.json") event.respondWith(newestEngine(request));
  else if (pathname.startsWith("/engine/")) event.respondWith(keptOr(request, ENGINE_SHELF));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptOr(request));
  else if (pathname.startsWith("/api/rules/")) event.respondWith(freshOr(request, pathname + search));
  else if (pathname === "/api/games" || pathname === "/icon.svg" || pathname === "/first-light.js") {
    event.respondWith(freshOr(request, pathname));
  }
});

/** From the network; what was kept last time where there is none. */
async function freshOr(request, name) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(name, answer.clone());
    return answer;
  } catch (away) {
    const kept = await shelf.match(name);
    if (kept) return kept;
    throw away;
  }
}

/** Which files the engine has now; where there is no network, those that the page has kept whole. */
async function newestEngine(request) {
  return fetch(request).catch(async (away) => {
    const kept = await caches.match("/engine/engine.json");
    if (kept) return kept;
    throw away;
  });
}

/** Assets never change under their names: what was kept is as good as new. */
async function keptOr(request, on = SHELF) {
  const shelf = await caches.open(on);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shelf.put(request, answer.clone());
    await thinOut(shelf);
  }
  return answer;
}

/** The oldest assets go first. */
async function thinOut(shelf) {
  const assets = (await shelf.keys()).filter(({ url }) => url.includes("/assets/"));
  await Promise.all(assets.slice(0, -MOST_ASSETS).map((asset) => shelf.delete(asset)));
}

/** The house calls: it is somebody's turn, and no page of theirs is open. */
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: "cardtable-turn", icon: "/icon-192.png", data: { path } }));
});

/** A press on the notice leads to the table: to a page that is there already, or to a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(lead(path));
});

async function lead(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
