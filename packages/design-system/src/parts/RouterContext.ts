import { createContext } from 'react'

export interface Router {
  /** Shows another screen of the app. Without it, the browser follows links. */
  readonly navigate?: (path: string) => void
  /** Returns the address of a path in the app. May be a hook. */
  readonly useHref: (path: string) => string
}

/** The app's router, which links use. */
export const RouterContext = createContext<Router>({ useHref: (href) => href })
