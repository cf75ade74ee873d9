import { expect, test } from 'vitest'
import { nextCheck } from './nextCheck.ts'

const sentAt = 1_000_000

test.each([
  ['at once', 0, 10],
  ['after the first check', 10, 30],
  ['after a check that was late', 25, 30],
  ['when a gateway has given up', 61, 70],
  ['later', 160, 340],
  ['after the last fixed time', 640, 940],
  ['then every five minutes', 939, 940],
  ['', 940, 1240],
  ['by a clock that was set back', -500, 10],
])('B04 an unknown order is looked for at growing intervals: %s', (_when, after, expected) => {
  expect(nextCheck(sentAt, sentAt + after * 1000)).toBe(sentAt + expected * 1000)
})

test('after a day it is not looked for by itself any more', () => {
  expect(nextCheck(sentAt, sentAt + 86_400_000)).toBeNull()
})
