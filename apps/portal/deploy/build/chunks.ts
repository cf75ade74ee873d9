import type { Rolldown } from 'vite'

/**
 * How the code is cut into scripts: by which pages need it, so that renaming a file changes nothing. The files directly in
 * `features/src` import the pages dynamically, and a page is named by its folder. Other dynamic imports, such as those of
 * dialogs, load what opens on a page.
 * A group also takes what its modules import, unless an earlier group has it. What no group takes is cut by the bundler:
 * one script for each page, for what opens on it, and for what these share.
 */
const groups = [
  /** The imports of `boot.ts`. They run while the other scripts are loading. */
  { name: 'boot', tags: ['$initial' as const] },
  /** React changes seldom, so it stays in the browser's cache when a new version of the portal is deployed. */
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  neededBy('main', (pages) => pages.has('portal') || pages.has('sign-in')),
  neededBy('signed-in', (pages) => ['shell', 'home', 'session'].some((page) => pages.has(page))),
  /** What two to four pages share has scripts of its own: most pages would load it in vain. */
  neededBy('screens', (pages) => pages.size > 4),
  /** React Aria. Everything that opens over a page is built with it. */
  { name: 'aria', test: /node_modules\/(react-aria|react-stately|@internationalized)/ },
]

export const codeSplitting = { groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })) }

/** A group of the modules whose pages fulfil the condition. */
function neededBy(name: string, condition: (pages: ReadonlySet<string>) => boolean) {
  return {
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      /(apps\/portal|features)\/src\//.test(id) && condition(pagesThatNeed(id, graph)) ? name : null,
    debugName: name,
  }
}

/** The pages that import the module, directly or through other modules. */
function pagesThatNeed(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const pages = new Set<string>()
  const visited = new Set<string>()
  const visit = (module: string) => {
    if (visited.has(module)) return
    visited.add(module)
    const page = pageOf(module, graph)
    if (page !== undefined) pages.add(page)
    graph.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return pages
}

/** The page whose code begins with this module, by its folder. Undefined for other modules. */
function pageOf(module: string, graph: Rolldown.ChunkingContext): string | undefined {
  const importers = graph.getModuleInfo(module)?.dynamicImporters ?? []
  if (importers.length > 0 && /apps\/portal\/src\/[^/]+$/.test(module)) return 'portal'
  if (importers.some((importer) => importer.includes('features/src/foundation/session/'))) return 'session'
  const isPage = importers.some((importer) => /features\/src\/[^/]+$/.test(importer))
  return isPage ? /features\/src\/([^/]+)\//.exec(module)?.[1] : undefined
}
