import { expect, test } from 'vitest'
import { categoryTree } from './categoryTree.ts'

const entry = (categoryId: string, typeId = '', classId = '', name = `${categoryId} ${typeId} ${classId}`.trim()) => ({
  categoryId,
  typeId,
  classId,
  name,
  image: '',
})

test('a flat menu is converted to three levels', () => {
  const tree = categoryTree([entry('T'), entry('T', 'F'), entry('T', 'F', 'P'), entry('T', 'F', 'H'), entry('R')])
  expect(tree).toMatchObject([
    { id: 'T', types: [{ id: 'F', classes: [{ id: 'P' }, { id: 'H' }] }] },
    { id: 'R', types: [] },
  ])
})

test('D11 a duplicate menu entry is merged', () => {
  expect(categoryTree([entry('T'), entry('T'), entry('T', 'F'), entry('T', 'F')])).toMatchObject([
    { types: [{ id: 'F' }] },
  ])
})

test('a menu entry without its parent is left out', () => {
  expect(categoryTree([entry('T'), entry('X', 'F'), entry('T', 'Y', 'P'), entry('', '', '')])).toMatchObject([
    { id: 'T', types: [] },
  ])
})

test('D10 ids such as __proto__ are treated like any id', () => {
  expect(categoryTree([entry('__proto__'), entry('__proto__', 'constructor')])).toMatchObject([
    { id: '__proto__', types: [{ id: 'constructor' }] },
  ])
})
