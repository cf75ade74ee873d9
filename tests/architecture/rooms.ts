import type { Import, Source } from './sources.ts'

const scope = '@trade-portal/'

/** Which rooms a room may enter, by the path that it begins with. */
const mayEnter: Readonly<Record<string, readonly string[]>> = {
  'packages/supplier-api/': [],
  'packages/design-system/': [],
  'packages/features/': ['supplier-api', 'design-system'],
  'mocks/': ['supplier-api'],
  'apps/portal/': ['supplier-api', 'design-system', 'features', 'mocks'],
}

/** What is wrong with an import, in words; undefined where nothing is. */
export function breach(source: Source, imported: Import): string | undefined {
  const room = Object.keys(mayEnter).find((prefix) => source.path.startsWith(prefix))
  if (room === undefined) return 'stands in no known room'
  if (imported.specifier.startsWith('.') && !imported.target.startsWith(room)) return 'reaches out of its room'
  // What only stories and tests use is never shipped.
  if (/\/testing(\/|$)/.test(imported.target)) return 'takes what is only for stories and tests'
  if (room === 'packages/supplier-api/' && imported.specifier.startsWith('react'))
    return 'brings React into the registry'
  if (imported.specifier.startsWith(scope)) {
    const door = imported.specifier.slice(scope.length).split('/')[0] ?? ''
    if (!(mayEnter[room] ?? []).includes(door)) return `may not enter ${door}`
    if (door === 'mocks' && !imported.isDynamic) return 'enters mocks other than by a dynamic import'
  }
  if (room === 'packages/features/') return featureBreach(source, imported)
  return undefined
}

/** A feature sees itself and what is shared; what is shared sees only what is shared. */
function featureBreach(source: Source, imported: Import): string | undefined {
  if (!imported.specifier.startsWith('.')) return undefined
  const own = featureOf(source.path)
  const other = featureOf(imported.target)
  if (own === other || other === 'shared') return undefined
  return `the feature ${own} reaches into ${other}`
}

export function featureOf(path: string): string {
  return path.slice('packages/features/src/'.length).split('/')[0] ?? ''
}
