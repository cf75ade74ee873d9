import type { InvoiceRow, OrderRow } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { firstDay, jobNamed, jobsOf } from './jobSums.ts'

const shared = { number: '481001', suffix: '0', branchId: '10', reference: '', shipAddress: '' }

const order = (jobName: string, amount: number | null, deliveryDate: string | null): OrderRow => ({
  ...shared,
  type: 'Order',
  jobName,
  amount,
  deliveryDate,
})
const quote = (...of: Parameters<typeof order>): OrderRow => ({ ...order(...of), type: 'Quote' })
const invoice = (jobName: string, amount: number | null, date: string | null): InvoiceRow => ({
  ...shared,
  type: 'Invoice',
  jobName,
  amount,
  date,
  comment: '',
})

test('documents are added up by job, whatever the case and blanks', () => {
  const rows = [
    quote('Shed', 1_00, '2026-01-01'),
    order('deck  2', 10_10, '2026-02-01'),
    order('', 99_99, '2026-12-01'),
    order(' Deck 2', 20_20, '2026-03-01'),
    invoice('DECK 2', 30_30, '2026-03-02'),
    invoice('Deck 2', -5_05, '2026-02-28'),
    quote('deck 2', 7_00, null),
  ]
  expect(jobsOf(rows)).toMatchObject([
    { name: 'DECK 2', latest: '2026-03-02', ordered: 30_30, invoiced: 25_25, quotes: 1, quoted: 7_00 },
    { name: 'Shed', latest: '2026-01-01', ordered: 0, invoiced: 0, quotes: 1, quoted: 1_00 },
  ])
  const days = jobNamed(rows, ' deck 2 ')?.documents.map((row) => ('date' in row ? row.date : row.deliveryDate))
  expect(days).toEqual(['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-01', null])
  expect(jobNamed(rows, '')).toBeUndefined()
})

test('a sum with an unknown amount is unknown; others are not', () => {
  const rows = [order('Deck', 5, null), order('Deck', null, null), invoice('Deck', 7, null)]
  expect(jobsOf(rows)).toMatchObject([{ ordered: null, invoiced: 7, quoted: 0, latest: null }])
})

test('the sums of the jobs add up to the lists, to the cent', () => {
  const rows = Array.from({ length: 400 }, (_, index) => order(`Job ${index % 7}`, (index * 7_919) % 100_003, null))
  const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((total, each) => total + (each ?? 0), 0)
  expect(sum(jobsOf(rows).map(({ ordered }) => ordered))).toBe(sum(rows.map(({ amount }) => amount)))
})

test('the first day is that of any document with a day', () => {
  expect(firstDay([order('', 1, null), invoice('', 1, '2026-02-01'), quote('', 1, '2026-01-31')])).toBe('2026-01-31')
  expect(firstDay([order('', 1, null)])).toBeUndefined()
})
