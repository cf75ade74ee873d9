import { expect, test } from 'vitest'
import { exampleCheckout as checkout } from '../testing/exampleCheckout.ts'
import type { Checkout, CheckoutValues } from './checkout.ts'
import { orderPayload } from './orderPayload.ts'

const { values, customer } = checkout
const payload = (differing: Partial<Checkout> = {}, branch = '20') =>
  orderPayload({ ...checkout, ...differing }, customer, branch)
const withShipping = (changed: Partial<CheckoutValues['shipping']>) => ({
  values: { ...values, shipping: { ...values.shipping, ...changed } },
})
const withDelivery = (changed: Partial<CheckoutValues['delivery']>) => ({
  values: { ...values, delivery: { ...values.delivery, ...changed } },
})

const delivered = {
  sessionID: 'cart-1',
  transactionType: 'Order',
  branchID: '20',
  customerName: 'Hargreaves Building',
  customerAddress: '4 Foundry Road',
  customerState: 'NSW',
  customerPostcode: '2147',
  customerEmail: 'sam@hargreaves.example',
  clientName: 'Lot 12',
  clientAddress: '12 Smith Street',
  clientSuburb: 'Parramatta',
  clientState: 'NSW',
  clientPostcode: '',
  clientEmail: 'site@hargreaves.example',
  buildersRef: 'PO-1',
  buildersContact: 'Kim',
  salesRepID: 0,
  dateRequired: '2026-10-04T02:30:00',
  despatchMethod: 'DELIVERY',
  shippingInstructions: 'Leave at gate',
  quoteOutput: '',
  specOutput: '',
  brochureOutput: '',
  quoteProduceWithSellPrices: false,
  deliveryDetails: [
    {
      deliveryNumber: 1,
      vehicleType: 'UTE',
      contactName: 'Kim',
      contactPhone: '0400 000 000',
      contactMobile: '0491 570 110',
      onSiteContact: true,
      branchID: '20',
      deliveryDate: '2026-10-04',
      requiredTime: 230,
      distanceKm: 0,
      deliveryCharge: 0,
      weight: 0,
      runNumber: 0,
      comment: '',
    },
  ],
}
const [details] = delivered.deliveryDetails

test.each([
  ['delivery', payload(), {}],
  [
    'pickup',
    payload({ despatch: 'pickup', ...withShipping({ despatchType: 'PICKUP' }) }, '10'),
    {
      branchID: '10',
      despatchMethod: 'PICKUP',
      deliveryDetails: [{ ...details, branchID: '10', vehicleType: '', onSiteContact: false }],
    },
  ],
  [
    'delivery without anybody onsite',
    payload(withDelivery({ onsite: false })),
    { deliveryDetails: [{ ...details, onSiteContact: false }] },
  ],
  ['quote', payload({ type: 'Quote' }), { transactionType: 'Quote' }],
  ['delivery in tax mode', payload(withShipping({ zipCode: '78701' })), { clientPostcode: '78701' }],
])('B31 the payload of a %s has every field of the specification', (_kind, sent, difference) => {
  expect(sent).toEqual({ ...delivered, ...difference })
})

test('J02 a time skipped by daylight saving is sent as it was picked', () => {
  for (const zone of ['Australia/Sydney', 'America/New_York', 'Pacific/Kiritimati', 'UTC']) {
    process.env['TZ'] = zone
    expect(payload().dateRequired).toBe('2026-10-04T02:30:00')
  }
})

test('the required time of an order defaults to 08:00', () => {
  expect(payload(withDelivery({ requiredTime: '' })).deliveryDetails[0].requiredTime).toBe(800)
})
