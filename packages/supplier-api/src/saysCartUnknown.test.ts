import { expect, test } from 'vitest'
import { SupplierError, TransportError } from './errors.ts'
import { saysCartUnknown } from './saysCartUnknown.ts'

const refusal = (field: string, msg: string) => new SupplierError('field', [{ field, msg }])

test.each([
  ['sessionID', 'This shopping cart does not exist any more'],
  ['toSessionID', 'Unknown value'],
  ['cartSessionId', 'invalid'],
  ['', 'The shopping cart no longer exists.'],
  [' ', 'Could not find cart'],
  ['', "That cart doesn't exist"],
  ['', 'sessionID is not valid'],
  ['', 'Session ID not found on server'],
])('A cart is lost by the field %j: %s', (field, msg) => expect(saysCartUnknown(refusal(field, msg))).toBe(true))

test.each([
  ['sessionID', 'This shopping cart has been ordered'],
  ['sessionID', ''],
  ['fromSessionID', 'This shopping cart does not exist any more'],
  ['productID', 'Product not found in cart'],
  ['', 'Product FX100001 in the cart is no longer available'],
  ['', 'Unable to reprice cart: unknown price list'],
  ['', 'The cart service is not known'],
  ['', 'Something is invalid'],
])('A cart is not lost by the field %j: %s', (field, msg) => expect(saysCartUnknown(refusal(field, msg))).toBe(false))

test('No error but a field error means that the cart is lost', () => {
  const rows = [{ field: '', msg: 'Cart not found' }]
  for (const kind of ['no-records', 'session-expired'] as const)
    expect(saysCartUnknown(new SupplierError(kind, rows))).toBe(false)
  expect(saysCartUnknown(new TransportError('unexpected-answer', 'Cart not found'))).toBe(false)
  expect(saysCartUnknown(new Error('Cart not found'))).toBe(false)
})
