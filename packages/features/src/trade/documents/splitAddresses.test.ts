import { processorMs } from '@trade-portal/mocks/processor-time'
import { expect, test } from 'vitest'
import { joinAddresses, splitAddresses } from './splitAddresses.ts'

test.each([
  ['', []],
  [' , ; ', []],
  ['a@x.au,b@x.au;c@x.au d@x.au', ['a@x.au', 'b@x.au', 'c@x.au', 'd@x.au']],
  ['a@x.au, A@X.au', ['a@x.au']],
  ['Kim Lee <kim@x.au>; "Lee, Sam" <sam@x.au>', ['kim@x.au', '"Lee', 'sam@x.au']],
  ['kim', ['kim']],
  ['<kim@x.au>', ['kim@x.au']],
])('the text %j has the addresses %j', (text, addresses) => expect(splitAddresses(text)).toEqual(addresses))

test('L07 a pasted megabyte is split in half a second', () => {
  const start = processorMs()
  expect(splitAddresses('<'.repeat(1_000_000))).toEqual([])
  expect(splitAddresses('a'.repeat(1_000_000))).toHaveLength(1)
  expect(processorMs() - start).toBeLessThan(500)
})

test('addresses are joined as in the header of an e-mail', () => {
  expect(joinAddresses(' a@x.au;b@x.au ')).toBe('a@x.au, b@x.au')
})
