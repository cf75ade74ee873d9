import { expect, test } from 'vitest'
import { brandDefaults } from './brand.ts'
import { iconSvg, themeCss } from './deploymentFiles.ts'

const coloursOf = (icon: string) => icon.match(/#[\da-f]{6}/g)

test('an icon has the brand’s chosen or default colours', () => {
  expect(coloursOf(iconSvg({ primary: '#ffd100', masthead: '#000000', hyperlink: '#0000ff' }))).toEqual([
    '#000000',
    '#ffd100',
    '#ffffff',
  ])
  expect(iconSvg({ primary: '', masthead: '', hyperlink: '' })).toBe(iconSvg(brandDefaults))
})

test('colours that are not chosen are left out of the style sheet', () => {
  expect(themeCss({ primary: ' ', masthead: 'rebeccapurple', hyperlink: '#00f' })).toBe(
    `/* The three colours of this deployment. Everything else that is coloured by the brand is derived from them. */
:root {
  --masthead-background: rebeccapurple;
  --secondary-interaction-hyperlink: #00f;
}
`,
  )
})
