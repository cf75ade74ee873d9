import { processorMs } from '@trade-portal/mocks/processor-time'
import papa from 'papaparse'
import { afterEach, expect, test, vi } from 'vitest'
import { csvCell, csvFileName, saveCsv, toCsv, type CsvColumn } from './saveCsv.ts'

afterEach(() => vi.useRealTimers())

/** Formulas with prefixes, and other texts that are difficult for readers of CSV. */
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example","x")',
  '-5',
]
const blanksInFront = [
  '\t=1',
  '\r=1',
  '\n=1',
  '\0=1',
  ' =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF=1',
  '\u202E=1',
  '\u0001=1',
]
const otherSigns = ['＝1', '＋1', '－1', '＠1', '﹦1', '﹢1', '﹣1', '\u22121', '=\u0338']
const separators = ['"=1+1"', "'=1+1", '"', '""', 'a,=1', 'a;=1', 'a\t=1', 'a\n=1', 'a\r\n=1', 'x",=1,"']
const plain = ['', '<script>', '木 ü 😀', '\uD800', 'x'.repeat(100_000)]
const payloads = [formulas, blanksInFront, otherSigns, separators, plain].flat()

interface Line {
  readonly text: string
  readonly amount: number
}

/** The six columns that the CSV file of a custom list has. */
const columns: readonly CsvColumn<Line>[] = [
  { header: 'SKU', value: ({ text }) => text },
  { header: 'Description', value: ({ text }) => text },
  { header: 'Qty', value: ({ amount }) => amount },
  { header: 'UOM', value: ({ text }) => text },
  { header: 'Unit Price', value: ({ amount }) => amount, decimals: 2 },
  { header: 'Extended Price', value: ({ text }) => text },
]

const lines = payloads.map((text, index) => ({ text, amount: -index - 0.5 }))

/** Writes the lines as CSV text. @returns the cells that the papaparse library reads from that text (RFC 4180) */
function roundTrip(): string[][] {
  const csv = toCsv(columns, lines)
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const { data, errors } = papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' })
  expect(errors).toEqual([])
  return data
}

test('L01 L02 L04 forty payloads in six columns come back as they were, with no formula and no damaged negative', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(40)
  const [, ...rows] = roundTrip()
  expect(rows).toEqual(
    lines.map(({ text, amount }) => {
      const cell = csvCell(text)
      return [cell, cell, String(amount), cell, amount.toFixed(2), cell]
    }),
  )
  const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)
  const wouldRun = rows
    .flatMap((row) => row.filter((_, column) => column !== 2 && column !== 4))
    .filter((cell) => /^[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣\u2212]/u.test(cell))
  expect(wouldRun).toEqual([])
  for (const row of rows) {
    expect(isNumber(row[2] ?? '')).toBe(true)
    expect(isNumber(row[4] ?? '')).toBe(true)
    expect(Number(row[4])).toBeLessThan(0)
  }
})

test('a semicolon or a tab in a text does not start a new cell in any spreadsheet', () => {
  const csv = toCsv(columns.slice(0, 1), [{ text: 'a;=1', amount: 0 }])
  expect(csv).toContain('"a;=1"')
})

test('numbers are not quoted', () => {
  const csv = toCsv(columns, [{ text: 'bolt', amount: -12.5 }])
  expect(csv.split('\r\n')[1]).toBe('"bolt","bolt",-12.5,"bolt",-12.50,"bolt"')
})

test('L05 ten thousand rows take less than a second', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ text: `Joist hanger ${index}`, amount: index / 7 }))
  const start = processorMs()
  toCsv(columns, many)
  expect(processorMs() - start).toBeLessThan(1000)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+61 2 9555 0100', "'+61 2 9555 0100"],
  ['-5 mm', "'-5 mm"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\rtext', "'\rtext"],
  ['\n=1', "'\n=1"],
  ['\0=1', "'\0=1"],
  ['  =1+1', "'  =1+1"],
  ['"=1+1"', '\'"=1+1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['﹦1', "'﹦1"],
  ['\u2212 1', "'\u2212 1"],
  // To Unicode, = with a combining stroke is the same as ≠. But a spreadsheet reads the = as the start of a formula.
  ['=\u0338 1', "'=\u0338 1"],
  ['\u202E\u200B\uFEFF=1', "'\u202E\u200B\uFEFF=1"],
])('L01 the text %j becomes %j', (value, cell) => expect(csvCell(value)).toBe(cell))

test.each(['', 'Joist hanger', '90 x 45 MGP10', '1=1', "it's", '"Quick" set', 'a;=1', '–', 'ü', '😀', '<b>'])(
  'the text %j stays as it is',
  (value) => expect(csvCell(value)).toBe(value),
)

test.each([
  [0, undefined, '0'],
  [-5, undefined, '-5'],
  [-0.5, undefined, '-0.5'],
  [13.2, undefined, '13.2'],
  [1e3, undefined, '1000'],
  [12.5, 2, '12.50'],
  [-12.5, 2, '-12.50'],
  [-0, 2, '0.00'],
  [1_234_567.89, 2, '1234567.89'],
  [Number.NaN, 2, ''],
  [Number.POSITIVE_INFINITY, undefined, ''],
  [null, 2, ''],
])('L02 the number %j with %j decimals is %j', (value, decimals, cell) => expect(csvCell(value, decimals)).toBe(cell))

test('L05 the memory of a file is released, after browsers have had the time to read it', async () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  saveCsv({ title: 'Invoices', fallbackName: 'list', columns, rows: [] })
  expect(link).toMatchObject({ download: 'Invoices.csv', href: expect.stringMatching(/^blob:/) })
  expect(link.click).toHaveBeenCalledOnce()
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revoke.mock.calls).toEqual([[link.href]])
})

test.each([
  ['Wall frame', 'Wall frame.csv'],
  ['../../x', 'x.csv'],
  ['..\\..\\x', 'x.csv'],
  ['a/b:c*?"<>|', 'a b c.csv'],
  ['CON', 'list CON.csv'],
  ['con.txt', 'list con.txt.csv'],
  ['COM1', 'list COM1.csv'],
  ['Console', 'Console.csv'],
  ['price\u202Efdp.exe', 'price fdp.exe.csv'],
  ['two\r\nlines\t', 'two lines.csv'],
  ['lone \uD800 half', 'lone half.csv'],
  ['.hidden', 'hidden.csv'],
  ['end. ', 'end.csv'],
  ['stock.csv', 'stock.csv'],
  ['stock.CSV.csv', 'stock.csv'],
  ['.csv', 'list.csv'],
  ['stock.csv . ', 'stock.csv'],
  ['', 'list.csv'],
  [' . ', 'list.csv'],
  ['\0', 'list.csv'],
  ['ü 木 😀', 'ü 木 😀.csv'],
])('L03 the file of %j is named %j', (title, name) => expect(csvFileName(title, 'list')).toBe(name))

test.each(['x'.repeat(300), '木'.repeat(300), '😀'.repeat(300), `x${'😀'.repeat(300)}`, `${'.'.repeat(300)}x`])(
  'L03 a long name is cut between two characters: %#',
  (title) => {
    const name = csvFileName(title, 'list')
    expect(name.isWellFormed()).toBe(true)
    expect(name.length).toBeLessThanOrEqual(84)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
  },
)

test('L03 a title of 100,000 characters is named at once', () => {
  const started = performance.now()
  for (const part of ['.csv', '. ', '.', ' x']) expect(csvFileName(part.repeat(50_000) + 'x', 'list')).toMatch(/\.csv$/)
  expect(performance.now() - started).toBeLessThan(2000)
})
