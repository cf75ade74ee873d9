import { expect, test } from 'vitest'
import { readCode } from './barcodes.ts'

test.each([
  ['9300605012345', '9300605012345'],
  [' FX100017\r\n', 'FX100017'],
  ['\u001D01\u0000093\u202E00', '0109300'],
  ['https://evil.example/?a=<b>', 'https://evil.example/?a=<b>'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), ''],
  ['\u0007', ''],
])('The barcode %j has the code %j', (text, code) => {
  expect(readCode(text)).toBe(code)
})
