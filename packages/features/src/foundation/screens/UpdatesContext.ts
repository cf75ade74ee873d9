import { createContext } from 'react'

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
