import { operationNames } from '@trade-portal/supplier-api'
import { describe, expect, it } from 'vitest'
import { breach, featureOf } from './rooms.ts'
import { readImports, readSources } from './sources.ts'

const sources = readSources()

describe('imports go in one direction only', () => {
  it('finds the sources of every package', () => {
    for (const room of [
      'packages/supplier-api',
      'packages/design-system',
      'packages/features',
      'packages/probe',
      'mocks',
      'apps/portal',
    ]) {
      expect(sources.filter((source) => source.path.startsWith(room)).length, room).toBeGreaterThan(5)
    }
  })

  it('no file imports a package that its own package may not import', () => {
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
      ['packages/features/src/trade/cart/a.ts', "import { x } from '../../testing/b.ts'"],
      ['packages/design-system/src/layout/a.ts', "import { x } from '../testing/b.ts'"],
      ['apps/portal/src/a.ts', "import { x } from '@trade-portal/features/testing/b.ts'"],
      ['packages/features/src/cart/a.ts', "import { x } from '@trade-portal/mocks'"],
      ['packages/probe/src/a.ts', "import { x } from '@trade-portal/features/cart'"],
      ['packages/probe/src/a.ts', "import { x } from '@trade-portal/design-system'"],
      ['packages/probe/src/a.ts', "import { x } from './testing/b.ts'"],
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
  const mayName = /\/(queries|\w+Queries)\.ts$|\/foundation\/(api|session)\//
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
    'notices %s',
    (text) => expect(wire.test(text)).toBe(true),
  )

  it('a feature has at most one', () => {
    const hinges = sources.map((source) => source.path).filter((path) => /features\/src\/.*queries\.ts$/.test(path))
    const features = hinges.map(featureOf).filter((feature) => feature !== 'trade' && feature !== 'foundation')
    expect(new Set(features).size).toBe(features.length)
  })
})

describe('features leave network, query keys and styling to the layers below', () => {
  const features = sources.filter((source) => source.path.startsWith('packages/features/'))

  it.each([
    ['call the network', /\bfetch\(/, /foundation\/settings\/loadConfiguration\.ts$/],
    ['write a query key by hand', /queryKey: \[(?!name\])/, /foundation\/api\/operationQuery\.ts$/],
    ['set a class name or a style', /\b(className|style)=/, /^$/],
    ['contain a colour or a length', /#[0-9a-f]{3,8}\b(?=['";\s])|\b\d+px\b|rgba?\(/i, /^$/],
  ])('they never %s', (_what, sign, exception) => {
    const breaches = features.filter((source) => sign.test(source.text) && !exception.test(source.path))
    expect(breaches.map((source) => source.path)).toEqual([])
  })
})
