import { returnPath } from '@trade-portal/features/portal'

/**
 * Card providers return the customer to `/#/payment-complete?sessionId=…`, which the router would show as Home. Replaces
 * such an address by the path of the page, now and whenever the hash changes. No other page can be opened by its hash.
 */
export function followReturnAddress(): void {
  follow()
  window.addEventListener('hashchange', follow)
}

function follow(): void {
  const path = returnPath(window.location)
  if (path === undefined) return
  window.history.replaceState(null, '', import.meta.env.BASE_URL + path.slice(1))
  // The router reads the address only when this event occurs.
  window.dispatchEvent(new PopStateEvent('popstate'))
}
