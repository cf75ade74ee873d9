import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const card = style({
  minWidth: 0,
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  // No boxes on paper, so that the contents of all cards start at the same edge.
  '@media': { print: { border: 0 } },
})

const unpadded = { print: { padding: 0 } }

export const padding = styleVariants({
  // Less padding on a phone, where two cards side by side have little space.
  small: { padding: vars.space.small, '@media': { [below('tablet')]: { padding: vars.space.xsmall }, ...unpadded } },
  medium: { padding: vars.space.medium, '@media': unpadded },
})

/** On a phone, the card fills the width, and its text is aligned with the text of the page. */
export const sheet = style({
  '@media': {
    [below('tablet')]: {
      marginInline: `calc(-1 * ${vars.gutter.phone})`,
      borderInlineWidth: 0,
      borderRadius: 0,
      paddingInline: vars.gutter.phone,
    },
  },
})
