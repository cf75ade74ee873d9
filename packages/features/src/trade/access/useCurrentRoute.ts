import { createContext, use } from 'react'
import { transactionPath } from '../../documentAddress.ts'
import { routes, type CurrentRoute } from '../../routes.ts'
import type { AccessName } from './access.ts'

/** Undefined at an unknown address. */
export const CurrentRouteContext = createContext<CurrentRoute | undefined>(undefined)

export const notFoundTitle = 'Page not found'

/**
 * What the route table says about the page: its name, the title that it has before its screen is loaded, and the part of the
 * portal that customers must have access to. `access` is undefined if the address is unknown or needs no access.
 */
export function useCurrentRoute() {
  const route = use(CurrentRouteContext)
  if (route === undefined) return { name: undefined, title: notFoundTitle, access: undefined }
  return { name: route.name, title: routes[route.name].title, access: accessOf(route) }
}

function accessOf({ name, params }: CurrentRoute): AccessName | undefined {
  const route = routes[name]
  if (!('access' in route) || route.access === 'public') return undefined
  if (typeof route.access === 'string') return route.access
  const type = transactionPath(params['type'])
  return type && route.access[type]
}
