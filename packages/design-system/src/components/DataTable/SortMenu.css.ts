import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const icon = style([
  screenOnly,
  {
    position: 'relative',
    ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
])

/** Places the invisible list over the icon, so that a press on the icon opens the list. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: '1rem',
})
