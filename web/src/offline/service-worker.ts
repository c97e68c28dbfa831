// Stands alone: it is compiled by itself, and what it has to keep is written in front of it.

declare const VERSION: string;
/** Below the address of the house. */
declare const FILES: readonly string[];

/** What of a service worker is used here; the types of pages know nothing of it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
}

const worker: Scope = Object(globalThis);

const PREFIX = 'stammtisch ';
const CACHE = PREFIX + VERSION;
const house = new URL(worker.registration.scope);
const page = house.href;
const files = new Set(FILES.map(file => new URL(file, house).href));
/** A network that takes longer than this for the page is as good as none. */
const PATIENCE_MS = 4_000;

/** What the house serves besides its pages: nothing is put in its place. */
const OTHERS = /^(account|admin|docs|healthz?|imprint|metrics|privacy|readyz)\b/;

/** A new version fetches its files beside those of the old one, and waits until no page needs those. */
worker.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll([page, ...files])));
});

worker.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(
          names
            .filter(name => name.startsWith(PREFIX) && name !== CACHE)
            .map(name => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== house.origin) return;
  const path = pathname.slice(house.pathname.length);
  if (request.mode === 'navigate') {
    if (!OTHERS.test(path)) event.respondWith(pageFor(request));
    return;
  }
  if (files.has(request.url)) event.respondWith(kept(request));
  else if (path.startsWith('decks/')) event.respondWith(fetchedOnce(request));
});

/** As the house has it now; where there is no network, as it was. */
async function pageFor(request: Request): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<undefined>(resolve => void setTimeout(resolve, PATIENCE_MS));
  const inTime = await Promise.race([answer, late]).catch(() => undefined);
  return inTime ?? (await caches.match(page, { cacheName: CACHE })) ?? answer;
}

const kept = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);

/** Decks in other looks are kept when they have been used. */
async function fetchedOnce(request: Request): Promise<Response> {
  const known = await caches.match(request, { cacheName: CACHE });
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
