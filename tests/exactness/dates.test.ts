import { readIsoDate } from '@trade-portal/supplier-api'
import { afterAll, describe, expect, test } from 'vitest'
import { isIsoDay } from '../../packages/design-system/src/parts/calendarDay.ts'
import { checkedOperationCount, days, shiftedDays, zones } from './shiftedDays.ts'

const own = process.env['TZ']

afterAll(() => {
  if (own === undefined) delete process.env['TZ']
  else process.env['TZ'] = own
})

describe('J01 J06 No operation shifts a day', () => {
  test.each(zones)('in %s', (zone) => {
    // Node applies a change of `TZ` only in the main thread of a process, so the test checks that the change took effect.
    process.env['TZ'] = zone
    const here = new Intl.DateTimeFormat().resolvedOptions()
    expect(here.timeZone).toBe(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone)
    expect(shiftedDays(days)).toEqual([])
  })

  test('and the test would notice a shifted day', () => {
    expect([zones.length, new Set(days).size, checkedOperationCount]).toEqual([12, 40, 9])
    // Converts days with `Date`, to show that the zones reveal a shift. Only UTC reveals none.
    const shifted = zones.filter((zone) => {
      process.env['TZ'] = zone
      return new Date('2026-04-05').getDate() !== 5 || new Date(2026, 3, 5).toISOString().slice(0, 10) !== '2026-04-05'
    })
    expect(shifted).toHaveLength(11)
  })
})

test.each(['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '9999-12-31', '2028-02-29', '2100-02-29'])(
  'the API client and screens agree whether %s is a date',
  (text) => expect(readIsoDate(text) !== null).toBe(isIsoDay(text)),
)
