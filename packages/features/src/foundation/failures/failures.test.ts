import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { ActionError, markReported, withUnknownOutcomeMessage } from './failures.ts'

const failing = (error: unknown) => withUnknownOutcomeMessage(() => Promise.reject(error))

test.each(['network', 'timeout', 'http', 'unexpected-answer'] as const)(
  'after the error %s an e-mail may have been sent',
  (kind) =>
    expect(failing(new TransportError(kind))).rejects.toEqual(
      new ActionError('Something went wrong. It may have been sent.'),
    ),
)

test.each([new TransportError('refused'), new TransportError('busy'), new SupplierError('field')])(
  'a refused e-mail has not been sent: $kind',
  (error) => expect(failing(error)).rejects.toBe(error),
)

test('A06 a failure after the end of the session stays marked as reported', () => {
  const error = new TransportError('network')
  markReported(error)
  return expect(failing(error)).rejects.toBe(error)
})
