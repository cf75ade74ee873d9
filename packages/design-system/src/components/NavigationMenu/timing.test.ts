import { expect, it } from 'vitest'
import { closeDelay, openDelay } from './timing.ts'

it('a menu closes two seconds after the pointer has left, and opens well before that', () => {
  expect(closeDelay).toBe(2000)
  expect(openDelay).toBeLessThan(300)
})
