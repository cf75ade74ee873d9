import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** The CSS custom property that holds the number of lines of the empty field. */
export const rows = '--rows'

export const area = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.standard,
  resize: 'vertical',
  // The field grows with its text if the browser supports that. It then ignores `rows`, and all lines are printed, too.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } },
  '@media': {
    screen: {
      minHeight: `max(${vars.control.standard}, calc(var(${rows}) * 1lh + 2 * (${vars.space.xsmall} + ${vars.borderWidth.standard})))`,
      maxHeight: '60vh',
    },
    print: { resize: 'none', paddingInline: 0 },
  },
})
