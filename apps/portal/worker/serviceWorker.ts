declare const self: ServiceWorkerGlobalScope

/**
 * Inserted by the build: the name of the page's first script and the name of its stylesheet, separated by a space. When any
 * script of the build changes, so does the first name. When any style changes, so does the second.
 */
declare const version: string
/** Inserted by the build: the paths, relative to the worker's folder, of all files with a hash in their name. */
declare const files: readonly string[]

/**
 * Files of the supplier's own, relative to the worker's folder. The copies that were loaded last are used if the network
 * fails: the page about the missing connection has the supplier's colours, name and phone number from them.
 */
const supplierFiles = ['theme.css', 'config/configuration.json']
/** The page that says that there is no connection. The portal's own page is never stored. */
const noConnectionPage = files.find((file) => file.endsWith('.html'))

const cachePrefix = 'trade-portal-'
const cacheName = cachePrefix + version
/** The number of caches to keep: one for this version, and one for the previous version, which other tabs may still run. */
const cachesKept = 2

/**
 * Stores the code of the running version, so that a screen not opened yet can still be opened after the next version
 * has been deployed, and the page about a missing connection. No response of the supplier is stored.
 */
self.addEventListener('install', (event) => {
  // From its cache this worker serves files of all versions, so it may replace an older worker at once. The browser may still
  // delay this for minutes, while the older worker answers a request of a tab.
  event.waitUntil(Promise.all([storeFiles(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (isAsset(request.url)) return event.respondWith(findOrFetch(request))
  // A newer worker may replace this one at any moment. Chromium was seen to stop it then without an answer to the page.
  if (self.registration.waiting) return
  if (request.mode === 'navigate') event.respondWith(fetchOrFind(request, noConnectionPage))
  else if (supplierFiles.map(addressOf).includes(request.url)) event.respondWith(fetchAndKeep(event))
})

/** Sends this worker's version to a page that checks whether it runs the newest version. */
self.addEventListener('message', ({ ports: [port] }) => port?.postMessage(version))

/** Stores all files or none. The browser repeats a failed installation at the next check for a new version. */
async function storeFiles(): Promise<void> {
  // `dropOldCaches` deletes the caches that were created first. After a rollback, this version may have such an old cache.
  // It is deleted and created again, so that it counts as the newest.
  await caches.delete(cacheName)
  if (isDataSaverOn()) return
  const cache = await caches.open(cacheName)
  const store = async (file: string) => cache.put(file, await fetchFile(file))
  try {
    await Promise.all(files.map(store))
  } catch (cause) {
    await caches.delete(cacheName)
    throw cause
  }
  // A deployment may lack these.
  await Promise.allSettled(supplierFiles.map(store))
}

/**
 * Fetches a file.
 * @throws if the file is missing: a host with an incomplete version may send an error or the start page in its place
 */
async function fetchFile(file: string): Promise<Response> {
  // The low priority lets the page's own requests come first.
  const response = await fetch(file, { priority: 'low' })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('text/html') !== file.endsWith('.html')) throw new Error(`${file} is missing`)
  return response
}

async function dropOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.slice(0, -cachesKept).map((name) => caches.delete(name)))
}

// Firefox logs "A ServiceWorker intercepted the request and encountered an unexpected error" for each script that has not
// arrived when its page is left. The page needs the script no longer, and no worker can prevent the message.
async function findOrFetch(request: Request): Promise<Response> {
  const stored = await caches.match(request).catch(() => undefined)
  return stored ?? fetch(request)
}

/** Sends the request. @param kept What is answered only if the network fails, not if the server answers with an error. */
async function fetchOrFind(request: Request, kept: RequestInfo = request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (cause) {
    const cache = await caches.open(cacheName).catch(() => undefined)
    const stored = await cache?.match(kept)
    if (stored) return stored
    throw cause
  }
}

async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const response = await fetchOrFind(event.request)
  const copy = response.clone()
  const keep = async () => (await caches.open(cacheName)).put(event.request, copy)
  if (response.ok) event.waitUntil(keep().catch(() => undefined))
  return response
}

const addressOf = (file: string) => new URL(file, self.location.href).href

function isAsset(url: string): boolean {
  return url.startsWith(addressOf('assets/'))
}

/** Whether the browser's data saver is on: then only the code of opened screens is downloaded. */
function isDataSaverOn(): boolean {
  const connection: unknown = Reflect.get(self.navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
