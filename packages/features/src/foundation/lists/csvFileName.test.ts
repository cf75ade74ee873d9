import { expect, test } from 'vitest'
import { csvFileName } from './saveCsv.ts'

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
