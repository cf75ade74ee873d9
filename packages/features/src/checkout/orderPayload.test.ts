import { operations } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { exampleRequest as request } from '../testing/exampleRequest.ts'
import { orderPayload, type OrderRequest } from './orderPayload.ts'

describe('B31 the order payload', () => {
  test('the order payload of a delivery has these values', () => {
    expect(orderPayload('cart-1', request, '20')).toEqual({
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
    })
  })

  const { form } = request
  const pickup: OrderRequest = {
    ...request,
    isPickup: true,
    form: {
      ...form,
      shipping: { ...form.shipping, despatchType: 'PICKUP' },
      delivery: { ...form.delivery, branch: '10' },
    },
  }

  test('the order payload of a pickup has the branch, and neither vehicle nor onsite contact', () => {
    const delivered = orderPayload('cart-1', request, '20')
    const [row] = delivered.deliveryDetails
    expect(orderPayload('cart-1', pickup, '10')).toEqual({
      ...delivered,
      branchID: '10',
      despatchMethod: 'PICKUP',
      deliveryDetails: [{ ...row, branchID: '10', vehicleType: '', onSiteContact: false }],
    })
  })

  test('the order payload of an offsite delivery differs in the onsite contact alone', () => {
    const delivered = orderPayload('cart-1', request, '20')
    const [row] = delivered.deliveryDetails
    const offsite = { ...request, form: { ...form, delivery: { ...form.delivery, onsite: false } } }
    expect(orderPayload('cart-1', offsite, '20')).toEqual({
      ...delivered,
      deliveryDetails: [{ ...row, onSiteContact: false }],
    })
  })

  test('the order payload of a quote differs in the transaction type alone', () => {
    expect(orderPayload('cart-1', { ...request, type: 'Quote' }, '20')).toEqual({
      ...orderPayload('cart-1', request, '20'),
      transactionType: 'Quote',
    })
  })

  test('in tax mode the order payload has the zip code', () => {
    const zip = { ...request, form: { ...form, shipping: { ...form.shipping, zipCode: '78701' } } }
    expect(orderPayload('cart-1', zip, '20')).toEqual({
      ...orderPayload('cart-1', request, '20'),
      clientPostcode: '78701',
    })
  })

  test('the order payload has exactly the fields of the registry', () => {
    const { example } = operations.processComplete
    expect(Object.keys(orderPayload('c', request, '20')).toSorted()).toEqual(Object.keys(example).toSorted())
  })

  test('J01 J02 the selected date and time are sent, also if daylight saving skips them', () => {
    for (const zone of ['Australia/Sydney', 'America/New_York', 'Pacific/Kiritimati', 'UTC']) {
      process.env['TZ'] = zone
      expect(orderPayload('c', request, '20').dateRequired).toBe('2026-10-04T02:30:00')
    }
  })

  test('the required time of an order defaults to 08:00', () => {
    const withoutTime = { ...request, form: { ...form, delivery: { ...form.delivery, requiredTime: '' } } }
    expect(orderPayload('c', withoutTime, '20').deliveryDetails[0].requiredTime).toBe(800)
  })
})
