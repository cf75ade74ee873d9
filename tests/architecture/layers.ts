import type { Source } from './sources.ts'

const shared = 'packages/features/src/shared/'

/**
 * The layers of the features' shared rooms, from the ground up; a room imports from lower layers only. Rooms that are
 * not named here are about one part of the business each, such as `cart`: they stand between the session and the
 * screens, and may import from each other as long as they form no circle.
 */
const layers: readonly (readonly string[] | 'business rooms')[] = [
  ['pace'],
  ['addresses', 'storage', 'locks', 'notices'],
  ['failures'],
  ['settings'],
  ['api'],
  ['session'],
  'business rooms',
  ['screens'],
]
const businessLayer = layers.indexOf('business rooms')

function layerOf(room: string): number {
  const named = layers.findIndex((rooms) => rooms !== 'business rooms' && rooms.includes(room))
  return named === -1 ? businessLayer : named
}

function roomOf(path: string): string | undefined {
  const [room, file] = path.startsWith(shared) ? path.slice(shared.length).split('/') : []
  return file === undefined ? undefined : room
}

/** The only file outside of the rooms: what the portal's app imports. */
const door = `${shared}portal.ts`

/** Imports that go upwards, or sideways between rooms of a named layer, and files that are in no room. */
export function layerBreaches(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) => {
    const from = roomOf(path)
    if (from === undefined) return path.startsWith(shared) && path !== door ? [`${path} is in no room`] : []
    return imports.flatMap(({ target }) => {
      if (target === door) return [`${path} imports the app's door`]
      const to = roomOf(target)
      if (to === undefined || to === from || layerOf(to) < layerOf(from)) return []
      const isAmongBusiness = layerOf(from) === businessLayer && layerOf(to) === businessLayer
      return isAmongBusiness ? [] : [`${path} imports ${target}: ${from} is below ${to}`]
    })
  })
}

/** Circles among the shared rooms, each as the names of its rooms. */
export function roomCircles(sources: readonly Source[]): string[][] {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = roomOf(path)
    if (from === undefined) continue
    const targets = imports.map(({ target }) => roomOf(target)).filter((to) => to !== undefined && to !== from)
    edges.set(from, new Set([...(edges.get(from) ?? []), ...targets.filter((to) => to !== undefined)]))
  }
  return circles(edges)
}

/** Circles of files, type-only imports included. A dynamic import loads later and closes no circle. */
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

/** Strongly connected groups of more than one node, after Tarjan. */
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
