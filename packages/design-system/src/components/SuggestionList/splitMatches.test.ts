import { expect, test } from 'vitest'
import { splitMatches } from './splitMatches.ts'

test.each([
  ['Pine DAR 42 x 19', 'dar pi', ['', 'Pi', 'ne ', 'DAR', ' 42 x 19']],
  ['Pine DAR 42 x 19', 'x', ['Pine DAR 42 x 19']],
  ['Bolt (M10) 3/8', '(m10) 3/8', ['Bolt ', '(M10)', ' ', '3/8', '']],
  ["Driver's 1/4-inch", "driver's 1/4-", ['', "Driver's", ' ', '1/4-', 'inch']],
  ['Größe', 'GRÖ', ['', 'Grö', 'ße']],
  ['Pine', '', ['Pine']],
])('%s is split at the words of “%s”', (title, text, parts) => {
  expect(splitMatches(title, text)).toEqual(parts)
})
