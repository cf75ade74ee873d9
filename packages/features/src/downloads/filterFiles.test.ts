import { expect, test } from 'vitest'
import { fileNameOf, filterFiles } from './filterFiles.ts'

test.each([
  ['https://files.example/a/timber%20catalogue.pdf?v=2#page=3', 'timber catalogue.pdf'],
  ['https://files.example/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['catalogue.pdf', 'catalogue.pdf'],
  ['https://files.example/price\u202Efdp.exe', 'pricefdp.exe'],
  ['https://files.example/price%E2%80%AEfdp.exe', 'pricefdp.exe'],
  ['https://files.example/', ''],
  ['', ''],
])('the file name of %s is %j', (address, name) => {
  expect(fileNameOf(address)).toBe(name)
})

const files = [
  { url: 'https://files.example/TC-2026.pdf', description: 'Timber catalogue' },
  { url: 'https://files.example/returns.pdf', description: 'Return of goods' },
]

test.each([
  ['', 2],
  ['  ', 2],
  ['tc-2026', 1],
  [' Returns.PDF ', 1],
  ['timber', 0],
  ['.pdf', 2],
  ['files.example', 0],
  ['.*', 0],
])('the search text %j finds %i files', (text, count) => {
  expect(filterFiles(files, text)).toHaveLength(count)
})
