/** An address with a broken percent encoding names no page, and the router complains of it: it becomes one that is plainly unknown. */
export function mendAddress(): void {
  try {
    decodeURIComponent(window.location.pathname)
  } catch {
    window.history.replaceState(null, '', `${import.meta.env.BASE_URL}page-not-found`)
  }
}
