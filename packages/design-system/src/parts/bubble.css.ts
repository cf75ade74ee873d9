import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** The look of a short text that floats over the page. */
export const bubble = style({
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  // A border that is visible only in forced colours.
  border: `${vars.borderWidth.standard} solid transparent`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.text,
  color: vars.color.surface,
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.standard,
})
