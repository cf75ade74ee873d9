import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** The head is rendered only for printing. After printing, this style hides it until the next render. */
const head = style({ marginBlockEnd: vars.space.medium, '@media': { screen: { display: 'none' } } })

export const of = styleVariants({ page: [head], document: [head] })

// If a `document` head is printed, this rule hides the `page` head and the screen's h1.
globalStyle(`:root:has(${of.document}) :is(${of.page}, h1:not(${of.document} *))`, {
  '@media': { print: { display: 'none' } },
})
