import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { below } from './breakpoints.ts'

export const hairline = `${vars.borderWidth.standard} solid ${vars.color.border}`

/** Takes the whole width of a phone. The content gets the gutter as padding, so its text stays aligned with the page. */
export const fullWidthOnPhone = style({
  '@media': {
    [below('tablet')]: { marginInline: `calc(-1 * ${vars.gutter.phone})`, borderInlineWidth: 0, borderRadius: 0 },
  },
})

/** On a phone, the children are the rows of one sheet. Its background shows in the gaps between them as hairlines. */
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

/** One surface for content that belongs together. */
export const sheet = style([
  {
    border: hairline,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface,
    // Not `hidden`, which would make a scroll container.
    overflow: 'clip',
  },
  fullWidthOnPhone,
])
