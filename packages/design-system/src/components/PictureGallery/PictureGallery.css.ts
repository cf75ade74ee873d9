import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import * as part from '../../parts/choice.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const gallery = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 })

export const choices = style([screenOnly, { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall }])

export const choice = style([
  part.option,
  {
    width: `max(3rem, ${vars.control.standard})`,
    // Space for the outline around the chosen picture.
    padding: '4px',
    borderRadius: vars.radius.standard,
  },
])
