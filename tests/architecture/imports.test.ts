import { operationNames } from '@trade-portal/supplier-api'
import { describe, expect, it } from 'vitest'
import { readImports, readSources, type Import, type Source } from './sources.ts'

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
function breach(source: Source, imported: Import): string | undefined {
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
const belowScreens = new Set(['foundation', 'trade', 'routes.ts', 'documentAddress.ts', 'safeInternalPath.ts'])

function featureOf(path: string): string {
  return path.slice('packages/features/src/'.length).split('/')[0] ?? ''
}

const sources = readSources()

describe('imports go in one direction only', () => {
  it('finds the sources of every package', () => {
    for (const room of Object.keys(mayEnter))
      expect(sources.filter((source) => source.path.startsWith(room)).length, room).toBeGreaterThan(5)
  })

  it('no file imports what its package may not', () => {
    const breaches = sources.flatMap((source) =>
      source.imports.flatMap((imported) => {
        const wrong = breach(source, imported)
        return wrong === undefined ? [] : [`${source.path}: ${wrong} (${imported.specifier})`]
      }),
    )
    expect(breaches).toEqual([])
  })

  it('detects each kind of forbidden import', () => {
    const wrongs = [
      ['packages/supplier-api/src/a.ts', "import { x } from 'react'"],
      ['packages/design-system/src/a.ts', "import { x } from '@trade-portal/supplier-api'"],
      ['packages/features/src/cart/a.ts', "import { x } from '../checkout/b.ts'"],
      ['packages/features/src/trade/cart/a.ts', "import { x } from '../../checkout/b.ts'"],
      ['packages/features/src/cart/a.ts', "import { x } from '../testing/b.ts'"],
      ['apps/portal/src/a.ts', "import { x } from '@trade-portal/features/testing/b.ts'"],
      ['packages/features/src/cart/a.ts', "import { x } from '@trade-portal/mocks'"],
      ['packages/probe/src/a.ts', "import { x } from '@trade-portal/features/cart'"],
      ['mocks/src/a.ts', "import { x } from '../../packages/supplier-api/src/wire.ts'"],
      ['apps/portal/src/a.ts', "import { x } from '@trade-portal/mocks'"],
    ] as const
    for (const [path, text] of wrongs) {
      const [imported] = readImports(path, text)
      expect(imported && breach({ path, text, imports: [] }, imported), path).toBeDefined()
    }
  })
})

describe('one queries.ts for each feature', () => {
  // The steps of an order call the supplier themselves, so that their sequence can be read in one place.
  const mayName =
    /\/(queries|\w+Queries)\.ts$|\/foundation\/(api|session)\/|\/checkout\/(placeOrder|delivery)\.ts$|\/trade\/orders\/matchOrders\.ts$/
  const names = operationNames().join('|')
  /** Matches a call of the client, the name of an operation, and a type that is derived from an operation. */
  const wire = new RegExp(`\\bapi\\.\\w+\\(|\\buseApi\\(|'(${names})'|\\.(${names})\\(|\\b(Args|Result|Wire)<`)

  it('only queries.ts uses the names of operations', () => {
    const breaches = sources
      .filter(({ path }) => path.startsWith('packages/features/') && !mayName.test(path))
      .filter(({ text }) => wire.test(text))
    expect(breaches.map(({ path }) => path)).toEqual([])
  })

  it.each(['api.getState({})', 'useApi()', "operationQuery(x, 'getState', {})", "x: Result<'getState'>"])(
    'recognises a use of an operation in %s',
    (text) => expect(wire.test(text)).toBe(true),
  )

  it('a feature has at most one queries.ts', () => {
    const hinges = sources.map((source) => source.path).filter((path) => /features\/src\/.*queries\.ts$/.test(path))
    const features = hinges.map(featureOf).filter((feature) => feature !== 'trade' && feature !== 'foundation')
    expect(new Set(features).size).toBe(features.length)
  })
})

describe('Features leave network, keys and styles to lower layers', () => {
  const features = sources.filter((source) => source.path.startsWith('packages/features/'))

  it.each([
    ['call the network', /\bfetch\(/, /foundation\/settings\/loadConfiguration\.ts$/],
    ['write a query key by hand', /queryKey: \[(?!name\])/, /foundation\/api\/operationQuery\.ts$/],
    ['set a class name or a style', /\b(className|style)=/, /^$/],
    ['contain a colour or a length', /#[0-9a-f]{3,8}\b(?=['";\s])|\b\d+px\b|rgba?\(/i, /^$/],
  ])('features never %s', (_what, sign, exception) => {
    const breaches = features.filter((source) => sign.test(source.text) && !exception.test(source.path))
    expect(breaches.map((source) => source.path)).toEqual([])
  })
})
