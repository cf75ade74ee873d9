import { style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { typeOf } from '../../css/typeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const heading = style({
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textWrap: 'balance',
})

export const size = styleVariants({
  large: {
    ...typeOf('headingPhone'),
    letterSpacing: '-0.01em',
    '@media': { [from('tablet')]: typeOf('headingLarge') },
  },
  standard: typeOf('heading'),
  small: typeOf('standard'),
  inherit: { textWrap: 'wrap' },
})

/** As high as two lines on a phone, also for a text of one line. */
export const twoLinesOnPhone = style({
  '@media': { [below('tablet')]: { minHeight: `calc(2em * ${vars.lineHeight.headingPhone})` } },
})

// The focus is set here for screen readers; a focus ring around a title that cannot be operated would confuse.
export const focusTarget = style({ ':focus': { outline: 'none' } })
