import { findRoute, isPublic, routes } from './routes.ts'

const longestPath = 2048

/**
 * A page of this portal to go to after sign-in, or the home page. Whatever the input, the result is a path of the
 * route table on this origin, and never one that needs no sign-in, such as the sign-in page itself.
 */
export function safeInternalPath(requested: unknown): string {
  const home = routes.home.href()
  if (typeof requested !== 'string' || requested.length > longestPath) return home
  // oxlint-disable-next-line no-control-regex
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(requested)) return home
  const base = 'https://portal.invalid'
  if (!URL.canParse(requested, base)) return home
  const url = new URL(requested, base)
  const decoded = decodePath(url.pathname)
  if (url.origin !== base || decoded === undefined || /(^|\/)\.\.(\/|$)|\/\//.test(decoded)) return home
  const route = findRoute(url.pathname)
  return route === undefined || isPublic(route) ? home : url.pathname + url.search + url.hash
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
