declare const self: ServiceWorkerGlobalScope

/**
 * Inserted by the build: the name of the page's first script and the name of its stylesheet, separated by a space. When any
 * script of the build changes, so does the first name. When any style changes, so does the second.
 */
declare const version: string
/** Inserted by the build: the paths, relative to the worker's folder, of all files with a hash in their name. */
declare const files: readonly string[]

const cachePrefix = 'trade-portal-'
/** The number of caches to keep: one for this version, and one for the previous version, which other tabs may still run. */
const cachesKept = 2

/**
 * Stores the code of the running version, so that a screen not opened yet can still be opened after the next version
 * has been deployed. It stores only files that never change: no page, no configuration, no response of the supplier.
 */
self.addEventListener('install', (event) => {
  // This worker serves only files that never change, so it may replace an older worker at once. The browser may still delay
  // this for minutes, while the older worker answers a request of a tab.
  event.waitUntil(Promise.all([storeFiles(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !isAsset(event.request.url)) return
  event.respondWith(findOrFetch(event.request))
})

/** Sends this worker's version to a page that checks whether it runs the newest version. */
self.addEventListener('message', ({ ports: [port] }) => port?.postMessage(version))

/** Stores all files or none. The browser repeats a failed installation at the next check for a new version. */
async function storeFiles(): Promise<void> {
  const name = cachePrefix + version
  // `dropOldCaches` deletes the caches that were created first. After a rollback, this version may have such an old cache.
  // It is deleted and created again, so that it counts as the newest.
  await caches.delete(name)
  if (isDataSaverOn()) return
  const cache = await caches.open(name)
  try {
    await Promise.all(files.map(async (file) => cache.put(file, await fetchFile(file))))
  } catch (cause) {
    await caches.delete(name)
    throw cause
  }
}

/**
 * Fetches a file.
 * @throws if the file is missing: a host with an incomplete version may send an error or the start page in its place
 */
async function fetchFile(file: string): Promise<Response> {
  // The low priority lets the page's own requests come first.
  const response = await fetch(file, { priority: 'low' })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('text/html')) throw new Error(`${file} is missing`)
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

function isAsset(url: string): boolean {
  return url.startsWith(new URL('assets/', self.location.href).href)
}

/** Whether the browser's data saver is on: then only the code of opened screens is downloaded. */
function isDataSaverOn(): boolean {
  const connection: unknown = Reflect.get(self.navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
