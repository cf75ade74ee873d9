import { expect, test } from 'vitest'
import { SupplierError, TransportError } from './errors.ts'
import { saysCartUnknown } from './saysCartUnknown.ts'

const refusal = (field: string, msg: string) => new SupplierError('field', [{ field, msg }])

test.each([
  ['sessionID', 'This shopping cart does not exist any more', true],
  ['toSessionID', 'Unknown value', true],
  ['cartSessionId', 'invalid', true],
  ['', 'The shopping cart no longer exists.', true],
  [' ', 'Could not find cart', true],
  ['', "That cart doesn't exist", true],
  ['', 'sessionID is not valid', true],
  ['', 'Session ID not found on server', true],
  ['sessionID', 'This shopping cart has been ordered', false],
  ['sessionID', '', false],
  ['fromSessionID', 'This shopping cart does not exist any more', false],
  ['productID', 'Product not found in cart', false],
  ['', 'Product FX100001 in the cart is no longer available', false],
  ['', 'Unable to reprice cart: unknown price list', false],
  ['', 'The cart service is not known', false],
  ['', 'Something is invalid', false],
])('The refusal of %j with “%s” means a lost cart: %s', (field, msg, isLost) =>
  expect(saysCartUnknown(refusal(field, msg))).toBe(isLost),
)

test('Only a field error can mean that the cart is lost', () => {
  const rows = [{ field: '', msg: 'Cart not found' }]
  for (const kind of ['no-records', 'session-expired'] as const)
    expect(saysCartUnknown(new SupplierError(kind, rows))).toBe(false)
  expect(saysCartUnknown(new TransportError('unexpected-answer', 'Cart not found'))).toBe(false)
  expect(saysCartUnknown(new Error('Cart not found'))).toBe(false)
})
