import { returnPath } from '@trade-portal/features/portal'

/**
 * Card providers return the customer to an address such as `/#/payment-complete?sessionId=…`. When the page loads and
 * whenever the hash changes, this function replaces such an address with the path in the hash. Otherwise the router would
 * show Home. Only the payment return pages can be opened by their hash.
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
