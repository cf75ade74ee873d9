import { style } from '@vanilla-extract/css'
import { highlight } from '../../css/forcedColors.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { selected } from '../../parts/selected.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

export const gallery = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 })

export const choices = style([screenOnly, { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall }])

const chosen = '&:has(:checked)'

export const choice = style([
  whenHoveredOver({ backgroundColor: vars.color.surfaceHover }),
  {
    position: 'relative',
    width: `max(3rem, ${vars.control.standard})`,
    // Room for the outline of the chosen one, around its picture.
    padding: '4px',
    borderRadius: vars.radius.standard,
    cursor: 'pointer',
    '@media': highlight(chosen),
    selectors: {
      [chosen]: selected,
      '&:has(:focus-visible)': {
        outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
  },
])
