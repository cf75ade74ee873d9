import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const heading = style({
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textWrap: 'balance',
})

export const size = styleVariants({
  display: {
    fontSize: vars.fontSize.headingLarge,
    letterSpacing: '-0.015em',
    '@media': { [from('tablet')]: { fontSize: vars.fontSize.display } },
  },
  large: { fontSize: vars.fontSize.headingLarge, letterSpacing: '-0.01em' },
  standard: { fontSize: vars.fontSize.heading },
  small: { fontSize: vars.fontSize.headingSmall },
})

// The focus is set here for screen readers; a focus ring around a title that cannot be operated would confuse.
export const focusTarget = style({ ':focus': { outline: 'none' } })
