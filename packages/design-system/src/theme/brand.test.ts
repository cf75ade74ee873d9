import { colord } from 'colord'
import { expect, test } from 'vitest'
import { brandDefaults, deriveBrand, brandVariables } from './brand.ts'

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
  // The first colour has a brightness of 0.749. That is below three quarters, although it rounds to 0.75.
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

const fill = (primary: string) => {
  const derived = deriveBrand({ primary })
  return [derived['--primary-fill'], derived['--primary-fill-text']]
}

test('a button is in the primary, darkened by up to ten per cent if its text can then be white', () => {
  expect(fill('#0a6e86')).toEqual(['#0a6e86', '#ffffff'])
  // The contrast with white is 3.6 before the darkening and 4.5 after it.
  expect(fill('#e8590c')).toEqual(['#cb4e0a', '#ffffff'])
  // Even when this colour is darkened by ten per cent, its contrast with white is only 4.4. So the text is black.
  expect(fill('#ff6600')).toEqual(['#ff6600', '#000000'])
  expect(fill('#ffd100')).toEqual(['#ffd100', '#000000'])
})

test('greys carry the hue of the masthead', () => {
  expect(deriveBrand({ masthead: '#14293d' })).toMatchObject({
    '--neutral-page': '#f4f6f8',
    '--neutral-border': '#e6eaee',
  })
  const { r, g, b } = colord(deriveBrand({ masthead: '#7a0019' })['--neutral-border'] ?? '').rgba
  expect(r).toBeGreaterThan(b)
  expect(b).toBeGreaterThan(g)
})

test.each(['#ffffff', '#000000', '#0a0a0a', '#808080'])(
  'a masthead without a hue (%s) gives plain greys',
  (masthead) => {
    const greys = Object.entries(deriveBrand({ masthead })).filter(([name]) => name.startsWith('--neutral'))
    expect(greys.map(([, value]) => colord(value).toHsl().s)).toEqual([0, 0, 0, 0, 0, 0, 0])
  },
)

test.each([
  ['#e4002b', true],
  ['#e8590c', true],
  ['#ff0090', false],
  ['#ffd100', false],
  // The next colour is too dark and too grey to be taken for red.
  ['#241212', false],
  ['#0a6e86', false],
])('beside the primary %s a removing button is only outlined: %s', (primary, isOutlined) => {
  expect(deriveBrand({ primary })).toMatchObject(
    isOutlined
      ? { '--destructive-fill': '#ffffff', '--destructive-fill-text': '#b3201a', '--destructive-quiet-edge': '#b3201a' }
      : {
          '--destructive-fill': '#b3201a',
          '--destructive-fill-text': '#ffffff',
          '--destructive-quiet-edge': 'transparent',
        },
  )
})

test('a hyperlink that looks like text is underlined', () => {
  const line = (hyperlink: string) => deriveBrand({ hyperlink })['--secondary-interaction-hyperlink-line']
  expect(line('#1a1a1a')).toBe('underline')
  expect(line('#12504f')).toBe('underline')
  expect(line('#0b57b7')).toBe('none')
  // Yellow is darkened until it is readable. Even then it differs enough from ordinary text, so it needs no underline.
  expect(line('#ffff00')).toBe('none')
})

test('the focus ring has the colour of hyperlinks, unless it would look like an error', () => {
  const ring = (hyperlink: string) => deriveBrand({ hyperlink })['--focus-ring']
  expect(ring('#0b57b7')).toBe('#0b57b7')
  expect(ring('#1a1a1a')).toBe('#1a1a1a')
  expect(ring('#d6007a')).toBe('#c2006e')
  expect(ring('#c8102e')).toBe('#1f66e5')
  expect(ring('#e8590c')).toBe('#1f66e5')
})

test('what is chosen is equally far from white under a strong and a pale primary', () => {
  const soft = (primary: string) => deriveBrand({ primary })['--primary-interaction-background-soft']
  expect(soft('#0057b8')).toBe('#e8f0f9')
  expect(soft('#c7e6cf')).toBe('#e8f5eb')
  expect(soft('#ffffff')).toBe('#ffffff')
})

test('all variables are listed', () => {
  expect(brandVariables.toSorted()).toEqual(Object.keys(deriveBrand(brandDefaults)).toSorted())
})
