import { createContext } from 'react'
import type { RouterProviderProps } from './RouterProvider.tsx'

type Router = Pick<RouterProviderProps, 'useHref'> & Partial<Pick<RouterProviderProps, 'navigate'>>

/** The app's router, for links that are too many to be React Aria's. */
export const RouterContext = createContext<Router>({ useHref: (href) => href })
