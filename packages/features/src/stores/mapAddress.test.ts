import { describe, expect, test } from 'vitest'
import { embeddedMap, mapSearch } from './mapAddress.ts'

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

test('the map is queried by address, centred on the position, at zoom 16', () => {
  expect(read(embeddedMap(store, 'k1'))).toEqual({
    page: 'https://www.google.com/maps/embed/v1/place',
    asked: {
      key: 'k1',
      q: '4 Foundry Street, Parramatta, NSW',
      center: '-33.815,151.0011',
      zoom: '16',
    },
  })
})

test('M09 without a key there is no embedded map, but a search link', () => {
  expect(embeddedMap(store, '')).toBeUndefined()
  expect(read(mapSearch(store))).toEqual({
    page: 'https://www.google.com/maps/search/',
    asked: { api: '1', query: '4 Foundry Street, Parramatta, NSW' },
  })
})

describe('D25 a store with incomplete data', () => {
  test('a map without a position has the address only', () => {
    expect(read(embeddedMap({ ...store, position: null }, 'k1')).asked).not.toHaveProperty('center')
  })

  test('a map without an address has the position', () => {
    expect(read(embeddedMap({ ...store, address: [] }, 'k1')).asked).toMatchObject({ q: '-33.815,151.0011' })
  })

  test('without address and position there is no map and no search link', () => {
    const lost = { ...store, address: [], position: null }
    expect([embeddedMap(lost, 'k1'), mapSearch(lost)]).toEqual([undefined, undefined])
  })

  test('an address cannot add parameters to the map', () => {
    const hostile = { ...store, address: ['1 Street&q=evil&key=other#x', '"><script>'] }
    const { page, asked } = read(embeddedMap(hostile, 'k1'))
    expect(page).toBe('https://www.google.com/maps/embed/v1/place')
    expect(asked).toMatchObject({ key: 'k1', q: '1 Street&q=evil&key=other#x, "><script>' })
  })
})
