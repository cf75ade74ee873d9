import { describe, expect, test } from 'vitest'
import { fileCircles, layerBreaches, roomCircles } from './layers.ts'
import { readImports, readSources } from './sources.ts'

const sources = readSources()

/** A file that is not there, with what it would import. */
function planted(path: string, ...specifiers: string[]) {
  const text = specifiers.map((specifier) => `import type { X } from '${specifier}'`).join('\n')
  return { path, text, imports: readImports(path, text) }
}

const shared = 'packages/features/src/shared'

describe('the layers of the shared rooms', () => {
  test('every import goes downwards', () => {
    expect(layerBreaches(sources)).toEqual([])
  })

  test('the rooms of the business form no circle', () => {
    expect(roomCircles(sources)).toEqual([])
  })

  test.each([
    [`${shared}/storage/planted.ts`, '../session/useSession.ts'],
    [`${shared}/api/planted.ts`, '../cart/queries.ts'],
    [`${shared}/cart/planted.ts`, '../screens/Screen.tsx'],
    [`${shared}/addresses/planted.ts`, '../storage/safeStorage.ts'],
    [`${shared}/a-new-room/planted.ts`, '../screens/Screen.tsx'],
    [`${shared}/cart/planted.ts`, '../portal.ts'],
    [`${shared}/loose.ts`, './screens/Screen.tsx'],
  ])('a planted breach in %s is found', (path, specifier) => {
    expect(layerBreaches([...sources, planted(path, specifier)])).toHaveLength(1)
  })

  test('a planted circle of rooms is found', () => {
    const circle = planted(`${shared}/cart/planted.ts`, '../tally/queries.ts')
    expect(roomCircles([...sources, circle])[0]?.toSorted()).toEqual(['cart', 'tally'])
  })
})

describe('circles of files', () => {
  test('there are none in the whole house, type-only imports included', () => {
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
