import { expect, test } from 'vitest'
import { createReplacer } from './createReplacer.ts'
import { pseudonymise } from './pseudonymise.ts'

const replacer = () => createReplacer(Buffer.from('the key of this test'))
/** Reduces a text to its form: letters become A or a, and digits except 0 become 9. */
const form = (text: string) =>
  text
    .replace(/[1-9]/g, '9')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')

test.each([
  'Hargreaves & Sons Pty Ltd   ',
  '  12 Smith Street, Lot 400',
  '0420 555 017',
  'HAR001-500001-0',
  '$1,234.50',
  '31/05/2026',
  'Zoë Müller',
  '',
])('%j is replaced by different words of the same form', (text) => {
  const replaced = replacer().replace(text)
  expect(form(replaced)).toBe(form(text))
  for (const word of text.match(/[\p{L}\p{N}]{3,}/gu) ?? []) expect(replaced).not.toContain(word)
})

test('a word has the same replacement everywhere', () => {
  const { replace } = replacer()
  const [first, , last] = replace('John and Hargreaves').split(' ')
  expect(replace('HARGREAVES, John')).toBe(`${last?.toUpperCase()}, ${first}`)
  expect(pseudonymise({ transactionNumber: 480_123 }, { replace })).toEqual({
    transactionNumber: Number(replace('480123')),
  })
})

test('no two words or recordings share a replacement', () => {
  const { replace } = replacer()
  const numbers = Array.from({ length: 2000 }, (_, index) => String(480_000 + index))
  expect(new Set(numbers.map((number) => replace(number))).size).toBe(numbers.length)
  expect(createReplacer(Buffer.from('another')).replace('Hargreaves')).not.toBe(replacer().replace('Hargreaves'))
})

test('a URL keeps its scheme and file extension, but not its host', () => {
  const { replace } = replacer()
  expect(replace('https://cdn.hargreaves.com.au/a/board.pdf|board.jpg')).toMatch(
    /^https:\/\/recorded\.example\/[a-z]\/[a-z]{5}\.pdf\|[a-z]{5}\.jpg$/,
  )
  expect(replace('sam.hargreaves@hargreaves.com.au; b@c.au')).toMatch(
    /^[a-z]{3}\.[a-z]{10}@recorded\.example; [a-z]@recorded\.example$/,
  )
})

test('types and dates are kept, amounts and birth dates replaced', () => {
  const row = {
    transactionType: 'Sales Order',
    deliveryDate: '2026-05-31T00:00:00',
    UOM: 'LM',
    transactionAmount: 12.5,
    unitPrice: '7',
    dateOfBirth: '1971-05-31',
    lineNum: 3,
    isTally: 'yes',
    contact: null,
    total: 0,
  }
  const { replace } = replacer()
  expect(pseudonymise(row, { replace })).toEqual({
    ...row,
    transactionAmount: Number(replace('12.5', true)),
    unitPrice: replace('7', true),
    dateOfBirth: replace(row.dateOfBirth),
  })
  expect(replace('7', true)).not.toBe('7')
  expect(replace(row.dateOfBirth)).not.toContain('1971')
})

test('passwords are blanked, and messages keep only known words', () => {
  const answer = {
    hasErrors: true,
    errorTable: [{ field: 'sessionID', msg: 'Sam: this cart does not exist' }],
    rows: [{ tpaUserPassword: 'S3cret', password: { old: 'S3cret' } }],
  }
  expect(pseudonymise(answer, replacer())).toEqual({
    hasErrors: true,
    errorTable: [
      { field: 'sessionID', msg: expect.stringMatching(/^(?!Sam)[A-Z][a-z]{2}: this cart does not exist$/) },
    ],
    rows: [{ tpaUserPassword: '', password: '' }],
  })
})
