import { colord } from 'colord'
import { expect, test } from 'vitest'
import { brandDefaults, deriveBrand } from './brand.ts'

const mastheadHover = (masthead: string) => deriveBrand({ masthead })['--masthead-background-hover']
const hyperlinkHover = (hyperlink: string) => deriveBrand({ hyperlink })['--secondary-interaction-hyperlink-hover']
const primaryOf = (primary: string | undefined) =>
  Object.keys(deriveBrand({ primary })).filter((name) => name.startsWith('--primary'))

test('the primary has a variant ten per cent lighter and one ten per cent darker', () => {
  expect(deriveBrand({ primary: 'hsl(200, 50%, 40%)' })).toMatchObject({
    '--primary-interaction-background-lighter': colord('hsl(200, 50%, 50%)').toHex(),
    '--primary-interaction-background-darker': colord('hsl(200, 50%, 30%)').toHex(),
  })
})

test.each([undefined, '', '  '])('M08 an unset primary (%j) is skipped', (primary) => {
  expect(primaryOf(primary)).toEqual([])
  expect(deriveBrand({ primary })).toMatchObject({ '--masthead-background': brandDefaults.masthead })
})

test('a masthead below three quarters of brightness becomes lighter under the pointer, any other darker', () => {
  expect(mastheadHover('hsl(0, 0%, 74%)')).toBe(colord('hsl(0, 0%, 81.5%)').toHex())
  expect(mastheadHover('hsl(0, 0%, 76%)')).toBe(colord('hsl(0, 0%, 66%)').toHex())
  // 0.749: below, although it is three quarters when rounded.
  expect(mastheadHover('rgb(191, 191, 191)')).toBe(colord('rgb(191, 191, 191)').lighten(0.075).toHex())
  expect(mastheadHover('rgb(192, 192, 192)')).toBe(colord('rgb(192, 192, 192)').darken(0.1).toHex())
})

test('a hyperlink below a quarter of brightness becomes lighter under the pointer, any other darker', () => {
  expect(hyperlinkHover('hsl(0, 0%, 24%)')).toBe(colord('hsl(0, 0%, 34%)').toHex())
  expect(hyperlinkHover('hsl(0, 0%, 26%)')).toBe(colord('hsl(0, 0%, 16%)').toHex())
  expect(hyperlinkHover('rgb(63, 63, 63)')).toBe(colord('rgb(63, 63, 63)').lighten(0.1).toHex())
  expect(hyperlinkHover('rgb(64, 64, 64)')).toBe(colord('rgb(64, 64, 64)').darken(0.1).toHex())
})

test('the chosen colours themselves are never changed', () => {
  expect(deriveBrand({ primary: '#fffde7', masthead: '#fafafa', hyperlink: '#fff59d' })).toMatchObject({
    '--primary-interaction-background': '#fffde7',
    '--masthead-background': '#fafafa',
    '--secondary-interaction-hyperlink': '#fff59d',
  })
})

test.each(['bananas', '#12', 'url(x)', 'rgb(1,2', 'rgb(0 0 0 / 0)'])(
  'M08 what is no colour (%j) becomes the default',
  (value) => {
    expect(deriveBrand({ primary: value, masthead: value, hyperlink: value })).toEqual(deriveBrand(brandDefaults))
  },
)
