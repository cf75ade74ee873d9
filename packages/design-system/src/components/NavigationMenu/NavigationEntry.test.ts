import { expect, it } from 'vitest'
import { childrenOf, levelsOf } from './NavigationEntry.ts'
import type { NavigationEntry } from './NavigationEntry.ts'

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
