import { routeNames, routes, type RouteName } from './routes.ts'

/**
 * The route that an address most likely belongs to. For the first script, which loads the screen's code while that of the
 * router is still on its way; a wrong guess loads code that is not needed, nothing else. See `findRoute`.
 */
export function guessRoute(pathname: string): RouteName | undefined {
  const given = partsOf(pathname)
  return routeNames().find((name) => {
    const expected = partsOf(routes[name].pattern)
    return given.length <= expected.length && expected.every((part, index) => fits(part, given[index]))
  })
}

function fits(expected: string, given: string | undefined): boolean {
  if (given === undefined) return expected.endsWith('?')
  return expected.startsWith(':') || expected === given
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}
