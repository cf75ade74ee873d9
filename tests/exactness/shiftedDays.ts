import { readIsoDate } from '@trade-portal/supplier-api'
import { formatCalendarDate } from '../../packages/design-system/src/components/CalendarDate/formatCalendarDate.ts'
import { sortRows } from '../../packages/design-system/src/components/DataTable/sorting.ts'
import { parseIsoDate } from '../../packages/design-system/src/parts/isoDate.ts'
import { orderPayload } from '../../packages/features/src/checkout/orderPayload.ts'
import { dayOf } from '../../packages/features/src/foundation/time/calendarDay.ts'
import { defaultFromDate, invoicesWithin } from '../../packages/features/src/invoices/invoiceDates.ts'
import { statementToPay } from '../../packages/features/src/pay-account/paymentDefaults.ts'
import { exampleCheckout } from '../../packages/features/src/testing/exampleCheckout.ts'

type Operation = (day: string, other: string) => { readonly found: unknown; readonly expected: unknown }

/** What the portal does with a day. Each operation returns its result, and the result that is correct in all time zones. */
const operations: Record<string, Operation> = {
  read: (day) => ({
    found: ['', 'T00:00:00', 'T00:00:00Z', 'T23:59:59', 'T23:59:59.999-11:00'].map((time) => readIsoDate(day + time)),
    expected: [day, day, day, day, day],
  }),
  format: (day) => {
    const [year, month, date] = day.split('-')
    return {
      found: [formatCalendarDate(day, 'en-AU'), formatCalendarDate(day, 'en-US')],
      expected: [`${date}/${month}/${year}`, `${month}/${date}/${year}`],
    }
  },
  pick: (day) => ({ found: parseIsoDate(day)?.toString(), expected: day }),
  'default from': (day) => ({
    found: defaultFromDate(day),
    // Computed with another library's calendar days, without time zones.
    expected: parseIsoDate(day)?.subtract({ months: 3 }).toString(),
  }),
  filter: (day, other) => {
    const [from = '', to = ''] = [day, other].toSorted()
    const rows = [`${from}T00:00:00`, `${to}T23:59:59Z`]
    const isShown = invoicesWithin(from)({ from, to })
    return { found: rows.filter((row) => isShown({ date: readIsoDate(row) })), expected: rows }
  },
  sort: (day, other) => {
    const days = [null, `${day}T00:00:00`, `${other}T23:59:59Z`].map(readIsoDate)
    return {
      found: sortRows(days, (key) => key, 'ascending').map((position) => days[position]),
      expected: [...[day, other].toSorted(), null],
    }
  },
  'required date': (day) => {
    const { values, customer } = exampleCheckout
    const delivery = { ...values.delivery, requiredDate: day, requiredTime: '02:30' }
    const payload = orderPayload({ ...exampleCheckout, values: { ...values, delivery } }, customer, '20')
    return { found: payload.dateRequired, expected: `${day}T02:30:00` }
  },
  today: (day) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const times = [
      [0, 1, 0],
      [2, 30, 0],
      [12, 0, 0],
      [23, 59, 59],
    ] as const
    return {
      found: times.map((time) => dayOf(new Date(year, month - 1, date, ...time))),
      expected: times.map(() => day),
    }
  },
  'statement of today': (day, other) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const statements = [other, `${day}T00:00:00Z`].map((key) => ({ date: key }))
    const found = [new Date(year, month - 1, date, 0, 1), new Date(year, month - 1, date, 23, 59)].map((now) =>
      statementToPay(statements, dayOf(now)),
    )
    const expected = day === other ? statements[0] : statements[1]
    return { found, expected: [expected, expected] }
  },
}

export const checkedOperationCount = Object.keys(operations).length

/** The operations and days whose result is wrong in the time zone of this process. */
export function shiftedDays(days: readonly string[]): string[] {
  return days.flatMap((day, index) =>
    Object.entries(operations).flatMap(([name, run]) => {
      const { found, expected } = run(day, days[(index + 7) % days.length] ?? day)
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${name} of ${day}: ${JSON.stringify(found)}`]
    }),
  )
}

/**
 * Zones with all kinds of offsets: half hours, daylight saving of only half an hour, both hemispheres, and both sides of
 * the date line.
 */
export const zones = [
  'Australia/Sydney',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kolkata',
  'UTC',
]

/** Changes of daylight saving, leap days, ends of months and years, and the first day of Unix time. */
export const days = `
  1970-01-01 1999-12-31 2000-02-29 2024-02-29 2025-12-31 2026-01-01 2026-01-31 2026-02-28
  2026-03-01 2026-03-07 2026-03-08 2026-03-09 2026-03-28 2026-03-29 2026-03-30 2026-03-31
  2026-04-04 2026-04-05 2026-04-06 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31
  2026-09-26 2026-09-27 2026-09-30 2026-10-03 2026-10-04 2026-10-05 2026-10-25 2026-10-31
  2026-11-01 2026-11-02 2026-11-30 2026-12-31 2027-01-01 2028-02-28 2028-02-29 2028-03-01
`
  .trim()
  .split(/\s+/)
