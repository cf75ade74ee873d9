import { style } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
  // Fills a sheet.
  flexGrow: 1,
  minWidth: 0,
})

/** One of the two dates. They are side by side if both fit, each then no wider than a date needs. */
export const end = style({
  flex: '1 1 12.5rem',
  minWidth: 0,
  '@media': { [from('tablet')]: { maxWidth: '16rem' } },
})

/** A date on the same line as its label. */
export const inlineEnd = style({
  display: 'grid',
  gridTemplateColumns: 'auto 10.25rem',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
})
