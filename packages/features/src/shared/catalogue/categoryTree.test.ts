import { expect, test } from 'vitest'
import { categoryTree } from './categoryTree.ts'

const entry = (categoryId: string, typeId = '', classId = '', name = `${categoryId} ${typeId} ${classId}`.trim()) => ({
  categoryId,
  typeId,
  classId,
  name,
  image: '',
})

test('a flat menu becomes three levels', () => {
  const tree = categoryTree([entry('T'), entry('T', 'F'), entry('T', 'F', 'P'), entry('T', 'F', 'H'), entry('R')])
  expect(tree).toMatchObject([
    { id: 'T', types: [{ id: 'F', classes: [{ id: 'P' }, { id: 'H' }] }] },
    { id: 'R', types: [] },
  ])
})

test('D11 a repeated entry counts once', () => {
  expect(categoryTree([entry('T'), entry('T'), entry('T', 'F'), entry('T', 'F')])).toMatchObject([
    { types: [{ id: 'F' }] },
  ])
})

test('an entry without its parent cannot be reached', () => {
  expect(categoryTree([entry('T'), entry('X', 'F'), entry('T', 'Y', 'P'), entry('', '', '')])).toMatchObject([
    { id: 'T', types: [] },
  ])
})

test('D10 hostile ids are only ids', () => {
  expect(categoryTree([entry('__proto__'), entry('__proto__', 'constructor')])).toMatchObject([
    { id: '__proto__', types: [{ id: 'constructor' }] },
  ])
})
