import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

export const button = style([
  screenOnly,
  whenHoveredOver({ backgroundColor: vars.color.surfaceHover }),
  {
    position: 'relative',
    ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
])

/** Places the invisible list over the button, so that a press on it opens the list. */
export const invisibleSelect = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: '1rem',
})
