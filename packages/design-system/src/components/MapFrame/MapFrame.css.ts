import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style([
  screenOnly,
  {
    display: 'block',
    width: '100%',
    aspectRatio: '4 / 3',
    maxHeight: '60vh',
    border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surfaceSunken,
  },
])
