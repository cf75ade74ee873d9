import { expect, test, vi } from 'vitest'
import { createReporter } from './createReporter.ts'
import type { Report } from './report.ts'

const failed = (operation: 'getState' | 'getBranches'): Report => ({ type: 'failed-call', operation, kind: 'timeout' })
const vital = (value: number): Report => ({ type: 'vital', name: 'LCP', value })

test('the same report is sent once for each route', () => {
  const send = vi.fn()
  const report = createReporter(send)
  for (const route of ['/cart', '/cart', '/orders'] as const) report(failed('getState'), route)
  report(failed('getBranches'), '/cart')
  expect(send.mock.calls).toEqual([
    [{ ...failed('getState'), route: '/cart' }],
    [{ ...failed('getState'), route: '/orders' }],
    [{ ...failed('getBranches'), route: '/cart' }],
  ])
})

test('a page sends twenty at most', () => {
  const send = vi.fn()
  const report = createReporter(send)
  for (let value = 0; value < 100; value += 1) report(vital(value), '/')
  expect(send).toHaveBeenCalledTimes(20)
})
