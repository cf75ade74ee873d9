import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { today } from './calendarDay.ts'

const tab = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', tab)
})
afterEach(() => vi.useRealTimers())

test('J08 an open tab learns of a new day once, within a minute', async () => {
  vi.setSystemTime(new Date(2026, 9, 3, 23, 58, 30))
  const listener = vi.fn()
  const stop = today.subscribe(listener)
  expect(today.current()).toBe('2026-10-03')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listener).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([listener.mock.calls.length, today.current()]).toEqual([1, '2026-10-04'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a tab learns of a new day when it becomes visible again', () => {
  vi.setSystemTime(new Date(2026, 11, 31, 18))
  const listener = vi.fn()
  const stop = today.subscribe(listener)
  vi.setSystemTime(new Date(2027, 0, 1, 6))
  tab.dispatchEvent(new Event('visibilitychange'))
  expect([listener.mock.calls.length, today.current()]).toEqual([1, '2027-01-01'])
  stop()
})
