import { expect, test } from 'vitest'
import { brandDefaults } from './brand.ts'
import { iconSvg, themeCss } from './deploymentFiles.ts'

const coloursOf = (icon: string) => icon.match(/#[\da-f]{6}/g)

test('the icon has the colours of the masthead, its strip and its text', () => {
  expect(coloursOf(iconSvg({ primary: '#ffd100', masthead: '#000000', hyperlink: '#0000ff' }))).toEqual([
    '#000000',
    '#ffd100',
    '#ffffff',
  ])
})

test('a colour that is not chosen is the portal’s own', () => {
  expect(iconSvg({ primary: '', masthead: '', hyperlink: '' })).toBe(iconSvg(brandDefaults))
})

test('a colour that is not chosen is left out of the style sheet', () => {
  expect(themeCss({ primary: ' ', masthead: 'rebeccapurple', hyperlink: '#00f' })).toBe(
    `/* The three colours of this deployment. Everything else that is coloured by the brand is derived from them. */
:root {
  --masthead-background: rebeccapurple;
  --secondary-interaction-hyperlink: #00f;
}
`,
  )
})
