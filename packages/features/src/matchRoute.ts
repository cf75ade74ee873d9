import { routeNames, routes, type RouteDefinition, type RouteName } from './routes.ts'
import { transactionPath } from './documentAddress.ts'

type Parameters = Readonly<Record<string, string>>

/**
 * The route that an address matches, with its parameters; undefined for an unknown address. Does not use the router, because
 * the first script of a page needs the route before the router's code is loaded.
 */
export function matchRoute(
  pathname: string,
): { readonly name: RouteName; readonly parameters: Parameters } | undefined {
  const given = segmentsOf(pathname).map(decode)
  for (const name of routeNames()) {
    const { path, accepts = () => true }: RouteDefinition = routes[name]
    const parameters = parametersOf(segmentsOf(path), given)
    if (parameters && accepts(parameters)) return { name, parameters }
  }
  return undefined
}

export const notFoundTitle = 'Page not found'

/** The title of the page at an address. It is known before any code of the page is loaded. */
export function titleAt(pathname: string): string {
  const name = matchRoute(pathname)?.name
  return name === undefined ? notFoundTitle : routes[name].title
}

/**
 * The part of the portal that customers must have access to before they can open an address. Undefined if the address is
 * unknown or needs no access.
 */
export function accessAt(pathname: string) {
  const match = matchRoute(pathname)
  const route = match && routes[match.name]
  if (!route || !('access' in route) || route.access === 'public') return undefined
  if (typeof route.access === 'string') return route.access
  const type = transactionPath(match.parameters['type'])
  return type && route.access[type]
}

/**
 * The parameters in an address, if its segments match those of a path; otherwise undefined. A segment for an optional
 * parameter `:name?` may be missing.
 */
function parametersOf(path: readonly string[], given: readonly string[]): Parameters | undefined {
  if (given.length > path.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, segment] of path.entries()) {
    const value = given[index]
    const [, name, isOptional] = /^:(\w+)(\??)$/.exec(segment) ?? []
    if (value === undefined) {
      if (!isOptional) return undefined
    } else if (name !== undefined) parameters[name] = value
    // Ignores the case of literal segments, as the router does.
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return parameters
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
