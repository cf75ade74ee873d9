import type { Source } from './sources.ts'

const features = 'packages/features/src/'

/**
 * The folders ("rooms") of the design system and of the layers below the screens, from the bottom up. A room imports only
 * from itself and the rooms before it. So `foundation` never imports from `trade` or from the routes, and imports between
 * rooms form no circle.
 */
const rooms: readonly string[] = [
  ...['theme', 'page', 'time', 'css', 'icons', 'announcer', 'focus', 'parts', 'layout', 'components'].map(
    (room) => `design-system/${room}`,
  ),
  ...['time', 'storage', 'url', 'failures', 'settings', 'api', 'session', 'forms', 'screens', 'lists', 'scan'].map(
    (room) => `foundation/${room}`,
  ),
  'routes',
  ...[
    'customer',
    'access',
    'payments',
    'documents',
    'orders',
    'cart',
    'customer-prices',
    'custom-lists',
    'catalogue',
    'document-contents',
    'order-text',
    'order-again',
  ].map((room) => `trade/${room}`),
  'screens',
]

/** The files beside the folders of the features: the table of routes with what reads it, and the screens of the routes. */
const roomsOfFiles: Readonly<Record<string, string>> = {
  'routes.ts': 'routes',
  'documentAddress.ts': 'routes',
  'safeInternalPath.ts': 'routes',
  'screens.ts': 'screens',
}

/** The room of a file, such as `trade/cart`; undefined for a file outside the layers. */
function roomOf(path: string): string | undefined {
  const file = path.startsWith(features) ? roomsOfFiles[path.slice(features.length)] : undefined
  if (file !== undefined) return file
  const [, folder] = /^packages\/design-system\/src\/([^/]+)\//.exec(path) ?? []
  if (folder !== undefined) return `design-system/${folder}`
  return /^packages\/features\/src\/((?:foundation|trade)(?:\/[^/]+(?=\/))?)/.exec(path)?.[1]
}

/** Modules for the app and for integrators to import. They export from many rooms, so no room imports them. */
const publicEntries = new Set([`${features}portal.ts`, `${features}supplierVocabulary.ts`])

/** Reports imports from later rooms and public entries, and files whose room is not in `rooms`. */
export function layerBreaches(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const from = roomOf(path)
    if (from === undefined) return []
    const height = rooms.indexOf(from)
    if (height === -1) return [`${path} is in no room`]
    return imports.flatMap(({ target }) => {
      if (publicEntries.has(target)) return [`${path} imports a door`]
      const to = roomOf(target)
      return to === undefined || rooms.indexOf(to) <= height
        ? []
        : [`${path} imports ${target}: ${from} is below ${to}`]
    })
  })
}

/** Circular imports among files. Type-only imports count. Dynamic imports do not count, because they load later. */
export function fileCircles(sources: readonly Source[]): string[][] {
  return circles(
    new Map(
      sources.map(({ path, imports }) => [
        path,
        new Set(imports.filter(({ isDynamic }) => !isDynamic).map(({ target }) => target)),
      ]),
    ),
  )
}

/** Strongly connected groups of more than one node, found with Tarjan's algorithm. */
function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): number => {
    const index = order.size
    order.set(node, index)
    lowest.set(node, index)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? index) : index) : visit(next)
      lowest.set(node, Math.min(lowest.get(node) ?? index, reached))
    }
    const low = lowest.get(node) ?? index
    if (low === index) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) found.push(group)
    }
    return low
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return found
}
