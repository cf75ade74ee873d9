import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const code = style({
  margin: 0,
  padding: vars.space.small,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.standard,
  // Wrapped instead of scrolled, so that the whole text can be read with a keyboard and on a phone.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
