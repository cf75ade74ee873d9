import type { OrderRow } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.ts'
import { plannedDeliveries } from './plannedDeliveries.ts'

const order = (changed: Partial<OrderRow>): OrderRow => ({
  number: '481001',
  suffix: '0',
  type: 'Order',
  branchId: '10',
  reference: 'PO-1',
  jobName: 'Deck',
  amount: 1,
  shipAddress: '12 Smith Street',
  deliveryDate: '2026-11-16',
  ...changed,
})

const fileOf = (changed: Partial<OrderRow>) =>
  calendarFile(plannedDeliveries([order(changed)], '2026-11-16'), {
    host: 'portal.example',
    savedAt: Date.UTC(2026, 10, 15, 22, 5, 9),
  })

test('planned are orders from today on, by day and site', () => {
  const rows = [
    order({ number: '1', deliveryDate: '2026-11-17', shipAddress: 'B' }),
    order({ number: '2', deliveryDate: '2026-11-17', shipAddress: 'A' }),
    order({ number: '3' }),
    order({ number: '4', deliveryDate: '2026-11-15' }),
    order({ number: '5', deliveryDate: null }),
    order({ number: '6', type: 'Quote' }),
  ]
  expect(plannedDeliveries(rows, '2026-11-16').map(({ order: { number } }) => number)).toEqual(['3', '2', '1'])
})

test('a calendar file has an event for each delivery', () => {
  expect(fileOf({}).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trade portal//Planned deliveries//EN',
    'BEGIN:VEVENT',
    'UID:481001-0@portal.example',
    'DTSTAMP:20261115T220509Z',
    'DTSTART;VALUE=DATE:20261116',
    'SUMMARY:Planned delivery 481001-0',
    'LOCATION:12 Smith Street',
    String.raw`DESCRIPTION:Job Deck\nRef PO-1\nThis day is planned. The supplier may chang`,
    ' e it.',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('texts cannot break out of their line', () => {
  const lines = fileOf({ shipAddress: 'Lot 4; "rear", C:\\yard\r\nEND:VEVENT\u0007', jobName: '', reference: '' })
  expect(lines).toContain('\r\n' + String.raw`LOCATION:Lot 4\; "rear"\, C:\\yard\nEND:VEVENT ` + '\r\n')
  expect(lines).toContain('\r\nDESCRIPTION:This day is planned.')
})

test('long lines are split at 75 octets, between characters', () => {
  const shipAddress = `${'木'.repeat(60)}😀${'é'.repeat(60)}`
  const file = fileOf({ shipAddress })
  const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))
  expect(longest).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${shipAddress}\r\n`)
})
