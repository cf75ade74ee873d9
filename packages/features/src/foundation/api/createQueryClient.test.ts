import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { toasts } from '../failures/toasts.ts'
import { createQueryClient } from './createQueryClient.ts'

vi.mock('../failures/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn() } }))

test('H08 a lost connection is retried 3 times, other errors never', () => {
  const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('Retries are not functions')
  const network = new TransportError('network')
  expect([0, 1, 2, 3].filter((failures) => retry(failures, network))).toEqual([0, 1, 2])
  const others = [
    new SupplierError('field'),
    new SupplierError('session-expired'),
    ...(['refused', 'unexpected-answer', 'timeout', 'busy'] as const).map((kind) => new TransportError(kind)),
  ]
  expect(others.filter((error) => retry(0, error))).toEqual([])
  expect([0, 1, 2, 3, 10].map((failures) => retryDelay(failures, network))).toEqual([1000, 2000, 4000, 8000, 30_000])
})

test('refreshes that fail for the same reason are reported once', async () => {
  const client = createQueryClient()
  const tick = () => new Promise((resolve) => setTimeout(resolve, 5))
  /** Starts a refetch, and returns a function that makes the refetch fail. */
  const refresh = (name: string) => {
    if (client.getQueryData([name]) === undefined) client.setQueryData([name], 'shown before', { updatedAt: 0 })
    let fail: (error: Error) => void = () => undefined
    const queryFn = () => new Promise<string>((_, reject) => (fail = reject))
    const ended = client.fetchQuery({ queryKey: [name], queryFn, retry: false, staleTime: 0 }).catch(() => undefined)
    return async (kind: 'refused' | 'unexpected-answer') => {
      await tick()
      fail(new TransportError(kind))
      await ended
    }
  }
  const [failCart, failOrders, failLists] = [refresh('cart'), refresh('orders'), refresh('lists')]
  await failCart('refused')
  await failOrders('refused')
  expect(toasts.error).toHaveBeenCalledTimes(1)
  await failLists('unexpected-answer')
  expect(toasts.error).toHaveBeenCalledTimes(2)
  // A later refresh is reported again.
  await refresh('cart')('refused')
  expect(toasts.error).toHaveBeenCalledTimes(3)
})
