import { expect, test } from 'vitest'
import { readTime, showTime } from './readTime.ts'

test.each([
  ['7', '07:00'],
  ['0730', '07:30'],
  ['7.30', '07:30'],
  ['7 30', '07:30'],
  ['7:30 pm', '19:30'],
  ['7 p.m.', '19:00'],
  ['730p.m.', '19:30'],
  ['1930', '19:30'],
  ['12', '12:00'],
  ['12am', '00:00'],
  ['Noon', '12:00'],
  ['midnight', '00:00'],
])('%j is %s', (text, time) => expect(readTime(text)).toBe(time))

test.each(['', 'soon', '24', '7:60', '7:3', '13 pm', '0 am', '7:30:00', '73000', '7-30', '-7', '1e3', 'pm'])(
  '%j is no time',
  (text) => expect(readTime(text)).toBeUndefined(),
)

test('every time of day as shown parses back to itself', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
    const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
    for (const locale of ['en-AU', 'en-US'] as const) expect(readTime(showTime(time, locale) ?? '')).toBe(time)
  }
  expect(showTime('19:05', 'en-AU')).toBe('7:05 pm')
  expect(showTime('00:30', 'en-US')).toBe('12:30 AM')
  expect(showTime('7:30', 'en-AU')).toBeUndefined()
})
