import { matchRoutes } from 'react-router-dom'
import { isPublic, matchedRoute, returnRoutes, routeNames, routes, type RouteName } from './routes.ts'

/** Whether an address is a path of this origin. An address such as `//host/page` belongs to another host. */
export const isInternalPath = (address: string) => /^\/(?![/\\])/.test(address)

const maxPathLength = 2048

/**
 * Validates the page to open after sign-in. The result is always a path on this origin that is in the route table and needs
 * a session.
 * @returns the requested path, or the path of the home page if the request is invalid
 */
export function safeInternalPath(requested: unknown): string {
  const home = routes.home.href()
  if (typeof requested !== 'string' || requested.length > maxPathLength) return home
  // oxlint-disable-next-line no-control-regex
  if (!isInternalPath(requested) || /[\\\u0000-\u001f\u007f]/.test(requested)) return home
  const base = 'https://portal.invalid'
  if (!URL.canParse(requested, base)) return home
  const url = new URL(requested, base)
  const decoded = decodePath(url.pathname)
  if (url.origin !== base || decoded === undefined || /(^|\/)\.\.(\/|$)|\/\//.test(decoded)) return home
  const route = routeAt(url.pathname)
  return route === undefined || !usesSession(route) ? home : url.pathname + url.search + url.hash
}

const paths = routeNames().map((name) => ({ id: name, path: routes[name].path }))

/** The route of an address; undefined for an unknown address. */
export function routeAt(pathname: string): RouteName | undefined {
  return matchedRoute(matchRoutes(paths, pathname))?.name
}

/**
 * Whether a route uses the session. The pages to which the card provider returns the customer are public, but they need a
 * session to check the payment.
 */
function usesSession(name: RouteName): boolean {
  return !isPublic(name) || returnRoutes.some((route) => route === name)
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
