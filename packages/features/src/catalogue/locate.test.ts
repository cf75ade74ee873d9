import { expect, test } from 'vitest'
import { locate } from './locate.ts'
import { addressPage } from '../foundation/url/addressFields.ts'

const categories = [
  {
    id: 'T',
    name: 'Timber',
    image: '',
    types: [{ id: 'F', name: 'Framing', image: '', classes: [{ id: 'P', name: 'Pine' }] }],
  },
]
const titleOf = (...ids: [string, string, string]) => locate(categories, ...ids)

test('the title of a place is the class, else all of the type, else the category, else Browse Categories', () => {
  expect(titleOf('T', 'F', 'P')).toMatchObject({ level: 'listing', title: 'Pine' })
  expect(titleOf('T', 'F', '')).toMatchObject({ level: 'listing', title: 'All Framing' })
  expect(titleOf('T', '', '')).toMatchObject({ level: 'category', title: 'Timber' })
  expect(titleOf('', '', '')).toMatchObject({ level: 'all', title: 'Browse Categories' })
})

test('an id that is not in the catalogue is an unknown place', () => {
  expect([titleOf('X', '', ''), titleOf('T', 'X', ''), titleOf('T', 'F', 'X')].map((place) => place.level)).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ])
})

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['abc', 1],
  ['1e309', 1],
  ['99999999', 1],
  ['', 1],
])('E08 page %j is %i', (text, page) => {
  expect(addressPage.read(text)).toBe(page)
})
