import { expect, it } from 'vitest'
import { childrenOf, entriesAlongPath, levelsOf, type NavigationEntry } from './NavigationEntry.ts'

const page = (label: string, children?: readonly NavigationEntry[]): NavigationEntry => ({
  kind: 'link',
  label,
  href: `#${label}`,
  ...(children && { children }),
})

it('a menu has as many levels as its deepest branch', () => {
  expect(levelsOf([])).toBe(1)
  expect(levelsOf([page('a'), { kind: 'separator' }])).toBe(1)
  expect(levelsOf([page('a', []), page('b', [page('c', [page('d')])]), page('e', [page('f')])])).toBe(3)
})

it('only pages and groups have entries below them', () => {
  expect(childrenOf(undefined)).toEqual([])
  expect(childrenOf({ kind: 'separator' })).toEqual([])
  expect(childrenOf(page('a'))).toEqual([])
  expect(childrenOf({ kind: 'group', label: 'a', children: [page('b')] })).toHaveLength(1)
})

it.each([
  ['follows entry after entry', [1, 0], ['Products', 'Timber']],
  ['is empty from a separator', [0], []],
  ['is empty from a missing entry', [7, 1], []],
  ['ends at an entry that has gone', [1, 3], ['Products']],
  ['ends below the last entry', [1, 0, 0], ['Products', 'Timber']],
])('a path in the menu %s', (_, path, labels) => {
  const products: NavigationEntry = { kind: 'group', label: 'Products', children: [page('Timber', [page('Pine')])] }
  expect(entriesAlongPath([{ kind: 'separator' }, products], path).map(({ label }) => label)).toEqual(labels)
})
