import { style } from '@vanilla-extract/css'
import { highlight } from '../../css/forcedColors.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { selected } from '../../parts/selected.ts'
import { vars } from '../../theme/vars.css.ts'

export const gallery = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 })

export const choices = style([screenOnly, { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall }])

export const choice = style({
  width: `max(3rem, ${vars.control.standard})`,
  // Room for the outline of the chosen one, around its picture.
  padding: '4px',
  border: 0,
  borderRadius: vars.radius.standard,
  background: 'none',
  cursor: 'pointer',
  '@media': highlight('&[data-selected]'),
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': selected,
  },
})
