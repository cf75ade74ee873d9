import { routeNames, routes } from '../../routes.ts'
import type { AccessName } from '../../trade/access/access.ts'

interface Page {
  readonly title: string
  readonly href: string
}

const most = 3

/** Routes that are never suggested: they are reached from other pages, or are for people who set up the portal. */
const neverSuggested: ReadonlySet<string> = new Set(['search', 'checkout', 'orderComplete', 'playground'])

/** The pages whose name has a word that begins with the text. The text needs at least two letters. */
export function pagesMatching(text: string, has: (name: AccessName) => boolean): readonly Page[] {
  const wanted = text.toLowerCase()
  if (wanted.length < 2) return []
  const isBegun = (name: string) => ` ${name.toLowerCase()}`.includes(` ${wanted}`)
  return pages(has)
    .filter(({ title, label }) => isBegun(title) || isBegun(label))
    .slice(0, most)
}

function pages(has: (name: AccessName) => boolean) {
  return routeNames().flatMap((name) => {
    const route = routes[name]
    const access = 'access' in route ? route.access : undefined
    // Leaves out optional parameters: `/products/:category?/:type?/:class?` becomes `/products`, which needs no parameter.
    const href = route.path.replace(/\/:\w+\?.*$/, '')
    if (href.includes(':') || neverSuggested.has(name) || typeof access === 'object' || access === 'public') return []
    const label = 'menu' in route ? route.menu.label : route.title
    return access === undefined || has(access) ? [{ title: route.title, label, href }] : []
  })
}
