import { returnPath } from '@trade-portal/features/portal'

/**
 * Card providers return the customer to an address such as `/#/payment-complete?sessionId=…`. This function replaces such an
 * address by the path of the page that the hash names: now and whenever the hash changes. Otherwise the router would show
 * Home. Only the pages for such a return can be opened by their hash.
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
