import { expect, test } from 'vitest'
import { themeCss } from './themeCss.ts'

test('a colour that is not chosen is left out', () => {
  expect(themeCss({ primary: ' ', masthead: 'rebeccapurple', hyperlink: '#00f' })).toBe(
    `/* The three colours of this deployment. Everything else that is coloured by the brand is derived from them. */
:root {
  --masthead-background: rebeccapurple;
  --secondary-interaction-hyperlink: #00f;
}
`,
  )
})
