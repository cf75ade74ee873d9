import { describe, expect, test } from 'vitest'
import { fileCircles, layerBreaches } from './layers.ts'
import { readImports, readSources } from './sources.ts'

const sources = readSources()

/** An invented file with these imports. */
function planted(path: string, ...specifiers: string[]) {
  const text = specifiers.map((specifier) => `import type { X } from '${specifier}'`).join('\n')
  return { path, text, imports: readImports(path, text) }
}

const features = 'packages/features/src'

describe('the rooms below the screens', () => {
  test('every import goes downwards', () => {
    expect(layerBreaches(sources)).toEqual([])
  })

  test.each([
    [`${features}/foundation/storage/planted.ts`, '../session/useSession.ts'],
    [`${features}/foundation/screens/planted.ts`, '../../trade/cart/queries.ts'],
    [`${features}/trade/orders/planted.ts`, '../cart/queries.ts'],
    [`${features}/trade/cart/planted.ts`, '../../portal.ts'],
    [`${features}/trade/a-new-room/planted.ts`, '../cart/queries.ts'],
    [`${features}/foundation/loose.ts`, './screens/Screen.tsx'],
  ])('a planted breach in %s is found', (path, specifier) => {
    expect(layerBreaches([...sources, planted(path, specifier)])).toHaveLength(1)
  })
})

describe('circles of files', () => {
  test('there are none in the repository, type-only imports included', () => {
    expect(fileCircles(sources)).toEqual([])
  })

  test('a planted one is found', () => {
    const files = [
      planted('mocks/src/a.ts', './b.ts'),
      planted('mocks/src/b.ts', './c.ts'),
      planted('mocks/src/c.ts', './a.ts', './d.ts'),
      planted('mocks/src/d.ts'),
    ]
    expect(fileCircles(files).map((group) => group.toSorted())).toEqual([
      ['mocks/src/a.ts', 'mocks/src/b.ts', 'mocks/src/c.ts'],
    ])
  })
})

test('the product never imports schema descriptions, which are for documentation and tests only', () => {
  const breaches = sources
    .filter(({ path }) => !/^apps\/portal\/deploy\/|^packages\/(supplier-api\/src\/describe|probe)\//.test(path))
    .filter(({ imports }) => imports.some(({ target }) => /supplier-api(\/src)?\/describe|to-json-schema/.test(target)))
  expect(breaches.map(({ path }) => path)).toEqual([])
})
