import { expect, it } from 'vitest'
import type { NavigationEntry } from '../NavigationMenu/NavigationEntry.ts'
import { entriesAlongPath } from './entriesAlongPath.ts'

const entries: readonly NavigationEntry[] = [
  { kind: 'separator' },
  {
    kind: 'group',
    label: 'Products',
    children: [
      { kind: 'link', label: 'Timber', href: '#timber', children: [{ kind: 'link', label: 'Pine', href: '#p' }] },
    ],
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
