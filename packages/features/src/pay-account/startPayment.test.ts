import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPayment, paymentMessages } from './startPayment.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.useRealTimers())

const forget = vi.fn()
const start = (open: () => Promise<void>, isRepeated = () => false) =>
  startPayment({
    customerId: 'HAR001',
    isRepeated,
    read: () => Promise.resolve(),
    prepare: () => undefined,
    open,
    recordSent: () => true,
    recordRefused: forget,
  })
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

test('C01 no second payment starts until the browser leaves the page', async () => {
  const open = vi.fn(() => Promise.resolve())
  const first = start(open)
  await expect(start(open)).rejects.toThrow(paymentMessages.running)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(start(open)).rejects.toThrow(paymentMessages.running)
  expect(open).toHaveBeenCalledOnce()
  leavePage()
  await first
  const second = start(open)
  await vi.advanceTimersByTimeAsync(1)
  leavePage()
  await second
  expect(open).toHaveBeenCalledTimes(2)
})

test('C04 a payment that failed to start can be tried again', async () => {
  await expect(start(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  expect(forget).toHaveBeenCalledOnce()
  const second = start(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(1)
  leavePage()
  await expect(second).resolves.toBe(true)
})

test('C05 a payment can restart once the page is left, or after 10 s', async () => {
  const staying = start(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(staying).resolves.toBe(true)
  // The page is left while the provider's script still runs.
  const leaving = start(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1)
  leavePage()
  await expect(leaving).resolves.toBe(true)
})

test('a payment that another tab has started is not repeated', async () => {
  const open = vi.fn(() => Promise.resolve())
  await expect(start(open, () => true)).resolves.toBe(false)
  const isSeenLate = vi.fn(() => true).mockReturnValueOnce(false)
  await expect(start(open, isSeenLate)).resolves.toBe(false)
  expect(open).not.toHaveBeenCalled()
})
