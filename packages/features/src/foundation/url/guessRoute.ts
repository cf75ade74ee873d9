import { routeNames, routes, type RouteName } from '../../routes.ts'

/**
 * The route that an address most likely belongs to. For the first script, which loads the screen's code while that of the
 * router is still on its way; a wrong guess loads code that is not needed, nothing else. See `findRoute`.
 */
export function guessRoute(pathname: string): RouteName | undefined {
  return possibleRoutes(pathname)[0]
}

/** The routes whose patterns an address may match. The router's own comparison of them all takes much longer. */
export function possibleRoutes(pathname: string): readonly RouteName[] {
  const given = partsOf(decoded(pathname))
  return parts.filter(([, expected]) => mayMatch(expected, given)).map(([name]) => name)
}

const parts = routeNames().map((name) => [name, partsOf(routes[name].pattern)] as const)

function mayMatch(expected: readonly string[], given: readonly string[]): boolean {
  return given.length <= expected.length && expected.every((part, index) => mayBe(part, given[index]))
}

function mayBe(expected: string, given: string | undefined): boolean {
  if (given === undefined) return expected.endsWith('?')
  // The router compares literal parts without regard to case.
  return expected.startsWith(':') || expected.toLowerCase() === given.toLowerCase()
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}

function decoded(pathname: string): string {
  try {
    // An encoded slash is part of a value, and does not begin the next part.
    return pathname.includes('%') ? decodeURI(pathname) : pathname
  } catch {
    return pathname
  }
}
