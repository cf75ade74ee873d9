import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { exampleAttempt, openAttempts } from '../../testing/exampleAttempt.ts'
import { createOrderWatch, nextCheck } from './createOrderWatch.ts'
import type { CheckResult } from './matchOrders.ts'
import type { OrderRecord } from './orderRecords.ts'

const page = { visibilityState: 'visible', target: new EventTarget() }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  page.visibilityState = 'visible'
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState
    },
    addEventListener: page.target.addEventListener.bind(page.target),
    removeEventListener: page.target.removeEventListener.bind(page.target),
  })
})
afterEach(() => {
  clearStored()
  vi.useRealTimers()
})

function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.target.dispatchEvent(new Event('visibilitychange'))
}

function setUp(record: OrderRecord = { ...exampleAttempt, at: Date.now() }) {
  const attempts = openAttempts()
  const check = vi.fn<(cartId: string) => Promise<CheckResult>>(() => Promise.resolve('notFound'))
  const watch = createOrderWatch(attempts, check)
  const unsubscribe = watch.subscribe(() => undefined)
  attempts.write(record)
  return { attempts, check, watch, unsubscribe }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

describe('B04 automatic checks for an order of unknown outcome', () => {
  test('checks run at growing intervals, with a known next time', async () => {
    const { watch, check } = setUp()
    const sentAt = Date.now()
    expect(watch.ofCart('c1')).toEqual({ finding: null, nextAt: sentAt + 10_000 })
    const counts: number[] = []
    for (const wait of [9, 1, 20, 40, 90, 180, 300, 300]) {
      await seconds(wait)
      counts.push(check.mock.calls.length)
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(watch.ofCart('c1')).toEqual({ finding: { result: 'notFound' }, nextAt: Date.now() + 300_000 })
  })

  test('the first check after a reload may be due at once', async () => {
    const { check } = setUp({ ...exampleAttempt, at: Date.now() - 15_000 })
    await seconds(0)
    expect(check).toHaveBeenCalledOnce()
    await seconds(15)
    expect(check).toHaveBeenCalledTimes(2)
  })

  test('checks run only for a subscriber, while the page is visible', async () => {
    const { check, unsubscribe } = setUp()
    show('hidden')
    await seconds(3600)
    expect(check).not.toHaveBeenCalled()
    show('visible')
    await seconds(0)
    expect(check).toHaveBeenCalledOnce()
    unsubscribe()
    await seconds(3600)
    expect(check).toHaveBeenCalledOnce()
  })

  test('checks end once the order is found', async () => {
    const { check, attempts } = setUp()
    check.mockImplementation(() => {
      attempts.write({ state: 'done', cartId: 'c1', type: 'Order', number: '8', lines: [] })
      return Promise.resolve('placed')
    })
    await seconds(3600)
    expect(check).toHaveBeenCalledOnce()
  })

  test('checks continue after the customer has given up the order', async () => {
    const { check } = setUp({ ...exampleAttempt, state: 'abandoned', at: Date.now() })
    await seconds(10)
    expect(check).toHaveBeenCalledExactlyOnceWith('c1')
  })

  test('checks continue after a failure, but end with the session', async () => {
    const { watch, check } = setUp()
    const error = new TransportError('network')
    check.mockRejectedValueOnce(error)
    await seconds(10)
    expect(watch.ofCart('c1')?.finding).toEqual({ error })
    check.mockRejectedValue(new SupplierError('session-expired'))
    await seconds(3600)
    expect(check).toHaveBeenCalledTimes(2)
  })
})

test('a simultaneous manual and automatic check make one call', async () => {
  const { watch, check } = setUp()
  check.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve('notFound'), 500)))
  await seconds(9.9)
  const result = watch.checkNow('c1')
  await seconds(1)
  expect(await result).toBe('notFound')
  expect(check).toHaveBeenCalledOnce()
})

test.each([
  ['after the last fixed time', 640, 940],
  ['five minutes later', 940, 1240],
  ['with a clock that was set back', -500, 10],
  ['after a day', 86_400, null],
])('the next check’s time is right %s', (_when, after, expected) => {
  const sentAt = 1_000_000
  expect(nextCheck(sentAt, sentAt + after * 1000)).toBe(expected && sentAt + expected * 1000)
})
