import { expect, test } from 'vitest'
import { notStocked } from './notStocked.ts'

const entry = (length: number, quantity: number) => ({ length, quantity })

test('each length can be ordered of a product without stocked lengths', () =>
  expect(notStocked([], [entry(3.3, 1)])).toBeUndefined())

test('stocked lengths can be ordered, to the centimetre, and others are refused with a sentence', () => {
  const stocked = [3, 2.4, 2.7]
  expect(notStocked(stocked, [entry(2.4, 1), entry(2.7000000001, 4)])).toBeUndefined()
  expect(notStocked(stocked, [entry(2.4, 1), entry(3.3, 2)])).toBe(
    '3.3 m is not a stocked length. Choose from 2.4, 2.7 and 3 m.',
  )
  expect(notStocked([6], [entry(3.3, 2), entry(1, 1), entry(3.3, 1)])).toBe(
    '1 and 3.3 m are not stocked lengths. Choose from 6 m.',
  )
})

test('a length without a quantity is not ordered', () => expect(notStocked([3], [entry(3.3, 0)])).toBeUndefined())
