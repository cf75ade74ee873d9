import { expect, test } from 'vitest'
import { statementToPay } from './statementToPay.ts'

const of = (...dates: readonly string[]) => dates.map((date) => ({ date }))

test('J05 the statement of the local calendar day is picked, whatever the time in its key', () => {
  for (const key of ['2026-10-31', '2026-10-31T00:00:00', '2026-10-31T23:59:59Z']) {
    expect(statementToPay(of('2026-11-30', key), '2026-10-31')).toEqual({ date: key })
  }
})

test('C16 without one of today it is the first, and none of an empty list', () => {
  expect(statementToPay(of('30/11/2026', '2026-10-31'), '2026-11-30')).toEqual({ date: '30/11/2026' })
  expect(statementToPay([], '2026-11-30')).toBeUndefined()
})
