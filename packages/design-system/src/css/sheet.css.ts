import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { below } from './breakpoints.ts'

export const hairline = `${vars.borderWidth.standard} solid ${vars.color.border}`

/** Fills the width of a phone. The content is padded by the gutter, so that its text stays aligned with the page. */
const fullWidthOnPhone = style({
  '@media': {
    [below('tablet')]: { marginInline: `calc(-1 * ${vars.gutter.phone})`, borderInlineWidth: 0, borderRadius: 0 },
  },
})

/** On a phone, the children become rows of one sheet. Gaps between them show the background as hairlines. */
export const rowsOnPhone = style([
  fullWidthOnPhone,
  {
    display: 'grid',
    '@media': {
      [below('tablet')]: {
        gap: vars.borderWidth.standard,
        borderBlock: hairline,
        backgroundColor: vars.color.border,
      },
    },
  },
])

/** A surface for content that belongs together. */
export const sheet = style([
  {
    border: hairline,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface,
    // Not `hidden`, which would create a scroll container.
    overflow: 'clip',
  },
  fullWidthOnPhone,
])
