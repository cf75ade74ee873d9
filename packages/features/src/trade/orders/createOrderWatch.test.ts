import { SupplierError, TransportError } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleAttempt, openAttempts } from '../../testing/exampleAttempt.ts'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { createOrderWatch, nextCheck } from './createOrderWatch.ts'
import type { CheckResult } from './matchOrders.ts'

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

function setUp() {
  const attempts = openAttempts()
  const check = vi.fn<(cartId: string) => Promise<CheckResult>>(() => Promise.resolve('notFound'))
  const watch = createOrderWatch(attempts, check)
  const send = () => attempts.write({ ...exampleAttempt, at: Date.now() })
  return { attempts, check, watch, send }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

describe('B04 an order of unknown outcome is looked for by itself', () => {
  test('at growing intervals, with the time of the next check', async () => {
    const { watch, send, check } = setUp()
    watch.subscribe(() => undefined)
    send()
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

  test('at once after a reload', async () => {
    const { watch, send, check } = setUp()
    send()
    await seconds(15)
    watch.subscribe(() => undefined)
    await seconds(0)
    expect(check).toHaveBeenCalledOnce()
    await seconds(15)
    expect(check).toHaveBeenCalledTimes(2)
  })

  test('only while the page is visible, and at once when it is visible again', async () => {
    const { watch, send, check } = setUp()
    watch.subscribe(() => undefined)
    send()
    show('hidden')
    await seconds(3600)
    expect(check).not.toHaveBeenCalled()
    show('visible')
    await seconds(0)
    expect(check).toHaveBeenCalledOnce()
  })

  test('only while something shows it', async () => {
    const { watch, send, check } = setUp()
    const unsubscribe = watch.subscribe(() => undefined)
    send()
    unsubscribe()
    await seconds(3600)
    expect(check).not.toHaveBeenCalled()
  })

  test('until it is placed', async () => {
    const { watch, send, check, attempts } = setUp()
    watch.subscribe(() => undefined)
    send()
    check.mockImplementation(() => {
      attempts.write({ state: 'done', cartId: 'c1', type: 'Order', number: '8', lines: [] })
      return Promise.resolve('placed')
    })
    await seconds(3600)
    expect(check).toHaveBeenCalledOnce()
  })

  test('also after the customer has given it up', async () => {
    const { watch, check, attempts } = setUp()
    watch.subscribe(() => undefined)
    attempts.write({ ...exampleAttempt, state: 'abandoned', at: Date.now() })
    await seconds(10)
    expect(check).toHaveBeenCalledExactlyOnceWith('c1')
  })

  test('again after a check that failed', async () => {
    const { watch, send, check } = setUp()
    watch.subscribe(() => undefined)
    send()
    const error = new TransportError('network')
    check.mockRejectedValueOnce(error)
    await seconds(10)
    expect(watch.ofCart('c1')?.finding).toEqual({ error })
    await seconds(20)
    expect(watch.ofCart('c1')?.finding).toEqual({ result: 'notFound' })
  })

  test('A01 but not after the session has ended', async () => {
    const { watch, send, check } = setUp()
    watch.subscribe(() => undefined)
    send()
    check.mockRejectedValue(new SupplierError('session-expired'))
    await seconds(3600)
    expect(check).toHaveBeenCalledOnce()
  })
})

test('a check of the customer and one of the watch at the same time are one', async () => {
  const { watch, send, check } = setUp()
  watch.subscribe(() => undefined)
  send()
  check.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve('notFound'), 500)))
  await seconds(9.9)
  const result = watch.checkNow('c1')
  await seconds(1)
  expect(await result).toBe('notFound')
  expect(check).toHaveBeenCalledOnce()
})

const sentAt = 1_000_000

test.each([
  ['after the first check', 10, 30],
  ['after a check that was late', 25, 30],
  ['when a gateway has given up', 61, 70],
  ['later', 160, 340],
  ['after the last fixed time', 640, 940],
  ['every five minutes', 939, 940],
  ['and five minutes later', 940, 1240],
  ['by a clock that was set back', -500, 10],
])('B04 an unknown order is looked for at growing intervals: %s', (_when, after, expected) => {
  expect(nextCheck(sentAt, sentAt + after * 1000)).toBe(sentAt + expected * 1000)
})

test('after a day it is not looked for by itself any more', () => {
  expect(nextCheck(sentAt, sentAt + 86_400_000)).toBeNull()
})
