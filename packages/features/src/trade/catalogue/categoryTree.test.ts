import { expect, test } from 'vitest'
import { categoryTree } from './categoryTree.ts'

const tree = (...entries: string[]) =>
  categoryTree(
    entries.map((entry) => {
      const [categoryId = '', typeId = '', classId = ''] = entry.split('/')
      return { categoryId, typeId, classId, name: entry, image: '' }
    }),
  )

test('a flat menu is converted to three levels', () => {
  expect(tree('T', 'T/F', 'T/F/P', 'T/F/H', 'R')).toMatchObject([
    { id: 'T', types: [{ id: 'F', classes: [{ id: 'P' }, { id: 'H' }] }] },
    { id: 'R', types: [] },
  ])
  expect(tree('__proto__', '__proto__/constructor')).toMatchObject([
    { id: '__proto__', types: [{ id: 'constructor' }] },
  ])
})

test('D11 duplicate entries are merged, and orphaned ones left out', () => {
  expect(tree('T', 'T', 'T/F', 'T/F', 'X/F', 'T/Y/P', '')).toMatchObject([{ id: 'T', types: [{ id: 'F' }] }])
})
