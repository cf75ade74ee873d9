import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** The space above and below the text, with the border. */
export const edge = `(${vars.space.xsmall} + ${vars.borderWidth.standard})`

export const area = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.standard,
  resize: 'vertical',
  // The field grows with its text if the browser supports that. All lines are then printed, too.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', maxHeight: '60vh', resize: 'none' } },
  '@media': { print: { resize: 'none', paddingInline: 0, maxHeight: 'none' } },
})
