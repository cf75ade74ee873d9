import { processorMs } from '@trade-portal/mocks/processor-time'
import papa from 'papaparse'
import { afterEach, expect, test, vi } from 'vitest'
import { csvCell, csvFileName, saveCsv, toCsv, type CsvColumn } from './saveCsv.ts'

afterEach(() => vi.useRealTimers())

interface Line {
  readonly text: string
  readonly amount: number
}

const columns: readonly CsvColumn<Line>[] = [
  { header: 'SKU', value: ({ text }) => text },
  { header: 'Qty', value: ({ amount }) => amount },
  { header: 'Price', value: ({ amount }) => amount, decimals: 2 },
]

const ignored = ['\t', '\r', '\n', '\0', '  ', '\u00A0', '\u200B', '\u202E\u200B\uFEFF', '\u0001', '"', "'"]
// To Unicode, = with a combining stroke is the same as ≠. But a spreadsheet reads the = as the start of a formula.
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '\u2212 ', '=\u0338 ']
/** Texts that a spreadsheet would run as a formula, with each sign and each prefix that it ignores. */
const formulas = ['\rtext', ...signs.map((sign) => `${sign}1`), ...ignored.map((start) => `${start}=1`)]
const plainTexts = ['', '90 x 45', '1=1', "it's", '"Quick" set', '""', 'a;=1', 'a,=1', 'a\tb', 'a\r\n=1', '木 ü 😀']

test.each(formulas)('L01 the formula %j is exported as text', (text) => expect(csvCell(text)).toBe(`'${text}`))

test('L04 an exported file parses back to the same cells', () => {
  const texts = [...formulas, ...plainTexts, '\uD800', 'x'.repeat(100_000)]
  const lines = texts.map((text, at) => ({ text, amount: at / 4 - 5 }))
  const csv = toCsv(columns, lines)
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const { data, errors } = papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' })
  expect(errors).toEqual([])
  expect(data.slice(1)).toEqual(
    lines.map(({ text, amount }) => [formulas.includes(text) ? `'${text}` : text, `${amount}`, amount.toFixed(2)]),
  )
  // All texts are quoted, because some spreadsheets also split cells at semicolons and tabs.
  expect(toCsv(columns, [{ text: 'a;=1', amount: -12.5 }]).split('\r\n')[1]).toBe('"a;=1",-12.5,-12.50')
})

test.each([
  [-5, undefined, '-5'],
  [-0.5, undefined, '-0.5'],
  [1e3, undefined, '1000'],
  [-12.5, 2, '-12.50'],
  [-0, 2, '0.00'],
  [1_234_567.89, 2, '1234567.89'],
  [Number.NaN, 2, ''],
  [Number.POSITIVE_INFINITY, undefined, ''],
  [null, 2, ''],
])('L02 the number %j with %j decimals is written as %j', (value, decimals, cell) =>
  expect(csvCell(value, decimals)).toBe(cell),
)

test('L05 10,000 rows are saved within a second, and then released', async () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ text: `Joist hanger ${index}`, amount: index / 7 }))
  const start = processorMs()
  saveCsv({ title: 'Invoices', fallbackName: 'list', columns, rows })
  expect(processorMs() - start).toBeLessThan(1000)
  expect(link).toMatchObject({ download: 'Invoices.csv', href: expect.stringMatching(/^blob:/) })
  expect(link.click).toHaveBeenCalledOnce()
  // Browsers need some time to read the file.
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revoke.mock.calls).toEqual([[link.href]])
})

test.each([
  ['Wall frame', 'Wall frame.csv'],
  ['..\\../x', 'x.csv'],
  ['a/b:c*?"<>|', 'a b c.csv'],
  ['con.txt', 'list con.txt.csv'],
  ['COM1', 'list COM1.csv'],
  ['Console', 'Console.csv'],
  ['price\u202Efdp.exe', 'price fdp.exe.csv'],
  ['two\r\nlines\t', 'two lines.csv'],
  ['lone \uD800 half', 'lone half.csv'],
  ['.hidden', 'hidden.csv'],
  ['stock.CSV.csv . ', 'stock.csv'],
  ['.csv', 'list.csv'],
  ['', 'list.csv'],
  [' . ', 'list.csv'],
  ['ü 木 😀', 'ü 木 😀.csv'],
])('L03 the file of the list %j is named %j', (title, name) => expect(csvFileName(title, 'list')).toBe(name))

test.each(['木'.repeat(300), `x${'😀'.repeat(300)}`, `${'.'.repeat(300)}x`])(
  'a long file name is cut between two characters: %#',
  (title) => {
    const name = csvFileName(title, 'list')
    expect(name.isWellFormed()).toBe(true)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
  },
)

test('a file name is made from 100,000 characters in two seconds', () => {
  const start = processorMs()
  for (const part of ['.csv', '. ', '.', ' x']) expect(csvFileName(part.repeat(50_000) + 'x', 'list')).toMatch(/\.csv$/)
  expect(processorMs() - start).toBeLessThan(2000)
})
