import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeMessage } from './sanitizeMessage.ts'

test.each([
  ['Unable to perform your request', 'Unable to perform your request'],
  ['  padded  ', 'padded'],
  ['one\r\ntwo\tthree\0', 'one two three'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['abc\u202Edef\u2066ghi\u200Fjkl\u061C', 'abcdefghijkl'],
  ['50% of %E0%A4%A', '50% of %E0%A4%A'],
  ['\uD800x', '\uFFFDx'],
  ['🪵 👷🏽‍♀️', '🪵 👷🏽‍♀️'],
  ['\u202E\u0000 \n', ''],
  ['', ''],
  [null, ''],
])('E03 the message %j is read as %j', (given, text) => {
  expect(sanitizeMessage(given)).toBe(text)
})

test('E03 a message is truncated to 300 characters, never within a character', () => {
  expect(sanitizeMessage('a'.repeat(300))).toBe('a'.repeat(300))
  expect(sanitizeMessage('🪵'.repeat(100_000))).toBe(`${'🪵'.repeat(299)}…`)
})

test('E03 any message is read as short text without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const text = sanitizeMessage(given)
      expect(Array.from(text).length).toBeLessThanOrEqual(300)
      expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Cs}]/u)
    }),
  )
})
