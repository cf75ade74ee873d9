/**
 * Calls `changed` when another tab may have changed the storage. A page from the back/forward cache has missed the events.
 * @returns a function that stops it
 */
export function watchStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  window.addEventListener('pageshow', changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener('pageshow', changed)
  }
}
