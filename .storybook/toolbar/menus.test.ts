import { expect, test } from 'vitest'
import { colourFromAddress, colourInAddress, fromAddress, inAddress } from './menus.ts'

/** What Storybook keeps of a text in the address, and what no program cuts off the end of a link. */
const safe = /^[a-z0-9_-]*[a-z0-9]$/i

test('an address keeps own colours, and ends in a letter or digit', () => {
  for (const [typed, colour] of [
    ['#1B1B1B', '#1b1b1b'],
    ['#000', '#000000'],
    ['rgb(1, 2, 3)', '#010203'],
  ] as const) {
    const written = colourInAddress(typed) ?? ''
    expect(written).toMatch(safe)
    expect(colourFromAddress(written)).toBe(colour)
  }
  expect(colourInAddress('no colour')).toBeUndefined()
  // A link from before, which Storybook has read.
  expect(colourFromAddress('#1b1b1b')).toBe('#1b1b1b')
})

test('an address keeps where a logo is', () => {
  expect(fromAddress(inAddress('https://a.example/ö?b=c'))).toBe('https://a.example/ö?b=c')
})
