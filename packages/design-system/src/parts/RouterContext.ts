import { createContext } from 'react'

export interface Router {
  /** Shows another screen of the app. Without it links are left to the browser. */
  readonly navigate?: (path: string) => void
  /** The address of a path in the app. May be a hook. */
  readonly useHref: (path: string) => string
}

/** The app's router, for links. */
export const RouterContext = createContext<Router>({ useHref: (href) => href })
