import { returnPath } from '@trade-portal/features/portal'

/**
 * Replaces the address `/#/payment-complete?sessionId=…`, to which card providers return the customer, by the path of that
 * page: now and whenever the hash changes. Otherwise the router would show Home. No other page can be opened by its hash.
 */
export function followReturnAddress(): void {
  follow()
  window.addEventListener('hashchange', follow)
}

function follow(): void {
  const path = returnPath(window.location)
  if (path === undefined) return
  window.history.replaceState(null, '', import.meta.env.BASE_URL + path.slice(1))
  // Makes the router read the address again.
  window.dispatchEvent(new PopStateEvent('popstate'))
}
