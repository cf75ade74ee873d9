import { expect, test } from 'vitest'
import { locate } from './locate.ts'

const categories = [
  {
    id: 'T',
    name: 'Timber',
    image: '',
    types: [{ id: 'F', name: 'Framing', image: '', classes: [{ id: 'P', name: 'Pine' }] }],
  },
]

test.each([
  [['T', 'F', 'P'], { level: 'listing', title: 'Pine' }],
  [['T', 'F', ''], { level: 'listing', title: 'All Framing' }],
  [['T', '', ''], { level: 'category', title: 'Timber' }],
  [['', '', ''], { level: 'all', title: 'Browse Categories' }],
  [['X', '', ''], { level: 'unknown' }],
  [['T', 'X', ''], { level: 'unknown' }],
  [['T', 'F', 'X'], { level: 'unknown' }],
] as const)('the page for the category ids %j is %j', (ids, place) => {
  const [category, type, className] = ids
  expect(locate(categories, category, type, className)).toMatchObject(place)
})
