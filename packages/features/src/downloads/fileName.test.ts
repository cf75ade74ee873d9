import { expect, test } from 'vitest'
import { fileNameOf } from './fileName.ts'

test.each([
  ['https://files.example/a/timber%20catalogue.pdf?v=2#page=3', 'timber catalogue.pdf'],
  ['https://files.example/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['catalogue.pdf', 'catalogue.pdf'],
  ['https://files.example/price%E2%80%AEfdp.exe', 'pricefdp.exe'],
  ['https://files.example/', ''],
])('the file name of %s is %j', (address, name) => {
  expect(fileNameOf(address)).toBe(name)
})
