/** The router logs an error for an address with a broken percent encoding, so it is replaced by one that is simply unknown. */
export function replaceBrokenAddress(): void {
  try {
    decodeURIComponent(window.location.pathname)
  } catch {
    window.history.replaceState(null, '', `${import.meta.env.BASE_URL}page-not-found`)
  }
}
