import { expect, it } from 'vitest'
import { childrenOf, entriesAlongPath, levelsOf, type NavigationEntry } from './NavigationEntry.ts'

const page = (label: string, children?: readonly NavigationEntry[]): NavigationEntry => ({
  kind: 'link',
  label,
  href: `#${label}`,
  ...(children && { children }),
})

it('counts the levels of the deepest branch', () => {
  expect(levelsOf([])).toBe(1)
  expect(levelsOf([page('a'), { kind: 'separator' }])).toBe(1)
  expect(levelsOf([page('a', []), page('b', [page('c', [page('d')])]), page('e', [page('f')])])).toBe(3)
})

it('only pages and groups have something below them', () => {
  expect(childrenOf(undefined)).toEqual([])
  expect(childrenOf({ kind: 'separator' })).toEqual([])
  expect(childrenOf(page('a'))).toEqual([])
  expect(childrenOf({ kind: 'group', label: 'a', children: [page('b')] })).toHaveLength(1)
})

const entries: readonly NavigationEntry[] = [
  { kind: 'separator' },
  {
    kind: 'group',
    label: 'Products',
    children: [page('Timber', [page('Pine')])],
  },
]
const labels = (path: readonly number[]) => entriesAlongPath(entries, path).map(({ label }) => label)

it('follows a path from entry to entry', () => {
  expect(labels([])).toEqual([])
  expect(labels([1])).toEqual(['Products'])
  expect(labels([1, 0])).toEqual(['Products', 'Timber'])
})

it('ends where the path leads nowhere any more', () => {
  expect(labels([0])).toEqual([])
  expect(labels([7, 1])).toEqual([])
  expect(labels([1, 3])).toEqual(['Products'])
  expect(labels([1, 0, 0])).toEqual(['Products', 'Timber'])
})
