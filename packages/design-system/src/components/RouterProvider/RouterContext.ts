import { createContext } from 'react'
import type { ComponentProps } from 'react'
import type { RouterProvider as AriaRouterProvider } from 'react-aria-components'

export type RouterProviderProps = Required<ComponentProps<typeof AriaRouterProvider>>

type Router = Pick<RouterProviderProps, 'useHref'> & Partial<Pick<RouterProviderProps, 'navigate'>>

/** The app's router, for lists of plain links where React Aria's `Link` would be too slow. */
export const RouterContext = createContext<Router>({ useHref: (href) => href })
