import { style } from '@vanilla-extract/css'
import { highlight } from '../../css/forcedColors.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { selected } from '../../parts/selected.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style([
  screenOnly,
  {
    display: 'inline-flex',
    padding: '2px',
    gap: '2px',
    border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surface,
  },
])

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: `calc(${vars.control.small} + 2px)`,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  '@media': highlight('&[data-selected]'),
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-selected]': selected,
  },
})
