import { style } from '@vanilla-extract/css'
import { highlight, selected } from '../css/selected.ts'
import { whenHoveredOver } from '../css/touched.ts'
import { vars } from '../theme/vars.css.ts'

const chosen = '&:has(:checked)'

/** One of several options to choose from: a label that contains the input. */
export const option = style([
  whenHoveredOver({ backgroundColor: vars.color.surfaceHover }),
  {
    position: 'relative',
    cursor: 'pointer',
    '@media': highlight(chosen),
    selectors: { [chosen]: selected },
  },
])

/** Transparent and as large as the option, so that a screen reader finds it when a finger explores the screen. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
})
