import { style } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style([
  screenOnly,
  {
    borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: vars.color.surface,
  },
])

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  maxWidth: vars.contentWidth.wide,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  '@media': { [from('tablet')]: { paddingInline: vars.space.large } },
})
