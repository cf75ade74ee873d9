import type { Updates } from '@trade-portal/features/portal'

const hour = 3_600_000

/**
 * Has the service worker look for new versions of the portal: when the page is turned to again, and once an hour.
 * Where there can be no worker the portal works without, and a reload brings the new version.
 * @param running Address of the entry script, which tells one version from another.
 */
export function watchUpdates(running: string): Updates {
  const listeners = new Set<() => void>()
  let isWaiting = false

  function hear({ data }: MessageEvent<unknown>): void {
    if (typeof data !== 'string') return
    isWaiting = !running.endsWith(`/${data}`)
    for (const listener of listeners) listener()
  }

  /** Asks the worker for its version, which is the newest unless another worker is on its way. */
  function compare(): void {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', hear, { once: true })
    port1.start()
    navigator.serviceWorker.controller?.postMessage('version', [port2])
  }

  /** @throws where the server has no worker, or cannot be reached: then nobody knows what is newest. */
  async function look(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    // The page may be newer than a worker that has not been replaced yet.
    if (registration && !registration.installing && !registration.waiting) compare()
  }

  async function start(): Promise<void> {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
      updateViaCache: 'none',
    })
    navigator.serviceWorker.addEventListener('controllerchange', compare)
    const lookAgain = () => {
      if (!document.hidden) look().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', lookAgain)
    setInterval(lookAgain, hour)
    await look()
  }

  // Blocked, full or broken: the portal does not need it.
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

/** The first screen comes first. */
function afterLoading(act: () => void): void {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}
