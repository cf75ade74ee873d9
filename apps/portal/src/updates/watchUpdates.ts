import type { Updates } from '@trade-portal/features/portal'

const hour = 3_600_000

/**
 * Lets the service worker check for new versions of the portal: when the page becomes visible again, and once an hour.
 * Where no worker is possible the portal works without one, and a reload brings the new version.
 * @param entryScript URL of the running entry script. Its name identifies the version.
 */
export function watchUpdates(entryScript: string): Updates {
  const listeners = new Set<() => void>()
  let isWaiting = false

  function onVersion({ data }: MessageEvent<unknown>): void {
    if (typeof data !== 'string') return
    isWaiting = !entryScript.endsWith(`/${data}`)
    for (const listener of listeners) listener()
  }

  /** Asks the worker for its version, which is the newest unless another worker is being installed. */
  function askVersion(): void {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', onVersion, { once: true })
    port1.start()
    navigator.serviceWorker.controller?.postMessage('version', [port2])
  }

  /** @throws where the server has no worker or cannot be reached, so that the newest version is unknown. */
  async function checkForUpdate(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    // While a worker is being replaced, the page may be newer than the active one.
    if (registration && !registration.installing && !registration.waiting) askVersion()
  }

  async function start(): Promise<void> {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
      updateViaCache: 'none',
    })
    navigator.serviceWorker.addEventListener('controllerchange', askVersion)
    const checkWhenVisible = () => {
      if (!document.hidden) checkForUpdate().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', checkWhenVisible)
    setInterval(checkWhenVisible, hour)
    await checkForUpdate()
  }

  // Registration may be blocked or fail. The portal works without the worker.
  if ('serviceWorker' in navigator) afterLoading(() => void start().catch(() => undefined))

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWaiting: () => isWaiting,
    refresh: () => window.location.reload(),
  }
}

/** Runs a callback once the page has loaded, so that it does not compete with the first screen. */
function afterLoading(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else window.addEventListener('load', callback, { once: true })
}
