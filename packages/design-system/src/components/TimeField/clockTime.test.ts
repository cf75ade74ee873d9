import { expect, test } from 'vitest'
import { formatClockTime, parseClockTime } from './clockTime.ts'

test.each(['00:00', '07:05', '23:59'])('%s is a time', (text) => {
  const time = parseClockTime(text)
  expect(time && formatClockTime(time)).toBe(text)
})

test.each(['24:00', '7:05', '12:60', '', 'noon', '12:00:00'])('%j is none', (text) => {
  expect(parseClockTime(text)).toBeNull()
})
