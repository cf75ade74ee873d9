import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const swatch = {
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.small,
}

export const picker = style({
  flexShrink: 0,
  width: vars.control.standard,
  height: vars.control.standard,
  padding: vars.space.xxsmall,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': swatch,
    '&::-moz-color-swatch': swatch,
    '&:disabled': { cursor: 'not-allowed' },
  },
})
