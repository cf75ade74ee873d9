import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { exampleRequest } from '../testing/exampleRequest.ts'
import { addressText, deliveryPlace, despatchKind, findDelivery } from './delivery.ts'

const position = { latitude: -33.8, longitude: 151 }

function api(geocode: () => Promise<typeof position>) {
  return {
    geocode: vi.fn(geocode),
    closestBranch: vi.fn(() => Promise.resolve({ branchId: '10', distanceKm: 12 })),
    deliveryCharge: vi.fn(() => Promise.resolve('DEL-UTE-1')),
  }
}

test('a delivery is found by address, branch and charge in turn', async () => {
  const calls = api(() => Promise.resolve(position))
  expect(await findDelivery(calls, exampleRequest.form)).toEqual({
    branchId: '10',
    distanceKm: 12,
    charge: 'DEL-UTE-1',
    isLocated: true,
  })
  expect(calls.closestBranch).toHaveBeenCalledWith(position, 'UTE')
  expect(calls.deliveryCharge).toHaveBeenCalledWith({ branchId: '10', distanceKm: 12 }, 'UTE')
})

test.each([
  ['the supplier refuses it', () => Promise.reject(new SupplierError('field'))],
  ['the call fails', () => Promise.reject(new TransportError('network'))],
  ['the answer is 0 and 0', () => Promise.resolve({ latitude: 0, longitude: 0 })],
])('B14 an address is not found if %s, and counts as 0 and 0', async (_why, geocode) => {
  const calls = api(geocode)
  expect(await findDelivery(calls, exampleRequest.form)).toMatchObject({ isLocated: false })
  expect(calls.closestBranch).toHaveBeenCalledWith({ latitude: 0, longitude: 0 }, 'UTE')
})

test('A04 a session that has expired is no address that was not found', async () => {
  const calls = api(() => Promise.reject(new SupplierError('session-expired')))
  await expect(findDelivery(calls, exampleRequest.form)).rejects.toMatchObject({ kind: 'session-expired' })
  expect(calls.closestBranch).not.toHaveBeenCalled()
})

const place = {
  shipping: { address: ' 1 Mill Lane ', suburb: 'Ryde ', state: 'NSW ' },
  delivery: { vehicleType: 'RIGID' },
}

test('blanks around what was typed change neither the delivery nor its address', () => {
  expect(deliveryPlace(place)).toEqual({
    shipping: { address: '1 Mill Lane', suburb: 'Ryde', state: 'NSW' },
    delivery: { vehicleType: 'RIGID' },
  })
  expect(addressText(place)).toBe('1 Mill Lane, Ryde, NSW')
})

test.each(['address', 'suburb', 'state'])('a delivery without more than blanks as %s is not looked up', (field) => {
  expect(deliveryPlace({ ...place, shipping: { ...place.shipping, [field]: ' ' } })).toBeNull()
})

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
