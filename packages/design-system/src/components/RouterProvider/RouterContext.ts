import { createContext } from 'react'
import type { RouterProviderProps } from './RouterProvider.tsx'

type Router = Pick<RouterProviderProps, 'useHref'> & Partial<Pick<RouterProviderProps, 'navigate'>>

/** The app's router, for lists of plain links where React Aria's `Link` would be too slow. */
export const RouterContext = createContext<Router>({ useHref: (href) => href })
