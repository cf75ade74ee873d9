import { startInterval } from '@trade-portal/design-system/time'

const checkIntervalMs = 10_000

/**
 * Loads the address again as soon as the portal's host answers. The browser reports a new connection before it can be used,
 * and does not know when a host is back, so this asks the host. The service worker leaves such requests alone.
 */
export function reopenOnceConnected(): void {
  const check = () => {
    fetch(import.meta.env.BASE_URL, { method: 'HEAD' }).then(
      () => window.location.reload(),
      () => undefined,
    )
  }
  window.addEventListener('online', check)
  startInterval(check, checkIntervalMs)
}
