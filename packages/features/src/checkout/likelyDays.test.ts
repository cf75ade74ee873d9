import { expect, test } from 'vitest'
import { likelyDays } from './likelyDays.ts'

const texts = (today: string) => likelyDays(today).map(({ label, value }) => `${label} ${value}`)

test('before a weekend the next working day is Monday', () => {
  expect(texts('2026-11-27')).toEqual(['Tomorrow 2026-11-28', 'Next working day 2026-11-30'])
  expect(texts('2026-11-28')).toEqual(['Tomorrow 2026-11-29', 'Next working day 2026-11-30'])
})

test('otherwise it is tomorrow, also across a year or clock change', () => {
  expect(texts('2026-11-29')).toEqual(['Tomorrow 2026-11-30'])
  expect(texts('2026-12-31')).toEqual(['Tomorrow 2027-01-01'])
  expect(texts('2026-10-04')).toEqual(['Tomorrow 2026-10-05'])
})
