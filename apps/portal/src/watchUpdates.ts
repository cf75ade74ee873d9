import { startInterval } from '@trade-portal/design-system/time'
import { afterFirstScreen, type Updates } from '@trade-portal/features/portal'

const hourMs = 3_600_000

/**
 * Checks for new versions of the portal: at the start, when the tab is activated, and once an hour. Does nothing in a
 * browser without service workers, where the next reload loads a new version.
 * @param runningFiles Addresses of the files in the page's HTML. At least one of them is different in every version.
 */
export function watchUpdates(runningFiles: readonly string[]): Updates {
  const listeners = new Set<() => void>()
  let isWaiting = false
  let watched: ServiceWorkerRegistration | undefined
  let lastRequest: MessagePort | undefined

  function setNewest(version: unknown): void {
    if (typeof version !== 'string') return
    const isRunning = (file: string) => runningFiles.some((address) => address.endsWith(`/${file}`))
    isWaiting = !version.split(' ').every(isRunning)
    for (const listener of listeners) listener()
  }

  /**
   * Asks the newest installed worker for its version, even if that worker is not active yet. The browser may delay the
   * activation for minutes, while the older worker still answers a request of any tab. But the newest worker has already
   * stored all its files, so the new version is ready.
   */
  function compare({ installing, waiting, active }: ServiceWorkerRegistration): void {
    // While a worker is being installed, the others are not asked: the page may be newer than they are.
    if (installing) return
    const newest = waiting ?? active
    const { port1, port2 } = new MessageChannel()
    lastRequest = port1
    // Only the reply to the last request counts, because an older worker may reply after a newer one.
    port1.addEventListener('message', ({ data }) => port1 === lastRequest && setNewest(data), { once: true })
    port1.start()
    newest?.postMessage('version', [port2])
  }

  function watch(registration: ServiceWorkerRegistration): void {
    if (registration === watched) return
    watched = registration
    const compareOnceInstalled = () => {
      const { installing } = registration
      // If the new worker fails to install, only older workers are left. The page may be newer than they are, so it is not
      // compared with them.
      installing?.addEventListener('statechange', () => installing.state !== 'redundant' && compare(registration))
    }
    registration.addEventListener('updatefound', compareOnceInstalled)
    compareOnceInstalled()
  }

  /** @throws if the server has no worker or cannot be reached. The newest version is then unknown. */
  async function check(): Promise<void> {
    // Registers at each check, because an earlier attempt may have failed during a deployment.
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
      updateViaCache: 'none',
    })
    watch(registration)
    await registration.update()
    compare(registration)
  }

  function start(): void {
    const checkIfVisible = () => {
      if (!document.hidden) check().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', checkIfVisible)
    startInterval(checkIfVisible, hourMs)
    // The first check runs even in a background tab. Errors are ignored: the portal works without the worker.
    check().catch(() => undefined)
  }

  // Waits for the first screen, which is more urgent than the files that the worker stores.
  if ('serviceWorker' in navigator) void afterFirstScreen().then(start)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isWaiting: () => isWaiting,
    refresh: () => window.location.reload(),
  }
}
