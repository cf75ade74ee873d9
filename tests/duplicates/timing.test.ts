import { expect, test } from 'vitest'
import { timingOf } from './timing.ts'

const timesOf = (seed: number, scenario: string) =>
  Array.from({ length: 100 }, (_, trial) => timingOf(seed, scenario, trial).between(0, 50))

test('repeats its choices', () => {
  expect(timesOf(1, 'B01')).toEqual(timesOf(1, 'B01'))
  expect(timesOf(1, 'B01')).not.toEqual(timesOf(2, 'B01'))
  expect(timesOf(1, 'B01')).not.toEqual(timesOf(1, 'B02'))
})

test('spreads them over the whole range, both ends included', () => {
  const times = new Set(Array.from({ length: 2000 }, (_, trial) => timingOf(1, 'B01', trial).between(0, 50)))
  expect([...times].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 51 }, (_, time) => time))
})

test('chooses each of several values', () => {
  const chosen = new Set(Array.from({ length: 50 }, (_, trial) => timingOf(1, 'B06', trial).oneOf(['a', 'b', 'c'])))
  expect([...chosen].toSorted()).toEqual(['a', 'b', 'c'])
})
