import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { expect, test } from 'vitest'
import { brandDefaults, deriveBrand } from './brand.ts'

extend([a11y])

/** A small seeded generator, so that a failure can be repeated. */
function* colours(seed: number): Generator<string, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`
  }
}

const contrast = (one: string | undefined, other: string | undefined) => colord(one ?? '').contrast(other ?? '')

const mastheadHover = (masthead: string) => deriveBrand({ masthead })['--masthead-background-hover']
const hyperlinkHover = (hyperlink: string) => deriveBrand({ hyperlink })['--secondary-interaction-hyperlink-hover']

test('any three colours give readable text', () => {
  const random = colours(20260401)
  const unreadable: object[] = []
  for (let run = 0; run < 3000; run += 1) {
    const chosen = { primary: random.next().value, masthead: random.next().value, hyperlink: random.next().value }
    const brand = deriveBrand(chosen)
    const pairs = [
      [brand['--primary-interaction-foreground'], brand['--primary-interaction-background']],
      [brand['--primary-interaction-foreground'], brand['--primary-interaction-background-hover']],
      [brand['--masthead-foreground'], brand['--masthead-background']],
      [brand['--masthead-foreground-hover'], brand['--masthead-background-hover']],
      [brand['--secondary-interaction-hyperlink-text'], '#ffffff'],
      [brand['--secondary-interaction-hyperlink-text-hover'], '#ffffff'],
    ] as const
    for (const [text, background] of pairs) {
      if (contrast(text, background) < 4.5) unreadable.push({ chosen, text, background })
    }
  }
  expect(unreadable).toEqual([])
})

test('the primary has a variant ten per cent lighter and one ten per cent darker', () => {
  expect(deriveBrand({ primary: 'hsl(200, 50%, 40%)' })).toMatchObject({
    '--primary-interaction-background-lighter': colord('hsl(200, 50%, 50%)').toHex(),
    '--primary-interaction-background-darker': colord('hsl(200, 50%, 30%)').toHex(),
  })
})

test.each([undefined, '', '  '])('an unset primary (%j) is skipped', (primary) => {
  expect(Object.keys(deriveBrand({ primary })).filter((name) => name.startsWith('--primary'))).toEqual([])
})

test('a dark masthead becomes lighter under the pointer, a bright one darker', () => {
  expect(mastheadHover('hsl(0, 0%, 74%)')).toBe(colord('hsl(0, 0%, 81.5%)').toHex())
  expect(mastheadHover('hsl(0, 0%, 76%)')).toBe(colord('hsl(0, 0%, 66%)').toHex())
})

test('a very dark hyperlink becomes lighter under the pointer, any other darker', () => {
  expect(hyperlinkHover('hsl(0, 0%, 24%)')).toBe(colord('hsl(0, 0%, 34%)').toHex())
  expect(hyperlinkHover('hsl(0, 0%, 26%)')).toBe(colord('hsl(0, 0%, 16%)').toHex())
})

test.each(['bananas', '#12', 'url(x)', 'rgb(1,2'])('what is no colour (%j) becomes the default', (value) => {
  expect(deriveBrand({ primary: value, masthead: value, hyperlink: value })).toEqual(deriveBrand(brandDefaults))
})
