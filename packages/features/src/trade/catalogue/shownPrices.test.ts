import { describe, expect, test } from 'vitest'
import { datasheetOf } from './datasheetOf.ts'
import { shownPrices } from './shownPrices.ts'

test('D29 a price of 0 or less, or none, is not shown', () => {
  expect(shownPrices({ prices: { rrp: 1000, trade: 0, best: -5, customer: null } })).toEqual([
    { label: 'RRP', amount: 1000 },
  ])
})

describe('D24 the datasheet is the first PDF that is safe to open', () => {
  test.each([
    [['https://x.example/a.png', 'https://x.example/b.pdf', 'https://x.example/c.pdf'], 'https://x.example/b.pdf'],
    [['https://x.example/B.PDF?v=2'], 'https://x.example/B.PDF?v=2'],
    [['javascript:a//.pdf', 'data:application/pdf,x.pdf', 'ftp://x.example/a.pdf'], undefined],
    [['', 'a.pdf', 'https://x.example/pdf'], undefined],
    [[], undefined],
  ])('of the files %j the datasheet is %s', (files, datasheet) => {
    expect(datasheetOf(files.map((address) => ({ address, type: '' })))).toBe(datasheet)
  })

  test.each([
    ['https://x.example/get?id=7', 'pdf', true],
    ['https://x.example/get?id=7', 'application/pdf', true],
    ['https://x.example/get?id=7', 'image', false],
    ['javascript:alert(1)', 'pdf', false],
  ])('%s of the type %j: %s', (address, type, isDatasheet) => {
    expect(datasheetOf([{ address, type }])).toBe(isDatasheet ? address : undefined)
  })
})
