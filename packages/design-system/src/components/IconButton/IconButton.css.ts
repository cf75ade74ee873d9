import { style, styleVariants } from '@vanilla-extract/css'
import { from, type Breakpoint } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Fills the button, so that the tooltip appears when the mouse is over any part of the button. */
export const face = style({
  display: 'grid',
  gridAutoFlow: 'column',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.xsmall,
  alignSelf: 'stretch',
  flexGrow: 1,
  fontSize: vars.control.smallText,
})

const withLabel = (breakpoint: Breakpoint) => ({
  '@media': { [from(breakpoint)]: { width: 'auto', paddingInline: vars.space.small } },
})

/** In a window that is wide enough, the label is beside the icon. */
export const labelled = styleVariants({ tablet: withLabel('tablet'), wide: withLabel('wide') })
