import { colord } from 'colord'
import { expect, test } from 'vitest'
import { brandDefaults, deriveBrand, brandVariables } from './brand.ts'

test('the primary colour has a lighter and a darker variant', () => {
  expect(deriveBrand({ primary: 'hsl(200, 50%, 40%)' })).toMatchObject({
    '--primary-interaction-background-lighter': colord('hsl(200, 50%, 50%)').toHex(),
    '--primary-interaction-background-darker': colord('hsl(200, 50%, 30%)').toHex(),
  })
})

test.each([
  // This colour has a brightness of 0.749. That is below three quarters, although it rounds to 0.75.
  ['masthead', '--masthead-background-hover', 191, colord('rgb(191, 191, 191)').lighten(0.075)],
  ['masthead', '--masthead-background-hover', 192, colord('rgb(192, 192, 192)').darken(0.1)],
  ['hyperlink', '--secondary-interaction-hyperlink-hover', 63, colord('rgb(63, 63, 63)').lighten(0.1)],
  ['hyperlink', '--secondary-interaction-hyperlink-hover', 64, colord('rgb(64, 64, 64)').darken(0.1)],
] as const)('on hover a dark %s becomes lighter and a pale one darker', (part, variable, grey, hover) => {
  expect(deriveBrand({ [part]: `rgb(${grey}, ${grey}, ${grey})` })[variable]).toBe(hover.toHex())
})

test('chosen colours are not changed', () => {
  expect(deriveBrand({ primary: '#fffde7', masthead: '#fafafa', hyperlink: '#fff59d' })).toMatchObject({
    '--primary-interaction-background': '#fffde7',
    '--masthead-background': '#fafafa',
    '--secondary-interaction-hyperlink': '#fff59d',
  })
})

test('M08 missing and invalid colours become the defaults', () => {
  for (const value of [undefined, '', '  ', 'bananas', '#12', 'url(x)', 'rgb(0 0 0 / 0)']) {
    const { primary, ...others } = brandDefaults
    const isMissing = (value ?? '').trim() === ''
    expect(deriveBrand({ primary: value, masthead: value, hyperlink: value }), value).toEqual(
      deriveBrand(isMissing ? others : { primary, ...others }),
    )
  }
})

const fill = (primary: string) => {
  const derived = deriveBrand({ primary })
  return [derived['--primary-fill'], derived['--primary-fill-text']]
}

test('a button is darkened if that makes its white text readable', () => {
  expect(fill('#0a6e86')).toEqual(['#0a6e86', '#ffffff'])
  // The contrast with white is 3.6 before the darkening and 4.5 after it.
  expect(fill('#e8590c')).toEqual(['#cb4e0a', '#ffffff'])
  // Even when this colour is darkened by ten per cent, its contrast with white is only 4.4. So the text is black.
  expect(fill('#ff6600')).toEqual(['#ff6600', '#000000'])
  expect(fill('#ffd100')).toEqual(['#ffd100', '#000000'])
})

test('greys are tinted with the hue of the masthead', () => {
  expect(deriveBrand({ masthead: '#14293d' })).toMatchObject({
    '--neutral-page': '#f4f6f8',
    '--neutral-border': '#e6eaee',
  })
  const { r, g, b } = colord(deriveBrand({ masthead: '#7a0019' })['--neutral-border'] ?? '').rgba
  expect(r).toBeGreaterThan(b)
  expect(b).toBeGreaterThan(g)
})

test('a masthead without a hue gives plain greys', () => {
  const greys = Object.entries(deriveBrand({ masthead: '#808080' })).filter(([name]) => name.startsWith('--neutral'))
  expect(new Set(greys.map(([, value]) => colord(value).toHsl().s))).toEqual(new Set([0]))
})

test.each([
  ['#e4002b', '#ffffff'],
  ['#e8590c', '#ffffff'],
  ['#ff0090', '#b3201a'],
  // This colour is too dark and too grey to be taken for red.
  ['#241212', '#b3201a'],
])('beside the primary %s a delete button is filled with %s', (primary, fill) => {
  expect(deriveBrand({ primary })).toMatchObject({
    '--destructive-fill': fill,
    '--destructive-fill-text': fill === '#ffffff' ? '#b3201a' : '#ffffff',
    '--destructive-quiet-edge': fill === '#ffffff' ? '#b3201a' : 'transparent',
  })
})

test.each([
  ['#e4002b', '#ededed', 'transparent', '#131e29'],
  ['#c7e6cf', '#ededed', 'transparent', '#131e29'],
  ['#0057b8', '#e8f0f9', '#0057b8', 'transparent'],
])('with the primary %s what is chosen is shown in %s, %s, %s', (primary, ...expected) => {
  const derived = deriveBrand({ primary, masthead: '#808080' })
  const marks = ['--selected', '--selected-outline', '--selected-bar'] as const
  expect(marks.map((name) => derived[name])).toEqual(expected)
})

test('a hyperlink that looks like text is underlined', () => {
  const line = (hyperlink: string) => deriveBrand({ hyperlink })['--secondary-interaction-hyperlink-line']
  expect(line('#1a1a1a')).toBe('underline')
  expect(line('#12504f')).toBe('underline')
  expect(line('#0b57b7')).toBe('none')
  // Yellow is darkened until it is readable. Even then it differs enough from ordinary text, so it needs no underline.
  expect(line('#ffff00')).toBe('none')
})

test('the focus ring is never reddish', () => {
  const ring = (hyperlink: string) => deriveBrand({ hyperlink })['--focus-ring']
  expect(ring('#0b57b7')).toBe('#0b57b7')
  expect(ring('#d6007a')).toBe('#c2006e')
  expect(ring('#e8590c')).toBe('#1f66e5')
})

test.each([
  ['#0b57b7', '#0b57b7', '#e8eff8'],
  ['#12504f', '#12504f', '#e8eeee'],
  // These look like good news, a caution, an error and an alarm.
  ['#2f7d32', '#5e5e5e', '#ededed'],
  ['#e8590c', '#5e5e5e', '#ededed'],
  ['#e4002b', '#5e5e5e', '#ededed'],
  ['#d6007a', '#5e5e5e', '#ededed'],
  ['#1a1a1a', '#5e5e5e', '#ededed'],
])('with the hyperlink %s information is shown in %s on %s', (hyperlink, ...expected) => {
  const derived = deriveBrand({ hyperlink, masthead: '#808080' })
  expect([derived['--information'], derived['--information-soft']]).toEqual(expected)
})

test('the background of a selection is pale for any primary colour', () => {
  const soft = (primary: string) => deriveBrand({ primary })['--primary-interaction-background-soft']
  expect(soft('#0057b8')).toBe('#e8f0f9')
  expect(soft('#c7e6cf')).toBe('#e8f5eb')
  expect(soft('#ffffff')).toBe('#ffffff')
})

test('every derived CSS variable is listed', () => {
  expect(brandVariables.toSorted()).toEqual(Object.keys(deriveBrand(brandDefaults)).toSorted())
})
