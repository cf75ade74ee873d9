declare const self: ServiceWorkerGlobalScope

/** Inserted by the build: the name of the entry script, which changes whenever any file changes. */
declare const version: string
/** Inserted by the build: every file with a hash in its name, relative to the worker. */
declare const files: readonly string[]

const cachePrefix = 'trade-portal-'
/** Those of this version and of the one before it, which other tabs may still be running. */
const cachesKept = 2

/**
 * Caches the code of the running version, so that a screen can still be opened for the first time after the next
 * version has replaced it on the server. Only files that never change are cached: no page, no configuration, no answer
 * of the supplier.
 */
self.addEventListener('install', (event) => {
  // It serves only files that never change, so it can replace an older worker at any time.
  event.waitUntil(Promise.all([cacheFiles(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !isAsset(event.request.url)) return
  event.respondWith(findOrFetch(event.request))
})

/** Answers a page that asks for the newest version in order to compare it with its own. */
self.addEventListener('message', ({ ports: [port] }) => port?.postMessage(version))

/** Caches all files or none. A failed installation is tried again at the next check for a new version. */
async function cacheFiles(): Promise<void> {
  const name = cachePrefix + version
  // Created anew, so that the newest cache is last even after a return to an older version.
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

/** During a deployment the host may answer for a missing file with an error or with the page. */
async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file)
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('text/html')) throw new Error(`There is no ${file}`)
  return response
}

async function dropOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.slice(0, -cachesKept).map((name) => caches.delete(name)))
}

async function findOrFetch(request: Request): Promise<Response> {
  const cached = await caches.match(request).catch(() => undefined)
  return cached ?? fetch(request)
}

function isAsset(url: string): boolean {
  return url.startsWith(new URL('assets/', self.location.href).href)
}

/** With data saving on, only the code of opened screens is loaded. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(self.navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
