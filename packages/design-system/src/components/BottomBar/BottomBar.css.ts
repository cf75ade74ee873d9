import { style } from '@vanilla-extract/css'
import { container, screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style([
  screenOnly,
  {
    borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: vars.color.surface,
  },
])

export const inner = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.large,
    paddingBlock: vars.space.small,
  },
])
