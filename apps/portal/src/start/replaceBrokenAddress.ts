/** Replaces an address with invalid percent encoding by an unknown one. The router would log an error for it. */
export function replaceBrokenAddress(): void {
  try {
    decodeURIComponent(window.location.pathname)
  } catch {
    window.history.replaceState(null, '', `${import.meta.env.BASE_URL}page-not-found`)
  }
}
