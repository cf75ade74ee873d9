import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { describe, expect, test, vi } from 'vitest'
import { toasts } from '../failures/toasts.ts'
import { createQueryClient } from './createQueryClient.ts'

vi.mock('../failures/toasts.ts', () => ({ toasts: { error: vi.fn(), success: vi.fn() } }))

const { queries } = createQueryClient().getDefaultOptions()
const isRetried = (failures: number, error: Error) =>
  typeof queries?.retry === 'function' ? queries.retry(failures, error) : queries?.retry

describe('H08 automatic retries of queries', () => {
  test('a query is retried three times after a network failure', () => {
    const retried = [0, 1, 2, 3].filter((failures) => isRetried(failures, new TransportError('network')))
    expect(retried).toEqual([0, 1, 2])
  })

  test('a query is not retried after an error of the supplier or an unreadable response', () => {
    expect(isRetried(0, new SupplierError('field'))).toBe(false)
    expect(isRetried(0, new SupplierError('session-expired'))).toBe(false)
    expect(isRetried(0, new TransportError('refused'))).toBe(false)
    expect(isRetried(0, new TransportError('unexpected-answer'))).toBe(false)
  })

  test('H10 D14 a query that was not answered in time, or met a busy supplier, is left to the user', () => {
    expect(isRetried(0, new TransportError('timeout'))).toBe(false)
    expect(isRetried(0, new TransportError('busy'))).toBe(false)
  })

  test('retries wait one second, then twice as long each time, at most 30 seconds', () => {
    const delay = queries?.retryDelay
    const waits = typeof delay === 'function' ? [0, 1, 2, 3, 10].map((failures) => delay(failures, new Error())) : []
    expect(waits).toEqual([1000, 2000, 4000, 8000, 30_000])
  })
})

describe('a failed refresh is reported once', () => {
  const refused = () => new TransportError('refused')
  /** Creates `refresh`, which starts a refetch and returns a function that makes the refetch fail. */
  function createRefreshes() {
    const client = createQueryClient()
    const refresh = (name: string) => {
      if (client.getQueryData([name]) === undefined) client.setQueryData([name], 'shown before', { updatedAt: 0 })
      let fail: (error: Error) => void = () => undefined
      const queryFn = () => new Promise<string>((_, reject) => (fail = reject))
      const ended = client.fetchQuery({ queryKey: [name], queryFn, retry: false, staleTime: 0 }).catch(() => undefined)
      return async (error: Error) => {
        fail(error)
        await ended
      }
    }
    return refresh
  }
  const tick = () => new Promise((resolve) => setTimeout(resolve, 5))

  test('although its failures arrive one after the other', async () => {
    const refresh = createRefreshes()
    const [failCart, failOrders] = [refresh('cart'), refresh('orders')]
    await tick()
    await failCart(refused())
    await tick()
    await failOrders(refused())
    expect(toasts.error).toHaveBeenCalledTimes(1)
  })

  test('unless it fails for several reasons', async () => {
    const refresh = createRefreshes()
    const [failCart, failOrders] = [refresh('cart'), refresh('orders')]
    await tick()
    await failCart(refused())
    await failOrders(new TransportError('unexpected-answer'))
    expect(toasts.error).toHaveBeenCalledTimes(2)
  })

  test('and the next one is reported again', async () => {
    const refresh = createRefreshes()
    const failFirst = refresh('cart')
    await tick()
    await failFirst(refused())
    const failSecond = refresh('cart')
    await tick()
    await failSecond(refused())
    expect(toasts.error).toHaveBeenCalledTimes(2)
  })
})
