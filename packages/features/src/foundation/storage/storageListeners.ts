/**
 * The listeners of a value in the storage, which another tab may change.
 * @param read reads the value anew, if it is still wanted
 */
export function storageListeners(read: () => void) {
  const listeners = new Set<() => void>()
  let stop = () => {}
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const refresh = () => {
    read()
    tell()
  }
  return {
    tell,
    /** Reads the value and tells all listeners. */
    refresh,
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        // While nobody listened, another tab may have changed the storage unseen.
        read()
        stop = watchStorage(refresh)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    close: () => stop(),
  }
}

/** A page from the back/forward cache has missed the events of the storage. @returns a function that stops it */
function watchStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  window.addEventListener('pageshow', changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener('pageshow', changed)
  }
}
