import { SupplierError } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { exampleCheckout } from '../testing/exampleCheckout.ts'
import { addressText, deliveryPlace, despatchKind, findDelivery } from './delivery.ts'

const position = { latitude: -33.8, longitude: 151 }
const nowhere = { latitude: 0, longitude: 0 }
const { shipping, delivery } = exampleCheckout.values
const address = { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', vehicleType: 'UTE' }

function api(geocode: () => Promise<typeof position>) {
  return {
    getGeocode: vi.fn(geocode),
    getClosestBranch: vi.fn(() => Promise.resolve({ branchId: '10', distanceKm: 12 })),
    getDeliveryCharge: vi.fn(() => Promise.resolve('DEL-UTE-1')),
  }
}

test.each([
  ['found', () => Promise.resolve(position), position],
  ['refused', () => Promise.reject(new SupplierError('field')), nowhere],
  ['located at 0, 0', () => Promise.resolve(nowhere), nowhere],
])('for an address that is %s a branch and a charge are found', async (_how, geocode, used) => {
  const calls = api(geocode)
  expect(await findDelivery(calls, address)).toEqual({
    branchId: '10',
    distanceKm: 12,
    charge: 'DEL-UTE-1',
    isLocated: used === position,
  })
  expect(calls.getClosestBranch).toHaveBeenCalledWith({ ...used, vehicleType: 'UTE' })
  expect(calls.getDeliveryCharge).toHaveBeenCalledWith({ branchID: '10', distanceKm: 12, vehicleType: 'UTE' })
})

test('an expired session is not reported as an unknown address', async () => {
  const calls = api(() => Promise.reject(new SupplierError('session-expired')))
  await expect(findDelivery(calls, address)).rejects.toMatchObject({ kind: 'session-expired' })
  expect(calls.getClosestBranch).not.toHaveBeenCalled()
})

test('an address is trimmed, and none of its fields may be blank', () => {
  const typed = { ...shipping, address: ' 12 Smith Street ', suburb: 'Parramatta ', state: 'NSW ' }
  expect(deliveryPlace({ shipping: typed, delivery })).toEqual(address)
  expect(addressText(typed)).toBe('12 Smith Street, Parramatta, NSW')
  // A delivery with a blank field is not looked up.
  for (const field of ['address', 'suburb', 'state'])
    expect(deliveryPlace({ shipping: { ...shipping, [field]: ' ' }, delivery })).toBeNull()
})

test.each([
  ['PICKUP', 'pickup'],
  ['DELIVERY', 'delivery'],
  ['DRONE', 'none'],
])('the despatch method %s is of the kind %s', (name, kind) => {
  const methods = [
    { name: 'PICKUP', description: 'Pickup from branch', isPickup: true },
    { name: 'DELIVERY', description: 'Delivery to site', isPickup: false },
  ]
  expect(despatchKind(methods, name)).toBe(kind)
})
