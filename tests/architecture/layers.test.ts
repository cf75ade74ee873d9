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

describe('The folders below the screens', () => {
  test('import only from lower layers', () => {
    expect(layerBreaches(sources)).toEqual([])
  })

  test.each([
    [`${features}/foundation/storage/planted.ts`, '../session/useSession.ts'],
    [`${features}/foundation/url/planted.ts`, '../../routes.ts'],
    [`${features}/trade/cart/planted.ts`, '../../screens.ts'],
    [`${features}/foundation/screens/planted.ts`, '../../trade/cart/queries.ts'],
    [`${features}/trade/orders/planted.ts`, '../cart/queries.ts'],
    [`${features}/trade/cart/planted.ts`, '../../portal.ts'],
    [`${features}/trade/a-new-room/planted.ts`, '../cart/queries.ts'],
    [`${features}/foundation/loose.ts`, './screens/Screen.tsx'],
    ['packages/design-system/src/parts/planted.ts', '../components/Button/Button.tsx'],
  ])('are reported if %s imports from a higher layer', (path, specifier) => {
    expect(layerBreaches([...sources, planted(path, specifier)])).toHaveLength(1)
  })
})

describe('Import cycles', () => {
  test('do not exist, not even of types', () => {
    expect(fileCircles(sources)).toEqual([])
  })

  test('are found in invented files', () => {
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

test('The portal never imports schema descriptions', () => {
  const breaches = sources
    .filter(({ path }) => !/^apps\/portal\/deploy\/|^packages\/(supplier-api\/src\/describe|probe)\//.test(path))
    .filter(({ imports }) => imports.some(({ target }) => /supplier-api(\/src)?\/describe|to-json-schema/.test(target)))
  expect(breaches.map(({ path }) => path)).toEqual([])
})
