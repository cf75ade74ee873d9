import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { toCsv } from '../foundation/lists/saveCsv.ts'
import { exampleLine as line } from '../testing/exampleLine.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { fileColumns } from './lineColumns.tsx'
import { extendedPrice } from './linePrices.ts'
import { fileRows } from './listRow.ts'

// Mocks the design system, because the CSV file needs no components.
vi.mock('@trade-portal/design-system', () => ({}))

const file = fileColumns([line])

test.each([null, 0])('the price %j becomes an empty cell in the file', (unitPrice) => {
  const [, row] = toCsv(file, [{ ...line, unitPrice }]).split('\r\n')
  expect(row).toBe('"FX100001","Joist Hanger",3,"EA","",""')
})

test('K07 amounts in the file equal those on screen, to the cent', () => {
  const lines = fc
    .sample(fc.record({ unitPrice: fc.integer({ min: -1e9, max: 1e9 }), quantity: fc.integer({ min: 1, max: 1e6 }) }), {
      numRuns: 1000,
      seed: 7,
    })
    .map((changes) => ({ ...line, ...changes, quantity: changes.quantity / 1000 }))
  const [, ...rows] = toCsv(file, lines).split('\r\n')
  const cents = rows.map((row) => row.split(',').at(-1)?.replaceAll('"', ''))
  expect(cents).toEqual(lines.map((each) => shown(extendedPrice(each))))
})

test('the file has a column for list prices unlike today’s', () => {
  const dearer = { ...line, lineId: '2', unitPrice: 410 }
  const rows = fileRows([line, dearer], new Map([[lineKey(dearer), { ...dearer, unitPrice: 2084 }]]))
  expect(toCsv(fileColumns(rows), rows).slice(1).split('\r\n')).toEqual([
    '"SKU","Description","Qty","UOM","Unit Price","Extended Price","Unit Price in the List"',
    expect.stringMatching(/,""$/),
    '"FX100001","Joist Hanger",3,"EA",20.84,62.52,4.10',
  ])
})

/** Writes cents as a decimal number, without floating-point arithmetic. */
function shown(cents: number | null): string {
  if (cents === null) return ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
