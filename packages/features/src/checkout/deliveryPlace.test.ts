import { expect, test } from 'vitest'
import { addressText, deliveryPlace } from './deliveryPlace.ts'

const place = {
  shipping: { address: ' 1 Mill Lane ', suburb: 'Ryde ', state: 'NSW ' },
  delivery: { vehicleType: 'RIGID' },
}

test('blanks around typed texts change neither the delivery nor its address', () => {
  expect(deliveryPlace(place)).toEqual({
    shipping: { address: '1 Mill Lane', suburb: 'Ryde', state: 'NSW' },
    delivery: { vehicleType: 'RIGID' },
  })
  expect(addressText(place)).toBe('1 Mill Lane, Ryde, NSW')
})

test.each(['address', 'suburb', 'state'])('a delivery without more than blanks as %s is not looked up', (field) => {
  expect(deliveryPlace({ ...place, shipping: { ...place.shipping, [field]: ' ' } })).toBeNull()
})
