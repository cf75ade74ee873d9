import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minWidth: 0,
})

/** One of the two dates. They are side by side if both fit; each is no wider than a date needs. */
export const end = style({ flex: '1 1 12.5rem', minWidth: 0, maxWidth: '16rem' })

/** A date on the same line as its label. */
export const inlineEnd = style({
  display: 'grid',
  gridTemplateColumns: 'auto 10.25rem',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
})
