import type { Import, Source } from './sources.ts'

const scope = '@trade-portal/'

/** What each package may import, by its path prefix: whole packages, or single exports of a package. */
const mayEnter: Readonly<Record<string, readonly string[]>> = {
  'packages/supplier-api/': [],
  'packages/design-system/': [],
  'packages/features/': ['supplier-api', 'design-system'],
  'packages/probe/': ['supplier-api', 'mocks', 'features/supplier-vocabulary'],
  'mocks/': ['supplier-api'],
  'apps/portal/': ['supplier-api', 'design-system', 'features', 'mocks'],
}

/** Describes why an import is forbidden; undefined if it is allowed. */
export function breach(source: Source, imported: Import): string | undefined {
  const room = Object.keys(mayEnter).find((prefix) => source.path.startsWith(prefix))
  if (room === undefined) return 'is in no known package'
  if (imported.specifier.startsWith('.') && !imported.target.startsWith(room))
    return 'leaves its package by a relative path'
  // Code for stories and tests must not be shipped.
  if (/\/testing(\/|$)/.test(imported.target)) return 'imports code that is only for stories and tests'
  if (room === 'packages/supplier-api/' && imported.specifier.startsWith('react'))
    return 'imports React into the registry'
  if (imported.specifier.startsWith(scope)) {
    const door = imported.specifier.slice(scope.length)
    if (!mayEnter[room]?.some((open) => door === open || door.startsWith(`${open}/`))) return `may not import ${door}`
    // A static import would ship the simulator to customers.
    if (room === 'apps/portal/' && /^mocks(\/|$)/.test(door) && !imported.isDynamic)
      return 'imports mocks other than by a dynamic import'
  }
  if (room === 'packages/features/') return featureBreach(source, imported)
  return undefined
}

/**
 * A feature may import its own files and everything in `belowScreens`, but never another feature. `layers.ts` checks the
 * imports below the screens.
 */
function featureBreach(source: Source, imported: Import): string | undefined {
  if (!imported.specifier.startsWith('.')) return undefined
  const own = featureOf(source.path)
  const other = featureOf(imported.target)
  if (own === other || belowScreens.has(other)) return undefined
  // Only the table of screens loads every feature, and only the app's entry `portal.ts` imports the table.
  if ((own === 'screens.ts' && imported.isDynamic) || (own === 'portal.ts' && other === 'screens.ts')) return undefined
  return `the feature ${own} imports the feature ${other}`
}

/** Folders and files in the features package that are not features. */
const belowScreens = new Set(['foundation', 'trade', 'routes.ts', 'matchRoute.ts'])

export function featureOf(path: string): string {
  return path.slice('packages/features/src/'.length).split('/')[0] ?? ''
}
