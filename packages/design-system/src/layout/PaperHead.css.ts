import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** The head is rendered for paper only. This hides it between the end of printing and the next render. */
const head = style({ marginBlockEnd: vars.space.medium, '@media': { screen: { display: 'none' } } })

export const of = styleVariants({ page: [head], document: [head] })

// The head of a document replaces the head of the page, and the document's title replaces the screen's heading.
globalStyle(`:root:has(${of.document}) :is(${of.page}, h1:not(${of.document} *))`, {
  '@media': { print: { display: 'none' } },
})
