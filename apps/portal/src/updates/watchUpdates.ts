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
    if (typeof data !== 'string' || isWaiting || running.endsWith(`/${data}`)) return
    isWaiting = true
    for (const listener of listeners) listener()
  }

  /** Asks the worker for its version: a page that has slept may have missed a change. */
  function compare(): void {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', hear, { once: true })
    port1.start()
    navigator.serviceWorker.controller?.postMessage('version', [port2])
  }

  /** Without a network there is nothing to be found, and nothing to be said. */
  async function update(): Promise<void> {
    await (await navigator.serviceWorker.getRegistration())?.update()
  }

  async function start(): Promise<void> {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
      updateViaCache: 'none',
    })
    navigator.serviceWorker.addEventListener('controllerchange', compare)
    compare()
    const look = () => {
      if (document.hidden) return
      compare()
      void update().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    setInterval(look, hour)
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
