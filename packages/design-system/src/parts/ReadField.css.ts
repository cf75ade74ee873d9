import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const note = style({
  flexShrink: 0,
  paddingInlineEnd: vars.space.small,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
})
