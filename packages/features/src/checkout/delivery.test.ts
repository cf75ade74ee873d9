import { SupplierError } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { exampleRequest } from '../testing/exampleRequest.ts'
import { addressText, deliveryPlace, despatchKind, findDelivery } from './delivery.ts'

const position = { latitude: -33.8, longitude: 151 }
const nowhere = { latitude: 0, longitude: 0 }

function api(geocode: () => Promise<typeof position>) {
  return {
    geocode: vi.fn(geocode),
    closestBranch: vi.fn(() => Promise.resolve({ branchId: '10', distanceKm: 12 })),
    deliveryCharge: vi.fn(() => Promise.resolve('DEL-UTE-1')),
  }
}

test.each([
  ['found', () => Promise.resolve(position), position],
  ['refused', () => Promise.reject(new SupplierError('field')), nowhere],
  ['located at 0, 0', () => Promise.resolve(nowhere), nowhere],
])('an address that is %s has a branch and a delivery charge', async (_how, geocode, used) => {
  const calls = api(geocode)
  expect(await findDelivery(calls, exampleRequest.form)).toEqual({
    branchId: '10',
    distanceKm: 12,
    charge: 'DEL-UTE-1',
    isLocated: used === position,
  })
  expect(calls.closestBranch).toHaveBeenCalledWith(used, 'UTE')
  expect(calls.deliveryCharge).toHaveBeenCalledWith({ branchId: '10', distanceKm: 12 }, 'UTE')
})

test('an expired session is not taken for an unknown address', async () => {
  const calls = api(() => Promise.reject(new SupplierError('session-expired')))
  await expect(findDelivery(calls, exampleRequest.form)).rejects.toMatchObject({ kind: 'session-expired' })
  expect(calls.closestBranch).not.toHaveBeenCalled()
})

const place = {
  shipping: { address: ' 1 Mill Lane ', suburb: 'Ryde ', state: 'NSW ' },
  delivery: { vehicleType: 'RIGID' },
}

test('a delivery has trimmed texts, none of which may be blank', () => {
  expect(deliveryPlace(place)).toEqual({
    shipping: { address: '1 Mill Lane', suburb: 'Ryde', state: 'NSW' },
    delivery: { vehicleType: 'RIGID' },
  })
  expect(addressText(place)).toBe('1 Mill Lane, Ryde, NSW')
  // A delivery with a blank field is not looked up.
  for (const field of ['address', 'suburb', 'state'])
    expect(deliveryPlace({ ...place, shipping: { ...place.shipping, [field]: ' ' } })).toBeNull()
})

test.each([
  ['PICKUP', 'pickup'],
  ['DELIVERY', 'delivery'],
  ['DRONE', 'none'],
])('the kind of the despatch method %s is %s', (name, kind) => {
  const methods = [
    { name: 'PICKUP', description: 'Pickup from branch', isPickup: true },
    { name: 'DELIVERY', description: 'Delivery to site', isPickup: false },
  ]
  expect(despatchKind(methods, name)).toBe(kind)
})
