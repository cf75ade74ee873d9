import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const divider = style({
  width: '100%',
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
})
