import { expect, it } from 'vitest'
import { closesAfter, opensAfter } from './timing.ts'

it('a menu closes two seconds after the pointer has left, and opens well before that', () => {
  expect(closesAfter).toBe(2000)
  expect(opensAfter).toBeLessThan(300)
})
