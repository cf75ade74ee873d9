import { expect, test } from 'vitest'
import { claimText, problemsOf, type ClaimValues } from './claimText.ts'

const line = {
  lineNumber: '1',
  productId: 'PB1',
  name: 'Plasterboard',
  quantity: 35,
  unit: 'SHEET',
  unitPrice: 1,
  price: 35,
}
const document = {
  heading: 'Invoice 500028-0',
  lines: [line, { ...line, productId: 'TM2', name: 'Pine', unit: 'LM' }, line],
}
const values: ClaimValues = {
  emailAddress: 'office@hargreaves.example',
  message: 'The driver saw it.',
  photo: 'IMG_1.jpg',
  lines: [
    { problem: 'Wrong price', quantity: 12 },
    { problem: 'Short', quantity: 2.4 },
    { problem: '', quantity: 35 },
  ],
}

test('a claim names the lines, the quantities and the photograph', () => {
  expect(claimText(document, 'PO-1079', values)).toBe(
    [
      'Something is wrong with the delivery of Invoice 500028-0, our reference PO-1079:',
      '- Wrong price: PB1 Plasterboard',
      '- Short: 2.4 LM TM2 Pine',
      '',
      'The driver saw it.',
      '',
      'We send a photograph separately: IMG_1.jpg',
    ].join('\n'),
  )
  expect(claimText(document, '', { ...values, message: '', photo: '' })).toMatch(/500028-0:\n- Wrong.*\n- Short.*$/)
  expect(problemsOf(values)).toBe('Short, Wrong price')
})
