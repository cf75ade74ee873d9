import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { ActionError, markReported, withUnknownOutcomeMessage } from './failures.ts'

const failing = (error: unknown) => withUnknownOutcomeMessage(() => Promise.reject(error))

test.each(['network', 'timeout', 'http', 'unexpected-answer'] as const)(
  'after the error %s an e-mail may have been sent',
  (kind) =>
    expect(failing(new TransportError(kind))).rejects.toEqual(
      new ActionError('Something went wrong. It may have been sent.'),
    ),
)

test('without any network, nothing was sent', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await expect(failing(new TransportError('network'))).rejects.toThrow('You are offline. Nothing was sent.')
  vi.unstubAllGlobals()
})

test('refusals and errors already reported are passed on unchanged', async () => {
  const reported = new TransportError('network')
  markReported(reported)
  for (const error of [new TransportError('refused'), new TransportError('busy'), new SupplierError('field'), reported])
    await expect(failing(error)).rejects.toBe(error)
})
