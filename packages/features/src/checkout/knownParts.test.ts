import { expect, test } from 'vitest'
import { deliveryDraft, pickupDraft } from '../testing/checkoutDrafts.ts'
import { blankCheckout, type CheckoutValues } from './checkout.ts'
import { knownParts } from './knownParts.ts'

const input = {
  methods: [
    { name: 'PICKUP', description: 'Pickup from branch', isPickup: true },
    { name: 'DELIVERY', description: 'Delivery to site', isPickup: false },
  ],
  vehicles: [{ id: 'UTE', name: 'Ute up to 1 tonne' }],
  branches: [{ id: '10', name: 'Parramatta' }],
  states: [{ id: 'NSW', name: 'New South Wales' }],
  isTaxMode: false,
  timeText: (day: string, time: string) => (day === '' || time === '25:00' ? '' : `${day} ${time}`),
} as const

const { shipping, delivery } = deliveryDraft
const known = (values: CheckoutValues, changed: Partial<Parameters<typeof knownParts>[1]> = {}) =>
  knownParts(values, { ...input, ...changed })

test('each part says all that was entered', () => {
  const values = {
    ...deliveryDraft,
    shipping: { ...shipping, notes: 'Leave at gate ' },
    delivery: { ...delivery, onsite: true, contactMobile: '0491 570 110' },
  }
  expect(known(values)).toEqual({
    despatch: ['Delivery to site'],
    job: ['Lot 12 carport', 'Ref PO-2001', 'Leave at gate'],
    address: ['12 Smith Street, Parramatta, New South Wales'],
    branch: ['Branch: Parramatta'],
    vehicle: ['Ute up to 1 tonne', 'Onsite contact will receive the delivery'],
    contact: ['Sam Hargreaves', '0491 570 156', '0491 570 110', 'sam@hargreaves.example'],
    time: ['2099-11-23 08:00'],
  })
})

test('an untouched form knows the contact and the branch', () => {
  const parts = known(blankCheckout({ name: 'Sam', phone: '02 9555 0101', email: '' }, '10'))
  expect(Object.entries(parts).filter(([, facts]) => facts.length > 0)).toEqual([
    ['branch', ['Branch: Parramatta']],
    ['contact', ['Sam', '02 9555 0101']],
  ])
})

test('an incomplete part, or one with an unknown choice, is empty', () => {
  const values = {
    ...deliveryDraft,
    shipping: { ...shipping, suburb: ' ' },
    delivery: { ...delivery, vehicleType: 'SHIP', contactPhone: '', requiredTime: '25:00' },
  }
  expect(known(values)).toMatchObject({ address: [], vehicle: [], contact: [], time: [] })
  expect(known(values, { methods: [] }).despatch).toEqual([])
  expect(known(values, { isTaxMode: true }).job).toEqual([])
})

test('the optional address of a pickup belongs to the job', () => {
  const values = { ...pickupDraft, shipping: { ...pickupDraft.shipping, suburb: 'Penrith' } }
  expect(known(values).job).toEqual(['Lot 12 carport', 'Ref PO-2001', 'Penrith'])
})
