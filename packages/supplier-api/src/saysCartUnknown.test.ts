import { describe, expect, test } from 'vitest'
import { SupplierError, TransportError } from './errors.ts'
import { saysCartUnknown } from './saysCartUnknown.ts'

const refusal = (field: string, msg: string) => new SupplierError('field', [{ field, msg }])

describe('a cart is lost only if the supplier clearly says that it does not know it', () => {
  test.each([
    ['sessionID', 'This shopping cart does not exist any more'],
    ['SessionId', 'Not found'],
    ['toSessionID', 'Unknown value'],
    ['cartSessionId', 'invalid'],
    ['', 'Cart 4711 not found'],
    ['', 'The shopping cart no longer exists.'],
    [' ', 'Could not find cart'],
    ['', "That cart doesn't exist"],
    ['', 'sessionID is not valid'],
    ['', 'Cart cannot be found'],
    ['', 'Cart 123 not found in system'],
    ['', 'Session ID not found on server'],
  ])('%j: %s', (field, msg) => expect(saysCartUnknown(refusal(field, msg))).toBe(true))

  test.each([
    ['sessionID', 'This shopping cart has been ordered'],
    ['sessionID', 'The cart is in use by another user'],
    ['sessionID', ''],
    ['fromSessionID', 'This shopping cart does not exist any more'],
    ['productID', 'Product not found in cart'],
    ['lineID', 'This line is not in the shopping cart any more'],
    ['', 'Product not found'],
    ['', 'Product FX100001 in the cart is no longer available'],
    ['', 'A line of the cart is invalid'],
    ['', 'Unable to reprice cart: unknown price list'],
    ['', 'Cart service is not available'],
    ['', 'The cart service is not known'],
    ['', 'Something is invalid'],
    ['buildersRef', 'This order reference has already been used'],
  ])('not %j: %s', (field, msg) => expect(saysCartUnknown(refusal(field, msg))).toBe(false))

  test('not an error of another kind', () => {
    const rows = [{ field: '', msg: 'Cart not found' }]
    expect(saysCartUnknown(new SupplierError('no-records', rows))).toBe(false)
    expect(saysCartUnknown(new SupplierError('session-expired', rows))).toBe(false)
    for (const kind of ['network', 'timeout', 'http', 'unexpected-answer', 'refused', 'busy'] as const)
      expect(saysCartUnknown(new TransportError(kind))).toBe(false)
    expect(saysCartUnknown(new Error('Cart not found'))).toBe(false)
  })
})
