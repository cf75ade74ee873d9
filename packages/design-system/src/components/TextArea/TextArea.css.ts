import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const area = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.standard,
  resize: 'vertical',
  // All of its lines, as far as the browser can.
  '@media': { print: { resize: 'none', paddingInline: 0, fieldSizing: 'content' } },
})
