import { startTimer } from '@trade-portal/design-system/time'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

/** Reports whether a newer version of the portal than the running one is available. */
export interface Updates {
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly isWaiting: () => boolean
  /** Reloads the page with the newer version. Everything in memory is lost. */
  readonly refresh: () => void
}

/** The default value, for example in stories, never reports a newer version. */
export const UpdatesContext = createContext<Updates>({
  subscribe: () => () => undefined,
  isWaiting: () => false,
  refresh: () => undefined,
})

// The delay before the code of the bar is loaded, in milliseconds. The code is loaded before an update exists, because the
// update may remove its file from the server.
const preloadDelayMs = 1000
const loadBar = () => import('./UpdateBar.tsx')

/** Shows that a new version of the portal is available. The update starts only when the user requests it. */
export function UpdateNotice({ load = loadBar }: { readonly load?: typeof loadBar }) {
  const { subscribe, isWaiting, refresh } = use(UpdatesContext)
  const isShown = useSyncExternalStore(subscribe, isWaiting)
  const [file, setFile] = useState<Awaited<ReturnType<typeof loadBar>>>()
  useEffect(() => {
    if (file) return
    const timer = startTimer(() => void load().then(setFile, () => undefined), preloadDelayMs)
    return () => timer.cancel()
    // `isShown` is a dependency, so that this effect runs again when an update is available. If the first attempt to load
    // the code failed, the effect then tries again.
  }, [file, isShown, load])
  return isShown && file && <file.UpdateBar onRefresh={refresh} />
}
