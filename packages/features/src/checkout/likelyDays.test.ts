import { expect, test } from 'vitest'
import { likelyDays } from './likelyDays.ts'

const texts = (today: string) => likelyDays(today).map(({ label, value }) => `${label} ${value}`)

test('on Friday and Saturday the next Monday is offered too', () => {
  expect(texts('2026-11-27')).toEqual(['Tomorrow 2026-11-28', 'Next working day 2026-11-30'])
  expect(texts('2026-11-28')).toEqual(['Tomorrow 2026-11-29', 'Next working day 2026-11-30'])
})

test('on other days only tomorrow is offered, even on 31 December', () => {
  expect(texts('2026-11-29')).toEqual(['Tomorrow 2026-11-30'])
  expect(texts('2026-12-31')).toEqual(['Tomorrow 2027-01-01'])
  expect(texts('2026-10-04')).toEqual(['Tomorrow 2026-10-05'])
})
