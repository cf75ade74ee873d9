import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const separator = style({
  marginBlock: vars.space.xxsmall,
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
})

export const empty = style({
  maxWidth: '18rem',
  padding: vars.space.small,
  color: vars.color.textSubdued,
})
