import { style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { clamped } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const heading = style({
  fontWeight: vars.fontWeight.heading,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textWrap: 'balance',
})

/** A page's title may be longer than other names, because nothing else on the page says it in full. */
export const title = style([clamped, { WebkitLineClamp: 6 }])

export const size = styleVariants({
  large: {
    ...textSizeOf('headingPhone'),
    '@media': { [from('tablet')]: textSizeOf('headingLarge') },
  },
  standard: textSizeOf('heading'),
  small: textSizeOf('standard'),
  /** For a text in capitals. */
  caption: { ...textSizeOf('caption'), color: vars.color.textSubdued },
  // Does not balance the lines. `keepMeasures` keeps each measurement in a name on one line, and balancing lines with such
  // unbreakable parts would make the lines less even.
  inherit: { textWrap: 'wrap', fontWeight: vars.fontWeight.medium },
})

/** Makes the heading at least two lines high on a phone. */
export const twoLinesOnPhone = style({
  '@media': { [below('tablet')]: { minHeight: `calc(2em * ${vars.lineHeight.headingPhone})` } },
})

// Scripts focus the heading for screen readers. A focus ring would suggest that the text can be operated.
export const focusTarget = style({ ':focus': { outline: 'none' } })
