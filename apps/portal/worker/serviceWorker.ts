declare const self: ServiceWorkerGlobalScope

/**
 * Inserted by the build: the names of its first script and its stylesheet, separated by a space. The first one changes
 * with any script, the second one with any style.
 */
declare const version: string
/** Inserted by the build: every file with a hash in its name, relative to the worker's folder. */
declare const files: readonly string[]

const cachePrefix = 'trade-portal-'
/** For this version and the one before it, which other tabs may still be running. */
const cachesKept = 2

/**
 * Stores the code of the running version, so that a screen not opened yet can still be opened after the next version
 * has been deployed. It stores only files that never change: no page, no configuration, no response of the supplier.
 */
self.addEventListener('install', (event) => {
  // It serves only files that never change, so it may replace an older worker at any time. The browser may still delay
  // that for minutes, as long as any tab has a request in progress at the older one.
  event.waitUntil(Promise.all([storeFiles(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !isAsset(event.request.url)) return
  event.respondWith(findOrFetch(event.request))
})

/** A page asks for the newest version, to tell the user if it is not its own. */
self.addEventListener('message', ({ ports: [port] }) => port?.postMessage(version))

/** Stores all files or none. A failed installation is repeated at the next check for a new version. */
async function storeFiles(): Promise<void> {
  const name = cachePrefix + version
  // Created again, so that after a rollback this version is last in the list of caches.
  await caches.delete(name)
  if (isSavingData()) return
  const cache = await caches.open(name)
  try {
    await Promise.all(files.map(async (file) => cache.put(file, await fetchFile(file))))
  } catch (cause) {
    await caches.delete(name)
    throw cause
  }
}

/** A host with an incomplete version may answer with an error or with the start page. */
async function fetchFile(file: string): Promise<Response> {
  // After whatever the page asks for.
  const response = await fetch(file, { priority: 'low' })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('text/html')) throw new Error(`${file} is missing`)
  return response
}

async function dropOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.slice(0, -cachesKept).map((name) => caches.delete(name)))
}

async function findOrFetch(request: Request): Promise<Response> {
  const stored = await caches.match(request).catch(() => undefined)
  return stored ?? fetch(request)
}

function isAsset(url: string): boolean {
  return url.startsWith(new URL('assets/', self.location.href).href)
}

/** A user who asks the browser to save data downloads only what is opened. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(self.navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
