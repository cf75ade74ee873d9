import { expect, test } from 'vitest'
import { embeddedMap, mapSearch } from './storeLinks.ts'

const store = {
  name: 'Corymbia Parramatta',
  address: ['4 Foundry Street', 'Parramatta', 'NSW'],
  phone: '',
  position: { latitude: -33.815, longitude: 151.0011 },
}

function read(address: string | undefined) {
  const { origin, pathname, searchParams } = new URL(address ?? 'about:blank')
  return { page: origin + pathname, asked: Object.fromEntries(searchParams) }
}

test('M09 a store without a maps key has a search link, but no map', () => {
  expect(embeddedMap(store, '')).toBeUndefined()
  expect(read(mapSearch(store))).toEqual({
    page: 'https://www.google.com/maps/search/',
    asked: { api: '1', query: '4 Foundry Street, Parramatta, NSW' },
  })
})

test('D25 bad store data gives either a safe map query or no map', () => {
  const withoutPosition = read(embeddedMap({ ...store, position: null }, 'k1'))
  expect(withoutPosition).toEqual({
    page: 'https://www.google.com/maps/embed/v1/place',
    asked: { key: 'k1', q: '4 Foundry Street, Parramatta, NSW', zoom: '16' },
  })
  expect(read(embeddedMap({ ...store, address: [] }, 'k1')).asked).toMatchObject({ q: '-33.815,151.0011' })
  const lost = { ...store, address: [], position: null }
  expect([embeddedMap(lost, 'k1'), mapSearch(lost)]).toEqual([undefined, undefined])
  const hostile = { ...store, address: ['1 Street&q=evil&key=other#x', '"><script>'] }
  const { page, asked } = read(embeddedMap(hostile, 'k1'))
  expect(page).toBe(withoutPosition.page)
  expect(asked).toMatchObject({ key: 'k1', q: '1 Street&q=evil&key=other#x, "><script>' })
})
