import { expect, test } from 'vitest'
import { guessRoute } from './guessRoute.ts'
import { findRoute } from './matchRoute.ts'

const addresses = [
  '/',
  '/login',
  '/products',
  '/products/TIMBER/PINE/90x45',
  '/search',
  '/checkout/complete',
  '/orders',
  '/orders/100234-1',
  '/invoices/100234-1',
  '/statements',
  '/statements/2026-10-31',
  '/custom-lists/7',
  '/admin/account/new',
  '/admin/account/12',
  '/payment-complete',
  '/nothing/here/at/all',
  '/nothing',
  '/ORDERS',
  '/orders/',
  '/custom-lists/a%2Fb',
]

test.each(addresses)('the guess for %s is what the router finds', (address) => {
  expect(guessRoute(address)).toBe(findRoute(address))
})

test('encoded letters are read as the router reads them', () => {
  expect(guessRoute('/%6Frders')).toBe('orders')
  expect(guessRoute('/orders/%')).toBe('transaction')
})
