import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const area = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.standard,
  resize: 'vertical',
  // Prints all lines, if the browser supports `field-sizing`.
  '@media': { print: { resize: 'none', paddingInline: 0, fieldSizing: 'content' } },
})
