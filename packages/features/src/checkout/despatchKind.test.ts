import { expect, test } from 'vitest'
import { despatchKind } from './despatchKind.ts'

const methods = [
  { name: 'PICKUP', description: 'Pickup from branch', isPickup: true },
  { name: 'DELIVERY', description: 'Delivery to site', isPickup: false },
]

test('the kind follows from the method; without a choice and for a withdrawn method it is none', () => {
  expect(despatchKind(methods, 'PICKUP')).toBe('pickup')
  expect(despatchKind(methods, 'DELIVERY')).toBe('delivery')
  expect(despatchKind(methods, '')).toBe('none')
  expect(despatchKind(methods, 'DRONE')).toBe('none')
})
