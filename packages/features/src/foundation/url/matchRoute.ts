import { pageState } from '@trade-portal/design-system/page-state'
import { matchPath, type PathMatch } from 'react-router-dom'
import { transactionPath } from './documentAddress.ts'
import { possibleRoutes } from './guessRoute.ts'
import { routes, type RouteDefinition, type RouteName } from '../../routes.ts'

/** The route that an address belongs to; undefined for an unknown address. */
export function findRoute(pathname: string): RouteName | undefined {
  return matchRoute(pathname)?.name
}

/** The route that an address belongs to, with its parameters. */
export function matchRoute(pathname: string) {
  // Several parts of the page ask with each letter that a search writes into the address.
  const last = lastMatch()
  if (last.pathname !== pathname) Object.assign(last, { pathname, match: findMatch(pathname) })
  return last.match
}

const lastMatch = pageState((): { pathname?: string; match?: ReturnType<typeof findMatch> } => ({}))

function findMatch(pathname: string) {
  for (const name of possibleRoutes(pathname)) {
    const match: PathMatch | null = matchPath(routes[name].pattern, pathname)
    if (match && acceptsParameters(name, match.params)) return { name, parameters: match.params }
  }
  return undefined
}

export const notFoundTitle = 'Page not found'

/** The title of the page at an address, known before anything of the page is loaded. */
export function titleAt(pathname: string): string {
  const name = findRoute(pathname)
  return name !== undefined ? routes[name].title : notFoundTitle
}

/** Whether the parameters of an address mean something to its route, such as the number in that of a transaction. */
export function acceptsParameters(name: RouteName, parameters: Readonly<Record<string, string | undefined>>): boolean {
  const { accepts = () => true }: RouteDefinition = routes[name]
  return accepts(parameters)
}

/** The entry that must be enabled for the customer at an address; undefined if everybody may open it. */
export function accessOf(name: RouteName, { type }: Readonly<Record<string, string | undefined>>) {
  const route = routes[name]
  if ('entry' in route) return route.entry
  const path = transactionPath(type)
  return 'entryByType' in route && path !== undefined ? route.entryByType[path] : undefined
}
