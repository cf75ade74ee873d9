import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { describe, expect, test, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'

vi.mock('../notices/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn() } }))

const { queries, mutations } = createQueryClient(() => undefined).getDefaultOptions()
const isRetried = (failures: number, error: Error) =>
  typeof queries?.retry === 'function' ? queries.retry(failures, error) : queries?.retry

describe('H08 what is asked again by itself', () => {
  test('a query that may have been lost, three times', () => {
    expect([0, 1, 2, 3].map((failures) => isRetried(failures, new TransportError('network')))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('never what the supplier has refused or nobody can read', () => {
    expect(isRetried(0, new SupplierError('field'))).toBe(false)
    expect(isRetried(0, new SupplierError('session-expired'))).toBe(false)
    expect(isRetried(0, new TransportError('refused'))).toBe(false)
    expect(isRetried(0, new TransportError('unexpected-answer'))).toBe(false)
  })

  test('after one second, then twice as long each time, and half a minute at most', () => {
    const delay = queries?.retryDelay
    const waits = typeof delay === 'function' ? [0, 1, 2, 3, 10].map((failures) => delay(failures, new Error())) : []
    expect(waits).toEqual([1000, 2000, 4000, 8000, 30_000])
  })

  test('B07 a mutation is neither repeated nor kept for later', () => {
    expect(mutations?.retry).toBe(0)
    expect(mutations?.networkMode).toBe('always')
  })
})
