import { afterFirstScreen, type Updates } from '@trade-portal/features/portal'
import { startInterval } from '@trade-portal/design-system/time'

const hourMs = 3_600_000

/**
 * Checks for new versions of the portal: at the start, when the tab is activated, and once an hour. Without service
 * workers it does nothing, and a new version is loaded with the next reload.
 * @param runningFiles Addresses of the files that the page names. At least one of them is different in every version.
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
   * Asks the newest installed worker for its version, even if that worker is still waiting. All its files are stored,
   * but the browser may activate it minutes later, as long as the active worker is busy for any tab.
   */
  function compare({ installing, waiting, active }: ServiceWorkerRegistration): void {
    // While a worker is being installed, the older workers are not asked: the page itself may be newer than they are.
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
      // A worker that fails to install is ignored. The workers before it may still be older than the page.
      installing?.addEventListener('statechange', () => installing.state !== 'redundant' && compare(registration))
    }
    registration.addEventListener('updatefound', compareOnceInstalled)
    compareOnceInstalled()
  }

  /** @throws if the server has no worker or cannot be reached; then the newest version is unknown. */
  async function check(): Promise<void> {
    // Registers again each time, because the first attempt may have met a server in the middle of a deployment.
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
    // The first check also runs in a tab that was opened in the background. If the worker is blocked or broken, the
    // portal works without it.
    check().catch(() => undefined)
  }

  // The first screen has priority over the files that the worker stores.
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
