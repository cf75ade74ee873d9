import type { Product } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineState, typedLengths } from './lineState.ts'

const product: Product = {
  productId: 'FX100017',
  name: 'Hanger',
  description: '',
  image: '',
  pictures: [],
  stockStatus: 'InStock',
  prices: { rrp: null, trade: null, best: null, customer: 430 },
  units: ['EA', 'BOX'],
  isTally: false,
  files: [],
}
const line = { quantity: '12', lengths: '', unit: '' }
const stateOf = (changed: Partial<typeof line>, differing: Partial<Product> = {}, stocked: readonly number[] = []) =>
  lineState({ ...line, ...changed }, { kind: 'found', product: { ...product, ...differing }, stocked })

test.each<[Partial<typeof line>, string[], object]>([
  [{}, ['EA', 'BOX'], { entry: { productId: 'FX100017', unit: 'EA', quantity: 12 } }],
  [{ quantity: '1,200' }, ['EA'], { entry: { quantity: 1200 } }],
  [{ unit: 'BOX' }, ['EA', 'BX'], { entry: { unit: 'BX' } }],
  [{ unit: 'm' }, ['EA', 'LIN M'], { entry: { unit: 'LIN M' } }],
  [{ quantity: '2.5', unit: 'kg' }, ['EA', 'KG'], { entry: { unit: 'KG', quantity: 2.5 } }],
  [{ quantity: '' }, ['EA'], { problem: 'Look at this: how many?' }],
  [{ unit: 'ROLL' }, ['EA', 'BOX'], { problem: 'You wrote “ROLL”, but it is sold by EA or BOX.' }],
])('the line %j of a product sold by %j gives %j', (changed, units, state) => {
  expect(stateOf(changed, { units })).toMatchObject(state)
})

test.each(['0', '-1', '2.5', '1e3', 'abc', '99999999', '१२'])('a quantity of %j is an error', (quantity) => {
  expect(stateOf({ quantity })).toEqual({ kind: 'incomplete', problem: 'Enter a whole number above 0.' })
})

const boards = { isTally: true, units: ['LM'] }

test('a product sold by length needs lengths that are stocked', () => {
  expect(stateOf({}, boards)).toMatchObject({ problem: 'Needs lengths, such as 10 @ 4.2, 4 @ 3.6.' })
  expect(stateOf({ lengths: '10 @ 4.2, 4 @ 3.6' }, boards)).toEqual({
    kind: 'ready',
    entry: {
      productId: 'FX100017',
      unit: 'LM',
      quantity: 56.4,
      tallies: [
        { length: 4.2, quantity: 10 },
        { length: 3.6, quantity: 4 },
      ],
    },
  })
  expect(stateOf({ lengths: '10 @ 4.2' }, boards, [3.6, 4.8])).toMatchObject({
    problem: '4.2 m is not a stocked length. Choose from 3.6 and 4.8 m.',
  })
})

test.each([
  ['10 @ 4.2', '10@4.2'],
  ['10/4.2 4/3.6m', '10@4.2 4@3.6'],
  ['10 x 3, 2 @ 5.4 m', '10@3 2@5.4'],
  ['4.2', '1@4.2'],
  ['3 m', '1@3'],
])('the lengths %j are parsed as %j', (text, lengths) => {
  expect(
    typedLengths(text)
      ?.map(({ quantity, length }) => `${quantity}@${length}`)
      .join(' '),
  ).toBe(lengths)
})

test.each(['12', 'abc', '0 @ 4.2', '10 @ 0', '10 @ 4.2 or 3', '10 @ 4,2'])('%j is no list of lengths', (text) => {
  expect(typedLengths(text)).toBeUndefined()
})

test('any text is parsed as lengths above 0, or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,@x/- m'.split('')), maxLength: 40 }), (text) => {
      expect((typedLengths(text) ?? []).every(({ length, quantity }) => length > 0 && quantity > 0)).toBe(true)
    }),
  )
})
