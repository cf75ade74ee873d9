declare const self: ServiceWorkerGlobalScope

/** Written in by the build: the name of its entry script, which changes with whatever else changes. */
declare const version: string
/** Written in by the build: every file with a hash in its name, from the worker's own folder. */
declare const files: readonly string[]

const cachePrefix = 'trade-portal-'
/** This version's and the one before it, which other tabs may still be running. */
const cachesKept = 2

/**
 * Keeps the code of the running version at hand, so that a screen that has not been opened yet still opens after the
 * next version has taken its place on the server. Nothing but files that can never change is kept: no page, no
 * configuration, no answer of the supplier.
 */
self.addEventListener('install', (event) => {
  // It serves only what never changes, so that it may take over from an older one at any time.
  event.waitUntil(Promise.all([keepFiles(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !isAsset(event.request.url)) return
  event.respondWith(findOrFetch(event.request))
})

/** A page asks which version is the newest, and tells the person if it is not its own. */
self.addEventListener('message', ({ ports: [port] }) => port?.postMessage(version))

/** All files or none: an install that fails is tried again at the next look for a new version. */
async function keepFiles(): Promise<void> {
  const name = cachePrefix + version
  // Made anew, so that the newest stands last even where an older version has come back.
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

/** A host that has only half of a version may answer with an error, or with the page. */
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
  const kept = await caches.match(request).catch(() => undefined)
  return kept ?? fetch(request)
}

function isAsset(url: string): boolean {
  return url.startsWith(new URL('assets/', self.location.href).href)
}

/** Whoever pays for each megabyte fetches only what is opened. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(self.navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
