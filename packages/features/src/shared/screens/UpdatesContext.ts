import { createContext } from 'react'

/** Whether a newer version of the portal is there than the one that runs. */
export interface Updates {
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly isWaiting: () => boolean
  /** Leaves the running version for the newer one; what is in the page's memory goes with it. */
  readonly refresh: () => void
}

/** Where nobody watches for versions, such as in a story, there is never a newer one. */
export const UpdatesContext = createContext<Updates>({
  subscribe: () => () => undefined,
  isWaiting: () => false,
  refresh: () => undefined,
})
