import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const square = style({
  flexShrink: 0,
  padding: 0,
})

export const size = styleVariants({
  standard: { width: vars.control.standard, height: vars.control.standard },
  small: { width: vars.control.standard, height: vars.control.standard },
})
