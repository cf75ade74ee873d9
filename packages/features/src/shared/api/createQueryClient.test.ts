import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { describe, expect, test, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'

vi.mock('../notices/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn() } }))

const { queries } = createQueryClient().getDefaultOptions()
const isRetried = (failures: number, error: Error) =>
  typeof queries?.retry === 'function' ? queries.retry(failures, error) : queries?.retry

describe('H08 automatic retries of queries', () => {
  test('a query is retried three times after a network failure', () => {
    expect([0, 1, 2, 3].map((failures) => isRetried(failures, new TransportError('network')))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('a query is not retried after an error of the supplier or an unreadable response', () => {
    expect(isRetried(0, new SupplierError('field'))).toBe(false)
    expect(isRetried(0, new SupplierError('session-expired'))).toBe(false)
    expect(isRetried(0, new TransportError('refused'))).toBe(false)
    expect(isRetried(0, new TransportError('unexpected-answer'))).toBe(false)
  })

  test('retries wait one second, then twice as long each time, at most 30 seconds', () => {
    const delay = queries?.retryDelay
    const waits = typeof delay === 'function' ? [0, 1, 2, 3, 10].map((failures) => delay(failures, new Error())) : []
    expect(waits).toEqual([1000, 2000, 4000, 8000, 30_000])
  })
})
