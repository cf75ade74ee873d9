import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeMessage } from './sanitizeMessage.ts'

test('E03 the shown message is plain text of at most 300 characters', () => {
  const cases: readonly (readonly [string | null, string])[] = [
    ['  padded  ', 'padded'],
    ['one\r\ntwo\tthree\0', 'one two three'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['abc\u202Edef\u2066ghi\u200Fjkl\u061C', 'abcdefghijkl'],
    ['50% of %E0%A4%A', '50% of %E0%A4%A'],
    ['\uD800x', '\uFFFDx'],
    ['\u202E\u0000 \n', ''],
    [null, ''],
    ['a'.repeat(300), 'a'.repeat(300)],
    ['🪵'.repeat(100_000), `${'🪵'.repeat(299)}…`],
  ]
  for (const [given, text] of cases) expect(sanitizeMessage(given)).toBe(text)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const text = sanitizeMessage(given)
      expect(Array.from(text).length).toBeLessThanOrEqual(300)
      expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Cs}]/u)
    }),
  )
})
