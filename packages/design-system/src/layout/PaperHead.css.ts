import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** Rendered for paper only; the rule is for the moment between the end of printing and the next render. */
const head = style({ marginBlockEnd: vars.space.medium, '@media': { screen: { display: 'none' } } })

export const of = styleVariants({ page: [head], document: [head] })

// The head of a document takes the place of the one of the page around it, and its title that of the screen's heading.
globalStyle(`:root:has(${of.document}) :is(${of.page}, h1:not(${of.document} *))`, {
  '@media': { print: { display: 'none' } },
})
